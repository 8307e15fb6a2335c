// `node test/bench/drift.mjs`: does the energy or |L| of a tumbling box drift over 1e4 s, or only swing?
// The mean error of ten blocks, and a line through them: a slope beyond three standard errors is a drift.
import { prepare } from './harness/requirements.mjs';

prepare();
const { angularMomentumWorld, norm, rotationalEnergy, simulate, simulateBySplitting, strang, suzuki4 } =
  await import('../../dist/index.js');
const { freeBody, freeStart } = await import('./js/body.mjs');

const DURATION = 1e4;
const BLOCKS = 10;
const QUANTITIES = { energy: rotationalEnergy, '|L|': (body, state) => norm(angularMomentumWorld(body, state)) };
const METHODS = {
  RK4: simulate,
  Strang: (body, state, options) => simulateBySplitting(body, state, { ...options, composition: strang }),
  'Suzuki 4': (body, state, options) => simulateBySplitting(body, state, { ...options, composition: suzuki4 }),
};

/** Slope of the least-squares line through points and its standard error. */
function fit(x, y) {
  const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const spread = x.reduce((sum, v) => sum + (v - mx) ** 2, 0);
  const slope = x.reduce((sum, v, i) => sum + (v - mx) * (y[i] - my), 0) / spread;
  const residuals = y.reduce((sum, v, i) => sum + (v - my - slope * (x[i] - mx)) ** 2, 0);
  return { slope, error: Math.sqrt(residuals / (x.length - 2) / spread) };
}

function driftOf(errors, times) {
  const size = Math.floor(errors.length / BLOCKS);
  const blocks = Array.from({ length: BLOCKS }, (_, b) => errors.slice(b * size, (b + 1) * size));
  const means = blocks.map((block) => block.reduce((sum, e) => sum + e, 0) / size);
  const middles = blocks.map((_, b) => times[Math.floor((b + 0.5) * size)]);
  const largest = errors.reduce((most, e) => Math.max(most, Math.abs(e)), 0);
  return { largest, ...fit(middles, means) };
}

console.log(
  '| method | h, s | quantity | largest error | slope, 1/s | 3 standard errors | |\n|---|---|---|---|---|---|---|',
);
for (const stepSize of [0.1, 0.01]) {
  for (const [name, run] of Object.entries(METHODS)) {
    const every = Math.round(1 / stepSize);
    const { times, states } = run(freeBody, freeStart, { duration: DURATION, stepSize, every });
    for (const [quantity, value] of Object.entries(QUANTITIES)) {
      const start = value(freeBody, states[0]);
      const { largest, slope, error } = driftOf(
        states.map((state) => value(freeBody, state) / start - 1),
        times,
      );
      const cells = [largest, slope, 3 * error].map((x) => x.toExponential(1));
      const rounding = Number.EPSILON * (DURATION / stepSize);
      const drifts = Math.abs(slope) * DURATION < rounding ? 'by rounding only' : 'drifts';
      const verdict = Math.abs(slope) > 3 * error ? drifts : 'no drift';
      console.log(`| ${[name, stepSize, quantity, ...cells, verdict].join(' | ')} |`);
    }
  }
}
