import { normalize, transpose } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** Sorted and normalised; the sign is left to chance, as on the slide (erratum L6). */
export const declared: Declared = { score: 6.5, diagnosis: 'only-sorted' };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const sorted = values
    .map((moment, k) => ({ moment, axis: normalize(vectors[k]) }))
    .sort((a, b) => a.moment - b.moment);
  return {
    moments: sorted.map((pair) => pair.moment) as Vec3,
    axes: transpose([sorted[0].axis, sorted[1].axis, sorted[2].axis]),
  };
}
