import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function turnsFaster(): 'first' | 'second' | 'same' {
  return 'first';
}
