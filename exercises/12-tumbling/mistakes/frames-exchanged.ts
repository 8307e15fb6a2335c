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

/** The other observer. */
export const declared: Declared = { score: 9.5, diagnosis: 'frames-exchanged' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  return right(arrow, seenFrom === 'world' ? 'body' : 'world', halfFlips);
}
