import { describe, expect, it } from 'vitest';
import { driftReport, integrate, rigidBody, rigidBodyState, simulate, solidBox } from 'rigid-body-lab';
import { driftChart, lineChart, timeChart } from 'rigid-body-lab/figures';
import { FORMULA } from '../support/tolerances.js';

const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const run = simulate(body, rigidBodyState({ omegaBody: [1, 2, -0.5] }), { duration: 4, stepSize: 0.05 });
const y = { label: 'ω', unit: 'rad/s' };

describe('timeChart', () => {
  it('is the line chart of its functions over the times of the run', () => {
    const chart = timeChart(run, {
      title: 'Spin',
      y,
      curves: { 'ω₁': (s) => s.omegaBody[0], 'ω₃': (s) => s.omegaBody[2] },
    });
    const byHand = lineChart({
      title: 'Spin',
      x: { label: 't', unit: 's' },
      y,
      series: [
        { name: 'ω₁', x: run.times, y: run.states.map((s) => s.omegaBody[0]) },
        { name: 'ω₃', x: run.times, y: run.states.map((s) => s.omegaBody[2]) },
      ],
    });
    expect(chart).toEqual(byHand);
  });

  it('hands over the time as well, and leaves a gap where there is no number', () => {
    const path = integrate((_t, [x]) => [x], [1], { t1: 1, stepSize: 0.25 });
    const chart = timeChart(path, {
      title: 'Error',
      y: { label: 'error', unit: '1' },
      curves: { error: ([x], t) => x - Math.exp(t), gap: ([x], t) => (t > 0.5 ? NaN : x) },
    });
    const [error, gap] = chart.data.map((trace) => trace['y'] as (number | null)[]);
    expect(error).toBeNear(
      path.states.map(([x], k) => x - Math.exp(k / 4)),
      FORMULA,
    );
    expect(gap.slice(3)).toEqual([null, null]);
  });

  it('refuses a curve that gives no number, by its name', () => {
    const curves = { ω: (s: { omegaBody: number[] }) => s.omegaBody as unknown as number };
    expect(() => timeChart(run, { title: 'Spin', y, curves })).toThrow(
      new TypeError(
        'timeChart: expected curves.ω to give a number, got [1, 2, -0.5]. A curve is a function of a state, for instance (s) => s.omegaBody[0].',
      ),
    );
    expect(() => timeChart(run, { title: 'Spin', y, curves: [] as never })).toThrow(
      'timeChart: expected curves to be an object, got [].',
    );
  });
});

describe('driftChart', () => {
  it('shows the magnitudes that driftReport has, without the zero at the start', () => {
    const { energy, angularMomentum } = driftReport(body, run);
    const [first, second] = driftChart(body, run).data.map((trace) => trace['y'] as (number | null)[]);
    expect([first[0], second[0]]).toEqual([null, null]);
    expect(first.slice(1)).toEqual(energy.series.slice(1).map((x) => (x === 0 ? null : Math.abs(x))));
    expect(second.slice(1)).toEqual(angularMomentum.series.slice(1).map((x) => (x === 0 ? null : x)));
    expect(Math.max(...second.map((x) => x ?? 0))).toBe(angularMomentum.largest);
  });

  it('names itself where the run is of something else', () => {
    const path = integrate((_t, [x]) => [x], [1], { t1: 1, stepSize: 0.5 });
    expect(() => driftChart(body, path as never)).toThrow(/^driftChart: expected position to be 3 numbers/);
  });
});
