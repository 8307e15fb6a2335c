/**
 * What the questions are about: forces and points for each of the answers, made of vectors that are drawn.
 */
import { cross, dot, total, vectorFrom } from 'rigid-body-lab/course';
import { UNITS, by, equal, isZero, larger, largerOf, less, staysOf, sum, torqueSquare, wrenchAbout } from './inputs.js';
import type { Applied, Force, Pushes, Stays, Turned, TwoPoints, Vec3 } from './inputs.js';

export const crossed = (a: Vec3, b: Vec3): boolean => !isZero(cross(a, b));

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
    { force: by(F, -2), point: [0, 0, 0] },
    { force: F, point: d },
    { force: F, point: by(d, -1) },
  ],
];
export const COMBINATIONS: readonly ((force: Vec3, point: Vec3) => Applied)[] = [
  (forceWorld, pointWorld) => ({ forceWorld, pointWorld }),
  (forceWorld, pointBody) => ({ forceWorld, pointBody }),
  (forceBody, pointBody) => ({ forceBody, pointBody }),
];
/**
 * For each answer three kinds, one of them without any torque, of (combination, force, point), from vectors
 * p, q, an axis a and their parts p', q' across it.
 */
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
  // One of the two along the axis, where that makes no difference.
  ({ q, a }) => ({ forceBody: by(a, -2), pointBody: q }),
  ({ p, a }) => ({ forceWorld: p, pointWorld: by(a, 3) }),
  ({ p, q, across }) => ({ forceWorld: p, pointBody: across(q) }),
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
  'body',
  'world',
  'neither',
];
export const axes = UNITS.flatMap((u) => [u, by(u, -1)]);
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
/** A torque against the axis of the turn. */
export const pointsAgainst = ({ applied, axis }: Turned): boolean =>
  'forceBody' in applied && dot(cross(applied.pointBody, applied.forceBody), axis) < 0;

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
/**
 * As many for each answer: a couple and points along the force, then two pairs with the larger torque about
 * the first point, and exchanged.
 */
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
/**
 * In the fixed check each shortcut is wrong once: one force alone, sizes or components added,
 * all forces in the middle …
 */
export function isTelling(kind: (typeof POINT_KINDS)[number], pair: TwoPoints): boolean {
  const { forces, first, second } = pair;
  const force = sum(forces[0].force, forces[1].force);
  const middle = by(sum(forces[0].point, forces[1].point), 0.5);
  const z = (about: Vec3): number => Math.abs(wrenchAbout(forces, about).torque[2]);
  const shortcuts: Partial<Record<(typeof POINT_KINDS)[number], ((about: Vec3) => number)[]>> = {
    couple: [(about) => dot(less(middle, about), less(middle, about)), (about) => dot(about, about)],
    uneven: [(about) => torqueSquare(forces.slice(0, 1), about), z],
    'uneven exchanged': [
      (about) => torqueSquare(forces.slice(1), about),
      (about) => torqueSquare(forces, by(about, -1)),
    ],
    opposed: [(about) => total(forces.map((f) => Math.sqrt(torqueSquare([f], about))))],
    'opposed exchanged': [
      (about) => torqueSquare([{ force, point: middle }], about),
      (about) => total(wrenchAbout(forces, about).torque),
    ],
  };
  return (shortcuts[kind] ?? []).every((size) => larger(size(first), size(second)) !== largerOf(pair));
}

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
