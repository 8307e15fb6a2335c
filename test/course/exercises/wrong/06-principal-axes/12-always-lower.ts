// 06-principal-axes | fault: treats only the lower pair when gaps equal exact; uses <= 1e-12
// verdict: 8 diagnosis: equal-by-a-fixed-number
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  norm,
  normalize,
  determinant,
  transpose,
  apply,
  multiply,
  identity,
} from 'rigid-body-lab';
type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];
interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}
void [add, subtract, scale, dot, cross, norm, normalize, determinant, transpose, apply, multiply, identity];
export function momentAbout(inertia: Mat3, u: Vec3): number {
  return dot(u, apply(inertia, u)) / dot(u, u);
}
export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity() as Mat3;
  const off = inertia[p][q];
  const d = inertia[q][q] - inertia[p][p];
  if (off === 0) return J;
  const s = d < 0 ? -1 : 1;
  const phi = Math.atan2(2 * s * off, s * d) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}
export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = order.map((k) => pairs.values[k]) as Vec3;
  const [a, b, c] = order.map((k) => normalize(pairs.vectors[k]) as Vec3);
  const part = (v: Vec3, u: Vec3) => normalize(subtract(v, scale(u, dot(v, u)))) as Vec3;
  if (m[1] - m[0] > 1e-12) {
    const v = part(b, a);
    return { moments: m, axes: transpose([a, v, cross(a, v) as Vec3]) as Mat3 };
  }
  const v = part(b, c);
  return { moments: m, axes: transpose([cross(v, c) as Vec3, v, c]) as Mat3 };
}

export function possibleBody(moments: [number, number, number]): string {
  const spare = moments[0] + moments[1] + moments[2] - 2 * Math.max(...moments);
  return spare < 0 ? 'no body' : spare === 0 ? 'flat' : 'solid';
}
export function momentAfter(inertia: number[][], p: number, q: number, watched: number | string): string {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]) ? 'grows' : 'shrinks';
}
export function principalDirections(body: string): string {
  if (['lump', 'brick', 'scalene plate'].includes(body)) return 'three lines';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'a line and a plane';
}
