// 05-inertia-tensor | fault: a running mean divides by the mass so far, which is 0/0 when the first point is massless | task 1
// verdict: 9.5 diagnosis: first-mass-is-zero
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
  let mass = 0;
  let com: Vec3 = [0, 0, 0];
  for (const p of points) {
    const total = mass + p.mass;
    com = [
      (mass * com[0] + p.mass * p.position[0]) / total,
      (mass * com[1] + p.mass * p.position[1]) / total,
      (mass * com[2] + p.mass * p.position[2]) / total,
    ];
    mass = total;
  }
  return com;
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
