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

/** L² and 2T are subtracted. */
export const declared: Declared = { score: 9, diagnosis: 'digits-lost-in-a-difference' };

function mean(a: number, b: number): number {
  for (let round = 0; round < 40; round++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return a;
}

export function timeBetweenFlips([I1, I2, I3]: Vec3, [w1, w2, w3]: Vec3): number {
  const product = I1 * I2 * I3;
  const A = ((I3 - I2) * (I2 * (I2 - I1) * w2 ** 2 + I3 * (I3 - I1) * w3 ** 2)) / product;
  const B = ((I2 - I1) * (I1 * (I3 - I1) * w1 ** 2 + I2 * (I3 - I2) * w2 ** 2)) / product;
  const side = (I1 * w1) ** 2 + (I2 * w2) ** 2 + (I3 * w3) ** 2 - (I1 * w1 ** 2 + I2 * w2 ** 2 + I3 * w3 ** 2) * I2;
  const p2 = Math.max(A, B);
  const r2 = ((I3 - I1) * Math.abs(side)) / product;
  return Math.PI / mean(Math.sqrt(p2), Math.sqrt(r2));
}
