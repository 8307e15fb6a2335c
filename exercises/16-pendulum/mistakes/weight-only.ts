import type { Declared } from 'rigid-body-lab/course';
import type { Swing } from '../solution.js';
export {
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** The rod carries the weight. */
export const declared: Declared = { score: 8.5, diagnosis: 'weight-only' };

export function rodTension({ mass }: Swing): number {
  return mass * 9.81;
}
