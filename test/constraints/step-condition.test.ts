import { describe, expect, it } from 'vitest';
import { constraint, euler, heun, kutta3, midpoint, rk4, sliderCrank, stabilized, stepCondition } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';
import { observedGainLimit } from './observed-gain-limit.js';

const crank = sliderCrank({ r: 1, l: 2 }).constraint;
const run = { c: 1, method: euler, stepSize: 1e-3, steps: 2000, y0: [1e-4, 0] };
const linkage = constraint({
  equations: ['x1^2 + y1^2 - (1 + a*sin(w*t))^2', '(x2 - x1)^2 + (y2 - y1)^2 - 4'],
  variables: ['x1', 'y1', 'x2', 'y2'],
  parameters: { a: 0.3, w: 2 },
});

describe('stepCondition', () => {
  it('keeps its promise: where all conditions hold, |f| <= eps', () => {
    const random = seeded(169);
    const seen = { holding: 0, failing: 0 };
    for (const method of [euler, midpoint, heun, kutta3, rk4]) {
      for (let k = 0; k < 12; k++) {
        const gain = random.uniform(1, 2900);
        const epsilon = 10 ** random.uniform(-6, -3);
        const { holds, largestResidual } = stepCondition(crank, { ...run, method, gain, epsilon, steps: 500 });
        if (holds) expect(largestResidual).toBeLessThanOrEqual(epsilon * (1 + 1e-12));
        seen[holds ? 'holding' : 'failing']++;
      }
    }
    // The draws reach both sides, so the promise has been tested.
    expect(Math.min(seen.holding, seen.failing)).toBeGreaterThan(10);
  });

  it('keeps it for a matrix gain of two equations with explicit time', () => {
    const gain = [
      [300, 100],
      [-50, 200],
    ];
    const C = (_t: number, [x1, y1]: readonly number[]): number[][] => [[-y1, x1, 0, 0]];
    const options = { gain, c: 0.3, C, method: rk4, stepSize: 1e-3, steps: 1000, y0: [0.6, 0.8, 2.6, 0.8] };
    const { holds, largestResidual, remainder, amplification } = stepCondition(linkage, { ...options, epsilon: 1e-6 });
    expect(amplification.value).toBeLessThan(1);
    expect(holds).toBe(true);
    expect(largestResidual).toBeLessThanOrEqual(1e-6);
    // Rounding of numbers of size 4 is some 1e-15: a smaller eps cannot be promised.
    expect(remainder.value).toBeGreaterThan(1e-16);
    expect(stepCondition(linkage, { ...options, epsilon: 1e-15 }).remainder.holds).toBe(false);
  });

  it('says which condition fails', () => {
    const at = (more: object): boolean[] => {
      const { start, amplification, remainder } = stepCondition(crank, {
        ...run,
        gain: 1000,
        epsilon: 1.1e-4,
        ...more,
      });
      return [start.holds, amplification.holds, remainder.holds];
    };
    expect(at({})).toEqual([true, true, true]);
    expect(at({ y0: [1e-3, 0] })).toEqual([false, true, true]);
    expect(at({ gain: 2100 })).toEqual([true, false, false]);
    expect(at({ gain: 5 })).toEqual([true, true, false]);
    expect(at({ alpha: 0.5, gain: 1600 })).toEqual([true, false, true]);
    expect(at({ alpha: 1, gain: 1600 })[1]).toBe(false);
  });

  it('finds RK4 at k = 2785 to fail by its remainder, not by |P|', () => {
    const { amplification, remainder, largestResidual } = stepCondition(crank, {
      ...run,
      method: rk4,
      gain: 2785,
      epsilon: 1e-4,
      steps: 10_000,
    });
    expect(amplification).toEqual({
      value: expect.closeTo(0.99956, 5) as number,
      limit: amplification.value,
      holds: true,
    });
    expect(remainder.holds).toBe(false);
    expect(remainder.limit).toBeNear((1 - amplification.value) * 1e-4, FORMULA);
    expect(largestResidual).toBeGreaterThan(8e-4);
  });

  it('measures for Euler what Theorem 2 bounds: (h² / 2) f_yy[v, v] (errata P2, P3)', () => {
    const gain = 200;
    const rate = stabilized(crank, { gain, c: 1 });
    const y = [0.4, 0.19];
    const { remainder } = stepCondition(crank, { ...run, gain, y0: y, steps: 1, epsilon: 1 });
    const [second] = crank.secondDerivative(0, y, rate(0, y));
    // The next term of the Taylor series is smaller by h times a velocity of size one or two.
    expect(remainder.value / Math.abs((1e-6 / 2) * second)).toBeNear(1, 5e-3);
  });

  it('measures a remainder of order h^(p+1) for a method of order p', () => {
    for (const method of [euler, midpoint, kutta3, rk4]) {
      const remainders = [4e-2, 2e-2].map((stepSize) => {
        const one = { ...run, method, gain: 1, y0: [0.4, 0.19], epsilon: 1, stepSize, steps: 1 };
        return stepCondition(crank, one).remainder.value;
      });
      expect(Math.log2(remainders[0] / remainders[1])).toBeNear(method.order + 1, 0.1 / (method.order + 1));
    }
  });

  it.each([
    [{ epsilon: 0 }, 'stepCondition: expected epsilon > 0, got 0. It is the bound that |f| shall keep.'],
    [{ steps: 0 }, 'stepCondition: expected steps to be an integer >= 1, got 0. It is the number of steps of the run.'],
    [
      { steps: 1.5 },
      'stepCondition: expected steps to be an integer >= 1, got 1.5. It is the number of steps of the run.',
    ],
    [
      { alpha: NaN },
      'stepCondition: expected a finite alpha, got NaN. A value that is not finite spoils every result.',
    ],
    [{ stepSize: 0 }, 'stepCondition: expected stepSize > 0, got 0.'],
  ])('refuses %j', (more, text) => {
    expect(() => stepCondition(crank, { ...run, gain: 1, epsilon: 1, ...more })).toThrow(text);
  });
});

describe('observedGainLimit', () => {
  it('scales with the step, as the prediction does', () => {
    const coarse = { ...run, stepSize: 1e-2, steps: 2000, bound: 0.1, resolution: 0.05 };
    const limit = observedGainLimit(crank, { ...coarse, method: rk4, between: [250, 300] });
    expect(limit).toBeNear(278.529, 2e-3);
  });

  it('takes a run that leaves all bounds for one that does not keep its own', () => {
    const line = constraint({ equations: ['x - y'], variables: ['x', 'y'] });
    const steps = { method: euler, stepSize: 1, steps: 4000, y0: [1, 0], bound: 1, c: 0 };
    // f_next = (1 - k) f exactly: the limit is 2, and 1.5^4000 overflows.
    expect(observedGainLimit(line, { ...steps, between: [1, 2.5], resolution: 1e-3 })).toBeNear(2, 1e-3);
  });
});
