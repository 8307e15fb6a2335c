import type { Misconception } from 'rigid-body-lab/course';

/** One answer, whatever is asked. */
export const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

/** What is right for all inputs but those of one class; its text says which. */
export const butFor =
  <I>(is: (input: I) => boolean, answer: string, right: (input: I) => string) =>
  (input: I): string =>
    is(input) ? answer : right(input);
