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

/** The line between the balls for its direction, in both. */
export const declared: Declared = { score: 8.5, diagnosis: 'no-unit-vector' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const line: Vec2 = [second.position[0] - first.position[0], second.position[1] - first.position[1]];
  const missing = length - Math.hypot(...line);
  const rate = (second.velocity[0] - first.velocity[0]) * line[0] + (second.velocity[1] - first.velocity[1]) * line[1];
  const mass = first.mass + second.mass;
  const moved = ([x, z]: Vec2, by: number): Vec2 => [x + by * line[0], z + by * line[1]];
  const after = ({ position, velocity }: Ball, share: number): Motion => ({
    position: moved(position, share * missing),
    velocity: moved(velocity, -share * rate),
  });
  return [after(first, -second.mass / mass), after(second, first.mass / mass)];
}
