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

/** The height without its sign. */
export const declared: Declared = { score: 9, diagnosis: 'height-without-sign' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (mass * (vx * vx + vz * vz + 9.81 * Math.abs(z))) / length;
}
