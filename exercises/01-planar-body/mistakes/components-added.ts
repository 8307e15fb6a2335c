import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Push } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** One sum for both components. */
export const declared: Declared = { score: 9.5, diagnosis: 'components-added' };

export function whatChanges(
  plate: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  const force = pushes.reduce((sum, p) => sum + p.force[0] + p.force[1], 0);
  const torque = pushes.reduce((sum, p) => sum + p.at[0] * p.force[1] - p.at[1] * p.force[0], 0);
  if (force !== 0) return torque !== 0 ? 'both' : 'motion';
  return torque !== 0 ? 'turning' : 'neither';
}
