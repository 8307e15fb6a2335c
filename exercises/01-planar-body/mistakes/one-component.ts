import type { Declared } from 'rigid-body-lab/course';
import type { Push, Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** Only the level force is asked. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-component' };

export function whatChanges(
  motion: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  const fx = pushes.reduce((sum, p) => sum + p.force[0], 0);
  const torque = pushes.reduce((sum, p) => sum + p.at[0] * p.force[1] - p.at[1] * p.force[0], 0);
  const moves = fx !== 0;
  const turns = torque !== 0;
  if (moves) return turns ? 'both' : 'motion';
  return turns ? 'turning' : 'neither';
}
