import { add, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, figure } from '../solution.js';

/** The second rate is taken a whole step on. */
export const declared: Declared = { score: 8, diagnosis: 'second-slope-at-the-end' };

export function simulatedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number, duration: number): Motion {
  const rate = ([a, b, c]: Vec3): Vec3 => [
    ((I2 - I3) * b * c) / I1,
    ((I3 - I1) * c * a) / I2,
    ((I1 - I2) * a * b) / I3,
  ];
  const h = duration / 100;
  const omegas: Vec3[] = [[nudge, spin, 0]];
  let flip: number | 'none' = 'none';
  for (let n = 1; n <= 100; n++) {
    const w = omegas[n - 1];
    const k1 = rate(w);
    const k2 = rate(add(w, scale(k1, h)));
    const k3 = rate(add(w, scale(k2, h / 2)));
    const k4 = rate(add(w, scale(k3, h)));
    const next = add(w, scale(add(add(k1, k4), scale(add(k2, k3), 2)), h / 6));
    if (flip === 'none' && next[1] * spin < 0) flip = h * (n - 1 + w[1] / (w[1] - next[1]));
    omegas.push(next);
  }
  return { times: omegas.map((_w, n) => n * h), omegas, flip };
}
