/** Running the parts of a check that an author wrote: what throws is told with its check and its inputs. */
import type { Outcome } from '../guest/reply.js';
import { plainJson } from '../judging/judge-check.js';
import { thrownText } from '../sandbox/author-error.js';
import type { Defined } from './loaded.js';

/** An input in the room of a line. */
export function inputText(input: unknown): string {
  const text = plainJson(input);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

/** Runs a part of a check; if it throws, notes which part, and with which inputs. */
export type PartRun = <T>(part: string, run: () => T, inputs?: unknown) => T | undefined;

/** What a judge gave, if it is a judgement: a judge that answers true or false has no part to give. */
export function judgementIn<T>(value: T): T {
  const { score } = (value ?? {}) as { score?: unknown };
  if (typeof score === 'number' && score >= 0 && score <= 1) return value;
  throw new TypeError(`it gave ${JSON.stringify(value)}: expected { score, … } with a score from 0 to 1`);
}

/** Notes faults of one check: of each part only the first. */
export function attemptsOf({ file, name }: Pick<Defined, 'file' | 'name'>, faults: Map<string, string>): PartRun {
  return (part, run, inputs) => {
    try {
      return run();
    } catch (error) {
      const key = `${file}: ${name}: ${part}`;
      const asked = inputs === undefined ? '' : `, for the inputs ${inputText(inputs)}`;
      if (!faults.has(key)) faults.set(key, `${key} ${thrownText(error)}${asked}`);
      return undefined;
    }
  };
}

/** What a probe that uses its module throws, in words that say why. */
export function probeFault({ file, name, kind }: Defined, outcome: Outcome | undefined): string | undefined {
  if (outcome?.kind !== 'thrown' || outcome.thrown.name !== 'ReferenceError') return undefined;
  const part = kind === 'check' ? 'probe' : 'call';
  return (
    `${file}: ${name}: its ${part} throws: ${outcome.thrown.message}. A ${part} is sent as text, and knows only its ` +
    'arguments: write what it needs inside it, or put the value into the inputs.'
  );
}
