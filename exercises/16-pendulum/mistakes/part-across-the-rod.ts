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

/** The sine in place of the cosine. */
export const declared: Declared = { score: 8.5, diagnosis: 'part-across-the-rod' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [x] = position;
  const [vx, vz] = velocity;
  return (mass * (vx * vx + vz * vz) + mass * 9.81 * x) / length;
}
