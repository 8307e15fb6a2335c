import type { Declared } from 'rigid-body-lab/course';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll } from '../solution.js';

/** Whatever rolls is kept rolling by friction. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-keeps-it-rolling' };

export function frictionOn({
  velocity,
  pull,
  couple,
}: {
  velocity: number;
  pull: number;
  couple: number;
}): 'left' | 'right' | 'none' {
  const push = pull === 0 && couple === 0 ? velocity : -pull - couple;
  if (push === 0) return 'none';
  return push > 0 ? 'right' : 'left';
}
