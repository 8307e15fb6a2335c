import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** What the wheel does to the ground. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-to-the-other-side' };

export function frictionOn({
  pull,
  couple,
}: {
  velocity: number;
  pull: number;
  couple: number;
}): 'left' | 'right' | 'none' {
  const push = pull + couple;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
