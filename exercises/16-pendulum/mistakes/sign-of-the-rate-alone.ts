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

/** A negative rate leads to 0. */
export const declared: Declared = { score: 9.5, diagnosis: 'sign-of-the-rate-alone' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { rate, gain } = error;
  if (gain === 0 && rate < 0) return 'dies away';
  if (gain > 0) return 'dies away';
  if (gain < 0) return 'grows';
  return rate === 0 ? 'stays' : 'grows';
}
