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

/** 10 for 9.81. */
export const declared: Declared = { score: 8.5, diagnosis: 'gravity-of-ten' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return (mass * (vx * vx + vz * vz - 10 * z)) / length;
}
