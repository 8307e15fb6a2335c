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

/** Another. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-second' };

export function flipsFirst(): 'first' | 'second' | 'together' | 'neither' {
  return 'second';
}
