/**
 * Scaling by powers of two, which changes no digit: the way to products whose parts are too large
 * or too small for a double.
 */

/** The smallest double with all its digits. */
export const LEAST_NORMAL: number = 2 ** -1022;

/** x times 2^exponent; also where the power itself is no double. */
export function timesPowerOfTwo(x: number, exponent: number): number {
  // Each factor takes the value closer to the result, so nothing between them overflows or underflows
  // that the result does not.
  let value = x;
  let rest = exponent;
  while (Math.abs(rest) > 1000) {
    value *= 2 ** (Math.sign(rest) * 1000);
    rest -= Math.sign(rest) * 1000;
  }
  return value * 2 ** rest;
}

/** The power of two in x: x is some 1 to 2 times 2^exponent. 0 for 0 and for what is not finite. */
export function exponentOf(x: number): number {
  return x === 0 || !Number.isFinite(x) ? 0 : Math.floor(Math.log2(Math.abs(x)));
}
