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

/** It comes back, and is then as large as before. */
export const declared: Declared = { score: 9.5, diagnosis: 'back-and-through-stays' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gap, rate, gain } = error;
  if (gain === 0 && gap * rate < 0) return 'stays';
  if (gain > 0) return 'dies away';
  if (gain < 0) return 'grows';
  return rate === 0 ? 'stays' : 'grows';
}
