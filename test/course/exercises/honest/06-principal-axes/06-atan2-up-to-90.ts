// 06-principal-axes | mistake: uses atan2 so that no case is needed for equal moments, and gets turns of more than 45 degrees when I_qq is the smaller moment | task 2
// verdict: 8 diagnosis: angle-as-it-comes
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
  const phi = 0.5 * Math.atan2(2 * inertia[p][q], inertia[q][q] - inertia[p][p]);
  const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : 0))) as Mat3;
  rows[p][p] = Math.cos(phi);
  rows[q][q] = Math.cos(phi);
  rows[p][q] = Math.sin(phi);
  rows[q][p] = -Math.sin(phi);
  return rows;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = order.map((i) => pairs.values[i]) as Vec3;
  const v = order.map((i) => normalize(pairs.vectors[i]) as Vec3);
  const small = 1e-9 * Math.max(...m.map(Math.abs));
  const low = m[1] - m[0] <= small;
  const high = m[2] - m[1] <= small;
  let u1: Vec3, u2: Vec3, u3: Vec3;
  const without = (a: Vec3, b: Vec3): Vec3 => subtract(a, scale(b, dot(a, b))) as Vec3;
  if (low && !high) {
    u3 = v[2];
    u1 = normalize(without(v[0], u3)) as Vec3;
    u2 = cross(u3, u1) as Vec3;
  } else if (high && !low) {
    u1 = v[0];
    u2 = normalize(without(v[1], u1)) as Vec3;
    u3 = cross(u1, u2) as Vec3;
  } else {
    u1 = v[0];
    u2 = normalize(without(v[1], u1)) as Vec3;
    u3 = cross(u1, u2) as Vec3;
  }
  return { moments: m, axes: transpose([u1, u2, u3]) as Mat3 };
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
