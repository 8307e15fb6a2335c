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

/** The line over the length of the rod, for the velocities. */
export const declared: Declared = { score: 8.5, diagnosis: 'direction-has-no-length-1' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const delta = [second.position[0] - first.position[0], second.position[1] - first.position[1]];
  const distance = Math.hypot(delta[0], delta[1]);
  const n = [delta[0] / distance, delta[1] / distance];
  const share1 = second.mass / (first.mass + second.mass);
  const share2 = first.mass / (first.mass + second.mass);
  const gap = distance - length;
  const e = [delta[0] / length, delta[1] / length];
  const speed = (second.velocity[0] - first.velocity[0]) * e[0] + (second.velocity[1] - first.velocity[1]) * e[1];
  return [
    {
      position: [first.position[0] + share1 * gap * n[0], first.position[1] + share1 * gap * n[1]],
      velocity: [first.velocity[0] + share1 * speed * e[0], first.velocity[1] + share1 * speed * e[1]],
    },
    {
      position: [second.position[0] - share2 * gap * n[0], second.position[1] - share2 * gap * n[1]],
      velocity: [second.velocity[0] - share2 * speed * e[0], second.velocity[1] - share2 * speed * e[1]],
    },
  ];
}
