import { principalAxes as axesOf, solidMesh } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
export { mesh, readBody, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function massProperties(mesh: Mesh, density: number): { mass: number; com: Vec3; inertia: Mat3 } {
  return solidMesh(mesh, { density });
}

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  return axesOf(inertia);
}
