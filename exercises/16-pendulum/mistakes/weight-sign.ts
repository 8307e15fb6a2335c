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

/** The part of the weight is added with z as it is. */
export const declared: Declared = { score: 8.5, diagnosis: 'weight-sign' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (mass * (vx * vx + vz * vz)) / length + (mass * 9.81 * z) / length;
}
