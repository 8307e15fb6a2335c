import type { Declared } from 'rigid-body-lab/course';
import type { Push, Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** The torques are not added. */
export const declared: Declared = { score: 9.5, diagnosis: 'each-push-turns' };

export function whatChanges(
  motion: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  const fx = pushes.reduce((sum, p) => sum + p.force[0], 0);
  const fy = pushes.reduce((sum, p) => sum + p.force[1], 0);
  const moves = fx !== 0 || fy !== 0;
  const turns = pushes.some(({ at, force }) => at[0] * force[1] !== at[1] * force[0]);
  if (moves) return turns ? 'both' : 'motion';
  return turns ? 'turning' : 'neither';
}
