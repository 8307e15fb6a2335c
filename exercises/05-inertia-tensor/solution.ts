import { add, dot, multiply, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface PointMass {
  mass: number;
  position: Vec3;
}

export interface Piece {
  length: number;
  centre: number;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const moment = points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(moment, 1 / mass);
}

/** Mass times distance is equal on both sides: what is nearer is heavier. */
export function heavierPiece(left: Piece, right: Piece): 'left' | 'right' | 'same' {
  if (left.centre < right.centre) return 'left';
  return left.centre > right.centre ? 'right' : 'same';
}

/** m (|r|² 1 - r rᵀ): the tensor of one point at r. */
function pointInertia(mass: number, r: Vec3): Mat3 {
  const square = dot(r, r);
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? square : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  return points.map((p) => pointInertia(p.mass, subtract(p.position, com))).reduce(sum);
}

/** L_x is I[0][2] ω, and each ball has -m x z there. */
export function momentumLeans([x, , z]: Vec3): '+x' | '-x' | 'neither' {
  const lean = -x * z;
  if (lean > 0) return '+x';
  return lean < 0 ? '-x' : 'neither';
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(rotation, multiply(inertia, transpose(rotation)));
}

/** A turn mixes the two moments across its axis; the one about the axis stays. */
export function turnedMoment(moments: Vec3, about: number, watched: number): 'grows' | 'shrinks' | 'stays' {
  const change = about === watched ? 0 : moments[3 - about - watched] - moments[watched];
  return change > 0 ? 'grows' : change === 0 ? 'stays' : 'shrinks';
}

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  return sum(body.inertia, pointInertia(body.mass, subtract(point, body.com)));
}

/** What is added counts from the centre of mass, to each axis by itself. */
export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const added = (point: Vec3): number => pointInertia(1, subtract(point, com))[axis][axis];
  if (added(a) > added(b)) return 'a';
  return added(a) < added(b) ? 'b' : 'same';
}
