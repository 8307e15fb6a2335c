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

/** Torque about the axle, inertia about the ground. */
export const declared: Declared = { score: 7.5, diagnosis: 'lever-from-the-axle' };

export function roll({ mass, momentOfInertia, radius, force, at }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const torque = at[0] * force[1] - at[1] * force[0];
  const acceleration = (-radius * torque) / (momentOfInertia + mass * radius ** 2);
  return { acceleration, friction: mass * acceleration - force[0] };
}
