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

/** L turns over with the body, so both turn in the world and neither in the body. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-painted-on' };

export function pointing(
  _arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  if (seenFrom === 'body' || halfFlips % 4 === 0) return 'along';
  return halfFlips % 2 === 1 ? 'across' : 'against';
}
