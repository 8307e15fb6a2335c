import { describe, expect, it } from 'vitest';
import type { QuestionHead } from '../../../src/course/questions/question.js';
import { emptyReview, merged, noted, readChanges, reviewIn } from '../../../src/course/questions/review-state.js';
import type { ReviewState } from '../../../src/course/questions/review-state.js';
import {
  anyQuestions,
  dueAt,
  dueQuestions,
  nextDue,
  openQuestions,
  seedOf,
} from '../../../src/course/questions/schedule.js';
import { beginning, restOf } from '../../../src/course/questions/sitting.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday evening. */
const MONDAY = Date.UTC(2026, 10, 30, 19);

/** Six questions each of so many notebooks; two of each share an idea. */
const bankOf = (notebooks: number): QuestionHead[] =>
  Array.from({ length: 6 * notebooks }, (_, k) => {
    const notebook = String(Math.floor(k / 6)).padStart(2, '0');
    return {
      id: `idea-${notebook}-${Math.floor((k % 6) / 2)}/q${k % 6}`,
      idea: `idea-${notebook}-${Math.floor((k % 6) / 2)}`,
      notebook,
      kind: 'choice',
    };
  });

const read = (state: ReviewState, notebooks: readonly string[], at: number): ReviewState =>
  noted(state, { kind: 'read', notebooks, at });

/** Sits down: answers all that is asked, and says what that was. */
function sit(bank: readonly QuestionHead[], before: ReviewState, now: number, isRight: (id: string) => boolean) {
  let state = beginning(bank, before, { now }).reduce(noted, before);
  const asked = openQuestions(bank, state, now);
  const seeds = asked.map((head) => `${head.id} ${seedOf(state, head)}`);
  for (const { id } of asked) state = noted(state, { kind: 'answered', question: id, right: isRight(id), at: now });
  return { state, asked, seeds };
}

describe('a month of review', () => {
  // A reader who reads a notebook every second day, and sits down each evening but for a week away.
  const bank = bankOf(6);
  const away = (day: number): boolean => day >= 12 && day < 19;
  const forgets = (id: string, day: number): boolean => id.endsWith('q3') && day < 6;
  const log: { day: number; asked: QuestionHead[]; seeds: string[] }[] = [];
  let state = emptyReview();
  for (let day = 0; day < 60; day++) {
    // An hour earlier or later from evening to evening.
    const now = MONDAY + day * DAY + ((day * 7) % 3) * HOUR;
    if (day % 2 === 0 && day < 12) state = read(state, [`0${day / 2}`], now);
    if (away(day)) continue;
    const sitting = sit(bank, state, now, (id) => !forgets(id, day));
    state = sitting.state;
    log.push({ day, asked: sitting.asked, seeds: sitting.seeds });
  }
  const daysOf = (id: string): number[] =>
    log.filter(({ asked }) => asked.some((head) => head.id === id)).map(({ day }) => day);

  it('asks nothing on the day on which something was read, and never more than five at once', () => {
    expect(log[0].asked).toEqual([]);
    expect(Math.max(...log.map(({ asked }) => asked.length))).toBe(5);
    for (const { day, asked } of log) {
      for (const { notebook } of asked) expect(day).toBeGreaterThan(2 * Number(notebook));
    }
  });

  it('asks what was known again after 1, 7 and 21 days or a little more, and then no more', () => {
    for (const { id } of bank.filter((head) => !head.id.endsWith('q3'))) {
      const days = daysOf(id);
      expect(days).toHaveLength(3);
      expect(days[1] - days[0]).toBeGreaterThanOrEqual(7);
      expect(days[2] - days[1]).toBeGreaterThanOrEqual(21);
      // A queue of five an evening makes them wait, the week away too, but not for ever.
      expect(days[1] - days[0]).toBeLessThanOrEqual(16);
      expect(days[2] - days[1]).toBeLessThanOrEqual(25);
    }
  });

  it('asks what was not known on the next day, and begins anew with it', () => {
    const days = daysOf('idea-00-1/q3');
    expect(days.length).toBeGreaterThan(3);
    expect(days[1] - days[0]).toBeLessThanOrEqual(3);
  });

  it('offers five after a week away, as on any evening, and says nothing of what was missed', () => {
    const back = log.find(({ day }) => day === 19)!;
    expect(back.asked).toHaveLength(5);
  });

  it('parts neighbours by notebook, wherever two notebooks are asked about', () => {
    for (const { asked } of log) {
      const most = Math.max(
        0,
        ...asked.map(({ notebook }) => asked.filter((other) => other.notebook === notebook).length),
      );
      const clashes = asked.slice(1).filter(({ notebook }, k) => notebook === asked[k].notebook);
      if (most <= Math.ceil(asked.length / 2)) expect(clashes).toEqual([]);
    }
  });

  it('draws other numbers each time', () => {
    const seeds = log.flatMap((entry) => entry.seeds);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('ends: whoever has known all three times is asked nothing', () => {
    expect(nextDue(bank, state)).toBeUndefined();
    expect(restOf(bank, state, MONDAY + 90 * DAY)).toEqual({ kind: 'known' });
  });
});

describe('due questions', () => {
  const bank = bankOf(3);
  const [first] = bank;

  it('are due a quarter of a day before the full days, so that evenings need not be equally late', () => {
    const known = (step: number): ReviewState => ({
      ...emptyReview(),
      asked: { [first.id]: { times: step, step, last: MONDAY } },
    });
    expect([0, 1, 2].map((step) => (dueAt(known(step), first)! - MONDAY) / HOUR)).toEqual([18, 162, 498]);
    expect(dueAt(known(3), first)).toBeUndefined();
    expect(dueAt(emptyReview(), first)).toBeUndefined();
  });

  it('are the same for the same state, and others for another one', () => {
    const state = read(emptyReview(), ['00', '01', '02'], MONDAY);
    const ids = (of: ReviewState): string[] => dueQuestions(bank, of, MONDAY + 2 * DAY).map(({ id }) => id);
    expect(ids(state)).toEqual(ids(structuredClone(state)));
    expect(ids(state)).toHaveLength(5);
    const after = noted(state, { kind: 'answered', question: ids(state)[0], right: true, at: MONDAY + 2 * DAY });
    expect(ids(after)).not.toContain(ids(state)[0]);
  });

  it('come from as many notebooks as there are, and of five no two ask about one idea', () => {
    const state = read(emptyReview(), ['00', '01', '02'], MONDAY);
    const asked = dueQuestions(bank, state, MONDAY + DAY);
    expect(new Set(asked.map(({ notebook }) => notebook))).toEqual(new Set(['00', '01', '02']));
    expect(new Set(asked.map(({ idea }) => idea)).size).toBe(5);
  });

  it('of one notebook alone are asked as well', () => {
    const state = read(emptyReview(), ['00'], MONDAY);
    expect(dueQuestions(bank, state, MONDAY + DAY)).toHaveLength(5);
  });

  it('are none where nothing is read; whoever wants is asked all the same of what is read', () => {
    expect(dueQuestions(bank, emptyReview(), MONDAY)).toEqual([]);
    expect(restOf(bank, emptyReview(), MONDAY)).toEqual({ kind: 'unread' });
    const state = read(emptyReview(), ['01'], MONDAY);
    expect(beginning(bank, state, { now: MONDAY })).toEqual([]);
    expect(restOf(bank, state, MONDAY)).toEqual({ kind: 'until', time: MONDAY + 18 * HOUR });
    expect(anyQuestions(bank, state).every(({ notebook }) => notebook === '01')).toBe(true);
    expect(beginning(bank, state, { now: MONDAY, anyway: true })[0]).toMatchObject({ kind: 'begun', at: MONDAY });
  });

  it('of a sitting that was broken off are gone on with the same day, and not on the next', () => {
    const state = read(emptyReview(), ['00'], MONDAY - DAY);
    const begun = beginning(bank, state, { now: MONDAY }).reduce(noted, state);
    const [one] = openQuestions(bank, begun, MONDAY);
    const after = noted(begun, { kind: 'answered', question: one.id, right: true, at: MONDAY });
    expect(openQuestions(bank, after, MONDAY + 2 * HOUR)).toHaveLength(4);
    expect(beginning(bank, after, { now: MONDAY + 2 * HOUR })).toEqual([]);
    expect(openQuestions(bank, after, MONDAY + DAY)).toEqual([]);
  });
});

describe('the state', () => {
  it('takes notebooks before the last one as read the day before', () => {
    const state = readChanges(['02', '00', '01'], MONDAY).reduce(noted, emptyReview());
    expect(state.read).toEqual({ '00': MONDAY - DAY, '01': MONDAY - DAY, '02': MONDAY });
    expect(noted(state, { kind: 'read', notebooks: ['00'], at: MONDAY + DAY }).read['00']).toBe(MONDAY - DAY);
  });

  it('of two places is merged: of each question the later answer, of each notebook the earlier day', () => {
    const one = { ...emptyReview(), read: { '00': 5 }, asked: { a: { times: 1, step: 1, last: 10 } } };
    const other = {
      ...emptyReview(),
      read: { '00': 3, '01': 8 },
      asked: { a: { times: 2, step: 0, last: 20 }, b: { times: 1, step: 1, last: 4 } },
    };
    expect(merged(one, other)).toEqual({ ...other, read: { '00': 3, '01': 8 } });
    expect(merged(other, one)).toEqual(merged(one, other));
  });

  it('is read entry by entry: what is not as it should be is left out', () => {
    const asked = { 'a/b': { times: 1, step: 1, last: 7 }, 'a/c': { times: -1, step: 1, last: 7 }, 'a/d': 'x' };
    expect(reviewIn({ format: 1, read: { '00': 4, '01': 'then' }, asked, sitting: { begun: 'x', open: [] } })).toEqual({
      format: 1,
      read: { '00': 4 },
      asked: { 'a/b': { times: 1, step: 1, last: 7 } },
    });
    expect([reviewIn(undefined), reviewIn({ format: 2 }), reviewIn([])]).toEqual([undefined, undefined, undefined]);
  });
});
