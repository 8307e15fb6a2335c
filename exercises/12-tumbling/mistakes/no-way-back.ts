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

/** Over once and for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-way-back' };

export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  const rests = (arrow === 'momentum') === (seenFrom === 'world');
  if (rests || halfFlips === 0) return 'along';
  return halfFlips % 2 === 0 ? 'against' : 'across';
}
