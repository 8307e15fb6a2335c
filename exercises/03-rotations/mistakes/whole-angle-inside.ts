import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, motorsFor, turnVector, shortestTurn, whichProduct } from '../solution.js';

/** The quaternion is taken to hold the whole angle. */
export const declared: Declared = { score: 9.5, diagnosis: 'quaternion-holds-angle' };

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first - second);
  if (apart % 1 === 0) return 'equal';
  return apart % 1 === 0.5 ? 'opposite' : 'neither';
}
