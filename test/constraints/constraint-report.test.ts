import { describe, expect, it } from 'vitest';
import { constraint, euler, integrate, residualHistory, stabilized } from 'rigid-body-lab';
import { reportOf } from '../../src/constraints/constraint-report.js';
import { FORMULA } from '../support/tolerances.js';

const clock = constraint({ equations: ['x - t', 'y - 2*t'], variables: ['x', 'y', 'z'] });

describe('residualHistory', () => {
  it('is the Euclidean norm of f at the time of each state', () => {
    const still = integrate(() => [0, 0, 1], [0, 0, 0], { t1: 2, stepSize: 0.5 });
    const { times, residual, largest } = residualHistory(clock, still);
    expect(times).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(residual).toBeNear(
      times.map((t) => Math.sqrt(5) * t),
      FORMULA,
    );
    expect(largest).toBeNear(2 * Math.sqrt(5), FORMULA);
  });

  it('follows (1 - h k)^n for a linear constraint and Euler’s method, with explicit time', () => {
    const run = integrate(stabilized(clock, { gain: 0.4 }), [3, 4, 0], { t1: 5, stepSize: 0.5, method: euler });
    expect(residualHistory(clock, run).residual).toBeNear(
      run.times.map((_, n) => 5 * 0.8 ** n),
      FORMULA,
    );
  });

  it('takes runs of more states than a call can have arguments', () => {
    const run = integrate(() => [1, 2, 0], [0, 0, 0], { t1: 1, stepSize: 5e-6 });
    expect(run.times.length).toBe(200_001);
    expect(residualHistory(clock, run).largest).toBeLessThan(1e-9);
  });
});

describe('reportOf', () => {
  it('gives series and their extremes; the energy drift counts from the first state, up or down', () => {
    const report = reportOf<number>(
      { times: [0, 1, 2], states: [1, 5, 3] },
      { residual: (t, s) => [3 * s, 4 * s + 0 * t], residualRate: (t) => [t], energy: (t, s) => 10 - s * t },
    );
    expect(report).toEqual({
      times: [0, 1, 2],
      residual: [5, 25, 15],
      residualRate: [0, 1, 2],
      energy: [10, 5, 4],
      largestResidual: 25,
      largestResidualRate: 2,
      energyDrift: 6,
    });
  });
});
