import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Divided by the size of ω. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-of-omega' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  const speed = Math.abs(angularVelocity);
  if (speed === 0) return null;
  return [position[0] - velocity[1] / speed, position[1] + velocity[0] / speed];
}
