import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** Friction pushes the wheel along, whatever acts on it. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-as-a-drive' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  const force = velocity === 0 ? -pull - couple : velocity;
  if (force === 0) return 'none';
  return force > 0 ? 'right' : 'left';
}
