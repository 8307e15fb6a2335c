import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation } from '../solution.js';

/** `sort` sorts the list that it is called on. */
export const declared: Declared = { score: 9, diagnosis: null };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { axes } = right({ values, vectors });
  return { moments: values.sort((a, b) => a - b), axes };
}
