// 06-principal-axes | mistake: mends a left-handed set by changing the sign of the last row of the matrix instead of the last column | task 3
// verdict: 8.5 diagnosis: row-turned-round
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
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const moments = order.map((i) => pairs.values[i]) as Vec3;
  const v = order.map((i) => normalize(pairs.vectors[i]) as Vec3);
  const small = 1e-9 * moments[2];
  const equal = (i: number, j: number) => Math.abs(moments[i] - moments[j]) <= small;
  const part = (a: Vec3, b: Vec3) => normalize(subtract(a, scale(b, dot(a, b)))) as Vec3;
  if (equal(0, 1) && equal(1, 2)) {
    v[1] = part(v[1], v[0]);
    v[2] = cross(v[0], v[1]) as Vec3;
  } else if (equal(0, 1)) {
    v[0] = part(v[0], v[2]);
    v[1] = cross(v[2], v[0]) as Vec3;
  } else if (equal(1, 2)) {
    v[1] = part(v[1], v[0]);
    v[2] = cross(v[0], v[1]) as Vec3;
  }
  const axes = transpose(v as unknown as Mat3) as Mat3;
  if (determinant(axes) < 0) axes[2] = scale(axes[2], -1) as Vec3;
  return { moments, axes };
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
