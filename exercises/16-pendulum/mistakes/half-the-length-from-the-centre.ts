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

/** Each ball half the length from the common centre. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-the-length-from-the-centre' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const [p, q] = [first.position, second.position];
  const d: Vec2 = [q[0] - p[0], q[1] - p[1]];
  const distance = Math.hypot(d[0], d[1]);
  const [ux, uz] = [d[0] / distance, d[1] / distance];
  const mass = first.mass + second.mass;
  const [x, z] = [0, 1].map((k) => (first.mass * p[k] + second.mass * q[k]) / mass);
  const [v, w] = [first.velocity, second.velocity];
  const rate = (w[0] - v[0]) * ux + (w[1] - v[1]) * uz;
  const [a, b] = [-length * 0.5, length * 0.5];
  const [s, t] = [(second.mass / mass) * rate, (-first.mass / mass) * rate];
  return [
    { position: [x + a * ux, z + a * uz], velocity: [v[0] + s * ux, v[1] + s * uz] },
    { position: [x + b * ux, z + b * uz], velocity: [w[0] + t * ux, w[1] + t * uz] },
  ];
}
