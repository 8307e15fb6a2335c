import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** Only the first satellite is looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'first-alone' };

export function compareTurned(first: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first);
  if (apart % 2 === 0) return 'equal';
  return apart % 2 === 1 ? 'opposite' : 'neither';
}
