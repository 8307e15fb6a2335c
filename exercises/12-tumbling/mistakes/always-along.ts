import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** One answer. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-along' };

export function pointing(): 'along' | 'across' | 'against' {
  return 'along';
}
