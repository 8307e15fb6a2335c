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

/** The moments in ascending order, as in the first tasks. */
export const declared: Declared = { score: 8.5, diagnosis: 'sorted-without-omega' };

export function frictionHeat([...moments]: Vec3, omega: Vec3): number {
  return right(
    moments.sort((a, b) => a - b),
    omega,
  );
}
