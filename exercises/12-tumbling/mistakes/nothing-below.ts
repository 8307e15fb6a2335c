import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
export {
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The moments below the line are forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'nothing-below' };

export function growthRate([I1, I2, I3]: Vec3, spin: number): number {
  return Math.abs(spin) * Math.sqrt((I2 - I1) * (I3 - I2));
}
