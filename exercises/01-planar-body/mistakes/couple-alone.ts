import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A pulled wheel needs no friction. */
export const declared: Declared = { score: 9.5, diagnosis: 'couple-alone' };

export function frictionOn({ couple }: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const push = -couple;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
