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

/** λ instead of the force. */
export const declared: Declared = { score: 8.5, diagnosis: 'multiplier-for-tension' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (mass * (9.81 * z - vx * vx - vz * vz)) / (2 * length * length);
}
