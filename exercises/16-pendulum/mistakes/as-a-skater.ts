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

/** Arms drawn in. */
export const declared: Declared = { score: 9.5, diagnosis: 'as-a-skater' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, across } = pair;
  if (across === 0 || distance === length) return 'stays';
  return length < distance ? 'grows' : 'falls';
}
