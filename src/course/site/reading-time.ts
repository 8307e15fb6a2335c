/** How long a notebook takes, about: read along its main road, and with everything tried. */

/** What takes a reader's time. */
export interface Amount {
  /** Of prose, formulas among them. */
  words: number;
  /** Predictions. */
  questions: number;
  /** Changes that a reader is asked to make. */
  changes: number;
  controls: number;
  charts: number;
  lines: number;
}

/** Minutes for one of each. Who reads on looks at code and charts in passing. */
const READING: Amount = { words: 1 / 130, questions: 1.25, changes: 1, controls: 0, charts: 0, lines: 0 };
/** Who tried everything in 00, 08, 10, 14 and 15 needed two to three times what reading takes. */
const TRYING: Amount = { words: 1 / 110, questions: 2.5, changes: 2.5, controls: 1, charts: 1, lines: 1 / 25 };
/** Nobody plans by the minute. */
const STEP = 5;

const minutes = (amount: Amount, each: Amount): number => {
  const sum = (Object.keys(each) as (keyof Amount)[]).reduce((total, key) => total + amount[key] * each[key], 0);
  return Math.max(STEP, STEP * Math.round(sum / STEP));
};

/**
 * Minutes of reading, in steps of five.
 *
 * @example
 * readingMinutes({ words: 1300, questions: 4, changes: 3, controls: 5, charts: 6, lines: 200 });
 * // => 20
 */
export const readingMinutes = (amount: Amount): number => minutes(amount, READING);

/**
 * Minutes with everything tried: folds opened, code read, charts looked at, predictions thought over.
 *
 * @example
 * tryingMinutes({ words: 1300, questions: 4, changes: 3, controls: 5, charts: 6, lines: 200 });
 * // => 50
 */
export const tryingMinutes = (amount: Amount): number => minutes(amount, TRYING);
