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

/** One of the two factors is taken for the rate. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-factor-alone' };

export function growthRate([I1, I2, I3]: Vec3, spin: number): number {
  return (Math.abs(spin) * (I3 - I2)) / I1;
}
