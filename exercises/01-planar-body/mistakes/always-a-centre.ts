import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Without a turn the centre of mass is returned. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-a-centre' };

interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}

export function instantCentre({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  if (angularVelocity === 0) return [position[0], position[1]];
  return [position[0] - velocity[1] / angularVelocity, position[1] + velocity[0] / angularVelocity];
}
