import type { Declared } from 'rigid-body-lab/course';
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

/** Both turn over for the observer in the body, and neither in the world. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-for-who-turns' };

export function pointing(
  _arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  if (seenFrom === 'world' || halfFlips % 4 === 0) return 'along';
  return halfFlips % 2 === 1 ? 'across' : 'against';
}
