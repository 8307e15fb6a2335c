import { apply, cross, dot, identity, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface Eigenpairs {
  vectors: [Vec3, Vec3, Vec3];
  values: Vec3;
}

type Directions = 'none' | 'three lines' | 'a line and a plane' | 'all directions';
type Change = 'grows' | 'shrinks' | 'stays';

export function momentAbout(inertia: Mat3, u: Vec3): number {
  return dot(u, apply(inertia, u)) / dot(u, u);
}

/** Σ m x² and the like are half of this for the axis of the largest moment; none of them is negative. */
export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const spare = moments[0] + moments[1] + moments[2] - 2 * Math.max(...moments);
  return spare < 0 ? 'no body' : spare === 0 ? 'flat' : 'solid';
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

/**
 * Without a product the two are extremes of their plane: the larger has grown, the smaller has lost as much.
 */
export function momentAfter(inertia: Mat3, p: number, q: number, watched: number | 'trace'): Change {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]) ? 'grows' : 'shrinks';
}

/** The part of v at a right angle to the unit vector u. */
const across = (v: Vec3, u: Vec3): Vec3 => subtract(v, scale(u, dot(v, u)));

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const sorted = values
    .map((moment, k) => ({ moment, axis: normalize(vectors[k]) }))
    .sort((a, b) => a.moment - b.moment);
  const moments = sorted.map((pair) => pair.moment) as Vec3;
  const [a, b, c] = sorted.map((pair) => pair.axis);
  // One axis stands alone, away from the closest pair, and is at a right angle to both of the pair:
  // it comes first. If all three moments are equal any first axis will do.
  const upperPair = moments[2] - moments[1] < moments[1] - moments[0];
  if (upperPair) {
    const second = normalize(across(b, a));
    return { moments, axes: transpose([a, second, cross(a, second)]) };
  }
  const second = normalize(across(b, c));
  return { moments, axes: transpose([cross(second, c), second, c]) };
}

/**
 * A turn by less than half a turn that brings a body onto itself makes two moments equal;
 * two such axes all three.
 */
export function principalDirections(body: string): Directions {
  if (['lump', 'brick', 'scalene plate'].includes(body)) return 'three lines';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'a line and a plane';
}
