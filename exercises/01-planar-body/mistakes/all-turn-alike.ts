import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** ω is the same everywhere, so it is the same for both. */
export const declared: Declared = { score: 9.5, diagnosis: 'all-turn-alike' };

export function turnsFaster(): 'first' | 'second' | 'same' {
  return 'same';
}
