import { describe, expect, it } from 'vitest';
import { integrate, integrateAdaptive } from 'rigid-body-lab';
import type { Rate } from 'rigid-body-lab';
import { FORMULA } from '../support/tolerances.js';

const oscillator: Rate = (_t, [x, v]) => [v, -x];
const largestError = (at: (t: number) => number[], T: number): number =>
  Math.max(
    ...Array.from({ length: 501 }, (_, k) => {
      const t = (T * k) / 500;
      const [x, v] = at(t);
      return Math.hypot(x - Math.cos(t), v + Math.sin(t));
    }),
  );

describe('integrateAdaptive', () => {
  it('meets its tolerance at the end and between its steps, and a stricter one costs h^-5', () => {
    const runs = [1e-4, 1e-6, 1e-8, 1e-10, 1e-12].map((tol) => {
      const run = integrateAdaptive(oscillator, [1, 0], { t1: 10, relTol: tol, absTol: tol });
      // The errors of all steps sum up: ten radians let each grow little.
      expect(largestError(run.at, 10)).toBeLessThan(10 * tol);
      expect(run.times.at(-1)).toBe(10);
      return run.times.length;
    });
    // 100 times the accuracy takes 100^(1/5) = 2.5 times the steps.
    expect(runs[4] / runs[3]).toBeGreaterThan(2.3);
    expect(runs[4] / runs[3]).toBeLessThan(2.7);
  });

  it('the solution between the steps has order 4: it is much better than a straight line', () => {
    const run = integrateAdaptive(oscillator, [1, 0], { t1: 10, relTol: 1e-6, absTol: 1e-6 });
    run.times.slice(1).forEach((t, k) => {
      const middle = (t + run.times[k]) / 2;
      expect(run.at(middle)[0]).toBeNear(Math.cos(middle), 1e-5);
      expect(run.at(t)).toBeNear(run.states[k + 1], FORMULA);
    });
  });

  it('follows a solution whose speed changes a thousandfold', () => {
    // y = tanh(1000 (t - 0.5)): flat, a jump of 0.002 s, flat.
    const f: Rate = (_t, [y]) => [1000 * (1 - y * y)];
    const run = integrateAdaptive(f, [Math.tanh(-5)], { t0: 0.495, t1: 2, relTol: 1e-9, absTol: 1e-12 });
    // Until the jump the solution is unstable: an error grows by cosh(5)^2 = 5500.
    for (const t of [0.499, 0.4999, 0.5002, 0.503, 1.5]) {
      expect(run.at(t)[0]).toBeNear(Math.tanh(1000 * (t - 0.5)), 5500e-9);
    }
  });

  it('both forms give the same numbers', () => {
    const fast: Rate = (_t, y, out) => {
      out[0] = y[1];
      out[1] = -y[0];
    };
    const options = { t1: 5, relTol: 1e-8 };
    const [a, b] = [integrateAdaptive(fast, [1, 0], options), integrateAdaptive(oscillator, [1, 0], options)];
    expect(a.states).toEqual(b.states);
    expect(a.evaluations).toBe(b.evaluations);
    expect(a.at(3.21)).toEqual(b.at(3.21));
  });

  it('counts the evaluations', () => {
    let calls = 0;
    const counted: Rate = (_t, [x, v]) => {
      calls++;
      return [v, -x];
    };
    expect(integrateAdaptive(counted, [1, 0], { t1: 5 }).evaluations).toBe(calls);
  });

  it('goes backward, and nowhere', () => {
    const back = integrateAdaptive(oscillator, [Math.cos(3), -Math.sin(3)], {
      t0: 3,
      t1: -1,
      relTol: 1e-10,
      absTol: 1e-10,
    });
    expect(back.times.at(-1)).toBe(-1);
    expect(back.at(-0.5)).toBeNear([Math.cos(0.5), Math.sin(0.5)], 1e-8);
    const still = integrateAdaptive(oscillator, [1, 2], { t0: 3, t1: 3 });
    expect([still.times, still.states, still.at(3)]).toEqual([[3], [[1, 2]], [1, 2]]);
  });

  it('agrees with fixed steps of another method', () => {
    const pendulum: Rate = (_t, [angle, rate]) => [rate, -9.81 * Math.sin(angle)];
    const fixed = integrate(pendulum, [3, 0], { t1: 4, stepSize: 1e-3 });
    const run = integrateAdaptive(pendulum, [3, 0], { t1: 4, relTol: 1e-10, absTol: 1e-10 });
    // Near the top the pendulum multiplies an error by e^(3 t) for half a second.
    expect(run.states.at(-1)).toBeNear(fixed.states.at(-1), 1e-7);
  });

  it('its JSON is times and states', () => {
    const run = integrateAdaptive(oscillator, [1, 0], { t1: 1 });
    expect(JSON.parse(JSON.stringify(run))).toEqual({ times: run.times, states: run.states });
  });

  it('names the time beyond which there is no finite solution', () => {
    const blowUp = (): unknown => integrateAdaptive((_t, [y]) => [y * y], [1], { t1: 2 });
    expect(blowUp).toThrow(RangeError);
    expect(blowUp).toThrow(
      /^integrateAdaptive: expected the solution to go on beyond t = 1\.0000\d+, got \[.*\]\. The step has shrunk to .*: there is no finite solution from here on, or f is not a number there\.$/,
    );
    expect(() => integrateAdaptive((t) => [Math.sqrt(1 - t)], [1], { t1: 2 })).toThrow('to go on beyond t = 0.99999');
  });

  it.each([
    [{ t1: NaN }, 'integrateAdaptive: expected a finite t1, got NaN.'],
    [{ t0: Infinity, t1: 1 }, 'integrateAdaptive: expected a finite t0, got Infinity.'],
    [{ t1: 1, relTol: 0 }, 'integrateAdaptive: expected relTol > 0, got 0. No finite step has no error.'],
    [
      { t1: 1, absTol: -1 },
      'integrateAdaptive: expected absTol > 0, got -1. It is what counts where a number passes through zero.',
    ],
  ])('refuses %j', (options, text) => {
    expect(() => integrateAdaptive(oscillator, [1, 0], options)).toThrow(text);
  });

  it('refuses a slope that is not finite at the start, and a time outside of the run', () => {
    expect(() => integrateAdaptive((_t, [y]) => [Math.sqrt(y)], [-1], { t1: 1 })).toThrow(
      'integrateAdaptive: expected the slope of y0 to stay finite, at t = 0, got NaN.',
    );
    const run = integrateAdaptive(oscillator, [1, 0], { t1: 1 });
    const text = (t: string): string =>
      `at: expected a time from 0 to 1, got ${t}. The solution is known on the run only.`;
    expect(() => run.at(1.01)).toThrow(new RangeError(text('1.01')));
    expect(() => run.at(NaN)).toThrow(new RangeError(text('NaN')));
  });

  it('gives up on a stiff problem', () => {
    const stiff: Rate = (t, y, out) => {
      out[0] = -1e7 * (y[0] - Math.cos(t));
    };
    expect(() => integrateAdaptive(stiff, [1], { t1: 1 })).toThrow(
      /^integrateAdaptive: expected at most 100000 steps to t1, got 0\.0\d+\. The problem is stiff; loosen the tolerances or shorten the run\.$/,
    );
  });
});
