import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** The half angle is halved once more. */
export const declared: Declared = { score: 9.5, diagnosis: 'after-four-turns' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first - second) % 4;
  if (apart === 0) return 'equal';
  return apart === 2 ? 'opposite' : 'neither';
}
