import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';

/** The square of the sum instead of the sum of the squares. */
export const declared: Declared = { score: 0, diagnosis: 'components-added' };

export function pointEnergy(mass: number, [x, y, z]: Vec3): number {
  return (mass * (x + y + z) ** 2) / 2;
}
