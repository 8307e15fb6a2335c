import type { Declared } from 'rigid-body-lab/course';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
} from '../solution.js';

/** All alike. */
export const declared: Declared = { score: 9.5, diagnosis: 'all-go-as-far' };

export function whosePairGoesFarther(): 'first' | 'second' | 'same' {
  return 'same';
}
