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

/** Only the force that bends the path. */
export const declared: Declared = { score: 8.5, diagnosis: 'weight-missing' };

export function rodTension({ mass, length, velocity }: Swing): number {
  const [vx, vz] = velocity;
  return (mass * (vx * vx + vz * vz)) / length;
}
