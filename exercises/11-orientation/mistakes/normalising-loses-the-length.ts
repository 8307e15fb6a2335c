import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Euler is Euler: both are wrong. */
export const declared: Declared = { score: 9.5, diagnosis: 'normalising-loses-the-length' };

export function whatIsWrong(way: string, omega: string): string {
  return way.startsWith('Euler') && omega !== 'zero' ? 'both' : right(way, omega);
}
