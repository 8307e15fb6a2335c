// 05-inertia-tensor | correct: computes the second moments C = Σ m r r^T and I = tr(C) E - C, also for the rotation and the shift
// verdict: 10 diagnosis: -

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

const build = (f: (i: number, j: number) => number): M => [0, 1, 2].map((i) => [0, 1, 2].map((j) => f(i, j)));
const trace = (m: M): number => m[0][0] + m[1][1] + m[2][2];
const toInertia = (c: M): Mat3 => build((i, j) => (i === j ? trace(c) : 0) - c[i][j]) as Mat3;
// tr(I) = 2 tr(C)
const toMoments = (I: M): M => build((i, j) => (i === j ? trace(I) / 2 : 0) - I[i][j]);

export function centreOfMass(points: PointMass[]): Vec3 {
  const weights = points.map((p) => p.mass);
  const total = weights.reduce((a, b) => a + b, 0);
  return [0, 1, 2].map((k) => points.reduce((s, p, i) => s + weights[i] * p.position[k], 0) / total) as Vec3;
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const moments = build((i, j) =>
    points.reduce((s, p) => s + p.mass * (p.position[i] - com[i]) * (p.position[j] - com[j]), 0),
  );
  return toInertia(moments);
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const c = toMoments(inertia);
  const turned = build((i, j) => {
    let s = 0;
    c.forEach((row, k) => row.forEach((v, l) => (s += rotation[i][k] * v * rotation[j][l])));
    return s;
  });
  return toInertia(turned);
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const c = toMoments(body.inertia);
  const d = body.com.map((v, k) => v - point[k]);
  return toInertia(build((i, j) => c[i][j] + body.mass * d[i] * d[j]));
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
