/**
 * How long a notebook takes, about: reading with formulas, a prediction thought over,
 * a change made and looked at.
 */

/** Words of prose with formulas in a minute. */
const PACE = 130;
const MINUTES = { question: 1.25, change: 1 };
/** Nobody plans by the minute. */
const STEP = 5;

/**
 * Minutes, in steps of five.
 *
 * @example
 * readingMinutes(['Ten words of prose that somebody has to read here.'], { questions: 4, changes: 3 });
 * // => 10
 */
export function readingMinutes(
  prose: readonly string[],
  { questions, changes }: { questions: number; changes: number },
): number {
  const words = prose.join(' ').split(/\s+/).filter(Boolean).length;
  const minutes = words / PACE + questions * MINUTES.question + changes * MINUTES.change;
  return Math.max(STEP, STEP * Math.round(minutes / STEP));
}
