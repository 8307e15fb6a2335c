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

/** L goes with the body. */
export const declared: Declared = { score: 9.5, diagnosis: 'momentum-turns' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  if (arrow === 'axis' && seenFrom === 'body') return 'along';
  if (halfFlips % 4 === 0) return 'along';
  return halfFlips % 2 === 0 ? 'against' : 'across';
}
