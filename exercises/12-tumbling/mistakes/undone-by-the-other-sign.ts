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

/** The way there with -c. */
export const declared: Declared = { score: 9.5, diagnosis: 'undone-by-the-other-sign' };

export function dampedTime(c: number, s: number): number | 'never' {
  if (c * s >= 1) return 'never';
  return c === 0 ? s : Math.expm1(c * s) / c;
}
