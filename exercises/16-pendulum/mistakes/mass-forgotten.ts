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

/** Per kilogram. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-forgotten' };

export function rodTension({ length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (vx * vx + vz * vz - 9.81 * z) / length;
}
