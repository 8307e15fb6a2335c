import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** 1 less nearly 1. */
export const declared: Declared = { score: 9.5, diagnosis: 'digits-lost' };

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : (1 - Math.exp(-c * t)) / c;
}
