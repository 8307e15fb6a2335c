import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Drifted } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** The sign of the weight in free fall. */
export const declared: Declared = { score: 7.5, diagnosis: 'weight-pushes-out' };

export function rodAcceleration({ length, gain, position, velocity }: Drifted): Vec2 {
  const [x, z] = position;
  const [vx, vz] = velocity;
  const f = x * x + z * z - length * length;
  const fRate = 2 * (x * vx + z * vz);
  const wanted = -2 * gain * fRate - gain * gain * f;
  const free = 2 * (vx * vx + vz * vz) + 2 * z * 9.81;
  const p = (wanted - free) / (4 * (x * x + z * z));
  return [2 * p * x, -9.81 + 2 * p * z];
}
