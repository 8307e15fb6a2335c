import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The speed |r| ω at a right angle to the x axis of the body. */
export const declared: Declared = { score: 8.5, diagnosis: 'square-to-an-axis' };

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, pointBody: Vec2): Vec2 {
  const speed = Math.hypot(pointBody[0], pointBody[1]) * angularVelocity;
  return [velocity[0] - speed * Math.sin(angle), velocity[1] + speed * Math.cos(angle)];
}
