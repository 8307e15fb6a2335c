import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The position of the centre is added to x alone. */
export const declared: Declared = { score: 8.5, diagnosis: 'position-half-forgotten' };

export function instantCentre(body: { position: Vec2; velocity: Vec2; angularVelocity: number }): Vec2 | null {
  const { position, velocity, angularVelocity } = body;
  if (angularVelocity === 0) return null;
  return [position[0] - velocity[1] / angularVelocity, velocity[0] / angularVelocity];
}
