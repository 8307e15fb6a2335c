import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** One of the two signs of the part from turning. */
export const declared: Declared = { score: 8.5, diagnosis: 'clockwise-in-part' };

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px - s * py, s * px + c * py];
  return [velocity[0] - angularVelocity * r[1], velocity[1] - angularVelocity * r[0]];
}
