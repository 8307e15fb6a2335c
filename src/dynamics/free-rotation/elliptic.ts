/**
 * Elliptic integrals by the means of Gauss and Carlson. Near the separatrix only m1 = 1 - m has
 * digits, so it is the argument.
 */

/** The common limit of the arithmetic and the geometric mean of two numbers >= 0 (Gauss). */
export function arithmeticGeometricMean(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  let [x, y] = [a, b];
  // Each step squares the relative difference, so 1e-8 leaves 1e-17 after the last one.
  while (Math.abs(x - y) > 1e-8 * x) [x, y] = [(x + y) / 2, Math.sqrt(x * y)];
  return (x + y) / 2;
}

/** The quarter period K, as a function of the complementary modulus k' = sqrt(1 - m); infinite at k' = 0. */
export function quarterPeriod(complementaryModulus: number): number {
  return Math.PI / 2 / arithmeticGeometricMean(1, complementaryModulus);
}

/**
 * F(phi | m) for the angle with this sine and cosine, |phi| <= pi/2, as sin RF(cos², 1 - m sin², 1).
 * The cosine is given because near pi/2, where F grows like its logarithm, the sine has lost it.
 */
export function ellipticF(sin: number, cos: number, m1: number): number {
  return sin * carlsonRF(cos * cos, cos * cos + m1 * sin * sin, 1);
}

/** Carlson's symmetric integral of the first kind, by duplication; x, y, z >= 0, at most one of them zero. */
function carlsonRF(x: number, y: number, z: number): number {
  for (;;) {
    const mean = (x + y + z) / 3;
    const [dx, dy] = [1 - x / mean, 1 - y / mean];
    const dz = -dx - dy;
    // The first term left out is of sixth degree in the deviations: below 1e-18.
    if (Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dz)) < 1e-3) {
      const e2 = dx * dy - dz * dz;
      const e3 = dx * dy * dz;
      return (1 - e2 / 10 + e3 / 14 + (e2 * e2) / 24 - (3 * e2 * e3) / 44) / Math.sqrt(mean);
    }
    const [a, b, c] = [Math.sqrt(x), Math.sqrt(y), Math.sqrt(z)];
    const shift = a * b + b * c + c * a;
    x = (x + shift) / 4;
    y = (y + shift) / 4;
    z = (z + shift) / 4;
  }
}
