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

/** λ² for λ. */
export const declared: Declared = { score: 8.5, diagnosis: 'no-root' };

export function growthRate([I1, I2, I3]: Vec3, spin: number): number {
  return (spin * spin * (I2 - I1) * (I3 - I2)) / (I1 * I3);
}
