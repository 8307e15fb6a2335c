import type { Declared } from 'rigid-body-lab/course';
import type { Push, Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** Force means both. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-only-one' };

export function whatChanges(
  _motion: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  const fx = pushes.reduce((sum, p) => sum + p.force[0], 0);
  const fy = pushes.reduce((sum, p) => sum + p.force[1], 0);
  const torque = pushes.reduce((sum, p) => sum + p.at[0] * p.force[1] - p.at[1] * p.force[0], 0);
  return fx !== 0 || fy !== 0 || torque !== 0 ? 'both' : 'neither';
}
