import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** The remainder is compared with 1, and is -1 if the second is ahead. */
export const declared: Declared = { score: 9.5, diagnosis: 'negative-remainder' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = (first - second) % 2;
  if (apart === 0) return 'equal';
  return apart === 1 ? 'opposite' : 'neither';
}
