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

/** No velocity against each other is left. */
export const declared: Declared = { score: 8.5, diagnosis: 'moves-as-one' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const dx = second.position[0] - first.position[0];
  const dz = second.position[1] - first.position[1];
  const distance = Math.hypot(dx, dz);
  const n: Vec2 = [dx / distance, dz / distance];
  const gap = distance - length;
  const vx = second.velocity[0] - first.velocity[0];
  const vz = second.velocity[1] - first.velocity[1];
  const lost: Vec2 = [vx, vz];
  const one = second.mass / (first.mass + second.mass);
  const other = first.mass / (first.mass + second.mass);
  const after = (ball: Ball, share: number): Motion => ({
    position: [ball.position[0] + share * gap * n[0], ball.position[1] + share * gap * n[1]],
    velocity: [ball.velocity[0] + share * lost[0], ball.velocity[1] + share * lost[1]],
  });
  return [after(first, one), after(second, -other)];
}
