import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** Opposite turns make opposite quaternions. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-ways-opposite' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  if ((first - second) % 2 === 0) return 'equal';
  return first === -second ? 'opposite' : 'neither';
}
