import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Slow turns are taken for none. */
export const declared: Declared = { score: 9.5, diagnosis: 'slow-is-not-none' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  if (Math.abs(angularVelocity) < 1e-3) return null;
  return [position[0] - velocity[1] / angularVelocity, position[1] + velocity[0] / angularVelocity];
}
