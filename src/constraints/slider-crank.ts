/** The paper's Examples 1 to 3: the slider-crank with its closed formulas, its geometry and its bounds. */
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, expectVector, message } from '../linear/expect.js';
import { checkedFunctions } from './constraint-from-functions.js';
import type { Constraint } from './constraint-types.js';

/** The two angles of the mechanism, rad: of the crank above the guide, and of the rod below it. */
export type CrankAngles = [theta1: number, theta2: number];

/** A point of the plane of the mechanism, m. */
export type PlanarPoint = [x: number, y: number];

/** A slider-crank. The crank turns about the origin, the slider moves along the x axis. */
export interface SliderCrank {
  /** f = r sin(theta1) - l sin(theta2): the height of the slider above its guide, m. */
  constraint: Constraint;
  /** The paper's eq. 12 with the sign of erratum P1: `(t, theta) => theta'`, for `integrate`. */
  rate: (t: number, theta: readonly number[]) => CrankAngles;
  /** v_tau = [f_y] = (-l cos(theta2), -r cos(theta1)): the direction in which the mechanism moves. */
  tangent: (theta: readonly number[]) => CrankAngles;
  /** v_nu = -k f f_yᵀ / D with D = (r cos(theta1))² + (l cos(theta2))²: what heals the deviation. */
  normal: (theta: readonly number[]) => CrankAngles;
  /** The angles with f = 0 for a crank angle, with the rod leading away from the crank (cos(theta2) >= 0). */
  assembled: (theta1: number) => CrankAngles;
  /**
   * The joints for a drawing: O the bearing of the crank, A the crank pin, B the
   * slider; B is f above the guide.
   */
  joints: (theta: readonly number[]) => { O: PlanarPoint; A: PlanarPoint; B: PlanarPoint };
}

/**
 * The slider-crank of the paper's Examples 1 to 3.
 *
 * @param options r: crank, m; l: rod, m; c: speed along the constraint, 1 by default; gain: k in 1/s,
 * 0 by default. A negative gain is the printed sign, and lets f grow (erratum P1).
 * @throws RangeError for lengths that are not positive; and, when called, where both links stand at right
 * angles to the guide (then f_y = 0 and no velocity follows), and for an angle at which the rod is too
 * short to reach the guide.
 * @example
 * const crank = sliderCrank({ r: 1, l: 2, gain: 100 });
 * crank.rate(0, [0, 0]); // => [-2, -1]
 * crank.joints(crank.assembled(0.7)).B; // => [2.6582474718, 0]
 */
export function sliderCrank(options: { r: number; l: number; c?: number; gain?: number }): SliderCrank {
  const where = 'sliderCrank';
  expectFields(where, 'options', options, ['r', 'l', 'c', 'gain']);
  const { r, l, c = 1, gain = 0 } = options;
  expectPositive(where, 'r', r, 'The crank has a length.');
  expectPositive(where, 'l', l, 'The rod has a length.');
  expectFinite(where, 'c', c);
  expectFinite(where, 'gain', gain);

  // In lengths of size 1, by a power of two, which costs no digits: D is a square,
  // and 1e-170 m squared is no number.
  const size = 2 ** Math.floor(Math.log2(Math.max(r, l)));
  const [rUnit, lUnit] = [r / size, l / size];
  const checked = (theta: readonly number[]): readonly number[] => {
    expectVector(where, 'theta', theta, 2);
    return theta;
  };
  const velocity = (theta: readonly number[], along: number, k: number): CrankAngles => {
    const [rCos, lCos] = [rUnit * Math.cos(theta[0]), lUnit * Math.cos(theta[1])];
    const D = rCos * rCos + lCos * lCos;
    // cos(pi/2) is 6e-17 in doubles: such a gradient is zero up to rounding.
    if (!(D > (4 * Number.EPSILON * (rUnit + lUnit)) ** 2)) {
      const reason = 'Both links stand at right angles to the guide: f_y = 0, so no velocity follows from f.';
      throw new RangeError(message(where, 'a gradient that is not zero', theta, reason));
    }
    const heal = (k * (rUnit * Math.sin(theta[0]) - lUnit * Math.sin(theta[1]))) / D;
    return [-along * size * lCos - heal * rCos, -along * size * rCos + heal * lCos];
  };

  return {
    constraint: checkedFunctions(where, {
      f: (_t, theta) => [r * Math.sin(theta[0]) - l * Math.sin(theta[1])],
      jacobian: (_t, theta) => [[r * Math.cos(theta[0]), -l * Math.cos(theta[1])]],
      timeDerivative: () => [0],
      secondDerivative: (_t, theta, v) => [l * Math.sin(theta[1]) * v[1] * v[1] - r * Math.sin(theta[0]) * v[0] * v[0]],
    }),
    rate: (_t, theta) => velocity(checked(theta), c, gain),
    tangent: (theta) => {
      const [theta1, theta2] = checked(theta);
      return [-l * Math.cos(theta2), -r * Math.cos(theta1)];
    },
    normal: (theta) => velocity(checked(theta), 0, gain),
    assembled: (theta1) => {
      expectFinite(where, 'theta1', theta1);
      const sine = (r * Math.sin(theta1)) / l;
      if (!(Math.abs(sine) <= 1)) {
        throw new RangeError(
          message(
            where,
            'a crank angle at which the rod reaches the guide',
            theta1,
            'The rod is shorter than the height of the crank pin.',
          ),
        );
      }
      return [theta1, Math.asin(sine)];
    },
    joints: (theta) => {
      const [theta1, theta2] = checked(theta);
      const A: PlanarPoint = [r * Math.cos(theta1), r * Math.sin(theta1)];
      return { O: [0, 0], A, B: [A[0] + l * Math.cos(theta2), A[1] - l * Math.sin(theta2)] };
    },
  };
}

/** The bounds of the paper's Example 2. */
export interface SliderCrankBounds {
  /** l² - (r + eps)², a lower bound of D where |f| <= eps (erratum P4). */
  denominator: number;
  /** Bounds of |theta1'| and |theta2'|, rad/s. */
  W1: number;
  W2: number;
  /** r W1² + l W2², a bound of |f''| (the paper prints it without the squares: erratum P2). */
  F: number;
  /** The largest alpha that condition 4 of Theorem 2 allows, 1 - h² F / (2 eps). */
  largestAlpha: number;
}

/**
 * The bounds of Example 2 for Euler's method: how fast the angles change while |f| <= eps,
 * and what that leaves for alpha.
 *
 * @param options r, l: m, r + epsilon < l; c: speed along the constraint; gain: k in 1/s;
 * epsilon: m; stepSize: h in s
 * @throws RangeError if r + epsilon < l does not hold: then D has no such bound
 * @example
 * const { W1, W2, F } = sliderCrankBounds({ r: 1, l: 2, c: 1, gain: 1900, epsilon: 1e-4, stepSize: 1e-3 });
 * [W1, W2, F]; // => [2.06333755605, 1.12667511210, 6.79615548663]
 */
export function sliderCrankBounds(options: {
  r: number;
  l: number;
  c: number;
  gain: number;
  epsilon: number;
  stepSize: number;
}): SliderCrankBounds {
  const where = 'sliderCrankBounds';
  expectFields(where, 'options', options, ['r', 'l', 'c', 'gain', 'epsilon', 'stepSize']);
  const { r, l, c, gain, epsilon, stepSize } = options;
  for (const [name, value] of Object.entries({ r, l, epsilon, stepSize })) {
    expectPositive(where, name, value, 'Lengths, the bound and the step are positive.');
  }
  expectFinite(where, 'c', c);
  expectFinite(where, 'gain', gain);
  const denominator = l * l - (r + epsilon) ** 2;
  if (!(denominator > 0)) {
    throw new RangeError(
      message(where, 'r + epsilon < l', r + epsilon, 'A longer crank can bring both links upright, where D is 0.'),
    );
  }
  const pull = (Math.abs(gain) * epsilon) / denominator;
  const [W1, W2] = [Math.abs(c) * l + r * pull, Math.abs(c) * r + l * pull];
  const F = r * W1 * W1 + l * W2 * W2;
  return { denominator, W1, W2, F, largestAlpha: 1 - (stepSize * stepSize * F) / (2 * epsilon) };
}
