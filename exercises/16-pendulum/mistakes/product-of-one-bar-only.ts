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

/** The product of the second bar is forgotten. */
export const declared: Declared = { score: 7.5, diagnosis: 'product-of-one-bar-only' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const at = ({ velocity, omega, arm }: Bar): Vec2 => [velocity[0] - omega * arm[1], velocity[1] + omega * arm[0]];
  const [u1, u2] = [at(first), at(second)];
  const [dx, dz] = [u2[0] - u1[0], u2[1] - u1[1]];
  const [x1, z1] = first.arm;
  const [x2, z2] = second.arm;
  const a = 1 / first.mass + z1 ** 2 / first.inertia + 1 / second.mass + z2 ** 2 / second.inertia;
  const b = (-x1 * z1) / first.inertia;
  const c = 1 / first.mass + x1 ** 2 / first.inertia + 1 / second.mass + x2 ** 2 / second.inertia;
  const D = a * c - b * b;
  return [(c * dx - b * dz) / D, (a * dz - b * dx) / D];
}
