import type { Declared } from 'rigid-body-lab/course';
import type { Drifted, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Divided by the distance once. */
export const declared: Declared = { score: 7.5, diagnosis: 'distance-once-in-the-divisor' };

export function rodAcceleration({ length, gain, position: [x, z], velocity: [vx, vz] }: Drifted): Vec2 {
  const f = x * x + z * z - length * length;
  const fRate = 2 * (x * vx + z * vz);
  const asked = -2 * gain * fRate - gain * gain * f;
  const p = (asked - 2 * (vx * vx + vz * vz) + 2 * 9.81 * z) / (4 * Math.hypot(x, z));
  return [2 * x * p, 2 * z * p - 9.81];
}
