import type { Declared } from 'rigid-body-lab/course';
import { mended as right } from '../solution.js';
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

/** Plus and minus exchanged. */
export const declared: Declared = { score: 8.5, diagnosis: 'both-pushes-reversed' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const after = right(first, second, length);
  const back = (old: Vec2, now: Vec2): Vec2 => [2 * old[0] - now[0], 2 * old[1] - now[1]];
  const reversed = (ball: Ball, { position, velocity }: Motion): Motion => ({
    position: back(ball.position, position),
    velocity: back(ball.velocity, velocity),
  });
  return [reversed(first, after[0]), reversed(second, after[1])];
}
