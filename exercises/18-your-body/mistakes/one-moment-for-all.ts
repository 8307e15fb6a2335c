import { integrate } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, figure } from '../solution.js';

/** Each rate is divided by the second moment. */
export const declared: Declared = { score: 8, diagnosis: 'one-moment-for-all' };

export function simulatedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number, duration: number): Motion {
  const rates = (_t: number, [a, b, c]: Vec3): Vec3 => [
    ((I2 - I3) * b * c) / I2,
    ((I3 - I1) * c * a) / I2,
    ((I1 - I2) * a * b) / I2,
  ];
  const { times, states } = integrate<Vec3>(rates, [nudge, spin, 0], { t1: duration, stepSize: duration / 100 });
  const n = states.findIndex((w) => w[1] * spin < 0);
  if (n < 0) return { times, omegas: states, flip: 'none' };
  const [before, after] = [states[n - 1][1], states[n][1]];
  const flip = times[n - 1] + ((times[n] - times[n - 1]) * before) / (before - after);
  return { times, omegas: states, flip };
}
