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

/** The line over the length of the rod, for the positions. */
export const declared: Declared = { score: 8.5, diagnosis: 'direction-by-the-rod' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const delta = [second.position[0] - first.position[0], second.position[1] - first.position[1]];
  const distance = Math.hypot(delta[0], delta[1]);
  const n = [delta[0] / distance, delta[1] / distance];
  const share1 = second.mass / (first.mass + second.mass);
  const share2 = first.mass / (first.mass + second.mass);
  const gap = distance - length;
  const rate = (second.velocity[0] - first.velocity[0]) * n[0] + (second.velocity[1] - first.velocity[1]) * n[1];
  return [
    {
      position: [
        first.position[0] + share1 * gap * (delta[0] / length),
        first.position[1] + share1 * gap * (delta[1] / length),
      ],
      velocity: [first.velocity[0] + share1 * rate * n[0], first.velocity[1] + share1 * rate * n[1]],
    },
    {
      position: [
        second.position[0] - share2 * gap * (delta[0] / length),
        second.position[1] - share2 * gap * (delta[1] / length),
      ],
      velocity: [second.velocity[0] - share2 * rate * n[0], second.velocity[1] - share2 * rate * n[1]],
    },
  ];
}
