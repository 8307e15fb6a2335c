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

/** Odd is turned over. */
export const declared: Declared = { score: 9.5, diagnosis: 'whole-flips-counted' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  const rests = (arrow === 'momentum') === (seenFrom === 'world');
  return rests || halfFlips % 2 === 0 ? 'along' : 'against';
}
