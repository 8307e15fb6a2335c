import type { Declared } from 'rigid-body-lab/course';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** It stays. */
export const declared: Declared = { score: 9.5, diagnosis: 'errors-stay' };

export function fateOfGap(): 'dies away' | 'stays' | 'grows' {
  return 'stays';
}
