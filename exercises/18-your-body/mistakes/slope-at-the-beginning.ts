import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, figure } from '../solution.js';

/** Each step goes along the slope at its beginning. */
export const declared: Declared = { score: 8, diagnosis: 'one-slope-a-step' };

export function simulatedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number, duration: number): Motion {
  const h = duration / 100;
  const omegas: Vec3[] = [[nudge, spin, 0]];
  let flip: number | 'none' = 'none';
  for (let n = 1; n <= 100; n++) {
    const [a, b, c] = omegas[n - 1];
    const after = b + (h * (I3 - I1) * c * a) / I2;
    if (flip === 'none' && after * spin < 0) flip = (n - 1 + b / (b - after)) * h;
    omegas.push([a + (h * (I2 - I3) * b * c) / I1, after, c + (h * (I1 - I2) * a * b) / I3]);
  }
  return { times: omegas.map((_w, n) => n * h), omegas, flip };
}
