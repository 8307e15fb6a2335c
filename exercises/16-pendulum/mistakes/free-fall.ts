import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Nothing but the weight. */
export const declared: Declared = { score: 7.5, diagnosis: 'free-fall' };

export function rodAcceleration(): Vec2 {
  return [0, -9.81];
}
