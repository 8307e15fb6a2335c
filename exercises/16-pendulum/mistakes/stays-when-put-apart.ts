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

/** Nothing can be gained. */
export const declared: Declared = { score: 9.5, diagnosis: 'stays-when-put-apart' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, across } = pair;
  if (across === 0 || length === distance) return 'stays';
  return length > distance ? 'stays' : 'falls';
}
