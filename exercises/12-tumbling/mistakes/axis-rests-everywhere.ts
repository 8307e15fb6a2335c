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

/** What is painted on the body stays where it is. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-rests-everywhere' };

export function pointing(arrow: 'momentum' | 'axis', seenFrom: 'world' | 'body', halfFlips: number): string {
  return arrow === 'axis' ? 'along' : right(arrow, seenFrom, halfFlips);
}
