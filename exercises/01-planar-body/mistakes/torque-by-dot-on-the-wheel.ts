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

/** The torque as a dot product. */
export const declared: Declared = { score: 7.5, diagnosis: 'torque-by-dot' };

export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  const { mass, momentOfInertia, radius, force, at } = wheel;
  const torque = at[0] * force[0] + at[1] * force[1];
  const sum = momentOfInertia + mass * radius ** 2;
  const acceleration = (radius * (radius * force[0] - torque)) / sum;
  return { acceleration, friction: mass * acceleration - force[0] };
}
