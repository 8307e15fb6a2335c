import { scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { massProperties as right } from '../solution.js';
export { mesh, readBody, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The centre of a tetrahedron is that of its triangle. */
export const declared: Declared = { score: 8.5, diagnosis: 'centre-of-the-triangle' };

export function massProperties(body: Mesh, density: number): ReturnType<typeof right> {
  const { mass, com, inertia } = right(body, density);
  return { mass, com: scale(com, 4 / 3), inertia };
}
