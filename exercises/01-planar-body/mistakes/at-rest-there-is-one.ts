import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** A body wholly at rest stands still in its centre, too. */
export const declared: Declared = { score: 9.5, diagnosis: 'at-rest-there-is-one' };

export function instantCentre(body: { position: Vec2; velocity: Vec2; angularVelocity: number }): Vec2 | null {
  const { position, velocity, angularVelocity } = body;
  const [vx, vy] = velocity;
  if (angularVelocity === 0) return vx === 0 && vy === 0 ? [position[0], position[1]] : null;
  return [position[0] - vy / angularVelocity, position[1] + vx / angularVelocity];
}
