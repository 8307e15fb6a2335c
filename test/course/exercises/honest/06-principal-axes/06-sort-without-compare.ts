// 06-principal-axes | mistake: sorts the moments with sort() and no comparison, which sorts numbers as text | task 3
// verdict: 6 diagnosis: sorted-as-text
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
  const moments = [...pairs.values].sort() as Vec3;
  const used = new Set<number>();
  const v = moments.map((m) => {
    const i = pairs.values.findIndex((x, k) => x === m && !used.has(k));
    used.add(i);
    return normalize(pairs.vectors[i]) as Vec3;
  });
  const small = 1e-9 * Math.max(...moments);
  let u1: Vec3, u2: Vec3, u3: Vec3;
  if (Math.abs(moments[1] - moments[0]) <= small && Math.abs(moments[2] - moments[1]) > small) {
    u3 = v[2];
    u1 = normalize(subtract(v[0], scale(u3, dot(v[0], u3)))) as Vec3;
    u2 = cross(u3, u1) as Vec3;
  } else {
    u1 = v[0];
    u2 = normalize(subtract(v[1], scale(u1, dot(v[1], u1)))) as Vec3;
    u3 = cross(u1, u2) as Vec3;
  }
  return { moments, axes: transpose([u1, u2, u3]) as Mat3 };
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
