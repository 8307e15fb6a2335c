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

/** I over R instead of over R squared. */
export const declared: Declared = { score: 7.5, diagnosis: 'inertia-over-radius' };

export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  const { mass, momentOfInertia, radius, force, at } = wheel;
  const torque = at[0] * force[1] - at[1] * force[0];
  const acceleration = (force[0] - torque / radius) / (mass + momentOfInertia / radius);
  return { acceleration, friction: mass * acceleration - force[0] };
}
