import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Push } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** And for or. */
export const declared: Declared = { score: 9.5, diagnosis: 'both-components' };

export function whatChanges(
  plate: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  const [fx, fy] = [0, 1].map((k) => pushes.reduce((sum, p) => sum + p.force[k], 0));
  const torque = pushes.reduce((sum, p) => sum + p.at[0] * p.force[1] - p.at[1] * p.force[0], 0);
  if (fx !== 0 && fy !== 0) return torque !== 0 ? 'both' : 'motion';
  return torque !== 0 ? 'turning' : 'neither';
}
