/** What the statement allows. */
import { derived, integerIn, lengthOf, numberIn, oneOf, recordOf, multiple, vectorOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { unitQuaternion } from './inputs.js';
import type { Attitude, Quaternion, Spin, Turn, Vec3 } from './inputs.js';

/** Simple inputs that a failing one is shrunk to; more would take the place of smaller drawn ones. */
const SHOWN = 10;

/** Drawn inputs, and a list of chosen ones that are always tried, the simplest first. */
export function withChosen<T extends object>(
  drawn: Domain<T>,
  chosen: readonly T[],
): { domain: Domain<T>; corners: object[] } {
  const at = (raw: unknown): number | undefined => (raw as { chosen?: number }).chosen;
  const corners = chosen.map((_, i) => ({ chosen: i }));
  return {
    corners,
    domain: {
      draw: (random, bias) => drawn.draw(random, bias),
      shrink: (raw) => {
        const k = at(raw);
        const simple = corners.slice(0, Math.min(k ?? SHOWN, SHOWN));
        return k === undefined ? [...simple, ...drawn.shrink(raw)] : simple;
      },
      build: (raw) => (at(raw) === undefined ? drawn.build(raw) : chosen[at(raw)!]),
    },
  };
}

export const tidy = (x: number): number => Number(x.toPrecision(6));

// ---- quaternions ----

export const turn = vectorOf(integerIn(-6, 6), 4);
export const quaternion = (whole: readonly number[]): Quaternion | undefined =>
  whole.some((x) => x !== 0) ? unitQuaternion(whole) : undefined;

const wholes = [
  [3, 4, 0, 0],
  [1, 0, 0, 0],
  [3, 0, 4, 0],
  [3, 0, 0, 4],
  [-1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, -1, 0],
  [0, 0, 0, 1],
  [1, 1, 1, 1],
  [-3, 0, 4, 0],
  [0, 3, 4, 0],
  [0, 1, 2, -2],
  [1, 1, 0, 0],
  [1, 0, 0, -1],
  [-1, 1, -1, 1],
  [1, 2, 3, 4],
  [-4, 3, -2, 1],
  [5, -2, 3, -1],
  [-5, 2, -3, 1],
  // Turns of 2e-3, 2e-5 and 7e-8, and nearly half a turn either way.
  [1000, 1, 0, 0],
  [100000, 0, 1, 0],
  [30000000, 0, 0, 1],
  [1, 10000, 0, 0],
  [-1, 0, 100000, 0],
  // Nearly the same as the one before: a number that was rounded to look it up shows.
  [60000, 80000, 0, 0],
  [60002, 79998.5, 0, 0],
].map((whole) => unitQuaternion(whole));
/** Length one to rounding: an arc cosine of w is not a number. */
const ROUNDED: Quaternion = [1.0000000000000002, 0, 0, 0];

export const anyAttitude = withChosen<Attitude>(
  derived(recordOf({ turn }), ({ turn: whole }) => {
    const q = quaternion(whole);
    return q && { q };
  }),
  [...wholes, ROUNDED].map((q) => ({ q })),
);

// ---- angular velocities and times ----

const [EIGHTH, ONE] = wholes;
const ANY = wholes[15];
const omegas: Vec3[] = [
  [1, 0, 0],
  [0, 2, 0],
  [0, 0, -3],
  [1, 2, 3],
  [0, 0, 0],
  [1, -1, 0],
  [2, -1, -1],
  [1e-7, 2e-7, 0],
  [0, 0, 1e-9],
  [0, 40, 30],
];

export const anySpin = withChosen<Spin>(
  derived(
    recordOf({ turn, omega: vectorOf(numberIn(-3, 3), 3), pace: oneOf([1, 10, 1e-3, 1e-7]) }),
    ({ turn: whole, omega, pace }) => {
      const q = quaternion(whole);
      return q && { q, omega: multiple(omega, pace).map(tidy) as Vec3 };
    },
  ),
  [
    { q: EIGHTH, omega: [1, 2, 3] as Vec3 },
    ...omegas.map((omega) => ({ q: ONE, omega })),
    ...omegas.map((omega) => ({ q: ANY, omega })),
    ...wholes.map((q) => ({ q, omega: [1, 2, 3] as Vec3 })),
    // Along the vector of q, and across it.
    { q: wholes[3], omega: [0, 0, 2] },
    { q: unitQuaternion([2, 1, 2, -2]), omega: [0.5, 1, -1] },
    { q: unitQuaternion([2, 1, 2, -2]), omega: [2, 0, 1] },
  ],
);

const TURNS = [0.5, 0, -0.5, 1, 2, -2, 5].map((dt) => ({ q: ANY, omega: [1, -2, 2] as Vec3, dt }));

export const anyTurn = withChosen<Turn>(
  derived(
    recordOf({
      turn,
      omega: vectorOf(numberIn(-3, 3), 3),
      pace: oneOf([1, 10, 1e-3, 1e-7]),
      dt: numberIn(-2, 2, { corners: [0, 1, -1, 0.01] }),
      span: oneOf([1, 10, 1e4]),
    }),
    ({ turn: whole, omega: direction, pace, dt: part, span }) => {
      const q = quaternion(whole);
      const omega = multiple(direction, pace).map(tidy) as Vec3;
      const dt = tidy(part * span);
      return q && lengthOf(omega) * Math.abs(dt) <= 300 ? { q, omega, dt } : undefined;
    },
  ),
  [
    { q: EIGHTH, omega: [0, 0, 2], dt: 0.5 },
    ...omegas.map((omega) => ({ q: ONE, omega, dt: 0.5 })),
    ...TURNS,
    ...omegas.map((omega) => ({ q: ANY, omega, dt: -1.5 })),
    ...wholes.map((q) => ({ q, omega: [0, 1, 0] as Vec3, dt: 0.5 })),
    ...wholes.slice(0, 4).map((q) => ({ q, omega: [0, 0, 0] as Vec3, dt: 0.5 })),
    // Slow for long, fast, many turns, a tiny angle, and just half a turn and a whole one.
    { q: ANY, omega: [0, 0, 5e-9], dt: 1e4 },
    { q: ANY, omega: [1e-9, 0, 0], dt: 1e5 },
    { q: ONE, omega: [30, 0, 40], dt: 2 },
    { q: ANY, omega: [0, 2, 1], dt: 100 },
    { q: ONE, omega: [0, 0, 4], dt: 1 },
    { q: ONE, omega: [0, 0, 4], dt: 2 },
    { q: ANY, omega: [0, 0, 5e-4], dt: 1e-3 },
    { q: ANY, omega: [3e-5, 4e-5, 0], dt: 1e-3 },
    { q: ANY, omega: [0, Math.PI, 0], dt: 1 },
    { q: ONE, omega: [0, Math.PI, 0], dt: 2 },
  ],
);
