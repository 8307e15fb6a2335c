/**
 * Numbers of 32 digits as the unevaluated sum of two doubles (Dekker 1971). The exact free rotation
 * needs them in two places: to tell how far a motion is from the separatrix, where L² - 2 T I₂ cancels,
 * and for its two frequencies, whose error is multiplied by the time: a rate that is right to one double
 * alone is wrong by 1e-12 rad after 1e4 turns.
 */
import { exactProduct } from '../../linear/exact-product.js';

export { SPLITTER, exactProduct, halves } from '../../linear/exact-product.js';

/** high + low, with |low| at most half an ulp of high. */
export type DoubleDouble = readonly [high: number, low: number];

/** 2 pi. */
export const FULL_TURN: DoubleDouble = [6.283185307179586, 2.4492935982947064e-16];

/** a + b without rounding error (Knuth). */
export function exactSum(a: number, b: number): DoubleDouble {
  const sum = a + b;
  const part = sum - a;
  return [sum, a - (sum - part) + (b - part)];
}

/** x + y. */
export function plus(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const [high, error] = exactSum(x[0], y[0]);
  const [low, rest] = exactSum(x[1], y[1]);
  const [sum, tail] = exactSum(high, error + low);
  return exactSum(sum, tail + rest);
}

/** x - y. */
export function minus(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  return plus(x, [-y[0], -y[1]]);
}

/** x y. */
export function times(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const [product, error] = exactProduct(x[0], y[0]);
  return exactSum(product, error + (x[0] * y[1] + x[1] * y[0]));
}

/** x / y, by long division: each digit of the quotient is a double. */
export function over(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const first = x[0] / y[0];
  const rest = minus(x, times([first, 0], y));
  const second = rest[0] / y[0];
  const third = minus(rest, times([second, 0], y))[0] / y[0];
  return plus(exactSum(first, second), [third, 0]);
}

/** The square root of x >= 0: one Newton step from the root of a double. */
export function root(x: DoubleDouble): DoubleDouble {
  if (x[0] === 0) return [0, 0];
  const guess = Math.sqrt(x[0]);
  return exactSum(guess, minus(x, exactProduct(guess, guess))[0] / (2 * guess));
}
