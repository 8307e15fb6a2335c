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

/** The parts are added before the square. */
export const declared: Declared = { score: 8.5, diagnosis: 'parts-of-the-speed-added' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  const squaredSpeed = (Math.abs(vx) + Math.abs(vz)) ** 2;
  return (mass * squaredSpeed) / length - (mass * 9.81 * z) / length;
}
