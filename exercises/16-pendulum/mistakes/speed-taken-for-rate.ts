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

/** m ω² ℓ with v for ω. */
export const declared: Declared = { score: 8.5, diagnosis: 'speed-taken-for-rate' };

export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  return mass * length * (vx * vx + vz * vz) - (mass * 9.81 * z) / length;
}
