// 06-principal-axes | fault: takes a product below 1e-6 of the largest moment for none | task 2
// verdict: 9 diagnosis: small-product-taken-for-none
import { dot, cross, normalize, identity } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

/** What is left of v without its part along the unit vector u. */
function without(v: Vec3, u: Vec3): Vec3 {
  const c = dot(v, u);
  return [v[0] - c * u[0], v[1] - c * u[1], v[2] - c * u[2]];
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  let top = 0;
  let bottom = 0;
  for (let i = 0; i < 3; i++) {
    bottom += u[i] * u[i];
    for (let j = 0; j < 3; j++) top += u[i] * inertia[i][j] * u[j];
  }
  return top / bottom;
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const b = inertia[p][q];
  const d = inertia[q][q] - inertia[p][p];

  const largest = Math.max(inertia[0][0], inertia[1][1], inertia[2][2]);
  if (Math.abs(b) < 1e-6 * largest) return J;
  const phi = d === 0 ? Math.PI / 4 : 0.5 * Math.atan((2 * b) / d);
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const list = [0, 1, 2].map((i) => ({ moment: pairs.values[i], axis: normalize(pairs.vectors[i]) }));
  list.sort((a, b) => a.moment - b.moment);
  const [a, b, c] = list;
  let e1: Vec3;
  let e2: Vec3;
  let e3: Vec3;
  if (b.moment - a.moment <= 1e-9 * c.moment) {
    e3 = c.axis;
    e1 = normalize(without(a.axis, e3));
    e2 = cross(e3, e1);
  } else {
    e1 = a.axis;
    e2 = normalize(without(b.axis, e1));
    e3 = cross(e1, e2);
  }
  return {
    moments: [a.moment, b.moment, c.moment],
    axes: [
      [e1[0], e2[0], e3[0]],
      [e1[1], e2[1], e3[1]],
      [e1[2], e2[2], e3[2]],
    ],
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
