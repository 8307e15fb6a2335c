import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** A minus, but x stays x. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-exchanged' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  if (angularVelocity === 0) return null;
  return [position[0] - velocity[0] / angularVelocity, position[1] + velocity[1] / angularVelocity];
}
