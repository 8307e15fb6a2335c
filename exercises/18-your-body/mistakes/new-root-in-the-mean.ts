import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, flipComes, simulatedFlip, figure } from '../solution.js';

/** The mean is taken with the new root. */
export const declared: Declared = { score: 8, diagnosis: 'updated-root-in-the-mean' };

export function predictedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number): number {
  const B = ((I2 - I1) * (I1 * (I3 - I1) * nudge ** 2 + I2 * (I3 - I2) * spin ** 2)) / (I1 * I2 * I3);
  const C = ((I3 - I1) * I1 * (I2 - I1) * nudge ** 2) / (I1 * I2 * I3);
  let [p, r] = [Math.sqrt(B), Math.sqrt(C)];
  for (let n = 0; n < 60; n++) {
    r = Math.sqrt(p * r);
    p = (p + r) / 2;
  }
  return Math.PI / (2 * p);
}
