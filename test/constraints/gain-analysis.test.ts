import { evaluate } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  dormandPrince54,
  euler,
  gainInterval,
  heun,
  kutta3,
  midpoint,
  rk4,
  sliderCrank,
  sliderCrankBounds,
  stabilityFunction,
  stabilityLimit,
  stepAmplification,
} from 'rigid-body-lab';
import type { Tableau } from 'rigid-body-lab';
import { oracle, publicReport } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { observedGainLimit } from './observed-gain-limit.js';

const ofOrder: Readonly<Record<number, Tableau>> = { 1: euler, 2: midpoint, 3: kutta3, 4: rk4 };
const byName: Readonly<Record<string, Tableau>> = {
  euler,
  'rk2-midpoint': midpoint,
  'rk3-kutta': kutta3,
  'rk4-classical': rk4,
};
const STEP = 1e-3;
/** Bisection stops at 0.5 1/s, and the reference itself at 0.2. */
const BISECTION = 1;

type Numbers = Readonly<Record<string, number>>;

/** What each kind of case of the family is compared with; the kind is the first word of the id. */
const handlers: Readonly<Record<string, (c: OracleCase) => void>> = {
  threshold: (c) => {
    const { tolerance } = c;
    const { p } = c.inputs as Numbers;
    const expected = c.expected as Numbers & {
      tau_k_intervals_abs_P_le_alpha: Record<string, number[][]>;
      samples: { z: number; P: number }[];
    };
    const method = ofOrder[p];
    const limit = gainInterval(method, STEP, 1)[1];
    expect(limit * STEP).toMatchOracle(expected.threshold_abs_z, tolerance);
    expect(limit).toMatchOracle(expected['k_max_at_tau_1e-3'], tolerance);
    expect(stepAmplification(method, { gain: limit, stepSize: STEP }).norm).toBeNear(
      Math.abs(expected.value_at_threshold),
      CHAIN,
    );
    for (const [alpha, intervals] of Object.entries(expected.tau_k_intervals_abs_P_le_alpha)) {
      expect([gainInterval(method, STEP, Number(alpha)).map((k) => k * STEP)]).toMatchOracle(intervals, tolerance);
    }
    for (const { z, P } of expected.samples) {
      expect(stepAmplification(method, { gain: -z / STEP, stepSize: STEP }).norm).toMatchOracle(Math.abs(P), tolerance);
    }
  },
  observed: (c) => {
    const { tolerance } = c;
    const inputs = c.inputs as { method: string; tau: number; n_steps: number; theta0: number[] };
    const expected = c.expected as Numbers;
    const method = byName[inputs.method];
    const predicted = gainInterval(method, STEP, 1)[1];
    expect(predicted).toBeNear(expected.predicted_k, CHAIN);
    const { constraint } = sliderCrank({ r: 1, l: 2 });
    for (const bound of [1e-4, 1e-2]) {
      const observed = observedGainLimit(constraint, {
        c: 1,
        method,
        stepSize: inputs.tau,
        steps: inputs.n_steps,
        y0: inputs.theta0,
        bound,
        between: [predicted - 12, predicted + 4],
        resolution: 0.5,
      });
      const wanted = expected[`observed_k_crit_${bound.toExponential()}`];
      expect(observed).toMatchOracle(wanted, tolerance);
      expect(Math.abs(observed - wanted)).toBeLessThan(BISECTION);
    }
  },
  theorem2: (theorem) => {
    const { tolerance } = theorem;
    const { r, l, c, eps: epsilon, k: gain, tau1: stepSize, alpha } = theorem.inputs as Numbers;
    const expected = theorem.expected as Numbers;
    const at = (k: number): ReturnType<typeof sliderCrankBounds> =>
      sliderCrankBounds({ r, l, c, epsilon, gain: k, stepSize });
    const bounds = at(gain);
    expect(bounds.denominator).toMatchOracle(expected.l2_minus_r_plus_eps_sq, tolerance);
    expect(bounds.W1).toMatchOracle(expected.W1_at_k1900, tolerance);
    expect(bounds.W2).toMatchOracle(expected.W2_at_k1900, tolerance);
    expect(bounds.F).toMatchOracle(expected.F_sharp_at_k1900_rW1sq_plus_lW2sq, tolerance);
    // The paper rounds W1 to 3 and W2 to 2, which those gains reach; F = r W1² + l W2² = 17,
    // without squares 7 (P2).
    expect(at(expected.k_at_which_W1_reaches_3).W1).toBeNear(3, CHAIN);
    expect(at(expected.k_at_which_W2_reaches_2).W2).toBeNear(2, CHAIN);
    expect([r * 9 + l * 4, r * 3 + l * 2]).toEqual([expected.F_with_W1_3_W2_2, expected.F_as_printed_rW1_plus_lW2]);
    expect(1 - (stepSize * stepSize * 17) / (2 * epsilon)).toMatchOracle(expected.alpha_max_from_condition4, tolerance);
    expect(bounds.largestAlpha).toBeNear(1 - (stepSize * stepSize * bounds.F) / (2 * epsilon), FORMULA);
    expect(gainInterval(euler, stepSize, alpha)).toMatchOracle(expected['k_interval_alpha_0.9'], tolerance);
    expect(gainInterval(euler, stepSize, 0.915)).toMatchOracle(expected['k_interval_alpha_0.915'], tolerance);
  },
};

describe('stability, oracle', () => {
  it.each(oracle('stability').map((c) => [c.id, c] as const))(
    '%s',
    (id, c) => {
      const handler = handlers[id.split('-')[0]];
      if (!(handler as unknown)) throw new Error(`no test for the case ${id}`);
      handler(c);
    },
    120_000,
  );
});

describe('stepAmplification', () => {
  it('is |P(-h k)| for a number and for a multiple of the unit matrix', () => {
    for (const method of [euler, heun, kutta3, rk4, dormandPrince54]) {
      for (const gain of [0, 1, 500, 1900, 2600, -300]) {
        const wanted = Math.abs(stabilityFunction(method)(-STEP * gain));
        expect(stepAmplification(method, { gain, stepSize: STEP }).norm).toBeNear(wanted, FORMULA);
        expect(
          stepAmplification(method, {
            gain: [
              [gain, 0],
              [0, gain],
            ],
            stepSize: STEP,
          }).norm,
        ).toBeNear(wanted, FORMULA);
      }
    }
  });

  it('is the largest singular value of the polynomial in a matrix, by mathjs', () => {
    const gain = [
      [300, 900],
      [-200, 1500],
    ];
    const P = evaluate('I + Z + Z^2/2 + Z^3/6 + Z^4/24', {
      I: evaluate('identity(2)') as unknown,
      Z: evaluate('matrix(K) * -0.001', { K: gain }) as unknown,
    }) as { toArray(): number[][] };
    const { matrix, norm } = stepAmplification(rk4, { gain, stepSize: STEP });
    expect(matrix).toBeNear(P.toArray(), FORMULA);
    const [[a, b], [c, d]] = P.toArray();
    const [sum, det] = [a * a + b * b + c * c + d * d, a * d - b * c];
    const wanted = Math.sqrt((sum + Math.sqrt(sum * sum - 4 * det * det)) / 2);
    expect(norm).toBeNear(wanted, FORMULA);
  });

  it('can exceed one although every eigenvalue is small: the norm counts, not the spectrum', () => {
    const gain = [
      [1000, 5000],
      [0, 1000],
    ];
    expect(stepAmplification(euler, { gain, stepSize: STEP }).norm).toBeNear(5, FORMULA);
  });

  it.each([
    [{ gain: NaN, stepSize: 1 }, RangeError, 'stepAmplification: expected a finite gain, got NaN.'],
    [{ gain: [[1, 2]], stepSize: 1 }, TypeError, 'stepAmplification: expected gain[0] to be 1 numbers, got [1, 2].'],
    [{ gain: 1, stepSize: 0 }, RangeError, 'stepAmplification: expected stepSize > 0, got 0. Time steps are positive.'],
  ])('refuses %j', (options, kind, text) => {
    expect(() => stepAmplification(euler, options)).toThrow(kind);
    expect(() => stepAmplification(euler, options)).toThrow(text);
  });
});

describe('gainInterval', () => {
  it('is 100 to 1900 in the paper’s Example 2', () => {
    expect(gainInterval(euler, 1e-3, 0.9)).toBeNear([100, 1900], FORMULA);
  });

  it('has |P| = alpha at both ends and less between', () => {
    for (const method of [euler, heun, kutta3, rk4, dormandPrince54]) {
      for (const alpha of [0.6, 0.9, 0.999]) {
        const [lowest, highest] = gainInterval(method, 0.02, alpha);
        const at = (gain: number): number => stepAmplification(method, { gain, stepSize: 0.02 }).norm;
        expect([at(lowest), at(highest)]).toBeNear([alpha, alpha], CHAIN);
        for (let k = 1; k < 100; k++) expect(at(lowest + (k / 100) * (highest - lowest))).toBeLessThan(alpha);
        expect(at(lowest * 0.99)).toBeGreaterThan(alpha);
        expect(at(highest * 1.01)).toBeGreaterThan(alpha);
      }
    }
  });

  it('reaches from 0 to the stability limit at alpha = 1, and tends to it as alpha tends to one', () => {
    for (const method of [euler, kutta3, rk4, dormandPrince54]) {
      const [, highest] = gainInterval(method, 0.01, 1 - 1e-12);
      expect(gainInterval(method, 0.01, 1)).toBeNear([0, stabilityLimit(method) / 0.01], FORMULA);
      expect(highest).toBeNear(stabilityLimit(method) / 0.01, 1e-9);
    }
  });

  it('tells stable from unstable (public report co-03)', () => {
    const report = publicReport('co-03');
    const expected = report.expected as { right: { stable: boolean[]; rk4_limit: number } };
    const methods: Record<string, Tableau> = { Euler: euler, RK4: rk4 };
    const { cases } = report.input as { cases: { method: string; k: number; tau: number; stable: boolean }[] };
    const stable = cases.map(({ method, k, tau }) => k < gainInterval(methods[method], tau, 1)[1]);
    expect(stable).toEqual(expected.right.stable);
    expect(gainInterval(rk4, 1, 1)[1]).toBeNear(expected.right.rk4_limit, report.tolerance as number);
  });

  it.each([
    [
      () => gainInterval(midpoint, 1e-3, 0.4),
      'gainInterval: expected an alpha that can be reached, got 0.4. No gain makes a step of midpoint shrink the deviation that much: take a larger alpha.',
    ],
    [
      () => gainInterval(euler, 1e-3, 1.5),
      'gainInterval: expected 0 < alpha <= 1, got 1.5. It is the factor by which a step shrinks the deviation.',
    ],
    [() => gainInterval(euler, 0, 0.5), 'gainInterval: expected stepSize > 0, got 0. Time steps are positive.'],
    [
      () => gainInterval(euler, 1e-3, NaN),
      'gainInterval: expected a finite alpha, got NaN. A value that is not finite spoils every result.',
    ],
  ])('%#: refuses what has no answer', (call, text) => {
    expect(call).toThrow(new RangeError(text));
  });
});
