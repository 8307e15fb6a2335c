import { cross, dot, normalize, scale, subtract, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/**
 * Always from the smallest moment on: if that one belongs to a nearly parallel pair,
 * the axis of a disc tilts.
 */
export const declared: Declared = { score: 8, diagnosis: 'single-axis-from-the-pair' };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const sorted = values
    .map((moment, k) => ({ moment, axis: normalize(vectors[k]) }))
    .sort((a, b) => a.moment - b.moment);
  const first = sorted[0].axis;
  const second = normalize(subtract(sorted[1].axis, scale(first, dot(sorted[1].axis, first))));
  return {
    moments: sorted.map((pair) => pair.moment) as Vec3,
    axes: transpose([first, second, cross(first, second)]),
  };
}
