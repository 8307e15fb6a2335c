import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** All points of the wheel go as fast as its axle. */
export const declared: Declared = { score: 9.5, diagnosis: 'points-move-as-centre' };

export function fasterPoint(): 'first' | 'second' | 'same' {
  return 'same';
}
