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

/** The reduced mass. */
export const declared: Declared = { score: 7.5, diagnosis: 'arms-left-out' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const at = ({ velocity, omega, arm }: Bar): Vec2 => [velocity[0] - omega * arm[1], velocity[1] + omega * arm[0]];
  const [u1, u2] = [at(first), at(second)];
  const reduced = 1 / (1 / first.mass + 1 / second.mass);
  return [reduced * (u2[0] - u1[0]), reduced * (u2[1] - u1[1])];
}
