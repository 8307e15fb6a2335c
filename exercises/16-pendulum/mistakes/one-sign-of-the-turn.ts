import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Bar } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  whosePairGoesFarther,
} from '../solution.js';

/** A minus in both components. */
export const declared: Declared = { score: 7.5, diagnosis: 'one-sign-of-the-turn' };

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const [x1, z1] = first.arm;
  const [x2, z2] = second.arm;
  const u1 = [first.velocity[0] - first.omega * z1, first.velocity[1] - first.omega * x1];
  const u2 = [second.velocity[0] - second.omega * z2, second.velocity[1] - second.omega * x2];
  const dx = u2[0] - u1[0];
  const dz = u2[1] - u1[1];
  const a = 1 / first.mass + (z1 * z1) / first.inertia + 1 / second.mass + (z2 * z2) / second.inertia;
  const b = -(x1 * z1) / first.inertia - (x2 * z2) / second.inertia;
  const c = 1 / first.mass + (x1 * x1) / first.inertia + 1 / second.mass + (x2 * x2) / second.inertia;
  const D = a * c - b * b;
  return [(c * dx - b * dz) / D, (a * dz - b * dx) / D];
}
