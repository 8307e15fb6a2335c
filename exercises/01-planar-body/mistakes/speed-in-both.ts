import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The speed of the point is added to both components. */
export const declared: Declared = { score: 8.5, diagnosis: 'speed-in-both' };

export function pointVelocity({ velocity, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const speed = angularVelocity * Math.hypot(px, py);
  return [velocity[0] + speed, velocity[1] + speed];
}
