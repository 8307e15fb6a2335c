import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, flipComes, simulatedFlip, figure } from '../solution.js';

/** The square of motions around the third axis is taken. */
export const declared: Declared = { score: 8.5, diagnosis: 'other-square' };

function agm(a: number, b: number): number {
  for (let round = 0; round < 40; round++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return a;
}

export function predictedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number): number {
  const A = ((I3 - I2) * I2 * (I2 - I1) * spin ** 2) / (I1 * I2 * I3);
  const C = ((I3 - I1) * I1 * (I2 - I1) * nudge ** 2) / (I1 * I2 * I3);
  return Math.PI / 2 / agm(Math.sqrt(A), Math.sqrt(C));
}
