import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** All points move as the centre of mass. */
export const declared: Declared = { score: 8.5, diagnosis: 'points-move-as-centre' };

export function pointVelocity({ velocity }: Motion): Vec2 {
  return [velocity[0], velocity[1]];
}
