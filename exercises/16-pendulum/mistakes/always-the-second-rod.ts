import type { Declared } from 'rigid-body-lab/course';
export {
  rodTension,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-the-second-rod' };

export function whoseRodPullsMore(): 'first' | 'second' | 'same' {
  return 'second';
}
