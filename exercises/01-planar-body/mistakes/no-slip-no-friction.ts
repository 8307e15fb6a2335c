import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** What does not slip has no friction. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-slip-no-friction' };

export function frictionOn(): 'left' | 'right' | 'none' {
  return 'none';
}
