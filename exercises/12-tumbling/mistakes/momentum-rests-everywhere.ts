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

/** L never moves. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-rests-everywhere' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  return arrow === 'momentum' ? 'along' : right(arrow, seenFrom, halfFlips);
}
