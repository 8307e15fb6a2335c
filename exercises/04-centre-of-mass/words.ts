/** What the questions of all tasks need. */
import type { Misconception } from 'rigid-body-lab/course';

/** One answer, whatever is asked. */
export const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));
/** One word for what is larger, smaller or equal. */
export const word = <T>(difference: number, [more, less, equal]: readonly [T, T, T]): T =>
  difference > 0 ? more : difference < 0 ? less : equal;
