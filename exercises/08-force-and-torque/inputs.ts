import {
  cross,
  derived,
  dot,
  integerIn,
  lengthOf,
  listOf,
  minus,
  multiple,
  numberIn,
  oneOf,
  plus,
  recordOf,
  rotationFromIntegers,
  total,
  applied as times,
  transposed,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Matrix3, Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export interface Force {
  force: Vec3;
  point: Vec3;
}
export interface Wrench {
  force: Vec3;
  torque: Vec3;
}
/** Task 1. */
export interface Loads {
  forces: Force[];
  com: Vec3;
}
/** Task 2. The kind says which of the names are there. */
export type Applied =
  { forceWorld: Vec3; pointWorld: Vec3 } | { forceWorld: Vec3; pointBody: Vec3 } | { forceBody: Vec3; pointBody: Vec3 };
export interface Placed {
  pose: { position: Vec3; R: Matrix3 };
  applied: Applied;
}
export interface Turned {
  applied: Applied;
  axis: Vec3;
}
/** Task 3: the lever that the torque was made with is not handed to the student. */
export interface Line {
  force: Vec3;
  torque: Vec3;
  lever: Vec3;
}
export interface TwoPoints {
  forces: Force[];
  first: Vec3;
  second: Vec3;
}
/** Task 4. */
export interface Moving {
  wrench: Wrench;
  motion: { velocity: Vec3; omega: Vec3; R: Matrix3 };
}
export interface Pushes {
  first: Force;
  second: Force;
}
export type Start = 'moves' | 'turns' | 'both' | 'neither';
export type Stays = 'body' | 'world' | 'both' | 'neither';
export type Larger = 'first' | 'second' | 'same';

const vec = (v: readonly number[]): Vec3 => vectorFrom((i) => v[i]);
const UNITS: Vec3[] = [0, 1, 2].map((k) => vectorFrom((i) => (i === k ? 1 : 0)));
export const sum = (a: Vec3, b: Vec3): Vec3 => vec(plus(a, b));
export const less = (a: Vec3, b: Vec3): Vec3 => vec(minus(a, b));
export const by = (v: Vec3, factor: number): Vec3 => vec(multiple(v, factor));
export const turn = (R: Matrix3, v: Vec3): Vec3 => vec(times(R, v));
export const back = (R: Matrix3, v: Vec3): Vec3 => vec(times(transposed(R), v));
const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

/** Power in a unit motion: what each force does while the body moves along an axis, or turns about it through `about`. */
export function wrenchAbout(forces: readonly Force[], about: Vec3): Wrench {
  return {
    force: vectorFrom((k) => total(forces.map((f) => dot(f.force, UNITS[k])))),
    torque: vectorFrom((k) => total(forces.map((f) => dot(f.force, cross(UNITS[k], less(f.point, about)))))),
  };
}
export const wrenchOf = ({ forces, com }: Loads): Wrench => wrenchAbout(forces, com);

export function startOf({ forces, com }: Loads): Start {
  const { force, torque } = wrenchAbout(forces, com);
  return startFrom(!isZero(force), !isZero(torque));
}
export const startFrom = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

/** All in world axes first; the torque's components are taken along the body's axes, the columns of R, at last. */
export function placedWrench({ pose: { position, R }, applied }: Placed): Wrench {
  const force = 'forceBody' in applied ? turn(R, applied.forceBody) : vec(applied.forceWorld);
  const lever = 'pointBody' in applied ? turn(R, applied.pointBody) : less(applied.pointWorld, position);
  return {
    force,
    torque: vectorFrom((k) =>
      dot(
        force,
        cross(
          vectorFrom((i) => R[i][k]),
          lever,
        ),
      ),
    ),
  };
}

/** A quarter turn about an axis, exact. */
const quarter = ([x, y, z]: Vec3): Matrix3 => rotationFromIntegers([1, x, y, z]);
const equal = (a: Vec3, b: Vec3): boolean => isZero(less(a, b));
/** The torque before and after the turn, in both axes. */
export function staysOf({ applied, axis }: Turned): Stays {
  const none: Vec3 = [0, 0, 0];
  const torques = [rotationFromIntegers([1, 0, 0, 0]), quarter(axis)].map((R) => {
    const { torque } = placedWrench({ pose: { position: none, R }, applied });
    return { body: torque, world: turn(R, torque) };
  });
  const [before, after] = torques;
  return staysFrom(equal(before.body, after.body), equal(before.world, after.world));
}
export const staysFrom = (body: boolean, world: boolean): Stays =>
  body && world ? 'both' : body ? 'body' : world ? 'world' : 'neither';

/** The lever without its part along the force. */
export function nearestOnLine({ force, lever }: Line): Vec3 | null {
  if (isZero(force)) return null;
  const unit = by(force, 1 / lengthOf(force));
  return less(lever, by(unit, dot(lever, unit)));
}

export const larger = (a: number, b: number): Larger => (a === b ? 'same' : a > b ? 'first' : 'second');
const torqueSquare = (forces: readonly Force[], about: Vec3): number => {
  const { torque } = wrenchAbout(forces, about);
  return dot(torque, torque);
};
export const largerOf = ({ forces, first, second }: TwoPoints): Larger =>
  larger(torqueSquare(forces, first), torqueSquare(forces, second));

/** In world axes: the torque is turned, not ω. */
export const powerOf = ({ wrench, motion: { velocity, omega, R } }: Moving): number =>
  total(wrench.force.map((x, i) => x * velocity[i])) + dot(turn(R, wrench.torque), omega);

/** Any ball gives the same answer: |F|² / m + |τ|² / I, here with m = 3 and I = 7. */
export const gainOf = ({ force, point }: Force): number =>
  7 * dot(force, force) + 3 * torqueSquare([{ force, point }], [0, 0, 0]);
export const gainsOf = ({ first, second }: Pushes): Larger => larger(gainOf(first), gainOf(second));

// What the sweeps draw from.

/** The first kind in every other draw, so that structure does not crowd out what has none. */
const kindOf = <T>(kinds: readonly T[]): Domain<T, number> => ({
  ...oneOf(kinds),
  draw: (random) => (random() < 0.5 ? 0 : Math.floor(random() * kinds.length)),
});
/** As one would type it. */
const typed = (x: number): number => Number(x.toFixed(9));
const sized = (v: Vec3, size: number): Vec3 => vectorFrom((i) => typed(v[i] * size));
/** N, and m. */
export const STRENGTHS = [1, 1e-3, 1e4];
export const LENGTHS = [1, 1e-2, 1e3];
const sizes = { strength: kindOf(STRENGTHS), length: kindOf(LENGTHS) };
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
  recordOf({ quaternion: vectorOf(integerIn(-5, 5), 4), rotation: kindOf(['', ...ROTATIONS]) }),
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
    arrangement: kindOf(ARRANGEMENTS),
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
const crossed = (a: Vec3, b: Vec3): boolean => !isZero(cross(a, b));

/** From a force F, a lever d, another vector e: two arrangements for each answer; and no force at all. */
export const STARTS: readonly ((F: Vec3, d: Vec3, e: Vec3) => Force[])[] = [
  (F) => [{ force: F, point: by(F, -2) }],
  (F, d) => [d, by(d, -1)].map((point) => ({ force: F, point })),
  (F, d) => [
    { force: F, point: d },
    { force: by(F, -1), point: by(d, -1) },
  ],
  (F, d, e) => [
    { force: F, point: sum(d, e) },
    { force: by(F, -1), point: e },
  ],
  (F, d) => [{ force: F, point: d }],
  (F, d) => [
    { force: by(F, 2), point: d },
    { force: by(F, -1), point: by(d, -1) },
  ],
  (F, d) => [
    { force: F, point: d },
    { force: by(F, -1), point: sum(d, by(F, 2)) },
  ],
  (F, d) => [
    { force: F, point: d },
    { force: by(F, -2), point: [0, 0, 0] },
    { force: F, point: by(d, -1) },
  ],
];
const wholeParts = { F: whole, d: whole, e: whole, com: whole };
export const anyStart: Domain<Loads> = derived(
  recordOf({ ...wholeParts, kind: oneOf([...STARTS, () => []]) }),
  ({ F, d, e, com, kind }) => {
    if (!crossed(d, F)) return undefined;
    return { forces: kind(F, d, e).map((f) => ({ force: f.force, point: sum(com, f.point) })), com };
  },
);

export const COMBINATIONS: readonly ((force: Vec3, point: Vec3) => Applied)[] = [
  (forceWorld, pointWorld) => ({ forceWorld, pointWorld }),
  (forceWorld, pointBody) => ({ forceWorld, pointBody }),
  (forceBody, pointBody) => ({ forceBody, pointBody }),
];
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

/** For each answer two kinds, and one more without any torque, of (combination, force, point), from vectors p, q, an axis a and their parts p', q' across it. */
type Parts = { p: Vec3; q: Vec3; a: Vec3; across: (v: Vec3) => Vec3 };
export const STAYS: readonly ((parts: Parts) => Applied)[] = [
  ({ p, q }) => ({ forceBody: p, pointBody: q }),
  ({ q, a }) => ({ forceWorld: by(a, 3), pointBody: q }),
  ({ p, q }) => ({ forceWorld: p, pointWorld: q }),
  ({ p, a }) => ({ forceWorld: p, pointBody: by(a, -2) }),
  ({ p, q, across }) => ({ forceBody: across(p), pointBody: across(q) }),
  ({ p, q, across }) => ({ forceWorld: across(p), pointWorld: across(q) }),
  ({ p, q }) => ({ forceWorld: p, pointBody: q }),
  ({ p, q, across }) => ({ forceWorld: across(p), pointBody: across(q) }),
  ({ a }) => ({ forceWorld: by(a, 3), pointBody: by(a, -2) }),
];
export const STAYS_ANSWERS: readonly Stays[] = [
  'body',
  'body',
  'world',
  'world',
  'both',
  'both',
  'neither',
  'neither',
  'both',
];
const axes = UNITS.flatMap((u) => [u, by(u, -1)]);
const acrossOf =
  (axis: Vec3) =>
  (v: Vec3): Vec3 =>
    vectorFrom((i) => (axis[i] === 0 ? v[i] : 0));
export function turnedBy(kind: number, p: Vec3, q: Vec3, axis: Vec3): Turned | undefined {
  const turned = { applied: STAYS[kind]({ p, q, a: axis, across: acrossOf(axis) }), axis };
  const across = acrossOf(axis);
  if (!crossed(p, q) || !crossed(across(p), across(q)) || p.includes(0) || q.includes(0)) return undefined;
  return staysOf(turned) === STAYS_ANSWERS[kind] ? turned : undefined;
}
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
/** A couple: no force, but a torque; and nothing at all. */
export const anyLine: Domain<Line> = derived(
  recordOf({ F: anyVector, d: anyVector, shape: kindOf(LINES), none: kindOf([1, 0]), ...sizes }),
  ({ F, d, shape, none, strength, length }) => {
    const [f, l] = shape(F, d);
    if (isZero(f)) return undefined;
    const [force, lever] = [sized(f, strength), sized(l, length)];
    return none === 0
      ? { force: [0, 0, 0], torque: cross(lever, force), lever }
      : { force, torque: cross(lever, force), lever };
  },
);

/** Couples, forces between whose points the torque is the same, and uneven pairs. */
export const PAIRS: readonly ((F: Vec3, d: Vec3, e: Vec3) => Force[])[] = [
  (F, d, e) => [
    { force: F, point: sum(e, d) },
    { force: by(F, -1), point: less(e, d) },
  ],
  (F, d, e) => [
    { force: by(F, 2), point: sum(e, d) },
    { force: F, point: e },
  ],
  (F, d, e) => [
    { force: by(F, 3), point: sum(e, d) },
    { force: by(F, -1), point: less(e, d) },
  ],
];
/** As many for each answer: a couple and points along the force, then two pairs with the larger torque about the first point, and exchanged. */
export const POINT_KINDS = ['couple', 'along', 'uneven', 'opposed', 'uneven exchanged', 'opposed exchanged'] as const;
export function twoPoints(
  kind: (typeof POINT_KINDS)[number],
  { F, d, e, P, Q }: Record<'F' | 'd' | 'e' | 'P' | 'Q', Vec3>,
): TwoPoints | undefined {
  const forces = PAIRS[kind === 'couple' ? 0 : kind.startsWith('opposed') ? 2 : 1](F, d, e);
  if (!crossed(d, F) || equal(P, Q)) return undefined;
  if (kind === 'couple') return { forces, first: P, second: Q };
  if (kind === 'along') return { forces, first: P, second: sum(P, by(F, 2)) };
  const [a, b] = [torqueSquare(forces, P), torqueSquare(forces, Q)];
  // Clearly different, and a point at which there is none may be one of them.
  if (Math.max(a, b) < 1.5 * Math.min(a, b) || a === b) return undefined;
  const isFirst = a > b === !kind.endsWith('exchanged');
  return isFirst ? { forces, first: P, second: Q } : { forces, first: Q, second: P };
}
/** In the fixed check each shortcut is wrong once: one force alone, sizes added, all forces in the middle. */
function isTelling(kind: (typeof POINT_KINDS)[number], pair: TwoPoints): boolean {
  const { forces, first, second } = pair;
  const force = sum(forces[0].force, forces[1].force);
  const shortcuts: Partial<Record<(typeof POINT_KINDS)[number], (about: Vec3) => number>> = {
    uneven: (about) => torqueSquare(forces.slice(0, 1), about),
    opposed: (about) => total(forces.map((f) => Math.sqrt(torqueSquare([f], about)))),
    'opposed exchanged': (about) =>
      torqueSquare([{ force, point: by(sum(forces[0].point, forces[1].point), 0.5) }], about),
  };
  const size = shortcuts[kind];
  return size === undefined || larger(size(first), size(second)) !== largerOf(pair);
}
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

/** A push and a variation of it: [the same energy], or [more, less]. */
export const PUSHES: readonly ((F: Vec3, d: Vec3) => [Force, Force])[] = [
  // The point slides along the line of action; all is seen in a mirror.
  (F, d) => [
    { force: F, point: d },
    { force: F, point: sum(d, by(F, 2)) },
  ],
  (F, d) => [
    { force: F, point: d },
    { force: [F[0], F[1], 0 - F[2]], point: [d[0], d[1], 0 - d[2]] },
  ],
  (F, d) => [
    { force: F, point: d },
    { force: F, point: by(F, 2) },
  ],
  (F, d) => [
    { force: F, point: by(d, 2) },
    { force: by(F, -1), point: sum(d, by(F, 3)) },
  ],
  (F, d) => [
    { force: by(F, 2), point: d },
    { force: F, point: d },
  ],
  (F) => [
    { force: by(F, 2), point: by(F, -1) },
    { force: F, point: [0, 0, 0] },
  ],
];
/** Of the kinds that differ, each once as it is and once exchanged: as many of each answer. */
export const PUSH_KINDS = [0, 1, 0, 1, 2, 3, 4, 5, -2, -3, -4, -5];
export function pushes(kind: number, F: Vec3, d: Vec3): Pushes | undefined {
  if (!crossed(d, F)) return undefined;
  const [a, b] = PUSHES[Math.abs(kind)](F, d);
  return kind < 0 ? { first: b, second: a } : { first: a, second: b };
}
export const anyPushes: Domain<Pushes> = derived(
  recordOf({ kind: oneOf(PUSH_KINDS), F: whole, d: whole }),
  ({ kind, F, d }) => pushes(kind, F, d),
);

// The fixed checks.

/** What all of them get: no component is zero, nothing is parallel. */
export interface Inputs extends Loads {
  point: Vec3;
  moving: Moving;
  /** The same body on its way back. */
  reversed: Moving;
  placed: Placed[];
  starts: Loads[];
  turned: Turned[];
  line: Line;
  pairs: TwoPoints[];
  pushes: Pushes[];
}

/** The first that is allowed of what is drawn. */
function allowed<T>(make: () => T | undefined): T {
  for (;;) {
    const made = make();
    if (made !== undefined) return made;
  }
}

export function draw(variant: Variant): Inputs {
  const small = (): Vec3 => vectorFrom(() => variant.pick([-3, -2, -1, 1, 2, 3]));
  const some = (low: number, high: number): Vec3 => vectorFrom(() => variant.pick([-1, 1]) * variant.number(low, high));
  const com = variant.vector(2, 4);
  const R = rotationFromIntegers([3, variant.integer(1, 4), variant.integer(-5, -1), variant.integer(5, 7)]);
  const [velocity, omega] = [some(1, 3), some(1, 3)];
  const moving = { wrench: { force: some(1, 5), torque: some(1, 5) }, motion: { velocity, omega, R } };
  const lever = some(0.5, 2);
  const force = some(1, 5);
  const placed = COMBINATIONS.map((combination) => ({
    pose: { position: com, R },
    applied: combination(some(1, 5), some(0.5, 3)),
  }));
  return {
    forces: [1, 2, 3].map(() => ({ force: some(1, 5), point: some(0.5, 3) })),
    com,
    point: variant.vector(-3, -1),
    moving,
    reversed: { ...moving, motion: { velocity: by(velocity, -1), omega: by(omega, -1), R } },
    placed,
    starts: STARTS.map((kind) =>
      allowed(() => {
        const [F, d, e, at] = [small(), small(), small(), small()];
        return crossed(d, F)
          ? { forces: kind(F, d, e).map((f) => ({ ...f, point: sum(at, f.point) })), com: at }
          : undefined;
      }),
    ),
    turned: STAYS.slice(0, 8).map((_, kind) => allowed(() => turnedBy(kind, small(), small(), variant.pick(axes)))),
    line: { force, torque: cross(lever, force), lever },
    pairs: POINT_KINDS.map((kind) =>
      allowed(() => {
        const parts = { F: small(), d: small(), e: small(), P: small(), Q: small() };
        const pair = twoPoints(kind, parts);
        return pair && isTelling(kind, pair) ? pair : undefined;
      }),
    ),
    pushes: [0, 1, 2, 5, -3, -4].map((kind) => allowed(() => pushes(kind, small(), small()))),
  };
}
