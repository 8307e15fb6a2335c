/** What the questions of all tasks need. */
import type { Misconception } from 'rigid-body-lab/course';

/** One answer, whatever is asked. */
export const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));
export const isNone = (numbers: readonly number[]): boolean => numbers.every((x) => x === 0);
