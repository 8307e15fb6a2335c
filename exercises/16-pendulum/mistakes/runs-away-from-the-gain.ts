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

/** The feedback must be faster than the error. */
export const declared: Declared = { score: 9.5, diagnosis: 'runs-away-from-the-gain' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gap, rate, gain } = error;
  if (gain > 0 && gap * rate > 0 && Math.abs(rate) > gain * Math.abs(gap)) return 'grows';
  if (gain > 0) return 'dies away';
  if (gain < 0) return 'grows';
  return rate === 0 ? 'stays' : 'grows';
}
