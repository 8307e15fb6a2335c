import { describe, expect, it } from 'vitest';
import {
  constraint,
  euler,
  generalSolution,
  heun,
  integrate,
  kutta3,
  midpoint,
  projectOntoConstraint,
  ralston,
  residualHistory,
  rk4,
  stabilized,
  threeEighths,
} from 'rigid-body-lab';
import type { Gain } from 'rigid-body-lab';
import { publicReport } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN } from '../support/tolerances.js';

/** One equation, two unknowns; one free direction. */
const circle = constraint({ equations: ['x^2 + y^2 - r^2'], variables: ['x', 'y'], parameters: { r: 2 } });
/** Two equations, three unknowns: a curve in space. */
const helix = constraint({
  equations: ['x - r*cos(z)', 'y - r*sin(z)'],
  variables: ['x', 'y', 'z'],
  parameters: { r: 1.5 },
});
/**
 * Two equations with explicit time, four unknowns: two links, the first pulsating,
 * the second of fixed length.
 */
const linkage = constraint({
  equations: ['x1^2 + y1^2 - (1 + a*sin(w*t))^2', '(x2 - x1)^2 + (y2 - y1)^2 - 4'],
  variables: ['x1', 'y1', 'x2', 'y2'],
  parameters: { a: 0.3, w: 2 },
});

const random = seeded(165);
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, j) => sum + x * b[j], 0);

describe('stabilized', () => {
  it.each([
    ['circle', circle, 5, {}],
    ['helix', helix, 7, {}],
    ['linkage', linkage, 3, { C: [[0, 0, 1, 0]] }],
    [
      'linkage with a matrix gain',
      linkage,
      [
        [3, 1],
        [-0.5, 2],
      ],
      { C: [[0, 0, 1, 0]] },
    ],
  ] as const)('%s: f_y v + f_t = -K f everywhere, whatever the tangent', (_name, c, gain, more) => {
    const n = c.variables!.length;
    for (let k = 0; k < 50; k++) {
      const [t, y] = [random.uniform(0, 3), Array.from({ length: n }, () => random.uniform(0.2, 2))];
      const v = stabilized(c, { gain, c: random.normal(), ...more })(t, y);
      const [f, fTime] = [c.f(t, y), c.timeDerivative(t, y)];
      const wanted = f.map((x, i) => -(typeof gain === 'number' ? gain * x : dot(gain[i], f)));
      expect(c.jacobian(t, y).map((row, i) => dot(row, v) + fTime[i])).toBeNear(wanted, CHAIN);
    }
  });

  it('is generalSolution of A = f_y and b = -k f - f_t', () => {
    const [t, y, C] = [0.4, [1, 0.5, 2, 1.2], [[0.3, -1, 0.2, 0.9]]];
    const b = linkage.f(t, y).map((x, i) => -3 * x - linkage.timeDerivative(t, y)[i]);
    const wanted = generalSolution(linkage.jacobian(t, y), b, { C, c: 0.7 }).v;
    expect(stabilized(linkage, { gain: 3, c: 0.7, C })(t, y)).toBeNear(wanted, CHAIN);
  });

  it('goes round the circle at the angle -2 c t that the tangent (2 y, -2 x) means', () => {
    const { states } = integrate(stabilized(circle, { gain: 10, c: 0.4 }), [2, 0], { t1: 3, stepSize: 1e-3 });
    expect(states.at(-1)).toBeNear([2 * Math.cos(2.4), -2 * Math.sin(2.4)], 1e-10);
  });

  it('takes c as a function of time and place', () => {
    const rate = stabilized(circle, { gain: 10, c: (t, [x]) => t + 0 * x });
    const { states } = integrate(rate, [2, 0], { t1: 1, stepSize: 1e-3 });
    // The angle is -2 integral t dt = -t².
    expect(states.at(-1)).toBeNear([2 * Math.cos(1), -2 * Math.sin(1)], 1e-10);
  });

  it('climbs the helix in the direction of its tangent', () => {
    const { states } = integrate(stabilized(helix, { gain: 10, c: 0.5 }), [1.5, 0, 0], { t1: 2, stepSize: 1e-3 });
    // For A = [[1, 0, r sin z], [0, 1, -r cos z]] the product [A] has z component 1, so z = c t.
    expect(states.at(-1)).toBeNear([1.5 * Math.cos(1), 1.5 * Math.sin(1), 1], 1e-10);
  });

  it('heals a deviation like exp(-k t), and like the matrix exponential for a matrix gain', () => {
    const C = [[0, 0, 1, 0]];
    const start = [1.2, 0.3, 2.5, 1.4];
    const f0 = linkage.f(0, start);
    const run = (gain: Gain): number[] => {
      const { states } = integrate(stabilized(linkage, { gain, c: 0.2, C }), start, { t1: 1, stepSize: 1e-3 });
      return linkage.f(1, states.at(-1)!);
    };
    expect(run(3)).toBeNear(
      f0.map((x) => x * Math.exp(-3)),
      1e-9,
    );
    // Of an upper triangular K = [[2, 1], [0, 4]] the exponential is elementary.
    const [e2, e4] = [Math.exp(-2), Math.exp(-4)];
    expect(
      run([
        [2, 1],
        [0, 4],
      ]),
    ).toBeNear([e2 * f0[0] + ((e4 - e2) / 2) * f0[1], e4 * f0[1]], 1e-9);
  });

  it('keeps a constraint that moves with time, along a tangent that C chooses from place to place', () => {
    // C is the direction across the first link, so the tangent, perpendicular to it, turns the second link.
    const C = (_t: number, [x1, y1]: readonly number[]): number[][] => [[-y1, x1, 0, 0]];
    const rate = stabilized(linkage, { gain: 20, c: 0.3, C });
    const { states, times } = integrate(rate, [0.6, 0.8, 2.6, 0.8], { t1: 5, stepSize: 1e-3 });
    expect(Math.max(...states.map((y, k) => Math.hypot(...linkage.f(times[k], y))))).toBeLessThan(1e-8);
    const lengths = states.map(([x, y]) => Math.hypot(x, y));
    expect([Math.min(...lengths), Math.max(...lengths)]).toBeNear([0.7, 1.3], 1e-5);
    const turns = states.map(([x1, y1, x2, y2]) => Math.atan2(y2 - y1, x2 - x1));
    expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(6);
  });

  it.each([euler, midpoint, heun, ralston, kutta3, rk4, threeEighths])('works with $name', (method) => {
    const deviations = [1e-2, 5e-3].map((stepSize) => {
      const run = integrate(stabilized(circle, { gain: 1, c: 0.4 }), [2, 0], { t1: 1, stepSize, method });
      return residualHistory(circle, run).largest;
    });
    // Halving the step divides the deviation by 2 to the order of the method.
    expect(Math.log2(deviations[0] / deviations[1])).toBeNear(method.order, 0.15 / method.order);
  });

  it('without a gain the deviation grows, with one it does not (public report co-01)', () => {
    const report = publicReport('co-01');
    const input = report.input as { tau: number; steps: number; start: number[] };
    const expected = report.expected as { right: Record<string, number> };
    const crank = constraint({ equations: ['sin(t1) - 2*sin(t2)'], variables: ['t1', 't2'] });
    const largest = (gain: number): number => {
      const { tau: stepSize, steps, start } = input;
      const run = integrate(stabilized(crank, { gain, c: 1 }), start, {
        t1: steps * stepSize,
        stepSize,
        method: euler,
      });
      return residualHistory(crank, run).largest;
    };
    const { max_abs_f_k0: without, max_abs_f_k100_below: bound } = expected.right;
    expect(largest(0)).toBeNear(without, 1e-6 * without);
    expect(largest(100)).toBeLessThan(bound);
  });

  it.each([
    [
      { gain: NaN },
      RangeError,
      'stabilized: expected a finite gain, got NaN. A value that is not finite spoils every result.',
    ],
    [{ gain: [[1, 2]] }, TypeError, 'stabilized: expected gain[0] to be 1 numbers, got [1, 2]. Write it as an array.'],
    [
      {
        gain: [
          [1, 0],
          [0, 1],
        ],
      },
      TypeError,
      'stabilized: expected gain to be a number or 1 x 1, got [[1, 0], [0, 1]]. A matrix gain maps the residuals of the equations to each other.',
    ],
    [
      { gain: 1, c: Infinity },
      RangeError,
      'stabilized: expected a finite c, got Infinity. A value that is not finite spoils every result.',
    ],
  ])('refuses %j', (options, kind, text) => {
    expect(() => stabilized(circle, options)(0, [1, 0])).toThrow(kind);
    expect(() => stabilized(circle, options)(0, [1, 0])).toThrow(text);
  });

  it('names the equation whose gradient vanishes', () => {
    const centre =
      'stabilized: expected a Jacobian of full row rank, got [0, 0]. At t = 2 the gradient of equation 0 (x^2 + y^2 - r^2) is zero or not finite, so no velocity, or many, belong to it.';
    expect(() => stabilized(circle, { gain: 1 })(2, [0, 0])).toThrow(new RangeError(centre));
    const flat = 'stabilized: expected C to be 1 rows of 4 numbers, got []. A matrix is a list of its rows.';
    expect(() => stabilized(linkage, { gain: 1, c: 1 })(0, [1, 0, 3, 0])).toThrow(new TypeError(flat));
  });

  it('takes redundant equations for what they say, on the constraint and off it', () => {
    const once = constraint({ equations: ['x^2 + y^2 + z^2 - 1'], variables: ['x', 'y', 'z'] });
    const thrice = constraint({
      equations: ['x^2 + y^2 + z^2 - 1', '-3*(x^2 + y^2 + z^2 - 1)', '1e-6*(x^2 + y^2 + z^2) - 1e-6'],
      variables: ['x', 'y', 'z'],
    });
    const along = { gain: 7, c: 0.4, C: [[0, 0, 1]] };
    const random = seeded(188);
    for (let k = 0; k < 100; k++) {
      const y = random.vector(2);
      expect(stabilized(thrice, along)(0, y)).toBeNear(stabilized(once, along)(0, y), CHAIN);
      expect(projectOntoConstraint(thrice, { y })).toBeNear(projectOntoConstraint(once, { y }), CHAIN);
    }
    const { states } = integrate(stabilized(thrice, along), [0.6, 0.8, 0], { t1: 3, stepSize: 0.01 });
    expect(states.at(-1)).toBeNear(
      integrate(stabilized(once, along), [0.6, 0.8, 0], { t1: 3, stepSize: 0.01 }).states.at(-1),
      CHAIN,
    );
  });

  it('refuses equations that contradict each other, with the numbers', () => {
    const apart = constraint({ equations: ['x + y', '2*x + 2*y - 1'], variables: ['x', 'y'] });
    const text =
      'stabilized: expected equations that can hold together, got [0.5, -0.5]. At t = 0 only 1 of the 2 equations are independent, and they contradict each other: x + y asks for 0 where the others allow 1.';
    expect(() => stabilized(apart, { gain: 4 })(0, [0.5, -0.5])).toThrow(new RangeError(text));
    expect(() => projectOntoConstraint(apart, { y: [3, 4] })).toThrow(
      'projectOntoConstraint: expected equations that can hold together',
    );
  });
});
