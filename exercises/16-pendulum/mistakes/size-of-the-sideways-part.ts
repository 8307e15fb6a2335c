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

/** The part of the weight by the horizontal distance. */
export const declared: Declared = { score: 8.5, diagnosis: 'size-of-the-sideways-part' };

export function rodTension({ mass, length, position: [x], velocity: [vx, vz] }: Swing): number {
  return (mass * (vx * vx + vz * vz)) / length + (mass * 9.81 * Math.abs(x)) / length;
}
