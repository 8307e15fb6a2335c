/** Products whose rounding error is known (Dekker 1971). */

/** 2^27 + 1: multiplies a double apart into two halves of 26 bits, whose products are exact. */
export const SPLITTER = 134217729;

/**
 * a b as the unevaluated sum of two doubles, without error unless it under- or
 * overflows (Veltkamp and Dekker).
 */
export function exactProduct(a: number, b: number): readonly [product: number, error: number] {
  const product = a * b;
  const [a1, a2] = halves(a);
  const [b1, b2] = halves(b);
  return [product, a2 * b2 - (product - a1 * b1 - a2 * b1 - a1 * b2)];
}

/** The double as a sum of two with at most 26 bits each. */
export function halves(a: number): readonly [high: number, low: number] {
  const scaled = SPLITTER * a;
  const high = scaled - (scaled - a);
  return [high, a - high];
}
