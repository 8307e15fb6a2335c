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

/** f̈ = 0. */
export const declared: Declared = { score: 7.5, diagnosis: 'no-feedback' };

export function rodAcceleration({ position, velocity }: Drifted): Vec2 {
  const [x, z] = position;
  const [vx, vz] = velocity;
  const p = (9.81 * z - vx * vx - vz * vz) / (2 * (x * x + z * z));
  return [2 * x * p, 2 * z * p - 9.81];
}
