/**
 * What a reader is asked again, and when: about 1, 7 and 21 days after the last time. Nothing adds up:
 * whoever stays away for a month is offered the same five questions as whoever stays away for a week.
 * The same state gives the same five.
 */
import { variantOf } from '../judging/variant.js';
import type { QuestionHead } from './question.js';
import type { ReviewState } from './review-state.js';
import { timesAsked } from './review-state.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days until a question is asked again, after so many right answers in a row. */
const INTERVALS = [1, 7, 21] as const;
/** Who looks in each evening, a little earlier than the evening before, is not sent away. */
const ABOUT = 6 * HOUR;
/** Questions of one sitting. */
export const FIVE = 5;

/**
 * When a question comes back; undefined when it has been known three times, or its notebook is not read yet.
 */
export function dueAt(state: ReviewState, { id, notebook }: QuestionHead): number | undefined {
  const { step, last } = state.asked[id] ?? { step: 0, last: state.read[notebook] };
  return last === undefined || step >= INTERVALS.length ? undefined : last + INTERVALS[step] * DAY - ABOUT;
}

/** The questions that are due, those asked before first; so many at most, neighbours of different topics. */
export function dueQuestions(bank: readonly QuestionHead[], state: ReviewState, now: number): QuestionHead[] {
  const isDue = (head: QuestionHead): boolean => (dueAt(state, head) ?? Infinity) <= now;
  return mixed(inTurn(bank.filter(isDue), state));
}

/** Five of the notebooks that were read, for whoever wants them although none is due. */
export function anyQuestions(bank: readonly QuestionHead[], state: ReviewState): QuestionHead[] {
  return mixed(
    inTurn(
      bank.filter(({ notebook }) => state.read[notebook] !== undefined),
      state,
    ),
  );
}

/** A sitting that was broken off is gone on with on the same day. */
const SITTING = 12 * HOUR;

/** The questions of the sitting that has begun and is not over; empty when none is. */
export function openQuestions(bank: readonly QuestionHead[], { sitting }: ReviewState, now: number): QuestionHead[] {
  if (!sitting || now - sitting.begun > SITTING) return [];
  return sitting.open.flatMap((id) => bank.find((head) => head.id === id) ?? []);
}

/** When the next one is due; undefined when none will be. */
export function nextDue(bank: readonly QuestionHead[], state: ReviewState): number | undefined {
  const times = bank.map((head) => dueAt(state, head)).filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * Those that were asked before the others, and the ones asked least recently first; new ones in any order.
 */
function inTurn(heads: readonly QuestionHead[], state: ReviewState): QuestionHead[] {
  const total = Object.keys(state.asked).reduce((sum, id) => sum + timesAsked(state, id), 0);
  const chance = new Map(heads.map((head) => [head.id, variantOf(String(total), head.id).random()]));
  const last = ({ id }: QuestionHead): number => state.asked[id]?.last ?? Infinity;
  const before = (a: QuestionHead, b: QuestionHead): number => {
    const [at, bt] = [last(a), last(b)];
    return at === bt ? chance.get(a.id)! - chance.get(b.id)! : at - bt;
  };
  return [...heads].sort(before);
}

/**
 * The first five that are spread over notebooks and ideas as far as they can be, in an order
 * that parts equal topics.
 */
function mixed(heads: readonly QuestionHead[]): QuestionHead[] {
  const chosen: QuestionHead[] = [];
  for (let most = 1; chosen.length < FIVE && most <= heads.length; most++) {
    for (const head of heads) {
      const alike = chosen.filter(({ notebook }) => notebook === head.notebook).length;
      const isNew = !chosen.some(({ id, idea }) => id === head.id || (idea === head.idea && most < FIVE));
      if (chosen.length < FIVE && alike < most && isNew) chosen.push(head);
    }
  }
  return parted(chosen);
}

/** The order of a few questions in which the fewest neighbours have one topic; the first of several. */
export function parted(heads: readonly QuestionHead[]): QuestionHead[] {
  const clash = (order: readonly QuestionHead[]): number =>
    order.slice(1).reduce((sum, head, k) => {
      const before = order[k];
      return sum + (head.notebook === before.notebook ? 2 : 0) + (head.idea === before.idea ? 1 : 0);
    }, 0);
  return permutations(heads).reduce((best, order) => (clash(order) < clash(best) ? order : best), [...heads]);
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, k) => permutations(list.filter((_, i) => i !== k)).map((rest) => [first, ...rest]));
}

/** The seed of the numbers with which a question is asked next: other ones each time. */
export const seedOf = (state: ReviewState, { id }: Pick<QuestionHead, 'id'>): string =>
  `review ${timesAsked(state, id)}`;
