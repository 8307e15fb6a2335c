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

/** Distance less length. */
export const declared: Declared = { score: 7.5, diagnosis: 'error-of-the-length' };

export function rodAcceleration({ length, gain, position, velocity }: Drifted): Vec2 {
  const [x, z] = position;
  const [vx, vz] = velocity;
  const f = Math.hypot(x, z) - length;
  const fRate = 2 * (x * vx + z * vz);
  const wanted = -2 * gain * fRate - gain * gain * f;
  const free = 2 * (vx * vx + vz * vz) - 2 * 9.81 * z;
  const p = (wanted - free) / (4 * (x * x + z * z));
  return [2 * x * p, 2 * z * p - 9.81];
}
