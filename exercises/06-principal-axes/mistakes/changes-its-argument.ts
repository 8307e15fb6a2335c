import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, jacobiRotation, possibleBody, momentAfter, principalDirections } from '../solution.js';

/** `sort` sorts the list that it is called on. */
export const declared: Declared = { score: 8.5, diagnosis: 'changes-its-argument' };

export function principalFrame({ values, vectors }: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { axes } = right({ values, vectors });
  values.sort((a, b) => a - b);
  const [a, b, c] = values;
  return { moments: [a, b, c], axes };
}
