import type { Declared } from 'rigid-body-lab/course';
import { frictionHeat as right } from '../solution.js';
import type { Vec3 } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  nudgeFate,
} from '../solution.js';

/** End less start. */
export const declared: Declared = { score: 8.5, diagnosis: 'heat-with-a-minus' };

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  return -right(moments, omega);
}
