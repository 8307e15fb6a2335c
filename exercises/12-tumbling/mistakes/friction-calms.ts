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

/** Friction ends all. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-calms' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  return inside ? 'dies' : right(about, others, false);
}
