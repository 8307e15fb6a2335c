import type { Declared } from 'rigid-body-lab/course';
import { rodAcceleration as right } from '../solution.js';
import type { Drifted, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** +g in the result. */
export const declared: Declared = { score: 7.5, diagnosis: 'gravity-added-upwards' };

export function rodAcceleration(drifted: Drifted): Vec2 {
  const [ax, az] = right(drifted);
  return [ax, az + 2 * 9.81];
}
