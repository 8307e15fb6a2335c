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

/** The energy in place of twice the energy. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-of-the-bend' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (0.5 * mass * (vx * vx + vz * vz) - mass * 9.81 * z) / length;
}
