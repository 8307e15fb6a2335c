// 05-inertia-tensor | mistake: only the upper half is filled, the entries below the diagonal stay zero | task 2
// verdict: 6.5 diagnosis: left-at-zero
import { subtract, dot } from 'rigid-body-lab';

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

export function centreOfMass(points: PointMass[]): Vec3 {
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { mass, position } of points) {
    const r = [0, 1, 2].map((k) => position[k] - com[k]);
    const square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    for (let i = 0; i < 3; i++) {
      I[i][i] += mass * (square - r[i] * r[i]);
      for (let j = i + 1; j < 3; j++) I[i][j] -= mass * r[i] * r[j];
    }
  }
  return I;
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const result: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      for (let k = 0; k < 3; k++) {
        for (let l = 0; l < 3; l++) result[i][j] += rotation[i][k] * inertia[k][l] * rotation[j][l];
      }
    }
  }
  return result;
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  const square = dot(d, d);
  const entry = (i: number, j: number): number =>
    body.inertia[i][j] + body.mass * ((i === j ? square : 0) - d[i] * d[j]);
  const row = (i: number): Vec3 => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return [row(0), row(1), row(2)];
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
