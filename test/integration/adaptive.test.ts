import { describe, expect, it } from 'vitest';
import {
  dormandPrince54,
  dormandPrince87,
  integrate,
  integrateAdaptive,
  newtonEulerDerivative,
  packState,
  rigidBody,
  rigidBodyState,
  rk4,
} from 'rigid-body-lab';
import type { AdaptiveOptions, EmbeddedTableau, Rate } from 'rigid-body-lab';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const oscillator: Rate = (_t, [x, v]) => [v, -x];
const largestError = (at: (t: number) => number[], T: number): number =>
  Math.max(
    ...Array.from({ length: 501 }, (_, k) => {
      const t = (T * k) / 500;
      const [x, v] = at(t);
      return Math.hypot(x - Math.cos(t), v + Math.sin(t));
    }),
  );

const pairs: [string, EmbeddedTableau][] = [dormandPrince54, dormandPrince87].map((pair) => [pair.name, pair]);
/** The change over one ulp. */
const after = (t: number): number => t + Math.abs(t) * EPS;

const escaped = (text: string): string => text.replace(/[.[\](){}+*?^$|\\]/g, '\\$&');

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
    expect(() => integrateAdaptive((t) => [Math.sqrt(1 - t)], [1], { t1: 2 })).toThrow('to go on beyond t = 1,');
  });

  it.each([
    [{ t1: NaN }, 'integrateAdaptive: expected a finite t1, got NaN.'],
    [{ t0: Infinity, t1: 1 }, 'integrateAdaptive: expected a finite t0, got Infinity.'],
    [{ t1: 1, relTol: 0 }, 'integrateAdaptive: expected relTol > 0, got 0. No finite step has no error.'],
    [
      { t1: 1, absTol: -1 },
      'integrateAdaptive: expected absTol > 0, got -1. It is what counts where a number passes through zero.',
    ],
    [
      { t1: 1, maxStep: 0 },
      'integrateAdaptive: expected maxStep > 0, got 0. It is a length of time, also if time runs backward.',
    ],
    [
      { t1: 1, maxStep: 1e-6 },
      'integrateAdaptive: expected maxStep >= 0.00001, got 0.000001. A run has at most 100000',
    ],
    [{ t1: 1, firstStep: -1 }, 'integrateAdaptive: expected firstStep > 0, got -1.'],
    [
      { t1: 1, firstStep: 0.2, maxStep: 0.1 },
      'integrateAdaptive: expected firstStep <= maxStep, got [0.2, 0.1]. No step may be longer.',
    ],
    [{ t1: 1, breakpoints: [NaN] }, 'integrateAdaptive: expected a finite breakpoints[0], got NaN.'],
  ])('refuses %j', (options, text) => {
    expect(() => integrateAdaptive(oscillator, [1, 0], options)).toThrow(new RegExp(`^${escaped(text)}`));
    expect(() => integrateAdaptive(oscillator, [1, 0], options)).toThrow(RangeError);
  });

  it.each([
    [undefined, 'integrateAdaptive: expected options to be an object, got undefined. Its fields are t0, t1, relTol,'],
    [null, 'integrateAdaptive: expected options to be an object, got null.'],
    [
      { t1: 1, tolerance: 1e-9 },
      'integrateAdaptive: expected options to have only fields that it knows, got tolerance. The fields are t0,',
    ],
    [{}, 'integrateAdaptive: expected t1 to be a number, got undefined.'],
    [{ t1: 1, breakpoints: 5 }, 'expected breakpoints to be a list of times, got 5. One time is [t].'],
    [
      { t1: 1, method: rk4 },
      'expected method to be a pair of methods, got an object with name, a, b, c, order. The step follows the difference of two results: dormandPrince54 and dormandPrince87 have them.',
    ],
    [{ t1: 1, method: 'dormandPrince87' }, 'expected method to be a pair of methods, got "dormandPrince87".'],
  ])('refuses the shape of %j', (options, text) => {
    const run = (): unknown => integrateAdaptive(oscillator, [1, 0], options as AdaptiveOptions);
    expect(run).toThrow(TypeError);
    expect(run).toThrow(text);
  });

  it('refuses a pair whose second weights or interpolant are wrong', () => {
    const { embedded, dense } = dormandPrince54;
    const run = (changes: Partial<EmbeddedTableau>) => (): unknown =>
      integrateAdaptive(oscillator, [1, 0], { t1: 1, method: { ...dormandPrince54, ...changes } });
    expect(run({ embedded: { ...embedded, order: 5 } })).toThrow(
      'expected sum c a^4 = 1/5 of the second weights of Dormand-Prince 5(4), got 0.1997',
    );
    expect(run({ dense: dense.slice(1) })).toThrow(
      /expected the rows of dense of Dormand-Prince 5\(4\) to sum to c, got \[.*\]\. At the end of a step the interpolant is the step\./,
    );
    expect(run({})()).toEqual(integrateAdaptive(oscillator, [1, 0], { t1: 1 }));
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

describe('both pairs', () => {
  it.each(pairs)('%s meets its tolerance at the end and between its steps', (_, method) => {
    for (const tol of [1e-5, 1e-8, 1e-11]) {
      const run = integrateAdaptive(oscillator, [1, 0], { t1: 10, relTol: tol, absTol: tol, method });
      expect(largestError(run.at, 10)).toBeLessThan(10 * tol);
      run.times.forEach((t, k) => {
        expect(run.at(t)).toBeNear(run.states[k], FORMULA);
      });
    }
  });

  it('the one of order 8 takes far fewer evaluations where the tolerance is strict', () => {
    const [low, high] = pairs.map(
      ([, method]) =>
        integrateAdaptive(oscillator, [1, 0], { t1: 10, relTol: 1e-12, absTol: 1e-12, method }).evaluations,
    );
    expect(high * 5).toBeLessThan(low);
  });

  it.each(pairs)('%s counts the evaluations until the run ends', (_, method) => {
    let calls = 0;
    const counted: Rate = (_t, [x, v]) => {
      calls++;
      return [v, -x];
    };
    const options = { t1: 5, method, breakpoints: [2], events: [{ value: (_t: number, [x]: number[]) => x }] };
    const run = integrateAdaptive(counted, [1, 0], options);
    expect(run.evaluations).toBe(calls);
    run.at(1.234);
    expect(run.evaluations).toBeLessThanOrEqual(calls);
  });
});

describe('time', () => {
  it.each(pairs)('%s is as accurate far from t = 0 as near it', (_, method) => {
    const error = (t0: number): number => {
      const run = integrateAdaptive(oscillator, [1, 0], { t0, t1: t0 + 10, relTol: 1e-12, absTol: 1e-12, method });
      return Math.max(Math.abs(run.states.at(-1)![0] - Math.cos(10)), Math.abs(run.at(t0 + 5)[0] - Math.cos(5)));
    };
    for (const t0 of [0, 1e6, 1e9, -1e9]) expect(error(t0)).toBeLessThan(1e-11);
  });

  it('spans of one rounding and more, forward and backward', () => {
    for (const t0 of [0.3, 0.1 + 0.2, 1, 1e9, -7]) {
      for (let t1 = t0, ulps = 1; ulps <= 9; ulps++) {
        t1 = after(t1);
        const decay: Rate = (_t, [y]) => [-y];
        const there = integrateAdaptive(decay, [1], { t0, t1 });
        expect(there.states.at(-1)).toBeNear([Math.exp(t0 - t1)], FORMULA);
        expect(there.times.at(-1)).toBe(t1);
        const back = integrateAdaptive(decay, [1], { t0: t1, t1: t0 });
        expect(back.states.at(-1)).toBeNear([Math.exp(t1 - t0)], FORMULA);
      }
    }
  });

  it('numbers and rates of any size', () => {
    const options = { relTol: 1e-9, absTol: 1e-9 };
    const large = integrateAdaptive(oscillator, [1e150, 0], { t1: 10, ...options });
    expect(large.states.at(-1)![0] / 1e150).toBeNear(Math.cos(10), 1e-8);
    for (const rate of [1e150, 1e250, 1e-150]) {
      const f: Rate = (_t, [x, v]) => [v * rate, -x * rate];
      const run = integrateAdaptive(f, [1, 0], { t1: 10 / rate, ...options });
      expect(run.states.at(-1)![0]).toBeNear(Math.cos(10), 1e-8);
    }
    const huge = integrateAdaptive((_t, [y]) => [-y], [1e300], { t1: 1, relTol: 1e-9, absTol: 1e-9 });
    expect(huge.states.at(-1)![0] / 1e300).toBeNear(Math.exp(-1), 1e-8);
  });
});

describe('a load that acts for a short time', () => {
  const push: Rate = (t) => [t > 5 && t < 6 ? 1 : 0];
  const pulse: Rate = (t) => [t > 50 && t < 50.1 ? 1000 : 0];

  it.each(pairs)('%s: breakpoints make it exact, in any order, with others beyond the run', (_, method) => {
    expect(integrateAdaptive(push, [0], { t1: 100, breakpoints: [6, 5, 200, -3], method }).states.at(-1)).toBeNear(
      [1],
      FORMULA,
    );
    expect(integrateAdaptive(pulse, [0], { t1: 100, breakpoints: [50, 50.1], method }).states.at(-1)).toBeNear(
      [100],
      CHAIN,
    );
    expect(integrateAdaptive(push, [0], { t0: 100, t1: 0, breakpoints: [5, 6], method }).states.at(-1)).toBeNear(
      [-1],
      FORMULA,
    );
  });

  it('it does not matter on which side of a jump f counts it, at the ends of the run too', () => {
    const sides: Rate[] = [(t) => [t > 1 ? 1 : 0], (t) => [t >= 1 ? 1 : 0], (t) => [t === 1 ? NaN : t > 1 ? 1 : 0]];
    for (const f of sides) {
      for (const [t0, t1, want] of [
        [0, 3, 2],
        [3, 0, -2],
        [1, 3, 2],
        [0, 1, 0],
      ]) {
        const run = integrateAdaptive(f, [0], { t0, t1, breakpoints: [1] });
        expect(run.states.at(-1)).toBeNear([want], FORMULA);
        expect(run.times).toContain(1);
        expect(run.at((t0 + t1) / 2)).toBeNear([Math.max((t0 + t1) / 2, 1) - Math.max(t0, 1)], FORMULA);
      }
    }
  });

  it('maxStep sees it to the tolerance of the step in which it begins', () => {
    const run = integrateAdaptive(push, [0], { t1: 100, maxStep: 0.3, relTol: 1e-9, absTol: 1e-9 });
    expect(run.states.at(-1)).toBeNear([1], 1e-7);
    const steps = run.times.slice(1).map((t, k) => t - run.times[k]);
    expect(Math.max(...steps)).toBeLessThanOrEqual(0.3 * (1 + 1e-12));
  });

  it('a body at rest that is turned for a fifth of a second', () => {
    const inertia = [
      [1, 0, 0],
      [0, 2, 0],
      [0, 0, 2.5],
    ] as [[number, number, number], [number, number, number], [number, number, number]];
    const body = rigidBody({ massProperties: { mass: 1, com: [0, 0, 0], inertia } });
    const f = newtonEulerDerivative(body, (t) => ({
      force: [0, 0, 0],
      torque: t > 30 && t < 30.2 ? [5, 0, 0] : [0, 0, 0],
    }));
    const run = integrateAdaptive(f, packState(rigidBodyState({})), { t1: 60, breakpoints: [30, 30.2] });
    expect(run.states.at(-1)!.slice(10)).toBeNear([1, 0, 0], CHAIN);
  });

  it('firstStep is the first step, where it is good enough', () => {
    const run = integrateAdaptive(oscillator, [1, 0], { t1: 10, firstStep: 0.01 });
    expect(run.times[1]).toBe(0.01);
    const rejected = integrateAdaptive(oscillator, [1, 0], { t1: 10, firstStep: 9 });
    expect(rejected.times[1]).toBeLessThan(1);
  });
});
