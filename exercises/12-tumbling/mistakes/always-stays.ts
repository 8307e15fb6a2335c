import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** One answer. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-stays' };

export function change(): 'falls' | 'stays' | 'grows' {
  return 'stays';
}
