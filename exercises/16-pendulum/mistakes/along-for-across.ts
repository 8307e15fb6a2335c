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

/** Along where across belongs. */
export const declared: Declared = { score: 9.5, diagnosis: 'along-for-across' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, along } = pair;
  if (along === 0 || length === distance) return 'stays';
  return length > distance ? 'grows' : 'falls';
}
