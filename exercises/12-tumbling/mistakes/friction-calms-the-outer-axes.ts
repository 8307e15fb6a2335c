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

/** Friction damps the nudge about both stable axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'friction-calms-the-outer-axes' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const answer = right(about, others, false);
  return inside && answer === 'stays' ? 'dies' : answer;
}
