import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Everything is turned at the end, the velocity of the centre too. */
export const declared: Declared = { score: 9, diagnosis: 'velocity-turned' };

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [vx, vy] = velocity;
  const [wx, wy] = [-angularVelocity * py, angularVelocity * px];
  return [c * (vx + wx) - s * (vy + wy), s * (vx + wx) + c * (vy + wy)];
}
