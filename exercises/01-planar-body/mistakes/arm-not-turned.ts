import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The point in body axes is used as it is. */
export const declared: Declared = { score: 8.5, diagnosis: 'arm-not-turned' };

export function pointVelocity({ velocity, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  return [velocity[0] - angularVelocity * py, velocity[1] + angularVelocity * px];
}
