import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The arm is returned. */
export const declared: Declared = { score: 8.5, diagnosis: 'position-forgotten' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ velocity, angularVelocity }: Moving): Vec2 | null {
  if (angularVelocity === 0) return null;
  return [-velocity[1] / angularVelocity, velocity[0] / angularVelocity];
}
