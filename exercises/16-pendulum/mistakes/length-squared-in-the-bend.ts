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

/** The bend over the square of the length. */
export const declared: Declared = { score: 8.5, diagnosis: 'length-squared-in-the-bend' };

export function rodTension({ mass, length, position: [, z], velocity: [vx, vz] }: Swing): number {
  return (mass * (vx * vx + vz * vz)) / length ** 2 - (mass * 9.81 * z) / length;
}
