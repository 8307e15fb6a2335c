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

/** The signed value. */
export const declared: Declared = { score: 9.5, diagnosis: 'clockwise-counts-less' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, across } = pair;
  const change = across * (length - distance);
  return change > 0 ? 'grows' : change < 0 ? 'falls' : 'stays';
}
