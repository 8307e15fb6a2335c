// 05-inertia-tensor | correct: each column is the angular momentum Σ m r × (e × r) for a unit angular velocity e
// verdict: 10 diagnosis: -
import { add, subtract, cross, apply, transpose } from 'rigid-body-lab';

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

const axes: Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function momentum(masses: [number, Vec3][], omega: Vec3): Vec3 {
  return masses.reduce<Vec3>(
    (L, [m, r]) => {
      const l = cross(r, cross(omega, r) as Vec3);
      return [L[0] + m * l[0], L[1] + m * l[1], L[2] + m * l[2]];
    },
    [0, 0, 0],
  );
}

function fromColumns(column: (omega: Vec3) => Vec3): Mat3 {
  const [p, q, s] = axes.map(column);
  return [
    [p[0], q[0], s[0]],
    [p[1], q[1], s[1]],
    [p[2], q[2], s[2]],
  ];
}

export function centreOfMass(points: PointMass[]): Vec3 {
  let total = 0;
  const [x, y, z] = points.reduce<number[]>(
    (sum, { mass, position }) => {
      total += mass;
      return sum.map((s, k) => s + mass * position[k]);
    },
    [0, 0, 0],
  );
  return [x / total, y / total, z / total];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const masses = points.map(({ mass, position }): [number, Vec3] => [mass, subtract(position, com) as Vec3]);
  return fromColumns((omega) => momentum(masses, omega));
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const back = transpose(rotation) as Mat3;
  return fromColumns((omega) => apply(rotation, apply(inertia, apply(back, omega) as Vec3) as Vec3) as Vec3);
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const lever: [number, Vec3][] = [[body.mass, subtract(body.com, point) as Vec3]];
  return fromColumns((omega) => add(apply(body.inertia, omega), momentum(lever, omega)) as Vec3);
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
