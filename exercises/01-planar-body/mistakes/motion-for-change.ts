import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** How the plate moves, not what changes. */
export const declared: Declared = { score: 9.5, diagnosis: 'motion-for-change' };

export function whatChanges(motion: {
  velocity: Vec2;
  angularVelocity: number;
}): 'motion' | 'turning' | 'both' | 'neither' {
  const moves = motion.velocity[0] !== 0 || motion.velocity[1] !== 0;
  const turns = motion.angularVelocity !== 0;
  if (moves) return turns ? 'both' : 'motion';
  return turns ? 'turning' : 'neither';
}
