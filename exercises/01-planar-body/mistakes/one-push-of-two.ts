import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Push } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** An assignment where a sum is meant: the last push is left. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-push-of-two' };

export function whatChanges(
  plate: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  let [fx, fy, torque] = [0, 0, 0];
  for (const { force, at } of pushes) {
    [fx, fy] = force;
    torque = at[0] * force[1] - at[1] * force[0];
  }
  if (fx !== 0 || fy !== 0) return torque !== 0 ? 'both' : 'motion';
  return torque !== 0 ? 'turning' : 'neither';
}
