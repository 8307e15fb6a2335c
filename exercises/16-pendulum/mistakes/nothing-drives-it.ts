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

/** Without feedback nothing changes. */
export const declared: Declared = { score: 9.5, diagnosis: 'nothing-drives-it' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { gain } = error;
  if (gain > 0) return 'dies away';
  return gain < 0 ? 'grows' : 'stays';
}
