import type { Declared } from 'rigid-body-lab/course';
import { timeBetweenFlips as right } from '../solution.js';
import type { Vec3 } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** What was computed for one body is kept for the next. */
export const declared: Declared = { score: 7.5, diagnosis: 'remembers-the-first' };

let kept: number | undefined;

export function timeBetweenFlips([I1, I2, I3]: Vec3, [w1, w2, w3]: Vec3): number {
  kept ??= right([I1, I2, I3], [w1, w2, w3]);
  return kept;
}
