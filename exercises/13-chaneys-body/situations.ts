/** What the questions are asked about: drawn for their answer, so that each comes up about equally often. */
import {
  applied,
  derived,
  integerIn,
  numberIn,
  oneOf,
  recordOf,
  rotationFromIntegers,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Vector } from 'rigid-body-lab/course';
import { stagesOf, sum } from './inputs.js';
import type { Mat3, Vec3 } from './inputs.js';

export interface Claim {
  com: Vec3;
  a: Vec3;
  b: Vec3;
  axis: number;
}
export interface Tip {
  tip: Vec3;
  map: { diagRotPos: Mat3; diagLinPos: Vec3 };
  rotPos: Mat3;
}
export interface Estimate {
  stage: number;
  motion: { velocity: number; acceleration: number };
}
export interface Trial {
  forces: 'each stage' | 'once a step';
  over: 'one step' | 'whole run';
  cut: number;
}
export interface Trials {
  first: Trial;
  second: Trial;
}

/** The word for a number below, at or above zero. */
export const wordFor = <W>(words: readonly [below: W, at: W, above: W], x: number): W => words[Math.sign(x) + 1];

export const CLAIMS = ['too small', 'right', 'too large'] as const;
export const TIPS = ['below', 'level', 'above'] as const;
export const ESTIMATES = ['smaller', 'exact', 'larger'] as const;
export const TRIALS = ['second', 'same', 'first'] as const;
const SIGNS = oneOf([0, 1, -1]);

/** A vector of two numbers across an axis, and one along it. */
const placed = (axis: number, [x, y]: Vector, along: number): Vec3 => {
  const v: Vec3 = [along, along, along];
  [v[(axis + 1) % 3], v[(axis + 2) % 3]] = [x, y];
  return v;
};
/** The two numbers across an axis. */
export const across = (axis: number, v: Vector): [number, number] => [v[(axis + 1) % 3], v[(axis + 2) % 3]];
/** Squared distance of the axis through a point from the centre of mass. */
const squaredFrom = ({ com, axis }: Claim, point: Vec3): number => {
  const [x, y] = across(
    axis,
    [0, 1, 2].map((k) => point[k] - com[k]),
  );
  return x * x + y * y;
};

const pair = vectorOf(integerIn(-3, 3), 2);
export const anyClaim: Domain<Claim> = derived(
  recordOf({
    sign: SIGNS,
    axis: oneOf([2, 0, 1]),
    a: vectorOf(integerIn(-4, 4), 3),
    arm: pair,
    way: pair,
    along: integerIn(-3, 3),
    shift: integerIn(-3, 3),
  }),
  ({ sign, axis, a, arm: [p, q], way: [r, s], along, shift }) => {
    const dot = p * r + q * s;
    const turnedRound = sign * dot < 0 ? -1 : 1;
    const isZero = p === 0 && q === 0;
    // At a right angle to the arm where the claim is to be right; else as drawn, or turned round.
    const way: [number, number] = sign === 0 && !isZero ? [0 - r * q, r * p] : [turnedRound * r, turnedRound * s];
    if (way.every((x) => x === 0) || (sign !== 0 && dot === 0)) return undefined;
    return { com: sum(a, placed(axis, [p, q], along)), a, b: sum(a, placed(axis, way, shift)), axis };
  },
);
/** By the moments themselves, over the mass: I_A + d² against I_B. */
export function claimOf(claim: Claim): (typeof CLAIMS)[number] {
  const { a, b, axis } = claim;
  const [x, y] = across(
    axis,
    [0, 1, 2].map((k) => b[k] - a[k]),
  );
  return wordFor(CLAIMS, squaredFrom(claim, a) + x * x + y * y - squaredFrom(claim, b));
}
export const nearer = (claim: Claim): number => squaredFrom(claim, claim.a) - squaredFrom(claim, claim.b);

/** Quarter turns about one axis, or about two of them. */
const QUARTERS: readonly Mat3[] = [
  [1, 0, 0, 1],
  [1, 1, 0, 0],
  [1, 0, -1, 0],
  [1, 1, 1, 1],
  [1, -1, 1, 1],
  [1, 1, -1, -1],
  [1, -1, 0, 0],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
].map((numbers) => rotationFromIntegers(numbers).map((row) => row.map((x) => x + 0)) as Mat3);
const quarter = integerIn(0, QUARTERS.length - 1);

export const anyTip: Domain<Tip> = derived(
  recordOf({
    sign: SIGNS,
    map: quarter,
    attitude: quarter,
    tip: vectorOf(integerIn(-5, 5), 3),
    shift: vectorOf(integerIn(-5, 5), 3),
    height: integerIn(1, 5),
  }),
  ({ sign, map, attitude, tip, shift, height }) => {
    const [diagRotPos, rotPos] = [QUARTERS[map], QUARTERS[attitude]];
    // The principal axis that is upright, and the shift along it that brings the tip to the height.
    const upright = rotPos[2].findIndex((x) => x !== 0);
    const wanted = sign * height * rotPos[2][upright];
    const diagLinPos = shift.map((x, k) => (k === upright ? wanted - applied(diagRotPos, tip)[k] : x)) as Vec3;
    return { tip, map: { diagRotPos, diagLinPos }, rotPos };
  },
);
/** Brought to the world step by step. */
export const heightOf = ({ tip, map: { diagRotPos, diagLinPos }, rotPos }: Tip): number =>
  applied(rotPos, sum(applied(diagRotPos, tip), diagLinPos))[2];
export const tipOf = (input: Tip): (typeof TIPS)[number] => wordFor(TIPS, heightOf(input));

export const anyEstimate: Domain<Estimate> = derived(
  recordOf({
    sign: SIGNS,
    late: oneOf([true, true, false]),
    second: oneOf([false, true]),
    size: numberIn(0.5, 20, { corners: [1] }),
    up: oneOf([1, -1]),
    velocity: numberIn(-20, 20),
  }),
  ({ sign, late, second, size, up, velocity }) => {
    if (sign !== 0)
      return { stage: second ? 2 : 1, motion: { velocity, acceleration: sign * size * (second ? 1 : -1) } };
    return late
      ? { stage: second ? 4 : 3, motion: { velocity, acceleration: up * size } }
      : { stage: second ? 2 : 1, motion: { velocity, acceleration: 0 } };
  },
);
/** By a step of 1 s: where the call leaves the body, less where it truly is at that time. */
export function estimateOf({ stage, motion: { velocity: v, acceleration: a } }: Estimate): (typeof ESTIMATES)[number] {
  const force: Vec3 = [a, 0, 0];
  const left = stagesOf({ position: [0, 0, 0], velocity: [v, 0, 0] }, [force, force, force, force], 1);
  const t = stage < 3 ? 0.5 : 1;
  const excess = left[stage - 1].now.position[0] - (v + (a * t) / 2) * t;
  return wordFor(ESTIMATES, Number(excess.toFixed(9)));
}

const KINDS: readonly Trial[] = (['each stage', 'once a step'] as const).flatMap((forces) =>
  (['whole run', 'one step'] as const).flatMap((over) => [2, 4, 8, 16, 32].map((cut) => ({ forces, over, cut }))),
);
/** How often the error is halved. */
export function halvingsOf({ forces, over, cut }: Trial): number {
  const power = { 'each stage': 4, 'once a step': 1 }[forces] + { 'whole run': 0, 'one step': 1 }[over];
  return power * (Math.log(cut) / Math.log(2));
}
const rounded = (trial: Trial): number => Math.round(halvingsOf(trial));
const PAIRS: readonly Trials[] = KINDS.flatMap((first) =>
  KINDS.filter((second) => second !== first).map((second) => ({ first, second })),
);
export const trialsOf = ({ first, second }: Trials): (typeof TRIALS)[number] =>
  wordFor(TRIALS, rounded(first) - rounded(second));
const PAIRS_OF = TRIALS.map((word) => PAIRS.filter((pair) => trialsOf(pair) === word));

export const anyTrials: Domain<Trials> = derived(
  recordOf({ sign: SIGNS, pair: integerIn(0, 999) }),
  ({ sign, pair: at }) => PAIRS_OF[sign + 1][at % PAIRS_OF[sign + 1].length],
);
