import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** Friction stops it. */
export const declared: Declared = { score: 9, diagnosis: 'comes-to-rest' };

export function finalSpin(): number {
  return 0;
}
