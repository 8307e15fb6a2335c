// 05-inertia-tensor | mistake: takes d as the point itself, as if the centre of mass were at the origin | task 4
// verdict: 8.5 diagnosis: ignored
// All that you may use of the library.
import { add, subtract, scale, dot, cross, norm, identity, multiply, apply, transpose } from 'rigid-body-lab';

/** Three numbers. TypeScript counts them: `map` returns a list of any length, so write `[a, b, c]` where a Vec3 is wanted. */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** A point with mass: `mass` in kg, `position` in m. */
export interface PointMass {
  mass: number;
  position: Vec3;
}

/** A body: `mass` in kg, centre of mass `com` in m, `inertia` about the centre of mass in kg m². */
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
  let xx = 0,
    yy = 0,
    zz = 0,
    xy = 0,
    xz = 0,
    yz = 0;
  for (const { mass, position } of points) {
    const x = position[0] - com[0];
    const y = position[1] - com[1];
    const z = position[2] - com[2];
    xx += mass * (y * y + z * z);
    yy += mass * (z * z + x * x);
    zz += mass * (x * x + y * y);
    xy -= mass * x * y;
    xz -= mass * x * z;
    yz -= mass * y * z;
  }
  return [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(multiply(rotation, inertia), transpose(rotation)) as Mat3;
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const [x, y, z] = point;
  const m = body.mass;
  const I = body.inertia;
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
