import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** One list for all calls. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-list-for-all-calls' };

const result: Vec2 = [0, 0];

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px - s * py, s * px + c * py];
  result[0] = velocity[0] - angularVelocity * r[1];
  result[1] = velocity[1] + angularVelocity * r[0];
  return result;
}
