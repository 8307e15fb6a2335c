import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, flipComes, simulatedFlip, figure } from '../solution.js';

/** The geometric mean is taken once. */
export const declared: Declared = { score: 8, diagnosis: 'root-of-the-product-alone' };

export function predictedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number): number {
  const B = ((I2 - I1) * (I1 * (I3 - I1) * nudge ** 2 + I2 * (I3 - I2) * spin ** 2)) / (I1 * I2 * I3);
  const C = ((I3 - I1) * I1 * (I2 - I1) * nudge ** 2) / (I1 * I2 * I3);
  return Math.PI / 2 / Math.sqrt(Math.sqrt(B) * Math.sqrt(C));
}
