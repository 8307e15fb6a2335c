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

/** As a puck on ice. */
export const declared: Declared = { score: 7.5, diagnosis: 'ground-forgotten' };

export function roll({ mass, force }: PulledWheel): { acceleration: number; friction: number } {
  return { acceleration: force[0] / mass, friction: 0 };
}
