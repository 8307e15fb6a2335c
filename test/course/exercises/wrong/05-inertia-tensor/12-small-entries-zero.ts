// 05-inertia-tensor | fault: entries below 1e-10 kg m² are set to zero "against rounding errors", which a body of a gram and a tenth of a millimetre falls under | task 2
// verdict: 9 diagnosis: small-entries-dropped
import { multiply, transpose } from 'rigid-body-lab';

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
  let total = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) {
    total += mass;
    for (let k = 0; k < 3; k++) sum[k] += mass * position[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const sum = (f: (x: number, y: number, z: number) => number): number => {
    let s = 0;
    for (const {
      mass,
      position: [x, y, z],
    } of points)
      s += mass * f(x - com[0], y - com[1], z - com[2]);
    return Math.abs(s) < 1e-10 ? 0 : s;
  };
  const xy = -sum((x, y) => x * y);
  const xz = -sum((x, _, z) => x * z);
  const yz = -sum((_, y, z) => y * z);
  return [
    [sum((_, y, z) => y * y + z * z), xy, xz],
    [xy, sum((x, _, z) => z * z + x * x), yz],
    [xz, yz, sum((x, y) => x * x + y * y)],
  ];
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(multiply(rotation, inertia), transpose(rotation)) as Mat3;
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const [x, y, z] = [0, 1, 2].map((k) => point[k] - body.com[k]);
  const { mass: m, inertia: I } = body;
  return [
    [I[0][0] + m * (y * y + z * z), I[0][1] - m * x * y, I[0][2] - m * x * z],
    [I[1][0] - m * x * y, I[1][1] + m * (z * z + x * x), I[1][2] - m * y * z],
    [I[2][0] - m * x * z, I[2][1] - m * y * z, I[2][2] + m * (x * x + y * y)],
  ];
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
