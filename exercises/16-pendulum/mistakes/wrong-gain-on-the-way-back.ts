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

/** What comes back dies. */
export const declared: Declared = { score: 9.5, diagnosis: 'wrong-gain-on-the-way-back' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gap, rate, gain } = error;
  if (gain < 0 && gap * rate < 0) return 'dies away';
  if (gain > 0) return 'dies away';
  if (gain < 0) return 'grows';
  return rate === 0 ? 'stays' : 'grows';
}
