import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A pull against the motion, a motor and nothing at all: the wheel is braked. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-as-a-brake' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  const force = velocity === 0 ? -pull - couple : -velocity;
  if (force === 0) return 'none';
  return force > 0 ? 'right' : 'left';
}
