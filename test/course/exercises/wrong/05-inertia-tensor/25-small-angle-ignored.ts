// 05-inertia-tensor | fault: an angle below 1e-4 rad counts as not turned | task 3
// verdict: 9.5 diagnosis: handed-back
import { subtract, dot, multiply, transpose } from 'rigid-body-lab';

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
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let xz = 0;
  let yz = 0;
  for (const p of points) {
    const x = p.position[0] - com[0];
    const y = p.position[1] - com[1];
    const z = p.position[2] - com[2];
    xx += p.mass * (y * y + z * z);
    yy += p.mass * (z * z + x * x);
    zz += p.mass * (x * x + y * y);
    xy -= p.mass * x * y;
    xz -= p.mass * x * z;
    yz -= p.mass * y * z;
  }
  return [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const trace = rotation[0][0] + rotation[1][1] + rotation[2][2];
  const cosine = Math.min(1, (trace - 1) / 2);
  if (Math.acos(cosine) < 1e-4) return [[...inertia[0]], [...inertia[1]], [...inertia[2]]];
  return multiply(rotation, multiply(inertia, transpose(rotation))) as Mat3;
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
