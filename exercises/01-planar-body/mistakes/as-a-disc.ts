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

/** A wheel is a disc. */
export const declared: Declared = { score: 7.5, diagnosis: 'a-wheel-of-the-book' };

export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  const { mass, radius, force, at } = wheel;
  const torque = at[0] * force[1] - (at[1] + radius) * force[0];
  const acceleration = (-2 / 3) * (torque / (mass * radius));
  return { acceleration, friction: mass * acceleration - force[0] };
}
