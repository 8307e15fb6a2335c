// 05-inertia-tensor | correct: generators for the terms, compensated sums, a recursive function for sums over several indices
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

function compensated(terms: Iterable<number>): number {
  let [sum, lost] = [0, 0];
  for (const t of terms) {
    const y = t - lost;
    const next = sum + y;
    lost = next - sum - y;
    sum = next;
  }
  return sum;
}

function over(indices: number, f: (...i: number[]) => number, ...chosen: number[]): number {
  if (indices === 0) return f(...chosen);
  return over(indices - 1, f, ...chosen, 0) + over(indices - 1, f, ...chosen, 1) + over(indices - 1, f, ...chosen, 2);
}

const delta = (i: number, j: number): number => (i === j ? 1 : 0);

function table(f: (i: number, j: number) => number): Mat3 {
  const row = (i: number): Vec3 => [f(i, 0), f(i, 1), f(i, 2)];
  return [row(0), row(1), row(2)];
}

export function centreOfMass(points: PointMass[]): Vec3 {
  function* moments(k: number): Generator<number> {
    for (const { mass, position } of points) yield mass * position[k];
  }
  const total = compensated(points.map((p) => p.mass));
  return [compensated(moments(0)) / total, compensated(moments(1)) / total, compensated(moments(2)) / total];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  function* terms(i: number, j: number): Generator<number> {
    for (const { mass, position } of points) {
      const r = (k: number): number => position[k] - com[k];
      yield mass * (delta(i, j) * over(1, (k) => r(k) ** 2) - r(i) * r(j));
    }
  }
  return table((i, j) => compensated(terms(i, j)));
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return table((i, j) => over(2, (k, l) => rotation[i][k] * inertia[k][l] * rotation[j][l]));
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const d = (k: number): number => point[k] - body.com[k];
  return table((i, j) => body.inertia[i][j] + body.mass * (delta(i, j) * over(1, (k) => d(k) ** 2) - d(i) * d(j)));
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
