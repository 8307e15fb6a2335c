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

/** Only the velocity along z. */
export const declared: Declared = { score: 8.5, diagnosis: 'upward-speed-only' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [, vz] = velocity;
  const squaredSpeed = vz * vz;
  return (mass * squaredSpeed) / length - (mass * 9.81 * z) / length;
}
