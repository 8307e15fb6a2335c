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

/** The body axis turns for whoever looks. */
export const declared: Declared = { score: 9.5, diagnosis: 'axis-turns-for-all' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  if (arrow === 'momentum' && seenFrom === 'world') return 'along';
  if (halfFlips % 4 === 0) return 'along';
  return halfFlips % 2 === 0 ? 'against' : 'across';
}
