// 06-principal-axes | mistake: always keeps the first axis and makes the third as a vector product, so for an equal lower pair the errors of the skew pair tilt the single axis | task 3
// verdict: 8 diagnosis: single-axis-from-the-pair
// All that you may use of the library.
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

/** Three numbers. TypeScript counts them: `map` returns a list of any length, so write `[a, b, c]` where a Vec3 is wanted. */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** What an eigenvalue routine returns: each vector belongs to the value of the same index. */
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  let top = 0;
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) top += u[i] * inertia[i][j] * u[j];
  return top / (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J: Mat3 = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const product = inertia[p][q];
  if (product === 0) return J;
  const difference = inertia[q][q] - inertia[p][p];
  const phi = difference === 0 ? Math.PI / 4 : Math.atan((2 * product) / difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const sorted = pairs.values
    .map((value, k) => ({ value, vector: pairs.vectors[k] }))
    .sort((a, b) => a.value - b.value);
  // Gram-Schmidt copes with equal moments
  const u1 = normalize(sorted[0].vector);
  const u2 = normalize(subtract(sorted[1].vector, scale(u1, dot(sorted[1].vector, u1))));
  const u3 = cross(u1, u2);
  return {
    moments: sorted.map((s) => s.value) as Vec3,
    axes: [0, 1, 2].map((i) => [u1[i], u2[i], u3[i]]) as Mat3,
  };
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
