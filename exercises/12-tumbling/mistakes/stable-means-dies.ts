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

/** About a stable axis a nudge dies away without friction, too. */
export const declared: Declared = { score: 9.5, diagnosis: 'stable-means-dies' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const answer = right(about, others, inside);
  return answer === 'stays' ? 'dies' : answer;
}
