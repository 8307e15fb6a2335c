import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** Equal only without a difference. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-equal-again' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first - second);
  if (apart === 0) return 'equal';
  return apart % 1 === 0 ? 'opposite' : 'neither';
}
