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

/** Friction holds back. */
export const declared: Declared = { score: 9, diagnosis: 'friction-by-habit' };

export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  const { mass, momentOfInertia, radius, force, at } = wheel;
  const torque = at[0] * force[1] - at[1] * force[0];
  const sum = momentOfInertia + mass * radius ** 2;
  const acceleration = (radius * (radius * force[0] - torque)) / sum;
  const size = Math.abs(mass * acceleration - force[0]);
  return { acceleration, friction: -Math.sign(acceleration) * size };
}
