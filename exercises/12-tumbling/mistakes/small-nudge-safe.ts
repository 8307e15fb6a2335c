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

/** Small nudges do nothing. */
export const declared: Declared = { score: 9.5, diagnosis: 'small-nudge-safe' };

export function flipsFirst(): 'first' | 'second' | 'together' | 'neither' {
  return 'neither';
}
