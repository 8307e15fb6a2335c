/** What the sweeps draw from. */
import {
  cross,
  derived,
  integerIn,
  lengthOf,
  listOf,
  numberIn,
  oneOf,
  recordOf,
  rotationFromIntegers,
  vectorFrom,
  vectorOf,
  mostlyFirst,
} from 'rigid-body-lab/course';
import type { Domain, Matrix3 } from 'rigid-body-lab/course';
import { by, sum } from './inputs.js';
import type { Force, Line, Loads, Moving, Placed, Pushes, Turned, TwoPoints, Vec3 } from './inputs.js';
import {
  COMBINATIONS,
  POINT_KINDS,
  PUSH_KINDS,
  STARTS,
  STAYS,
  axes,
  crossed,
  pushes,
  turnedBy,
  twoPoints,
} from './situations.js';

/** As one would type it. */
const typed = (x: number): number => Number(x.toFixed(9));
const sized = (v: Vec3, size: number): Vec3 => vectorFrom((i) => typed(v[i] * size));
/** N, and m. */
export const STRENGTHS = [1, 1e-3, 1e4];
export const LENGTHS = [1, 1e-2, 1e3];
const sizes = { strength: mostlyFirst(STRENGTHS), length: mostlyFirst(LENGTHS) };
const anyVector = vectorOf(numberIn(-10, 10), 3);
export const ROTATIONS = [
  '3 1 -2 5',
  '1 0 0 0',
  '0 0 0 1',
  '0 1 0 0',
  '1 0 0 1',
  '1 1 0 0',
  '1 0 -1 0',
  '1 1 1 1',
  '1000 0 1 0',
  '0 1 2 3',
];
const rotationOf = (text: string): Matrix3 => rotationFromIntegers(text.split(' ').map(Number));
const anyRotation = derived(
  recordOf({ quaternion: vectorOf(integerIn(-5, 5), 4), rotation: mostlyFirst(['', ...ROTATIONS]) }),
  ({ quaternion, rotation }) => {
    if (rotation !== '') return rotationOf(rotation);
    return quaternion.some((x) => x !== 0) ? rotationFromIntegers(quaternion) : undefined;
  },
);

/** What is done with forces that were drawn: couples, forces in one point, on one line, many. */
export const ARRANGEMENTS: readonly ((forces: Force[], com: Vec3) => Force[])[] = [
  (forces) => forces,
  (forces) => forces.flatMap((f) => [f, { force: by(f.force, -1), point: by(f.point, 0.5) }]),
  (forces) => forces.map((f) => ({ ...f, point: forces[0].point })),
  (forces) => forces.map((f) => ({ ...f, force: forces[0].force })),
  (forces, com) => forces.map((f) => ({ ...f, point: com })),
  (forces, com) => forces.map((f) => ({ ...f, point: sum(com, by(f.force, 0.5)) })),
  (forces) =>
    Array.from({ length: 36 }, (_, k) => ({
      ...forces[k % forces.length],
      point: by(forces[k % forces.length].point, (k % 7) / 4),
    })),
];
export const anyLoads: Domain<Loads> = derived(
  recordOf({
    forces: listOf(recordOf({ force: anyVector, point: anyVector }), 0, 6),
    com: anyVector,
    arrangement: mostlyFirst(ARRANGEMENTS),
    ...sizes,
  }),
  ({ forces, com, arrangement, strength, length }) => ({
    forces: (forces.length === 0 ? [] : arrangement(forces, com)).map((f) => ({
      force: sized(f.force, strength),
      point: sized(f.point, length),
    })),
    com: sized(com, length),
  }),
);

const whole = vectorOf(integerIn(-4, 4), 3);
const wholeParts = { F: whole, d: whole, e: whole, com: whole };
export const anyStart: Domain<Loads> = derived(
  recordOf({ ...wholeParts, kind: oneOf([...STARTS, () => []]) }),
  ({ F, d, e, com, kind }) => {
    if (!crossed(d, F)) return undefined;
    return { forces: kind(F, d, e).map((f) => ({ force: f.force, point: sum(com, f.point) })), com };
  },
);

export const anyPlaced: Domain<Placed> = derived(
  recordOf({
    force: anyVector,
    point: anyVector,
    position: anyVector,
    R: anyRotation,
    combination: oneOf(COMBINATIONS),
    ...sizes,
  }),
  ({ force, point, position, R, combination, strength, length }) => ({
    pose: { position: sized(position, length), R },
    applied: combination(sized(force, strength), sized(point, length)),
  }),
);

export const anyTurned: Domain<Turned> = derived(
  recordOf({ kind: oneOf(STAYS.map((_, at) => at)), p: whole, q: whole, axis: oneOf(axes) }),
  ({ kind, p, q, axis }) => turnedBy(kind, p, q, axis),
);

/** Forces and levers with structure: along the axes, along each other, none. */
export const LINES: readonly ((F: Vec3, d: Vec3) => [Vec3, Vec3])[] = [
  (F, d) => [F, d],
  (F) => [F, by(F, 0.5)],
  (F) => [F, [0, 0, 0]],
  (F, d) => [[0, 0, F[2]], d],
  (F, d) => [
    [F[0], 0, 0],
    [0, d[1], 0],
  ],
];
/** As small as the statement allows, in N and in m. */
const SMALLEST = 1e-5;
export const LINE_STRENGTHS = [...STRENGTHS, 2e-6, 1e-5];
export const LINE_LENGTHS = [...LENGTHS, 1e-6];
/** A couple: no force, but a torque; and nothing at all. */
export const anyLine: Domain<Line> = derived(
  recordOf({
    F: anyVector,
    d: anyVector,
    shape: mostlyFirst(LINES),
    none: mostlyFirst([1, 0]),
    strength: mostlyFirst(LINE_STRENGTHS),
    length: mostlyFirst(LINE_LENGTHS),
  }),
  ({ F, d, shape, none, strength, length }) => {
    const [f, l] = shape(F, d);
    const [force, lever] = [sized(f, strength), sized(l, length)];
    if (lengthOf(force) < SMALLEST) return undefined;
    return none === 0
      ? { force: [0, 0, 0], torque: cross(lever, force), lever }
      : { force, torque: cross(lever, force), lever };
  },
);

export const anyPair: Domain<TwoPoints> = derived(
  recordOf({ kind: oneOf(POINT_KINDS), F: whole, d: whole, e: whole, P: whole, Q: whole }),
  ({ kind, ...parts }) => twoPoints(kind, parts),
);

export const anyMoving: Domain<Moving> = derived(
  recordOf({ force: anyVector, torque: anyVector, velocity: anyVector, omega: anyVector, R: anyRotation, ...sizes }),
  ({ force, torque, velocity, omega, R, strength, length }) => ({
    wrench: { force: sized(force, strength), torque: sized(torque, strength * length) },
    motion: { velocity: sized(velocity, length), omega, R },
  }),
);

export const anyPushes: Domain<Pushes> = derived(
  recordOf({ kind: oneOf(PUSH_KINDS), F: whole, d: whole }),
  ({ kind, F, d }) => pushes(kind, F, d),
);
