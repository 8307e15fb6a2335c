import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, flipComes, simulatedFlip, figure } from '../solution.js';

/** The time in which the nudge grows to the spin. */
export const declared: Declared = { score: 8, diagnosis: 'growth-alone' };

export function predictedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number): number {
  const rate = Math.abs(spin) * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
  return Math.log(Math.abs(spin / nudge)) / rate;
}
