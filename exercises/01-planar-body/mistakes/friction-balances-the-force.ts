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

/** Friction is as large as the pull. */
export const declared: Declared = { score: 7.5, diagnosis: 'friction-balances-the-force' };

export function roll({ mass, momentOfInertia, radius, force, at }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const torque = at[0] * force[1] - (at[1] + radius) * force[0];
  const acceleration = (-radius * torque) / (momentOfInertia + mass * radius ** 2);
  return { acceleration, friction: -force[0] };
}
