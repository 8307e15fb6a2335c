import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Push } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, planarRates, roll, frictionOn } from '../solution.js';

/** A force across the motion does no work, so it changes nothing. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-work-no-change' };

export function whatChanges(
  { velocity }: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  let [fx, fy, torque] = [0, 0, 0];
  for (const { force, at } of pushes) {
    fx += force[0];
    fy += force[1];
    torque += at[0] * force[1] - at[1] * force[0];
  }
  const atRest = velocity[0] === 0 && velocity[1] === 0;
  const moves = atRest ? fx !== 0 || fy !== 0 : fx * velocity[0] + fy * velocity[1] !== 0;
  if (moves) return torque !== 0 ? 'both' : 'motion';
  return torque !== 0 ? 'turning' : 'neither';
}
