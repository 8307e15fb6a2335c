/**
 * The bank of questions. What one must know to choose is one file; each question is another,
 * and comes when it is asked.
 */
import { drawn } from '@dist/course/questions/drawn-question.js';
import type { DrawnQuestion } from '@dist/course/questions/drawn-question.js';
import type { AuthoredQuestion, QuestionHead } from '@dist/course/questions/question.js';

interface BankFile {
  heads: readonly QuestionHead[];
  parts: Readonly<Record<string, () => Promise<{ default: AuthoredQuestion }>>>;
}

export class Bank {
  readonly heads: readonly QuestionHead[];
  readonly #parts: BankFile['parts'];

  constructor({ heads, parts }: BankFile) {
    this.heads = heads;
    this.#parts = parts;
  }

  /** A question with its numbers. */
  async drawn({ id, idea }: QuestionHead, seed: string): Promise<DrawnQuestion> {
    const { default: question } = await this.#parts[id]();
    return drawn({ id, idea, question }, seed);
  }
}

const loaded = new Map<string, Promise<Bank>>();

/** The bank at an address of the page. */
export function bankAt(url: string): Promise<Bank> {
  const known = loaded.get(url);
  if (known) return known;
  const bank = new Promise<Bank>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: url });
    const take = ({ detail }: CustomEventInit<BankFile>): void => {
      resolve(new Bank(detail!));
    };
    addEventListener('course-bank', take as EventListener, { once: true });
    script.onerror = (): void => {
      loaded.delete(url);
      reject(new Error('The bank of questions does not come.'));
    };
    document.head.append(script);
  });
  loaded.set(url, bank);
  return bank;
}
