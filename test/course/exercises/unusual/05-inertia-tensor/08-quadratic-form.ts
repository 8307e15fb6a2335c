// 05-inertia-tensor | correct: every entry from the moment about an axis u, u·I u, by polarisation; closures instead of matrices
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

type Form = (u: readonly number[]) => number;

const unit = (i: number): number[] => [0, 1, 2].map((k) => Number(k === i));

function matrixOf(q: Form): Mat3 {
  const mixed = (i: number, j: number): number => {
    const [a, b] = [unit(i), unit(j)];
    return (q(a.map((v, k) => v + b[k])) - q(a.map((v, k) => v - b[k]))) / 4;
  };
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? q(unit(i)) : mixed(i, j)))) as Mat3;
}

/** m times the squared distance from the line along u through the origin (u of any length, scaled with it). */
const ofPoint =
  (m: number, [x, y, z]: readonly number[]): Form =>
  ([a, b, c]) =>
    m * ((b * z - c * y) ** 2 + (c * x - a * z) ** 2 + (a * y - b * x) ** 2);

const formOf =
  (I: Mat3): Form =>
  (u) =>
    u.reduce((s, a, i) => s + a * u.reduce((t, b, j) => t + I[i][j] * b, 0), 0);

const sum =
  (...forms: Form[]): Form =>
  (u) =>
    forms.reduce((s, f) => s + f(u), 0);

export function centreOfMass(points: PointMass[]): Vec3 {
  const start = points[0].position;
  const total = points.reduce((s, { mass }) => s + mass, 0);
  const mean = (k: 0 | 1 | 2): number =>
    start[k] + points.reduce((s, { mass, position }) => s + mass * (position[k] - start[k]), 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  return matrixOf(
    sum(
      ...points.map((p) =>
        ofPoint(
          p.mass,
          p.position.map((c, k) => c - com[k]),
        ),
      ),
    ),
  );
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const inBody = formOf(inertia);
  return matrixOf((u) => inBody([0, 1, 2].map((k) => rotation.reduce((s, row, i) => s + row[k] * u[i], 0))));
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const d = body.com.map((c, k) => point[k] - c);
  return matrixOf(sum(formOf(body.inertia), ofPoint(body.mass, d)));
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
