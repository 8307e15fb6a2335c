import type { Declared } from 'rigid-body-lab/course';
import { nudgeFate as right } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
} from '../solution.js';

/** As a rigid body. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-forgotten' };

export function nudgeFate(about: number, others: [number, number]): 'grows' | 'stays' | 'dies' {
  return right(about, others, false);
}
