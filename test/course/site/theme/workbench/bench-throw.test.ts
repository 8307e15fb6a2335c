import { describe, expect, it } from 'vitest';
import { integrateAdaptive } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import {
  chartDuration,
  motionOf,
  nudgeAxis,
  omegaOf,
  outcomeOf,
  playedDuration,
  possibleAxis,
  spinAxes,
} from '../../../../../src/course/site/.vitepress/theme/workbench/bench-throw.js';
import type { BenchThrow } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-throw.js';
import {
  nearlyEqual,
  quantity,
  questionOf,
  whyOf,
} from '../../../../../src/course/site/.vitepress/theme/workbench/bench-words.js';

const BRICK: Vec3 = [5, 17, 20];

/** When the spin about the axis passes zero, by integrating Euler's equations: no elliptic function. */
function zeroCrossings([a, b, c]: Vec3, given: BenchThrow, t1: number): number[] {
  const euler = (_t: number, [x, y, z]: readonly number[]): number[] => [
    ((b - c) / a) * y * z,
    ((c - a) / b) * z * x,
    ((a - b) / c) * x * y,
  ];
  const { events } = integrateAdaptive(euler, omegaOf([a, b, c], given), {
    t1,
    relTol: 1e-11,
    absTol: 1e-13,
    events: [{ value: (_t, omega) => omega[given.axis] }],
  });
  return events.map(({ time }) => time);
}

describe('the outcome of a throw', () => {
  it.each([
    ['about the middle axis', BRICK, { axis: 1, rate: 6, nudge: 0.01 }],
    ['with a large nudge', BRICK, { axis: 1, rate: 3, nudge: 0.9 }],
    ['about the largest, nearly equal to the middle', [5, 19.9, 20], { axis: 2, rate: 1, nudge: 0.8 }],
  ] as [string, Vec3, BenchThrow][])(
    '%s: first and every turn as Euler’s equations integrate',
    (_name, moments, given) => {
      const outcome = outcomeOf(moments, given);
      expect(outcome.turnsOver).toBe(true);
      const { first, every } = outcome;
      const wanted = [first, first + every, first + 2 * every];
      expect(zeroCrossings(moments, given, first + 2.5 * every)).toBeNear(wanted, 1e-7);
    },
  );

  it.each([
    ['the smallest', { axis: 0, rate: 6, nudge: 0.01 }],
    ['the largest', { axis: 2, rate: 6, nudge: 0.01 }],
    ['the smallest, with a large nudge', { axis: 0, rate: 1, nudge: 1 }],
  ] as [string, BenchThrow][])('about %s it never turns over', (_name, given) => {
    expect(outcomeOf(BRICK, given)).toMatchObject({ turnsOver: false, first: Infinity });
    expect(zeroCrossings(BRICK, given, 60)).toEqual([]);
  });

  it.each([
    [[3, 3, 3], 'all equal', undefined],
    [[2, 3, 3], 'two equal', 0],
    [[3, 3, 5], 'two equal', 2],
    [[0, 3, 3], 'rod', 0],
  ] as [Vec3, string, number | undefined][])(
    'of moments %j is that of a body with %s',
    (moments, kind, symmetryAxis) => {
      expect(outcomeOf(moments, { axis: 1, rate: 6, nudge: 0.01 })).toEqual({
        turnsOver: false,
        first: Infinity,
        every: Infinity,
        kind,
        symmetryAxis,
      });
    },
  );

  it('has the angular momentum upwards, and keeps it there', () => {
    const motion = motionOf(BRICK, { axis: 1, rate: 6, nudge: 0.5 });
    for (const t of [0, 1.3, 7.7]) {
      const { orientation, omegaBody } = motion(t);
      const [w, x, y, z] = orientation;
      const [a, b, c] = omegaBody.map((u, k) => u * BRICK[k]);
      // R L by the rows of the rotation matrix.
      const world = [
        (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c,
        2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c,
        2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c,
      ];
      expect(world).toBeNear([0, 0, Math.hypot(5 * 0.5, 17 * 6)], 1e-12);
    }
  });

  it('does not spin a rod about itself', () => {
    expect(spinAxes([0, 3, 3])).toEqual([1, 2]);
    expect(possibleAxis([0, 3, 3], 0)).toBe(1);
    expect(nudgeAxis([0, 3, 3], 1)).toBe(2);
    expect(omegaOf([0, 3, 3], { axis: 1, rate: 6, nudge: 0.01 })).toEqual([0, 6, 0.01]);
  });

  it('shows only the beginning while the question is open, and at least two turns afterwards', () => {
    const given = { axis: 1, rate: 6, nudge: 0.01 };
    const outcome = outcomeOf(BRICK, given);
    expect(playedDuration(given, outcome, true)).toBeLessThan(outcome.first);
    expect(playedDuration(given, outcome, false)).toBeGreaterThan(outcome.first + outcome.every);
    expect(chartDuration(given, outcome)).toBeGreaterThan(outcome.first + 2 * outcome.every - 1e-9);
  });
});

describe('the words of it', () => {
  it('give the answer and why', () => {
    const given = { axis: 1, rate: 6, nudge: 0.01 };
    const question = questionOf(BRICK, given, outcomeOf(BRICK, given));
    expect(question.options[question.answer].text).toBe('Again and again');
    const { first, every } = outcomeOf(BRICK, given);
    expect(question.options[0].reply).toBe(
      `Axis 2 has the middle moment. The tip of ω leaves it and runs round to its other end and back: first after ${first.toPrecision(2)} s, then every ${every.toPrecision(2)} s.`,
    );
  });

  it.each([
    [[3, 3, 3], 1, /^All three moments are equal/],
    [[2, 3, 3], 1, /^Moments 2 and 3 are equal, so there is no middle one: .* rolls slowly/],
    [[2, 3, 3], 0, /It keeps spinning about it/],
    [[3, 3, 5], 0, /^Moments 1 and 2 are equal/],
    [[0, 3, 3], 1, /^A rod has no moment about itself/],
    [BRICK, 0, /smallest moment\. The tip of ω stays/],
    [[5, 19.9, 20], 2, /largest moment.* Moments 2 and 3 differ by only 0\.5 %/],
  ] as [Vec3, number, RegExp][])('say why for moments %j about axis %i', (moments, axis, text) => {
    const given = { axis, rate: 6, nudge: 0.01 };
    expect(whyOf(moments, given, outcomeOf(moments, given))).toMatch(text);
  });

  it('say that two moments are nearly equal only where they are', () => {
    expect(nearlyEqual(BRICK)).toBe('');
    expect(nearlyEqual([5, 5, 8])).toBe('');
    expect(nearlyEqual([5, 5.01, 8])).toMatch(/^Moments 1 and 2 differ by only 0\.2 %/);
  });

  it.each([
    [0, '0'],
    [-1.5, '−1.5'],
    [7850, '7850'],
    [0.00036994, '3.699 × 10⁻⁴'],
    [-2.5e-7, '−2.5 × 10⁻⁷'],
    [1.25e9, '1.25 × 10⁹'],
  ])('write %d as %s', (x, text) => {
    expect(quantity(x)).toBe(text);
  });
});
