import type { Declared } from 'rigid-body-lab/course';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Any velocity counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'speed-along-counts' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, along, across } = pair;
  if ((across === 0 && along === 0) || distance === length) return 'stays';
  return length < distance ? 'falls' : 'grows';
}
