/** What goes in, and the right answers by another way than the solution's. */
import {
  cross,
  dot,
  lengthOf,
  minus,
  multiple,
  plus,
  rotationFromIntegers,
  total,
  applied as times,
  transposed,
  vectorFrom,
} from 'rigid-body-lab/course';
import type { Matrix3 } from 'rigid-body-lab/course';

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
export const UNITS: Vec3[] = [0, 1, 2].map((k) => vectorFrom((i) => (i === k ? 1 : 0)));
export const sum = (a: Vec3, b: Vec3): Vec3 => vec(plus(a, b));
export const less = (a: Vec3, b: Vec3): Vec3 => vec(minus(a, b));
export const by = (v: Vec3, factor: number): Vec3 => vec(multiple(v, factor));
export const turn = (R: Matrix3, v: Vec3): Vec3 => vec(times(R, v));
export const back = (R: Matrix3, v: Vec3): Vec3 => vec(times(transposed(R), v));
export const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

/**
 * Power in a unit motion: what each force does while the body moves along an axis, or turns
 * about it through `about`.
 */
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

/**
 * All in world axes first; the torque's components are taken along the body's axes,
 * the columns of R, at last.
 */
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
export const equal = (a: Vec3, b: Vec3): boolean => isZero(less(a, b));
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
export const torqueSquare = (forces: readonly Force[], about: Vec3): number => {
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
