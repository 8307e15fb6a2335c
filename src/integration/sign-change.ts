/** Where a function changes its sign. */

/**
 * A bracket of width 1 halves 53 times before it is a rounding; what the interpolation does
 * worse than that is cut short.
 */
const MOST_TRIALS = 120;

/**
 * The place between two points of different signs at which g changes sign, to two roundings of it;
 * the value there has the sign of the second point, or is zero.
 *
 * Chandrupatla's method (Adv. Eng. Software 28, 1997): inverse quadratic interpolation where three points say
 * that it converges, bisection elsewhere, so that a jump is found as well as a zero.
 */
export function signChange(
  g: (t: number) => number,
  [start, gStart]: readonly [t: number, value: number],
  [end, gEnd]: readonly [t: number, value: number],
): number {
  // Point 1 is the latest, point 2 on the other side of the change, point 3 the one that was given up.
  let [x1, g1, x2, g2] = [end, gEnd, start, gStart];
  const tolerance = Number.EPSILON * Math.max(Math.abs(start), Math.abs(end));
  let fraction = 0.5;
  for (let trial = 0; trial < MOST_TRIALS && g1 !== 0; trial++) {
    const least = tolerance / Math.abs(x2 - x1);
    if (!(least < 0.5)) break;
    const x = x1 + Math.min(Math.max(fraction, least), 1 - least) * (x2 - x1);
    const gx = g(x);
    let [x3, g3] = [x1, g1];
    if (Math.sign(gx) !== Math.sign(g1)) [x3, g3, x2, g2] = [x2, g2, x1, g1];
    [x1, g1] = [x, gx];
    const xi = (x1 - x2) / (x3 - x2);
    const phi = (g1 - g2) / (g3 - g2);
    const converges = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    fraction = converges
      ? (g1 / (g2 - g1)) * (g3 / (g2 - g3)) + ((x3 - x1) / (x2 - x1)) * (g1 / (g3 - g1)) * (g2 / (g3 - g2))
      : 0.5;
  }
  return g1 === 0 || Math.sign(g1) === Math.sign(gEnd) ? x1 : x2;
}
