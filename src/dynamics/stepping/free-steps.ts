/**
 * Classical RK4 (Chaney eq. 29) of a body without loads, in principal axes, with all numbers in local
 * variables. The readable twin is `integrate(newtonEulerDerivative(body), …)`; a test holds both
 * together to 1e-14 per step.
 */
import { hasFiniteSum } from '../../integration/numbers.js';
import type { Schedule } from '../../integration/schedule.js';
import type { PrincipalBody } from './principal-body.js';

/**
 * The kept states of a run from `y`, which it changes, or nothing if its end is not finite.
 * `freeSteps` keeps them: handed over one by one they would take four times as long as the steps.
 */
export function freeRun(schedule: Schedule, body: PrincipalBody, y: Float64Array): Float64Array | undefined {
  const { h, lastStep, steps, every, samples } = schedule;
  const values = new Float64Array(13 * samples);
  values.set(y);
  if (steps === 0) return values;
  const before = samples - 2;
  freeSteps(body, y, h, every, values.subarray(0, 13 * (before + 1)));
  freeSteps(body, y, h, steps - 1 - before * every);
  freeSteps(body, y, lastStep, 1);
  values.set(y, 13 * (samples - 1));
  return hasFiniteSum(y) ? values : undefined;
}

/**
 * Advances the 13 numbers of a state by `count` steps of size `h`, in place; the quaternion to length
 * one after each. With `kept`, it does so once for each state that has room there, and writes it there:
 * one after the other, from the second on.
 */
export function freeSteps(
  body: PrincipalBody,
  state: Float64Array,
  h: number,
  count: number,
  kept?: Float64Array,
): void {
  const { c1, c2, c3, gx, gy, gz, linearDamping, angularDamping: d } = body;
  const h2 = h / 2;
  const h4 = h / 4;
  const h6 = h / 6;
  const h12 = h / 12;
  // Position and velocity obey a linear equation of their own. There a step of RK4 is the Taylor polynomial
  // of degree 4, with constant factors: v += alpha a and x += h v + beta a, where a = g - damping v.
  const s = h * linearDamping;
  const alpha = h * (1 - (s / 2) * (1 - (s / 3) * (1 - s / 4)));
  const beta = h * h * (1 / 2 - (s / 6) * (1 - s / 4));
  let px = state[0];
  let py = state[1];
  let pz = state[2];
  let w = state[3];
  let x = state[4];
  let y = state[5];
  let z = state[6];
  let vx = state[7];
  let vy = state[8];
  let vz = state[9];
  let p = state[10];
  let q = state[11];
  let r = state[12];
  const end = kept ? kept.length : 26;
  for (let at = 13; at < end; at += 13) {
    for (let k = 0; k < count; k++) {
      const ax = gx - linearDamping * vx;
      const ay = gy - linearDamping * vy;
      const az = gz - linearDamping * vz;
      px += h * vx + beta * ax;
      py += h * vy + beta * ay;
      pz += h * vz + beta * az;
      vx += alpha * ax;
      vy += alpha * ay;
      vz += alpha * az;

      // Rates of stage i: quaternion (without the factor 1/2 of eq. 14, which is in h4 and h12),
      // then omega (eq. 18 to 20).
      const w1 = -x * p - y * q - z * r;
      const x1 = w * p - z * q + y * r;
      const y1 = z * p + w * q - x * r;
      const z1 = x * q - y * p + w * r;
      const p1 = c1 * q * r - d * p;
      const q1 = c2 * r * p - d * q;
      const r1 = c3 * p * q - d * r;

      let ws = w + h4 * w1;
      let xs = x + h4 * x1;
      let ys = y + h4 * y1;
      let zs = z + h4 * z1;
      let ps = p + h2 * p1;
      let qs = q + h2 * q1;
      let rs = r + h2 * r1;
      const w2 = -xs * ps - ys * qs - zs * rs;
      const x2 = ws * ps - zs * qs + ys * rs;
      const y2 = zs * ps + ws * qs - xs * rs;
      const z2 = xs * qs - ys * ps + ws * rs;
      const p2 = c1 * qs * rs - d * ps;
      const q2 = c2 * rs * ps - d * qs;
      const r2 = c3 * ps * qs - d * rs;

      ws = w + h4 * w2;
      xs = x + h4 * x2;
      ys = y + h4 * y2;
      zs = z + h4 * z2;
      ps = p + h2 * p2;
      qs = q + h2 * q2;
      rs = r + h2 * r2;
      const w3 = -xs * ps - ys * qs - zs * rs;
      const x3 = ws * ps - zs * qs + ys * rs;
      const y3 = zs * ps + ws * qs - xs * rs;
      const z3 = xs * qs - ys * ps + ws * rs;
      const p3 = c1 * qs * rs - d * ps;
      const q3 = c2 * rs * ps - d * qs;
      const r3 = c3 * ps * qs - d * rs;

      ws = w + h2 * w3;
      xs = x + h2 * x3;
      ys = y + h2 * y3;
      zs = z + h2 * z3;
      ps = p + h * p3;
      qs = q + h * q3;
      rs = r + h * r3;
      w += h12 * (w1 + 2 * (w2 + w3) - xs * ps - ys * qs - zs * rs);
      x += h12 * (x1 + 2 * (x2 + x3) + ws * ps - zs * qs + ys * rs);
      y += h12 * (y1 + 2 * (y2 + y3) + zs * ps + ws * qs - xs * rs);
      z += h12 * (z1 + 2 * (z2 + z3) + xs * qs - ys * ps + ws * rs);
      p += h6 * (p1 + 2 * (p2 + p3) + c1 * qs * rs - d * ps);
      q += h6 * (q1 + 2 * (q2 + q3) + c2 * rs * ps - d * qs);
      r += h6 * (r1 + 2 * (r2 + r3) + c3 * ps * qs - d * rs);
      const n = 1 / Math.sqrt(w * w + x * x + y * y + z * z);
      w *= n;
      x *= n;
      y *= n;
      z *= n;
    }
    if (kept) {
      kept[at] = px;
      kept[at + 1] = py;
      kept[at + 2] = pz;
      kept[at + 3] = w;
      kept[at + 4] = x;
      kept[at + 5] = y;
      kept[at + 6] = z;
      kept[at + 7] = vx;
      kept[at + 8] = vy;
      kept[at + 9] = vz;
      kept[at + 10] = p;
      kept[at + 11] = q;
      kept[at + 12] = r;
    }
  }
  state[0] = px;
  state[1] = py;
  state[2] = pz;
  state[3] = w;
  state[4] = x;
  state[5] = y;
  state[6] = z;
  state[7] = vx;
  state[8] = vy;
  state[9] = vz;
  state[10] = p;
  state[11] = q;
  state[12] = r;
}
