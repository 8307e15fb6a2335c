/** What wrong answers are made of. */
import { cross, dot } from 'rigid-body-lab/course';
import { by, isZero, less, sum } from './inputs.js';
import type { Force, Loads, Vec3 } from './inputs.js';

export const ORIGIN: Vec3 = [0, 0, 0];
export const sumOf = (vectors: Vec3[]): Vec3 => vectors.reduce(sum, ORIGIN);
export const forceOf = (forces: readonly Force[]): Vec3 => sumOf(forces.map((f) => f.force));
export const middleOf = (forces: readonly Force[]): Vec3 =>
  by(sumOf(forces.map((f) => f.point)), 1 / Math.max(1, forces.length));
/** The part of a force along its lever; all of it where there is no lever. */
export const partAlong = ({ force, point }: Force): Vec3 =>
  isZero(point) ? force : by(point, dot(force, point) / dot(point, point));
export const aboutCom = ({ forces, com }: Loads): Force[] =>
  forces.map((f) => ({ force: f.force, point: less(f.point, com) }));
export const squareOf = (v: readonly number[]): number => dot(v, v);
export const torqueOf = ({ force, point }: Force, about: Vec3): Vec3 => cross(less(point, about), force);
