// 05-inertia-tensor | correct: the rows of all matrices are Float64Arrays, computed in one flat array of nine
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

const rows = (flat: Float64Array): Mat3 => [0, 3, 6].map((k) => flat.slice(k, k + 3)) as unknown as Mat3;
const flatten = (m: Mat3): Float64Array => Float64Array.of(...m[0], ...m[1], ...m[2]);

export function centreOfMass(points: PointMass[]): Vec3 {
  const sum = new Float64Array(3);
  let total = 0;
  for (const p of points) {
    total += p.mass;
    sum.forEach((_, k) => (sum[k] += p.mass * p.position[k]));
  }
  return sum.map((s) => s / total) as unknown as Vec3;
}

function addPoint(flat: Float64Array, mass: number, from: ArrayLike<number>, to: ArrayLike<number>): void {
  const r = Float64Array.from([0, 1, 2], (k) => to[k] - from[k]);
  for (let n = 0; n < 9; n++) {
    const i = Math.floor(n / 3);
    const j = n % 3;
    flat[n] -= mass * r[i] * r[j];
    if (i === j) flat[n] += mass * (r[0] ** 2 + r[1] ** 2 + r[2] ** 2);
  }
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const flat = new Float64Array(9);
  for (const p of points) addPoint(flat, p.mass, com, p.position);
  return rows(flat);
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const [I, R, result] = [flatten(inertia), flatten(rotation), new Float64Array(9)];
  for (let n = 0; n < 9; n++) {
    const i = 3 * Math.floor(n / 3);
    const j = 3 * (n % 3);
    for (let k = 0; k < 3; k++) for (let l = 0; l < 3; l++) result[n] += R[i + k] * I[3 * k + l] * R[j + l];
  }
  return rows(result);
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const flat = flatten(body.inertia);
  addPoint(flat, body.mass, body.com, point);
  return rows(flat);
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
