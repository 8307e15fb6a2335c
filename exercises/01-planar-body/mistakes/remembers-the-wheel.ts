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

/** The first answer is kept. */
export const declared: Declared = { score: 9, diagnosis: 'remembers-the-first' };

let kept: { acceleration: number; friction: number } | undefined;

export function roll({ mass, momentOfInertia, radius, force, at }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const torque = at[0] * force[1] - (at[1] + radius) * force[0];
  const acceleration = (-radius * torque) / (momentOfInertia + mass * radius ** 2);
  kept ??= { acceleration, friction: mass * acceleration - force[0] };
  return { ...kept };
}
