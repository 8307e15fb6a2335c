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

/** It swings for ever. */
export const declared: Declared = { score: 9.5, diagnosis: 'spring-without-damper' };

export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  const { rate, gain } = error;
  if (gain !== 0) return 'stays';
  return rate === 0 ? 'stays' : 'grows';
}
