// 05-inertia-tensor | correct: the tensor as -Σ m [r]× [r]× with skew matrices, products with the library
// verdict: 10 diagnosis: -
import { add, subtract, multiply, transpose } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

type M = number[][];

const skew = ([x, y, z]: number[]): Mat3 => [
  [0, -z, y],
  [z, 0, -x],
  [-y, x, 0],
];
const plus = (a: M, b: M): M => a.map((row, i) => row.map((v, j) => v + b[i][j]));
const times = (s: number, a: M): M => a.map((row) => row.map((v) => s * v));
const ofPoint = (mass: number, r: number[]): M => times(-mass, multiply(skew(r), skew(r)) as M);
const zero = (): M => [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];

export function centreOfMass(points: PointMass[]): Vec3 {
  const total = points.map((p) => p.mass).reduce((a, b) => a + b);
  const sum = points
    .map((p) => p.position.map((c) => c * (p.mass / total)))
    .reduce((a, b) => add(a as Vec3, b as Vec3) as number[]);
  return [sum[0], sum[1], sum[2]];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  return points.map((p) => ofPoint(p.mass, subtract(p.position, com) as number[])).reduce(plus, zero()) as Mat3;
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  // (R (R I)^T)^T, as (R I)^T = I^T R^T
  return transpose(multiply(rotation, transpose(multiply(rotation, inertia)))) as Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  return plus(inertia, ofPoint(mass, subtract(com, point) as number[])) as Mat3;
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
