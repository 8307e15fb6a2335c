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

/** All alike. */
export const declared: Declared = { score: 9.5, diagnosis: 'all-pull-alike' };

export function whoseRodPullsMore(): 'first' | 'second' | 'same' {
  return 'same';
}
