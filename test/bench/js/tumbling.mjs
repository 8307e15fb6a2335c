// Ten seconds of tumbling by the library's integrators, each over its steps or
// tolerances, and by the closed form.
import {
  dormandPrince54,
  dormandPrince87,
  freeRotation,
  integrateAdaptive,
  simulate,
  simulateBySplitting,
  strang,
  suzuki4,
} from '../../../dist/index.js';
import { problem } from '../harness/problem.mjs';
import { freeBody, freeStart, lastRotation } from './body.mjs';

const { moments, omegaBody, tumbling } = problem;
const { duration } = tumbling;
const [I1, I2, I3] = moments;
const [c1, c2, c3] = [(I2 - I3) / I1, (I3 - I1) / I2, (I1 - I2) / I3];

function rate(_t, y, out) {
  const w = y[0];
  const x = y[1];
  const v = y[2];
  const z = y[3];
  const p = y[4];
  const q = y[5];
  const r = y[6];
  out[0] = 0.5 * (-x * p - v * q - z * r);
  out[1] = 0.5 * (w * p - z * q + v * r);
  out[2] = 0.5 * (z * p + w * q - x * r);
  out[3] = 0.5 * (x * q - v * p + w * r);
  out[4] = c1 * q * r;
  out[5] = c2 * r * p;
  out[6] = c3 * p * q;
}

const fixed = (run, counts = [100, 200, 500, 1000, 1100, 2000, 5000, 10_000]) => ({
  settings: counts.map((count) => duration / count),
  solve: (stepSize) => lastRotation(run({ duration, stepSize, every: Math.round(duration / stepSize) })),
});

const adaptive = (method) => ({
  settings: [1e-4, 1e-6, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12],
  solve: (tolerance) => {
    const options = { t1: duration, relTol: tolerance, absTol: tolerance, method };
    return integrateAdaptive(rate, [1, 0, 0, 0, ...omegaBody], options).values.subarray(-7);
  },
});

export const sweeps = {
  rk4: fixed((options) => simulate(freeBody, freeStart, options)),
  strang: fixed((options) => simulateBySplitting(freeBody, freeStart, { ...options, composition: strang })),
  suzuki4: fixed(
    (options) => simulateBySplitting(freeBody, freeStart, { ...options, composition: suzuki4 }),
    [50, 100, 200, 500, 1000, 2000],
  ),
  adaptive54: adaptive(dormandPrince54),
  adaptive87: adaptive(dormandPrince87),
  exact: {
    settings: [0],
    solve: () => {
      const state = freeRotation({ principalMoments: moments, omegaBody, orientation: [1, 0, 0, 0] })(duration);
      return [...state.orientation, ...state.omegaBody];
    },
  },
};
