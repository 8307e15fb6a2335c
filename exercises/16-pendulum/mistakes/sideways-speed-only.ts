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

/** Only vx, as at the lowest point. */
export const declared: Declared = { score: 8.5, diagnosis: 'sideways-speed-only' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx] = velocity;
  return (mass * (vx * vx - 9.81 * z)) / length;
}
