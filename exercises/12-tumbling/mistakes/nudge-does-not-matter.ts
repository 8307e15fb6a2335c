import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The flip has a time of its own. */
export const declared: Declared = { score: 9.5, diagnosis: 'nudge-does-not-matter' };

export function flipsFirst(): 'first' | 'second' | 'together' | 'neither' {
  return 'together';
}
