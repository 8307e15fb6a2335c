// 05-inertia-tensor
// verdict: 9.5 diagnosis: changes-its-argument
import { add, dot, multiply, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface PointMass {
  mass: number;
  position: Vec3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const moment = points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(moment, 1 / mass);
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

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(rotation, multiply(inertia, transpose(rotation)));
}

export function inertiaAboutPoint(body: any, point: any): any {
  for (const k of [0, 1, 2]) point[k] -= body.com[k];
  return sum(body.inertia, pointInertia(body.mass, point));
}

export function heavierPiece(left: { centre: number }, right: { centre: number }): string {
  return left.centre < right.centre ? 'left' : left.centre > right.centre ? 'right' : 'same';
}
export function momentumLeans([x, , z]: [number, number, number]): string {
  return x * z < 0 ? '+x' : x * z > 0 ? '-x' : 'neither';
}
export function turnedMoment(moments: [number, number, number], about: number, watched: number): string {
  const change = about === watched ? 0 : moments[3 - about - watched] - moments[watched];
  return change > 0 ? 'grows' : change === 0 ? 'stays' : 'shrinks';
}
export function largerMoment(com: number[], a: number[], b: number[], axis: number): string {
  const square = (p: number[]): number => p.reduce((sum, x, k) => sum + (k === axis ? 0 : (x - com[k]) ** 2), 0);
  return square(a) > square(b) ? 'a' : square(a) < square(b) ? 'b' : 'same';
}
