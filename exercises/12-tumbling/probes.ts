/** Motions without torque, followed step by step: what the hidden checks compare with. */
import { minus, multiple, plus } from 'rigid-body-lab/course';
import type { Motion, Spin, Vec3 } from './inputs.js';

const rates = ([I1, I2, I3]: Vec3, [a, b, c]: readonly number[]): number[] => [
  ((I2 - I3) * b * c) / I1,
  ((I3 - I1) * c * a) / I2,
  ((I1 - I2) * a * b) / I3,
];

function step(moments: Vec3, w: readonly number[], h: number): number[] {
  const k1 = rates(moments, w);
  const k2 = rates(moments, plus(w, multiple(k1, h / 2)));
  const k3 = rates(moments, plus(w, multiple(k2, h / 2)));
  const k4 = rates(moments, plus(w, multiple(k3, h)));
  return plus(w, multiple(plus(plus(k1, k4), multiple(plus(k2, k3), 2)), h / 6));
}

/** How fast ω1 grows, in parts of itself, once a nudge of 1e-10 has become one of 1e-5. */
export function growthOfMotion({ moments, spin }: Spin): number {
  let w = [1e-10, spin, 0];
  while (Math.abs(w[0]) < 1e-5) w = step(moments, w, 0.02);
  return rates(moments, w)[0] / w[0];
}

/** The time between the first two zeros of ω2, each found by halving the step that leads over it. */
export function timeOfMotion({ moments, omega }: Motion): number {
  const h = 0.01;
  const zeros: number[] = [];
  let w: readonly number[] = omega;
  for (let n = 0; zeros.length < 2; n++) {
    const next = step(moments, w, h);
    if (w[1] * next[1] < 0) {
      let [low, high] = [0, h];
      for (let round = 0; round < 40; round++) {
        const middle = (low + high) / 2;
        if (w[1] * step(moments, w, middle)[1] > 0) low = middle;
        else high = middle;
      }
      zeros.push(n * h + low);
    }
    w = next;
  }
  return minus([zeros[1]], [zeros[0]])[0];
}
