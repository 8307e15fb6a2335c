/** The three questions with which a notebook opens: one from the one before, two from older ones. */
import { variantOf } from '../judging/variant.js';
import type { QuestionHead } from './question.js';
import type { ReviewState } from './review-state.js';
import { emptyReview, timesAsked } from './review-state.js';
import { parted } from './schedule.js';

/** Older notebooks are taken from about so far back, as shares of the way to the first. */
const BACK = [1 / 3, 2 / 3];

const two = (n: number): string => String(n).padStart(2, '0');

/** The notebooks that the questions of an opener come from. 01 has only 00 before it, and 00 none. */
export function openerSources(notebook: string): string[] {
  const n = Number(notebook);
  if (n === 0) return [];
  if (n === 1) return ['00', '00'];
  const older = BACK.map((share) => Math.round((1 - share) * (n - 2)));
  return [two(n - 1), ...older.map(two)];
}

/**
 * The questions of an opener: of each source one that was asked least often, never two of
 * one idea if that can be.
 */
export function openerOf(
  bank: readonly QuestionHead[],
  notebook: string,
  state: ReviewState = emptyReview(),
): QuestionHead[] {
  const chosen: QuestionHead[] = [];
  for (const source of openerSources(notebook)) {
    const chance = ({ id }: QuestionHead): number => variantOf(`opener ${notebook}`, id).random();
    const isAlike = ({ idea }: QuestionHead): number => Number(chosen.some((head) => head.idea === idea));
    const [first] = bank
      .filter((head) => head.notebook === source && !chosen.includes(head))
      .sort(
        (a, b) => isAlike(a) - isAlike(b) || timesAsked(state, a.id) - timesAsked(state, b.id) || chance(a) - chance(b),
      );
    if ((first as QuestionHead | undefined) !== undefined) chosen.push(first);
  }
  return parted(chosen);
}

/** As long as a day's reading. */
const TODAY = 12 * 3_600_000;

/** Whether the reader has answered today what comes from before this notebook. */
export function wasOpened(bank: readonly QuestionHead[], notebook: string, state: ReviewState, now: number): boolean {
  const sources = openerSources(notebook);
  const ofToday = bank.filter(
    ({ id, notebook: source }) => sources.includes(source) && now - (state.asked[id]?.last ?? 0) < TODAY,
  );
  return ofToday.length >= sources.length;
}

/** The seed of the numbers that stand in the notebook's own text. */
export const printedSeed = (notebook: string): string => `printed ${notebook}`;
