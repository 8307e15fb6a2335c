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

/** I α = τ - R f. */
export const declared: Declared = { score: 7.5, diagnosis: 'friction-turns-the-other-way' };

export function roll({ mass, momentOfInertia, radius, force, at }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const torque = at[0] * force[1] - at[1] * force[0];
  const acceleration = (radius * (torque + radius * force[0])) / (mass * radius ** 2 - momentOfInertia);
  return { acceleration, friction: mass * acceleration - force[0] };
}
