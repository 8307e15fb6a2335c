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

/** Where the force acts is not used. */
export const declared: Declared = { score: 7.5, diagnosis: 'force-at-the-axle' };

export function roll({ mass, momentOfInertia, radius, force }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const acceleration = force[0] / (mass + momentOfInertia / radius ** 2);
  return { acceleration, friction: mass * acceleration - force[0] };
}
