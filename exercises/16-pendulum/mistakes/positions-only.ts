import type { Declared } from 'rigid-body-lab/course';
import type { Ball, Motion, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Velocities as they were. */
export const declared: Declared = { score: 8.5, diagnosis: 'positions-only' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const dx = second.position[0] - first.position[0];
  const dz = second.position[1] - first.position[1];
  const distance = Math.hypot(dx, dz);
  const n: Vec2 = [dx / distance, dz / distance];
  const gap = distance - length;
  const one = second.mass / (first.mass + second.mass);
  const other = first.mass / (first.mass + second.mass);
  const after = (ball: Ball, share: number): Motion => ({
    position: [ball.position[0] + share * gap * n[0], ball.position[1] + share * gap * n[1]],
    velocity: [...ball.velocity],
  });
  return [after(first, one), after(second, -other)];
}
