import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** Without a motor friction holds back what rolls. */
export const declared: Declared = { score: 9.5, diagnosis: 'held-back-unless-driven' };

export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  const push = wheel.couple !== 0 ? -wheel.couple : -wheel.velocity;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
