/** Real roots of a polynomial to the last bit: between two neighbouring extremes there is at most one. */

/** The real roots, ascending, of the polynomial with these coefficients of 1, x, x^2, …. */
export function realRoots(coefficients: readonly number[]): number[] {
  const degree = coefficients.length - 1;
  if (degree < 1) return [];
  const p = (x: number): number => coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
  // Cauchy's bound: no root is larger.
  const bound = 1 + Math.max(...coefficients.map((coefficient) => Math.abs(coefficient / coefficients[degree])));
  const extremes = realRoots(coefficients.slice(1).map((coefficient, k) => (k + 1) * coefficient));
  const ends = [-bound, ...extremes, bound];
  return ends.slice(1).flatMap((high, k) => {
    const low = ends[k];
    if (p(high) === 0) return [high];
    return p(low) * p(high) < 0 ? [bisect(p, low, high)] : [];
  });
}

function bisect(p: (x: number) => number, low: number, high: number): number {
  const rising = p(high) > 0;
  let [a, b] = [low, high];
  for (;;) {
    const middle = (a + b) / 2;
    // The ends are neighbouring doubles.
    if (middle === a || middle === b) return Math.abs(p(a)) < Math.abs(p(b)) ? a : b;
    if (p(middle) > 0 === rising) b = middle;
    else a = middle;
  }
}
