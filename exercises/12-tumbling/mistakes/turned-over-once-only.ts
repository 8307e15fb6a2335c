import type { Declared } from 'rigid-body-lab/course';
import { pointing as right } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** Only the first flip turns the arrow over. */
export const declared: Declared = { score: 9.5, diagnosis: 'turned-over-once-only' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  const answer = right(arrow, seenFrom, halfFlips);
  return answer === 'against' && halfFlips > 2 ? 'along' : answer;
}
