import type { Declared } from 'rigid-body-lab/course';
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

/** One answer. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-nudge-dies' };

export function nudgeFate(): 'grows' | 'stays' | 'dies' {
  return 'dies';
}
