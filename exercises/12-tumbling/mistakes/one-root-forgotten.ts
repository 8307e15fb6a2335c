import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The root of p², and r² as it is. */
export const declared: Declared = { score: 7.5, diagnosis: 'one-root-forgotten' };

const agm = (a: number, b: number): number => (Math.abs(a - b) < 1e-15 * a ? a : agm((a + b) / 2, Math.sqrt(a * b)));
export function timeBetweenFlips([I1, I2, I3]: Vec3, [w1, w2, w3]: Vec3): number {
  const product = I1 * I2 * I3;
  const A = ((I3 - I2) * (I2 * (I2 - I1) * w2 ** 2 + I3 * (I3 - I1) * w3 ** 2)) / product;
  const B = ((I2 - I1) * (I1 * (I3 - I1) * w1 ** 2 + I2 * (I3 - I2) * w2 ** 2)) / product;
  const r2 = ((I3 - I1) * Math.abs(I3 * (I3 - I2) * w3 ** 2 - I1 * (I2 - I1) * w1 ** 2)) / product;
  return Math.PI / agm(Math.sqrt(Math.max(A, B)), r2);
}
