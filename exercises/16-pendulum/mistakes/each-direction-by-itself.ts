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

/** Without K_xz. */
export const declared: Declared = { score: 7.5, diagnosis: 'each-direction-by-itself' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const at = ({ velocity, omega, arm }: Bar): Vec2 => [velocity[0] - omega * arm[1], velocity[1] + omega * arm[0]];
  const [u1, u2] = [at(first), at(second)];
  const yields = (lever: 0 | 1): number =>
    [first, second].reduce((sum, { mass, inertia, arm }) => sum + 1 / mass + arm[lever] ** 2 / inertia, 0);
  return [(u2[0] - u1[0]) / yields(1), (u2[1] - u1[1]) / yields(0)];
}
