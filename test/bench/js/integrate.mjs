// The general `integrate` with f(t, y, out), at a call site that has seen no other function,
// or many; and with f(t, y).
import { integrate, packState } from '../../../dist/index.js';
import { problem } from '../harness/problem.mjs';
import { lastState, start } from './body.mjs';

const { moments, gravity, linearDamping: c, angularDamping: d, steps, stepSize } = problem;
const [I1, I2, I3] = moments;
const [c1, c2, c3] = [(I2 - I3) / I1, (I3 - I1) / I2, (I1 - I2) / I3];

function rate(_t, y, out) {
  const w = y[3];
  const x = y[4];
  const v = y[5];
  const z = y[6];
  const p = y[10];
  const q = y[11];
  const r = y[12];
  out[0] = y[7];
  out[1] = y[8];
  out[2] = y[9];
  out[3] = 0.5 * (-x * p - v * q - z * r);
  out[4] = 0.5 * (w * p - z * q + v * r);
  out[5] = 0.5 * (z * p + w * q - x * r);
  out[6] = 0.5 * (-v * p + x * q + w * r);
  out[7] = -c * y[7];
  out[8] = -c * y[8];
  out[9] = -gravity - c * y[9];
  out[10] = c1 * q * r - d * p;
  out[11] = c2 * r * p - d * q;
  out[12] = c3 * p * q - d * r;
}

/** The same as it is written down. */
const readable = (_t, [, , , w, x, v, z, vx, vy, vz, p, q, r]) => [
  vx,
  vy,
  vz,
  0.5 * (-x * p - v * q - z * r),
  0.5 * (w * p - z * q + v * r),
  0.5 * (z * p + w * q - x * r),
  0.5 * (-v * p + x * q + w * r),
  -c * vx,
  -c * vy,
  -gravity - c * vz,
  c1 * q * r - d * p,
  c2 * r * p - d * q,
  c3 * p * q - d * r,
];

/** The quaternion to length one. */
function unit(_t, y, out) {
  out.set(y);
  const n = 1 / Math.sqrt(y[3] * y[3] + y[4] * y[4] + y[5] * y[5] + y[6] * y[6]);
  for (let i = 3; i < 7; i++) out[i] = n * y[i];
}

const each = (out, value) => {
  for (let i = 0; i < out.length; i++) out[i] = value(i);
};
/** Other problems, each with code of its own, for which the methods have to stay general. */
const others = [
  (_t, y, out) => each(out, (i) => -y[i]),
  (t, y, out) => each(out, (i) => t - y[i]),
  (_t, y, out) => each(out, (i) => -y[i] / (1 + i)),
  (t, y, out) => each(out, (i) => Math.sin(t) - y[i]),
  (_t, y, out) => each(out, (i) => Math.sin(y[i]) - y[i]),
  (t, _y, out) => each(out, (i) => Math.cos(i * t)),
  (_t, y, out) => each(out, (i) => y[(i + 1) % 13] - 2 * y[i]),
  (_t, _y, out) => out.fill(1),
];

const y0 = packState(start);
const job = (options, f = rate) => ({
  operations: steps,
  run: () => lastState(integrate(f, y0, { t1: steps * stepSize, stepSize, every: steps, ...options })),
});

export const jobs = {
  cold: () => job({}),
  warm: () => {
    for (const f of others) integrate(f, y0, { t1: 20, stepSize: 1e-3, every: 1000 });
    return job({});
  },
  readable: () => job({}, readable),
  projected: () => job({ project: unit }),
};
