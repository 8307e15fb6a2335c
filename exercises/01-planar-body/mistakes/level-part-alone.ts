import type { Declared } from 'rigid-body-lab/course';
import type { PulledWheel } from '../solution.js';
export {
  pointVelocity,
  turnsFaster,
  instantCentre,
  fasterPoint,
  planarRates,
  whatChanges,
  frictionOn,
} from '../solution.js';

/** The upward part of the force is left out. */
export const declared: Declared = { score: 7.5, diagnosis: 'level-part-alone' };

export function roll({ mass, momentOfInertia, radius, force, at }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const acceleration = (radius * (at[1] + radius) * force[0]) / (momentOfInertia + mass * radius ** 2);
  return { acceleration, friction: mass * acceleration - force[0] };
}
