// 06-principal-axes
// verdict: 6 diagnosis: sorted-as-text
import { apply, cross, dot, identity, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface Eigenpairs {
  vectors: [Vec3, Vec3, Vec3];
  values: Vec3;
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return dot(u, apply(inertia, u)) / dot(u, u);
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const product = inertia[p][q];
  const difference = inertia[q][q] - inertia[p][p];
  // tan 2φ = 2 I_pq / (I_qq - I_pp); a denominator >= 0 keeps |2φ| <= 90°, and atan2(0, 0) is 0.
  const sign = difference < 0 ? -1 : 1;
  const phi = Math.atan2(sign * 2 * product, sign * difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}

/** The part of v at a right angle to the unit vector u. */
const across = (v: Vec3, u: Vec3): Vec3 => subtract(v, scale(u, dot(v, u)));

export function principalFrame(pairs: any): any {
  const s = [0, 1, 2].map((k) => ({ m: pairs.values[k], a: normalize(pairs.vectors[k]) }));
  const ord = s.map((x) => x.m).sort();
  const t = ord.map(
    (m) =>
      s.splice(
        s.findIndex((x) => x.m === m),
        1,
      )[0],
  );
  const moments = t.map((x) => x.m);
  const [a, b, c]: any = t.map((x) => x.a);
  if (moments[2] - moments[1] < moments[1] - moments[0]) {
    const b2 = normalize(across(b, a));
    return { moments, axes: transpose([a, b2, cross(a, b2)]) };
  }
  const b2 = normalize(across(b, c));
  return { moments, axes: transpose([cross(b2, c), b2, c]) };
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
