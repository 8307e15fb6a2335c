import { describe, expect, it } from 'vitest';
import {
  euler,
  integrate,
  kutta3,
  gainInterval,
  midpoint,
  residualHistory,
  rk4,
  sliderCrank,
  sliderCrankBounds,
  stabilized,
  stepAmplification,
} from 'rigid-body-lab';
import type { SliderCrank, Tableau } from 'rigid-body-lab';
import { oracle, publicReport } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const methods: Readonly<Record<string, Tableau>> = {
  euler,
  'rk2-midpoint': midpoint,
  'rk3-kutta': kutta3,
  'rk4-classical': rk4,
};
const STEP = 1e-3;

type Numbers = Readonly<Record<string, number>>;
type Crank = Record<'r' | 'l' | 'c' | 'k', number>;

interface Run {
  theta: number[][];
  f: number[];
}

function run(crank: SliderCrank, start: number[], { method, steps }: { method: Tableau; steps: number }): Run {
  const trajectory = integrate(crank.rate, start, { t1: steps * STEP, stepSize: STEP, method });
  return { theta: trajectory.states, f: trajectory.states.map((theta) => crank.constraint.f(0, theta)[0]) };
}

const largest = (f: readonly number[]): number => f.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

function trajectoryCase({ inputs, expected: given, tolerance }: OracleCase): void {
  const {
    r,
    l,
    c,
    k: gain,
    K,
    tau,
    theta0,
    eps,
    ...rest
  } = inputs as Crank & {
    K: number;
    tau: number;
    eps: number;
    theta0: number[];
    method: string;
  };
  const expected = given as Numbers & {
    checkpoints: { n: number; theta: number[]; f: number }[];
    predicted_stable_strict: boolean;
    'stays_within_eps_1e-4': boolean;
    reproducible: boolean;
  };
  const method = methods[rest.method];
  expect([K, tau]).toEqual([0 - gain, STEP]);
  const { theta, f } = run(sliderCrank({ r, l, c, gain }), theta0, { method, steps: 10_000 });
  for (const { n, ...at } of expected.checkpoints) {
    expect(theta[n]).toMatchOracle(at.theta, tolerance);
    expect(f[n]).toMatchOracle(at.f, tolerance);
  }
  const amplification = stepAmplification(method, { gain, stepSize: tau }).norm;
  expect(amplification).toBeNear(expected.amplification_abs_P, FORMULA);
  expect(amplification < 1).toBe(expected.predicted_stable_strict);
  expect(largest(f) <= eps).toBe(expected['stays_within_eps_1e-4']);
  if (expected.reproducible) {
    expect(largest(f.slice(0, 2001))).toMatchOracle(expected.max_abs_f_0_to_2000, tolerance);
    expect(largest(f.slice(1000, 2001))).toMatchOracle(expected.max_abs_f_1000_to_2000, tolerance);
    expect(largest(f)).toMatchOracle(expected.max_abs_f_double_run_0_to_10000, tolerance);
  } else {
    expect(largest(f)).toBeGreaterThan(expected.max_abs_f_lower_bound);
  }
}

/** What each kind of case of the family is compared with; the kind is the second word of the id. */
const handlers: Readonly<Record<string, (c: OracleCase) => void>> = {
  perturbed: trajectoryCase,
  zero: trajectoryCase,
  printed: ({ inputs, expected: given, tolerance }) => {
    const {
      r,
      l,
      c,
      K,
      k,
      theta0,
      n_steps: steps,
      method,
    } = inputs as Crank & {
      K: number;
      n_steps: number;
      theta0: number[];
      method: string;
    };
    const expected = given as Numbers & { theta_end: number[] };
    const { theta, f } = run(sliderCrank({ r, l, c, gain: -K }), theta0, { method: methods[method], steps });
    expect(theta[steps]).toMatchOracle(expected.theta_end, tolerance);
    expect(f[steps]).toMatchOracle(expected.f_end, tolerance);
    expect(f[steps] / f[0]).toMatchOracle(expected.growth_factor, tolerance);
    expect((1 + STEP * k) ** steps).toMatchOracle(expected['linear_prediction_(1+tau k)^n'], tolerance);
  },
  field: ({ inputs, expected: given, misconceptions, tolerance }) => {
    const { theta, k: gain, ...rest } = inputs as Crank & { theta: number[] };
    const expected = given as Numbers & Record<'f_gradient' | 'v_tau' | 'v_nu' | 'v', number[]>;
    const crank = sliderCrank({ ...rest, gain });
    const [gradient] = crank.constraint.jacobian(0, theta);
    const v = crank.rate(0, theta);
    expect(crank.constraint.f(0, theta)[0]).toMatchOracle(expected.f, tolerance);
    expect(gradient).toMatchOracle(expected.f_gradient, tolerance);
    expect(gradient[0] ** 2 + gradient[1] ** 2).toMatchOracle(expected.denominator, tolerance);
    expect(crank.tangent(theta)).toMatchOracle(expected.v_tau, tolerance);
    expect(crank.normal(theta)).toMatchOracle(expected.v_nu, tolerance);
    expect(v).toMatchOracle(expected.v, tolerance);
    expect(gradient[0] * v[0] + gradient[1] * v[1]).toMatchOracle(expected.fdot, tolerance);
    expect(sliderCrank({ ...rest, gain: -gain }).rate(0, theta)).toMatchOracle(
      (misconceptions as { printed_sign_v: number[] }).printed_sign_v,
      tolerance,
    );
  },
};

describe('sliderCrank, oracle', () => {
  it.each(oracle('slider_crank').map((c) => [c.id, c] as const))('%s', (id, c) => {
    const handler = handlers[id.split('-')[1]];
    if (!(handler as unknown)) throw new Error(`no test for the case ${id}`);
    handler(c);
  });
});

describe('what gains do (erratum P19), from (1e-4, 0)', () => {
  /** max |f| over n <= 10000 and over n >= 5000, from doubles and 30 digits, to the two digits written. */
  const table: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    0: [
      [1.75e-3, 1.75e-3],
      [1.0e-4, 1.0e-4],
      [1e-4, 1e-4],
      [1e-4, 1e-4],
    ],
    1: [
      [9.1e-4, 7.2e-4],
      [1e-4, 4.6e-7],
      [1e-4, 6.7e-7],
      [1e-4, 6.7e-7],
    ],
    50: [
      [1e-4, 3.0e-5],
      [1e-4, 3.8e-7],
      [1e-4, 6.4e-9],
      [1e-4, 8.0e-11],
    ],
    100: [
      [1e-4, 1.5e-5],
      [1e-4, 3.9e-7],
      [1e-4, 1.3e-8],
      [1e-4, 3.3e-10],
    ],
    1000: [
      [1e-4, 1.5e-6],
      [1e-4, 7.5e-7],
      [1e-4, 1.9e-7],
      [1e-4, 5.0e-8],
    ],
    1900: [
      [1e-4, 7.9e-7],
      [1e-4, 7.5e-6],
      [1e-4, 3.6e-7],
      [1e-4, 3.1e-7],
    ],
    2000: [
      [1.0e-4, 1.0e-4],
      [1.0e-3, 1.0e-3],
      [1e-4, 3.8e-7],
      [1e-4, 3.8e-7],
    ],
    2500: [
      [3.0, 3.0],
      [3.0, 3.0],
      [1e-4, 3.9e-7],
      [1e-4, 1.4e-6],
    ],
    2785: [
      [3.0, 3.0],
      [3.0, 3.0],
      [3.0, 3.0],
      [8.1e-4, 6.2e-4],
    ],
    2800: [
      [3.0, 3.0],
      [3.0, 3.0],
      [3.0, 3.0],
      [0.119, 0.073],
    ],
  };

  it.each(Object.keys(table).map(Number))('k = %d', (gain) => {
    [euler, midpoint, kutta3, rk4].forEach((method, i) => {
      const { f } = run(sliderCrank({ r: 1, l: 2, gain }), [1e-4, 0], { method, steps: 10_000 });
      const got = [largest(f), largest(f.slice(5000))];
      // Two digits are written: half a unit of the second is at most 5 per cent.
      got.forEach((value, k) => {
        expect(Math.abs(value / table[gain][i][k] - 1)).toBeLessThan(0.05);
      });
    });
  });

  it('|P| < 1 alone does not keep |f| below its start: RK4 at k = 2785 (0.99956) grows eightfold', () => {
    expect(stepAmplification(rk4, { gain: 2785, stepSize: STEP }).norm).toBeNear(0.99956, 1e-5);
    expect(2785).toBeLessThan(gainInterval(rk4, STEP, 1)[1]);
    const { f } = run(sliderCrank({ r: 1, l: 2, gain: 2785 }), [1e-4, 0], { method: rk4, steps: 10_000 });
    expect(largest(f) / 1e-4).toBeGreaterThan(8);
  });

  it('the printed sign grows, the right one heals (erratum P1)', () => {
    const growth = (gain: number): number => {
      const { f } = run(sliderCrank({ r: 1, l: 2, gain }), [1e-4, 0], { method: euler, steps: 60 });
      return largest(f.slice(-1)) / 1e-4;
    };
    expect(growth(-100)).toBeGreaterThan(300);
    expect(growth(100)).toBeLessThan(0.1);
  });

  it('the sign of the feedback decides (public report co-05)', () => {
    const { tolerance, ...report } = publicReport('co-05');
    const expected = report.expected as Record<'right' | 'faulty', Numbers>;
    const { start, k, T } = report.input as { start: { theta1: number; theta2: number }; k: number; T: number };
    const end = (gain: number): number => {
      const crank = sliderCrank({ r: 1, l: 2, gain });
      const { states } = integrate(crank.rate, [start.theta1, start.theta2], { t1: T, stepSize: 1e-4 });
      return crank.constraint.f(0, states.at(-1)!)[0];
    };
    expect(end(k)).toBeNear(expected.right['f(T)'], tolerance as number);
    // The faulty value has an error of its own of 2.6e-7: exactly it is 0.01 exp(5).
    expect(end(-k)).toBeNear(0.01 * Math.exp(5), tolerance as number);
    expect(end(-k)).toBeNear(expected.faulty['f(T)'], 1e-6);
  });
});

describe('sliderCrank', () => {
  const random = seeded(167);

  it('is the general method in closed form', () => {
    for (let k = 0; k < 200; k++) {
      const [r, l, c, gain] = [
        random.uniform(0.5, 2),
        random.uniform(0.5, 4),
        random.normal(),
        random.uniform(-50, 500),
      ];
      const theta = [random.uniform(-3, 3), random.uniform(-3, 3)];
      const crank = sliderCrank({ r, l, c, gain });
      expect(crank.rate(0, theta)).toBeNear(stabilized(crank.constraint, { gain, c })(0, theta), CHAIN);
    }
  });

  it('has the joints of a crank of length r and a rod of length l, with the slider f above its guide', () => {
    for (let k = 0; k < 100; k++) {
      const [r, l] = [random.uniform(0.5, 2), random.uniform(0.5, 4)];
      const theta = [random.uniform(-3, 3), random.uniform(-3, 3)];
      const crank = sliderCrank({ r, l });
      const { O, A, B } = crank.joints(theta);
      expect(O).toEqual([0, 0]);
      expect(Math.hypot(...A)).toBeNear(r, FORMULA);
      expect(Math.hypot(B[0] - A[0], B[1] - A[1])).toBeNear(l, FORMULA);
      expect(B[1]).toBeNear(crank.constraint.f(0, theta)[0], FORMULA);
    }
  });

  it('assembles on the branch where the rod leads away (public report co-08)', () => {
    const { tolerance, ...report } = publicReport('co-08');
    const expected = report.expected as { right: Numbers };
    const { r, l, theta1 } = report.input as { r: number; l: number; theta1: number };
    const crank = sliderCrank({ r, l });
    const theta = crank.assembled(theta1);
    expect(theta[1]).toBeNear(expected.right.theta2, tolerance as number);
    expect(crank.joints(theta).B).toBeNear([expected.right.slider_x, 0], tolerance as number);
  });

  it('has the same angular velocities at any size', () => {
    const plain = sliderCrank({ r: 1, l: 2, c: 1, gain: 10 });
    for (const size of [1e-170, 1e-150, 1e-9, 1e9, 1e150, 1e300]) {
      const crank = sliderCrank({ r: size, l: 2 * size, c: 1 / size, gain: 10 });
      for (const theta of [
        [0.1, 0.2],
        [2, -1],
        [-3, 0.4],
      ]) {
        // f heals with the gain alone; along the constraint it goes c l and c r.
        expect(crank.rate(0, theta)).toBeNear(plain.rate(0, theta), FORMULA);
        expect(crank.normal(theta)).toBeNear(plain.normal(theta), FORMULA);
      }
    }
  });

  it('refuses angles that are none, as such', () => {
    const { rate, normal, tangent, joints, assembled } = sliderCrank({ r: 1, l: 2 });
    for (const call of [(theta: number[]) => rate(0, theta), normal, tangent, joints]) {
      expect(() => call([NaN, 0.2])).toThrow(
        new RangeError(
          'sliderCrank: expected a finite theta[0], got NaN. A value that is not finite spoils every result.',
        ),
      );
      expect(() => call([0.1])).toThrow(
        new TypeError('sliderCrank: expected theta to be 2 numbers, got [0.1]. Write it as an array.'),
      );
    }
    expect(() => assembled(NaN)).toThrow('sliderCrank: expected a finite theta1, got NaN.');
  });

  it('refuses the position in which its gradient vanishes (public report co-06)', () => {
    const { state } = publicReport('co-06').input as { state: { theta1: number; theta2: number } };
    const { theta1, theta2 } = state;
    const crank = sliderCrank({ r: 1, l: 1, gain: 100 });
    const text = `sliderCrank: expected a gradient that is not zero, got [${theta1}, ${theta2}]. Both links stand at right angles to the guide: f_y = 0, so no velocity follows from f.`;
    expect(() => crank.rate(0, [theta1, theta2])).toThrow(new RangeError(text));
    expect(crank.rate(0, [theta1, theta2 + 1e-6]).every(Number.isFinite)).toBe(true);
  });

  it.each([
    [() => sliderCrank({ r: 0, l: 2 }), 'sliderCrank: expected r > 0, got 0. The crank has a length.'],
    [() => sliderCrank({ r: 1, l: -2 }), 'sliderCrank: expected l > 0, got -2. The rod has a length.'],
    [
      () => sliderCrank({ r: 1, l: 2, c: NaN }),
      'sliderCrank: expected a finite c, got NaN. A value that is not finite spoils every result.',
    ],
    [
      () => sliderCrank({ r: 1, l: 2, gain: Infinity }),
      'sliderCrank: expected a finite gain, got Infinity. A value that is not finite spoils every result.',
    ],
    [
      () => sliderCrank({ r: 2, l: 1 }).assembled(1),
      'sliderCrank: expected a crank angle at which the rod reaches the guide, got 1. The rod is shorter than the height of the crank pin.',
    ],
    [
      () => sliderCrankBounds({ r: 2, l: 2, c: 1, gain: 1, epsilon: 1e-4, stepSize: 1e-3 }),
      'sliderCrankBounds: expected r + epsilon < l, got 2.0001. A longer crank can bring both links upright, where D is 0.',
    ],
    [
      () => sliderCrankBounds({ r: 1, l: 2, c: 1, gain: 1, epsilon: 0, stepSize: 1e-3 }),
      'sliderCrankBounds: expected epsilon > 0, got 0. Lengths, the bound and the step are positive.',
    ],
  ])('%#: refuses what makes no mechanism', (call, text) => {
    expect(call).toThrow(new RangeError(text));
  });
});

describe('sliderCrankBounds', () => {
  it("bounds D, the velocities and f'' wherever |f| <= eps (erratum P4: the printed D bound lacks eps)", () => {
    const random = seeded(168);
    const machine = { r: 1, l: 2, c: 1, gain: 1900 };
    const { denominator, W1, W2, F } = sliderCrankBounds({ ...machine, epsilon: 1e-2, stepSize: 1e-3 });
    const crank = sliderCrank(machine);
    for (let k = 0; k < 2000; k++) {
      const theta1 = random.uniform(-Math.PI, Math.PI);
      const theta = [theta1, Math.asin((Math.sin(theta1) - random.uniform(-1e-2, 1e-2)) / 2)];
      const [[a, b]] = crank.constraint.jacobian(0, theta);
      const v = crank.rate(0, theta);
      expect(a * a + b * b).toBeGreaterThanOrEqual(denominator);
      expect([Math.abs(v[0]) <= W1, Math.abs(v[1]) <= W2]).toEqual([true, true]);
      expect(Math.abs(crank.constraint.secondDerivative(0, theta, v)[0])).toBeLessThanOrEqual(F);
    }
  });
});

describe('the reconstruction of Figure 2 (erratum P24), as notebook 15 draws it', () => {
  it('heals as exp(-k t) below the limit of the gain and is lost above it', () => {
    const start = [0.01, 0];
    const f0 = Math.sin(start[0]) - 2 * Math.sin(start[1]);
    const residualOf = (gain: number): number[] => {
      const crank = sliderCrank({ r: 1, l: 2, c: 1, gain });
      const run = integrate(crank.rate, start, { t1: 10, stepSize: STEP, method: rk4, every: 10 });
      return residualHistory(crank.constraint, run).residual;
    };
    const curves = new Map([0, 1, 10, 2900].map((gain) => [gain, residualOf(gain)]));
    for (const residual of curves.values()) {
      expect(residual).toHaveLength(1001);
      expect(residual[0]).toBeNear(f0, FORMULA);
    }
    // Without a gain f stays what it is; with one it is f0 exp(-k t); beyond the limit
    // it is anything up to 3.
    expect(curves.get(0)![100] / f0).toBeNear(1, 1e-9);
    expect(curves.get(1)![100] / f0).toBeNear(Math.exp(-1), 1e-9);
    expect(curves.get(10)![100] / f0).toBeNear(Math.exp(-10), 1e-6);
    expect(largest(curves.get(2900)!)).toBeGreaterThan(1);
  });
});
