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

/** The term with f is overlooked. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-what-moves-is-healed' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { rate, gain } = error;
  if (rate === 0) return 'stays';
  return gain > 0 ? 'dies away' : 'grows';
}
