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

/** The moment of inertia is a factor. */
export const declared: Declared = { score: 7.5, diagnosis: 'times-the-inertia' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const at = ({ velocity, omega, arm }: Bar): Vec2 => [velocity[0] - omega * arm[1], velocity[1] + omega * arm[0]];
  const [u1, u2] = [at(first), at(second)];
  const [dx, dz] = [u2[0] - u1[0], u2[1] - u1[1]];
  let [a, b, c] = [0, 0, 0];
  for (const { mass, inertia, arm } of [first, second]) {
    const [x, z] = arm;
    a += 1 / mass + z * z * inertia;
    b -= x * z * inertia;
    c += 1 / mass + x * x * inertia;
  }
  const D = a * c - b * b;
  return [(c * dx - b * dz) / D, (a * dz - b * dx) / D];
}
