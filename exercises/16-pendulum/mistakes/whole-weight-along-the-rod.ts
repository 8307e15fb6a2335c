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

/** The whole weight wherever the mass is. */
export const declared: Declared = { score: 8.5, diagnosis: 'whole-weight-along-the-rod' };

export function rodTension({ mass, length, velocity }: Swing): number {
  const [vx, vz] = velocity;
  return mass * 9.81 + (mass * (vx ** 2 + vz ** 2)) / length;
}
