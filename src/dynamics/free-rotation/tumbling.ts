/**
 * The constants of a tumbling motion: torque-free, not about a fixed axis. In its own axes, angular velocity
 * and angular momentum L oscillate as Jacobi's functions of u = u0 + lambda t,
 *
 *     omega = (a1 cn u, a2 sn u, a3 dn u),     L / |L| = (l1 cn u, l2 sn u, l3 dn u) in body axes,
 *
 * where axis 2 has the middle moment and axis 3 is the one that the motion circulates about.
 * See free-rotation-solution.ts for what the orientation does meanwhile.
 */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';
import { FULL_TURN, exactProduct, exactSum, minus, over, plus, root, times } from './double-double.js';
import type { DoubleDouble } from './double-double.js';
import { ellipticF, quarterPeriod } from './elliptic.js';

/** The constants of one tumbling motion. */
export interface Tumbling {
  /** The body axes (0, 1, 2) that are axes 1, 2, 3 of the motion. */
  readonly axes: readonly [number, number, number];
  /** Their signs: right-handed, omega3 > 0, and omega1 >= 0 at the start, so that |u0| <= K. */
  readonly signs: Vec3;
  /** a1, a2, a3 in rad/s. */
  readonly amplitudes: Vec3;
  /** l1, l2, l3. */
  readonly tilts: Vec3;
  /**
   * The parameter m of the elliptic functions, 0 for a symmetric body, 1 on the separatrix, and m1 = 1 - m.
   */
  readonly m: number;
  readonly m1: number;
  /** K(m), infinite on the separatrix, and K(1 - m), infinite for a symmetric body. */
  readonly K: number;
  readonly complementaryK: number;
  /**
   * The phase y at which sn(y | m1) = l1 / l2, and K(1 - m) - y; each by its own formula,
   * because each can be small.
   */
  readonly y: number;
  readonly yFromEnd: number;
  readonly u0: number;
  /** du/dt in 1/s; negative where axis 3 has the least moment. */
  readonly lambda: number;
  /** Turns of 4 K in u per second, and turns of the quaternion's phase per second. */
  readonly oscillation: DoubleDouble;
  readonly precession: DoubleDouble;
}

/**
 * Differences below this part of their terms are rounding of double-doubles: the motion is on the separatrix.
 */
const ON_SEPARATRIX = 2 ** -98;

/**
 * A power of two near the largest magnitude: dividing by it is exact and keeps squares
 * from under- and overflowing.
 */
export function sizeOf(v: ReadonlyVec3): number {
  return 2 ** Math.floor(Math.log2(Math.max(...v.map(Math.abs))));
}

const exact = (x: number): DoubleDouble => [x, 0];

/**
 * The constants of the motion that starts with `omega`; it must not be a rotation about
 * a fixed axis (`isSteady`).
 */
export function tumbling(moments: ReadonlyVec3, omega: ReadonlyVec3): Tumbling {
  const [momentSize, rateSize] = [sizeOf(moments), sizeOf(omega)];
  const I = moments.map((x) => x / momentSize) as Vec3;
  const squares = omega.map((x) => exactProduct(x / rateSize, x / rateSize)) as [
    DoubleDouble,
    DoubleDouble,
    DoubleDouble,
  ];

  // I_i (I_i - I_k) w_i²: summed over i it is L² - 2 T I_k, without the cancellation of that difference.
  const term = (i: number, k: number): DoubleDouble => times(times(exact(I[i]), exactSum(I[i], -I[k])), squares[i]);

  const [least, middle, greatest] = [0, 1, 2].sort((i, j) => I[i] - I[j]) as [number, number, number];
  const [outward, inward] = [term(greatest, middle), term(least, middle)];
  let excess = plus(outward, inward);
  if (Math.abs(excess[0]) <= ON_SEPARATRIX * outward[0]) excess = exact(0);
  // L² > 2 T I_middle: the motion circulates about the axis of greatest moment, else about that of least.
  const axes: [number, number, number] = excess[0] >= 0 ? [least, middle, greatest] : [greatest, middle, least];
  const [p1, p2, p3] = axes;
  const parity = (p1 + 1) % 3 === p2 ? 1 : -1;
  const [s1, s3] = [omega[p1] < 0 ? -1 : 1, omega[p3] < 0 ? -1 : 1];
  const signs: Vec3 = [s1, parity * s1 * s3, s3];

  const D1 = plus(term(p2, p1), term(p3, p1));
  const D3 = plus(term(p1, p3), term(p2, p3));
  const L = root(I.reduce<DoubleDouble>((sum, x, i) => plus(sum, times(exactProduct(x, x), squares[i])), exact(0)));
  const [J1, J2, J3] = [I[p1], I[p2], I[p3]];
  const [d31, d32] = [exactSum(J3, -J1), exactSum(J3, -J2)];
  const product = times(exactProduct(J1, J2), exact(J3));
  const speed = root(over(times(D1, d32), product));
  const modulus = root(over(times(excess, d31), times(D1, d32)));
  const m1 = modulus[0] * modulus[0];
  const m = (D3[0] * (J1 - J2)) / (D1[0] * d32[0]);

  const amplitude = (J: number, D: number, d: number): number => Math.sqrt(D / (J * d)) * rateSize;
  const amplitudes: Vec3 = [amplitude(J1, -D3[0], d31[0]), amplitude(J2, -D3[0], d32[0]), amplitude(J3, D1[0], d31[0])];
  const tilts = amplitudes.map((a, k) => (a * I[axes[k]]) / (L[0] * rateSize)) as Vec3;

  // The start phase from (sn, cn) itself: near the separatrix cn is tiny, and an angle would round it away.
  const [sn, cn] = unitPair((signs[1] * omega[p2]) / amplitudes[1], Math.abs(omega[p1]) / amplitudes[0]);
  const K = quarterPeriod(modulus[0]);
  const complementaryK = quarterPeriod(Math.sqrt(m));

  const direction = d32[0] < 0 ? -1 : 1;
  const { mean, inverseMoment } = means(modulus, I, axes);
  const lambda = times(speed, exact(direction * rateSize));
  const oscillationRate = times(lambda, mean);
  const precessionRate = times(minus(times(times(L, exact(rateSize)), inverseMoment), oscillationRate), exact(0.5));
  const [ySin, yCos] = unitPair(Math.sqrt(J1 * Math.abs(d32[0])), Math.sqrt(J3 * Math.abs(J2 - J1)));
  return {
    axes,
    signs,
    amplitudes,
    tilts,
    m,
    m1,
    K,
    complementaryK,
    y: m === 0 ? Infinity : ellipticF(ySin, yCos, m),
    yFromEnd: ellipticF(...unitPair(tilts[2], tilts[0]), m),
    u0: ellipticF(sn, cn, m1),
    lambda: lambda[0],
    oscillation: over(oscillationRate, FULL_TURN),
    precession: over(precessionRate, FULL_TURN),
  };
}

function unitPair(sin: number, cos: number): [number, number] {
  const length = Math.sqrt(sin * sin + cos * cos);
  return [sin / length, cos / length];
}

/**
 * Two common means. `mean` is Gauss's, of 1 and k': pi / 2K. `inverseMoment` is the average of 1/J1 and 1/J2,
 * weighted as the motion visits them; |L| times it is the mean rate at which axis 3 goes about L.
 * It is the complete elliptic integral of the third kind in Bulirsch's form (1969), with his sums written
 * as means, so that nothing cancels.
 */
function means(
  modulus: DoubleDouble,
  I: ReadonlyVec3,
  [p1, p2, p3]: readonly [number, number, number],
): { mean: DoubleDouble; inverseMoment: DoubleDouble } {
  const half = exact(0.5);
  const average = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => times(half, plus(a, b));
  let [a, b] = [over(exact(1), exact(I[p1])), over(exact(1), exact(I[p2]))];
  if (modulus[0] === 0) return { mean: exact(0), inverseMoment: b };
  let [x, y] = [exact(1), modulus];
  const [d31, d32] = [exactSum(I[p3], -I[p1]), exactSum(I[p3], -I[p2])];
  let p = root(over(times(exact(I[p2]), d31), times(exact(I[p1]), d32)));
  for (let last = false; ;) {
    const pp = times(p, p);
    const xy = times(x, y);
    const weights = plus(pp, xy);
    [a, b] = [average(a, b), over(plus(times(pp, b), times(xy, a)), weights)];
    p = over(times(half, weights), p);
    [x, y] = [average(x, y), root(xy)];
    if (last) return { mean: x, inverseMoment: average(a, b) };
    // Each step squares the relative difference, so one more step reaches the 32 digits.
    last = Math.max(Math.abs(x[0] - y[0]), Math.abs(p[0] - x[0])) <= 1e-15 * x[0];
  }
}
