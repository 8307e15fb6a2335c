import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Euler makes q too long, and dividing by the length repairs that. */
export const declared: Declared = { score: 9.5, diagnosis: 'normalised-is-exact-for-constant-omega' };

export function whatIsWrong(way: string, omega: string): string {
  if (omega === 'zero') return 'nothing';
  if (way === 'Euler') return 'both';
  if (omega === 'constant') return 'nothing';
  return way === 'turned by the mean' && omega === 'faster' ? 'nothing' : 'orientation';
}
