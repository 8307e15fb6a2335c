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

/** Friction does nothing about the axis of the smallest moment. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-at-one-axis-only' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  return about < Math.min(...others) ? 'stays' : right(about, others, inside);
}
