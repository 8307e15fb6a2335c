import type { Declared } from 'rigid-body-lab/course';
import type { Bar, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  whosePairGoesFarther,
} from '../solution.js';

/** The difference itself. */
export const declared: Declared = { score: 7.5, diagnosis: 'velocity-for-impulse' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const at = ({ velocity, omega, arm }: Bar): Vec2 => [velocity[0] - omega * arm[1], velocity[1] + omega * arm[0]];
  const [u1, u2] = [at(first), at(second)];
  return [u2[0] - u1[0], u2[1] - u1[1]];
}
