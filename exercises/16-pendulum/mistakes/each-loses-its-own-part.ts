import type { Declared } from 'rigid-body-lab/course';
import type { Ball, Motion } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Each ball is stopped along the line. */
export const declared: Declared = { score: 8.5, diagnosis: 'each-loses-its-own-part' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const delta = [second.position[0] - first.position[0], second.position[1] - first.position[1]];
  const distance = Math.hypot(delta[0], delta[1]);
  const n = [delta[0] / distance, delta[1] / distance];
  const share1 = second.mass / (first.mass + second.mass);
  const share2 = first.mass / (first.mass + second.mass);
  const gap = distance - length;
  const own = (ball: Ball): number => ball.velocity[0] * n[0] + ball.velocity[1] * n[1];
  return [
    {
      position: [first.position[0] + share1 * gap * n[0], first.position[1] + share1 * gap * n[1]],
      velocity: [first.velocity[0] - own(first) * n[0], first.velocity[1] - own(first) * n[1]],
    },
    {
      position: [second.position[0] - share2 * gap * n[0], second.position[1] - share2 * gap * n[1]],
      velocity: [second.velocity[0] - own(second) * n[0], second.velocity[1] - own(second) * n[1]],
    },
  ];
}
