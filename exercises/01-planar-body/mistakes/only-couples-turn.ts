import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Push } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** What moves does not turn; only a couple turns. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-couples-turn' };

export function whatChanges(
  plate: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  let [fx, fy, torque] = [0, 0, 0];
  for (const { force, at } of pushes) {
    fx += force[0];
    fy += force[1];
    torque += at[0] * force[1] - at[1] * force[0];
  }
  if (fx !== 0 || fy !== 0) return 'motion';
  return torque !== 0 ? 'turning' : 'neither';
}
