import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The angle stands where the angular velocity belongs. */
export const declared: Declared = { score: 8.5, diagnosis: 'angle-for-omega' };

export function pointVelocity({ velocity, angle }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px - s * py, s * px + c * py];
  return [velocity[0] - angle * r[1], velocity[1] + angle * r[0]];
}
