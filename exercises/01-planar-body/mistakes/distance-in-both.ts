import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The distance is added to both coordinates. */
export const declared: Declared = { score: 8.5, diagnosis: 'distance-in-both' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  if (angularVelocity === 0) return null;
  const distance = Math.hypot(velocity[0], velocity[1]) / angularVelocity;
  return [position[0] + distance, position[1] + distance];
}
