import { describe, expect, it } from 'vitest';
import { dormandPrince54, euler, heun, integrate, kutta3, midpoint, rk4, threeEighths } from 'rigid-body-lab';
import type { IntegrateOptions, Rate, Tableau } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';

const oscillator: Rate = (_t, [x, v]) => [v, -4 * x];
const problems: Record<string, Rate> = {
  decay: (_t, [y]) => [-y],
  oscillator,
  riccati: (_t, [y]) => [y * y],
  nonautonomous: (t, [y]) => [-2 * t * y],
  quadrature: (t) => [Math.cos(t)],
  torquefree: (_t, [a, b, c, w, x, y, z]) => [
    ((2 - 3) / 1) * b * c,
    ((3 - 1) / 2) * c * a,
    ((1 - 2) / 3) * a * b,
    (-x * a - y * b - z * c) / 2,
    (w * a - z * b + y * c) / 2,
    (z * a + w * b - x * c) / 2,
    (-y * a + x * b + w * c) / 2,
  ],
};
const methods: Record<string, Tableau> = {
  euler,
  'rk2-midpoint': midpoint,
  'rk2-heun': heun,
  'rk3-kutta': kutta3,
  'rk4-classical': rk4,
  'rk4-three-eighths': threeEighths,
};
const end = (f: Rate, y0: number[], options: IntegrateOptions): number[] =>
  integrate(f, y0, options).states.at(-1) ?? [];

interface Convergence extends OracleCase {
  inputs: { problem: string; method: string; y0: number[]; T: number };
  expected: { exact_end: number[]; runs: { n_steps: number; y_end: number[] }[]; observed_orders: number[] };
}

describe('fixed steps against independent runs', () => {
  it.each((oracle('convergence') as Convergence[]).map((c) => [c.id, c] as const))(
    '%s',
    (_, { inputs, expected, tolerance }) => {
      const f = problems[inputs.problem];
      const method = methods[inputs.method];
      expect([f, method]).not.toContain(undefined);
      const errors: number[] = [];
      for (const run of expected.runs) {
        const y = end(f, inputs.y0, { t1: inputs.T, stepSize: inputs.T / run.n_steps, method });
        expect(y).toMatchOracle(run.y_end, tolerance);
        errors.push(Math.hypot(...y.map((value, i) => value - expected.exact_end[i])));
      }
      const orders = errors.slice(1).map((error, k) => Math.log2(errors[k] / error));
      // The errors carry some roundings of y, which the smallest of them shows most.
      expect(orders).toBeNear(expected.observed_orders, (20 * EPS) / Math.min(...errors));
    },
  );
});

describe('the two forms', () => {
  it('agree to the last bit for every method and width', () => {
    const random = seeded(31);
    for (const method of [euler, heun, kutta3, rk4, dormandPrince54]) {
      for (const width of [1, 3, 4, 5, 13]) {
        const matrix = Array.from({ length: width }, () => Array.from({ length: width }, () => random.uniform(-1, 1)));
        const y0 = Array.from({ length: width }, () => random.uniform(-1, 1));
        const rate = (t: number, y: ArrayLike<number>, i: number): number =>
          Math.sin(t) + matrix[i].reduce((sum, m, j) => sum + m * y[j], 0);
        const readable: Rate = (t, y) => y.map((_, i) => rate(t, y, i));
        const fast: Rate = (t, y, out) => {
          for (let i = 0; i < width; i++) out[i] = rate(t, y, i);
        };
        const options = { t1: 1, stepSize: 0.07, method };
        expect(integrate(fast, y0, options).states).toEqual(integrate(readable, y0, options).states);
      }
    }
  });

  it('the readable form gets an array of its own that it may change, and the start stays', () => {
    const y0 = Object.freeze([1, 0]) as number[];
    const spoiling: Rate = (_t, y) => {
      const rate = [y[1], -4 * y[0]];
      y.fill(NaN);
      return rate;
    };
    expect(end(spoiling, y0, { t1: 1, stepSize: 0.1 })).toEqual(end(oscillator, [1, 0], { t1: 1, stepSize: 0.1 }));
    expect(y0).toEqual([1, 0]);
  });

  it('two runs in one another do not disturb each other', () => {
    const inner = (): number => end(oscillator, [1, 0], { t1: 1, stepSize: 0.1 })[0];
    const alone = inner();
    const nested: Rate = (_t, [y]) => [-y + inner() - alone];
    expect(end(nested, [1], { t1: 1, stepSize: 0.1 })).toEqual(end((_t, [y]) => [-y], [1], { t1: 1, stepSize: 0.1 }));
  });
});

describe('the kernel of RK4', () => {
  it('agrees with the general method to 1e-14 per step, with a projection and without', () => {
    const random = seeded(32);
    // An equal tableau that is not the constant itself takes the general way.
    const general = { ...rk4 };
    for (const width of [1, 2, 3, 4, 5, 6, 7, 8, 9, 13]) {
      for (let k = 0; k < 20; k++) {
        const a = Array.from({ length: width }, () => random.uniform(-2, 2));
        const f: Rate = (t, y) => y.map((x, i) => a[i] * y[(i + 1) % width] - x * Math.sin(t));
        const y0 = Array.from({ length: width }, () => random.uniform(-1, 1));
        const project = (_t: number, y: number[]): number[] => y.map((x) => x / (1 + x * x));
        for (const options of [
          { t1: 0.1, stepSize: 0.1 },
          { t1: 0.1, stepSize: 0.1, project },
          { t1: -0.1, stepSize: 0.1 },
        ]) {
          expect(end(f, y0, options)).toBeNear(end(f, y0, { ...options, method: general }), 1e-14);
        }
      }
    }
  });
});

describe('times', () => {
  const times = (options: IntegrateOptions): number[] => integrate((_t, [y]) => [-y], [1], options).times;

  it('are t0 + k h without summing up, and end exactly', () => {
    const all = times({ t1: 100, stepSize: 0.1 });
    expect(all).toHaveLength(1001);
    all.forEach((t, k) => {
      expect(Math.abs(t - k / 10)).toBeLessThanOrEqual(2 * EPS * 100);
    });
    expect(all.at(-1)).toBe(100);
  });

  it.each([
    ['a step that does not divide', { t1: 1, stepSize: 0.3 }, [0, 0.3, 0.6, 0.9, 1]],
    ['a step longer than the interval', { t1: 1, stepSize: 7 }, [0, 1]],
    ['a step typed with few digits', { t1: 1, stepSize: 0.3333333333 }, [0, 1 / 3, 2 / 3, 1]],
    ['time backward', { t0: 1, t1: -0.5, stepSize: 0.6 }, [1, 0.4, -0.2, -0.5]],
    ['no time', { t0: 2, t1: 2, stepSize: 0.1 }, [2]],
    ['every third step and the last', { t1: 1, stepSize: 0.1, every: 3 }, [0, 0.3, 0.6, 0.9, 1]],
    ['every step of more than there are', { t1: 1, stepSize: 0.5, every: 9 }, [0, 1]],
    ['an interval below the tolerance of a step', { t1: 1e-12, stepSize: 1 }, [0, 1e-12]],
  ])('%s', (_, options, want) => {
    expect(times(options)).toBeNear(want, FORMULA);
    expect(times(options).at(-1)).toBe(options.t1);
  });

  it('backward undoes forward', () => {
    const there = end(oscillator, [1, 0.5], { t0: 0.3, t1: 2, stepSize: 0.01 });
    // RK4 with h = 0.01 errs by 2 * 1e-9 there and back.
    expect(end(oscillator, there, { t0: 2, t1: 0.3, stepSize: 0.01 })).toBeNear([1, 0.5], 1e-8);
  });

  it('every keeps states of the same run', () => {
    const all = integrate(oscillator, [1, 0], { t1: 1, stepSize: 0.1 });
    const some = integrate(oscillator, [1, 0], { t1: 1, stepSize: 0.1, every: 4 });
    expect(some.states).toEqual([0, 4, 8, 10].map((k) => all.states[k]));
  });

  it('a run of a million steps is not a step too long or too short', () => {
    const t = times({ t1: 1e4, stepSize: 0.01, every: 1e6 });
    expect(t).toEqual([0, 1e4]);
    let calls = 0;
    const count: Rate = (_t, _y, out) => {
      calls++;
      out[0] = 0;
    };
    integrate(count, [0], { t1: 1e4, stepSize: 0.01, method: euler, every: 1e6 });
    expect(calls).toBe(1e6);
  });
});

describe('project', () => {
  const circle: Rate = (_t, [x, y]) => [-y, x];
  const options = { t1: 1, stepSize: 0.1, method: euler };

  it('replaces the state after each step, at the time of its end, in both forms', () => {
    const seen: number[] = [];
    const readable = integrate(circle, [1, 0], {
      ...options,
      project: (t, [x, y]) => {
        seen.push(t);
        return [x / Math.hypot(x, y), y / Math.hypot(x, y)];
      },
    });
    const fast = integrate(circle, [1, 0], {
      ...options,
      project: (_t, y, out) => {
        const length = Math.hypot(y[0], y[1]);
        out[0] = y[0] / length;
        out[1] = y[1] / length;
      },
    });
    expect(seen).toEqual(readable.times.slice(1));
    expect(fast.states).toEqual(readable.states);
    for (const [x, y] of readable.states) expect(Math.hypot(x, y)).toBeNear(1, 2 * EPS);
    // A normalised Euler step turns by atan(h).
    expect(readable.states[1]).toBeNear([Math.cos(Math.atan(0.1)), Math.sin(Math.atan(0.1))], FORMULA);
    expect(Math.hypot(...end(circle, [1, 0], options))).toBeGreaterThan(1.04);
  });

  it('is refused if it returns something else', () => {
    expect(() => integrate(circle, [1, 0], { ...options, project: () => [1] })).toThrow(
      new TypeError(
        'integrate: expected project(t, y) to return 2 numbers, got [1]. The form that fills an array is declared with three parameters, (t, y, out) => {...}.',
      ),
    );
  });
});

describe('what integrate refuses', () => {
  const options = { t1: 1, stepSize: 0.1 };
  const REASON =
    'Either the solution grows without bound here, or the step is too long, or the right-hand side is not a number.';

  it.each([
    [
      0,
      'integrate: expected stepSize > 0, got 0. For time backward choose an end before the start, with a positive step.',
    ],
    [
      -0.01,
      'integrate: expected stepSize > 0, got -0.01. For time backward choose an end before the start, with a positive step.',
    ],
    [NaN, 'integrate: expected a finite stepSize, got NaN. A value that is not finite spoils every result.'],
    [Infinity, 'integrate: expected a finite stepSize, got Infinity. A value that is not finite spoils every result.'],
    [
      1e-12,
      'integrate: expected at most 268435456 numbers to keep, got 1000000000001. Take a longer step, or keep fewer states with every.',
    ],
  ])('the step %d', (stepSize, text) => {
    expect(() => integrate((_t, [y]) => [y], [1], { t1: 1, stepSize })).toThrow(new RangeError(text));
  });

  it.each([
    [{ ...options, t0: NaN }, 'integrate: expected a finite t0, got NaN.'],
    [{ ...options, t1: Infinity }, 'integrate: expected a finite t1, got Infinity.'],
    [
      { ...options, every: 0 },
      'integrate: expected every to be an integer >= 1, got 0. It is the number of steps from one kept state to the next.',
    ],
    [{ ...options, every: 1.5 }, 'integrate: expected every to be an integer >= 1, got 1.5.'],
  ])('%j', (wrong, text) => {
    expect(() => integrate((_t, [y]) => [y], [1], wrong)).toThrow(text);
  });

  it('a start that is no list of finite numbers', () => {
    const run = (y0: unknown) => () => integrate((_t, y) => y, y0 as number[], options);
    expect(run(1)).toThrow(
      new TypeError('integrate: expected y0 to be a list of numbers, got 1. A single number is a state of one: [x].'),
    );
    expect(run([])).toThrow(
      new TypeError('integrate: expected y0 to be a list of numbers, got []. A single number is a state of one: [x].'),
    );
    expect(run([0, NaN])).toThrow(
      new RangeError('integrate: expected a finite y0[1], got NaN. A value that is not finite spoils every result.'),
    );
    expect(run([0, '1'])).toThrow(TypeError);
  });

  it('a right-hand side that is no function or returns no y’', () => {
    const run = (f: unknown) => () => integrate(f as Rate, [1, 2], options);
    const FORM = 'The form that fills an array is declared with three parameters, (t, y, out) => {...}.';
    expect(run(undefined)).toThrow(
      new TypeError(
        'integrate: expected f(t, y) to be a function, got undefined. Give it as (t, y) => [...] or (t, y, out) => {...}.',
      ),
    );
    expect(run(() => undefined)).toThrow(
      new TypeError(`integrate: expected f(t, y) to return 2 numbers, got undefined. ${FORM}`),
    );
    expect(run(() => 3)).toThrow(new TypeError(`integrate: expected f(t, y) to return 2 numbers, got 3. ${FORM}`));
    expect(run(() => [1, 2, 3])).toThrow(
      new TypeError(`integrate: expected f(t, y) to return 2 numbers, got [1, 2, 3]. ${FORM}`),
    );
  });

  it('the first number that is not finite, with its name and time', () => {
    expect(() => integrate((t, [, b]) => [1, t > 0.35 ? NaN : b], [0, 1], options)).toThrow(
      new RangeError(`integrate: expected y1 to stay finite, at t = 0.4, got NaN. ${REASON}`),
    );
    expect(() => integrate((_t, [y]) => [y * y], [1], { t1: 3, stepSize: 0.01 })).toThrow(
      /^integrate: expected y0 to stay finite, at t = 1\.0\d, got Infinity\. /,
    );
    expect(() => integrate((t, [y]) => [t > 0.35 ? Infinity : y], [1], { ...options, every: 5 })).toThrow(
      'at t = 0.4, got Infinity',
    );
  });

  it('an entry that the fast form forgets', () => {
    const forgets: Rate = (_t, _y, out) => {
      out[0] = 1;
    };
    expect(() => integrate(forgets, [0, 0], options)).toThrow(
      `integrate: expected y1 to stay finite, at t = 0.1, got NaN. ${REASON}`,
    );
  });

  it('but not numbers so large that only their sum overflows', () => {
    expect(end((_t, y) => y.map(() => 0), [1.7e308, 1.7e308], options)).toEqual([1.7e308, 1.7e308]);
  });
});
