/** The smallest case as a question: one number of the answer, to be worked out on paper. */
import { NUMBER } from '@dist/course/judging/story.js';
import type { Story } from '@dist/course/judging/story.js';

export interface HandQuestion {
  call: string;
  /** Which number of the answer is asked for: "the entry [0][1]". */
  which: string;
  unit: string;
  answer: number;
  /** What the student's function says. */
  theirs: number;
}

function placeIn(text: string, index: number, where: string | undefined): string {
  if (/^\[\[/.test(text)) {
    const columns = text.slice(2, text.indexOf(']')).split(', ').length;
    return `the entry [${Math.floor(index / columns)}][${index % columns}]`;
  }
  if (text.startsWith('[')) return `the entry [${index}]`;
  if (where === undefined) return 'the number';
  return where.startsWith('row') ? `the number in ${where}` : where;
}

/** Undefined where the story has no number to ask for. */
export function handQuestion({ check, given, differs }: Story): HandQuestion | undefined {
  const { got = '', wanted = '', unit = '', where } = check;
  const [theirs, right] = [got, wanted].map((text) => (text.match(NUMBER) ?? []).map(Number));
  const index = Math.max(0, differs.indexOf(true));
  if (given?.label !== 'call' || right.length === 0 || theirs.length !== right.length) return undefined;
  if (theirs[index] === right[index]) return undefined;
  return { call: given.text, which: placeIn(wanted, index, where), unit, answer: right[index], theirs: theirs[index] };
}

/** Who rounds to three digits on paper is right. */
export function isHandRight({ answer }: HandQuestion, said: number): boolean {
  const thirdDigit = answer === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(answer))) - 2);
  return Math.abs(said - answer) <= 0.5001 * thirdDigit;
}
