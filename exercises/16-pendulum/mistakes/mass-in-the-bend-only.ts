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

/** The mass is forgotten in the weight. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-in-one-term' };

export function rodTension({ mass, length, position: [, z], velocity: [vx, vz] }: Swing): number {
  return (mass * (vx * vx + vz * vz) - 9.81 * z) / length;
}
