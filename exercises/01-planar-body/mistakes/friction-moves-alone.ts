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

/** The force turns, the friction moves. */
export const declared: Declared = { score: 7.5, diagnosis: 'friction-moves-alone' };

export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  const { mass, momentOfInertia, radius, force, at } = wheel;
  const torque = at[0] * force[1] - at[1] * force[0];
  const acceleration = (-radius * torque) / (momentOfInertia + mass * radius ** 2);
  return { acceleration, friction: mass * acceleration };
}
