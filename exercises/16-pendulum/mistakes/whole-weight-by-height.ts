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

/** The height is not divided by the length. */
export const declared: Declared = { score: 8.5, diagnosis: 'whole-weight-by-height' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  const squaredSpeed = vx * vx + vz * vz;
  return (mass * squaredSpeed) / length - mass * 9.81 * z;
}
