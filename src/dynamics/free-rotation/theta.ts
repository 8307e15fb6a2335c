/**
 * The functions of u that a tumbling motion needs, each in two forms that are the same numbers:
 * circular functions of v = pi u / 2K, with powers of the nome q = exp(-pi K'/K), and hyperbolic functions
 * of x = pi u / 2K', with powers of q' = exp(-pi K/K'). Where one nome is near 1 the other is near 0;
 * below the switch four terms of either give all digits. A symmetric body is the circular form with q = 0,
 * the separatrix the hyperbolic form with q' = 0.
 */
import { SPLITTER, halves } from './double-double.js';
import type { DoubleDouble } from './double-double.js';
import type { Tumbling } from './tumbling.js';

/**
 * Writes at a time t in s: [0] and [1], the pair (sn u, cn u) times a positive factor; [2] and [3],
 * the real and imaginary part of theta4(v - i b, q²) times a positive factor and times exp(-i s),
 * b = pi y / 2K; [4], that s.
 */
export type ThetaForm = (t: number, out: Float64Array) => void;

/** Where K = 2 K': both forms converge equally fast. */
const HYPERBOLIC_BELOW_M1 = 0.03;
/** Terms below this, relative to the leading one, are left out: half of a double's rounding. */
const NEGLIGIBLE = 5e-17;

/** The form that converges fast for this motion. */
export function thetaForm(motion: Tumbling): ThetaForm {
  return motion.m1 < HYPERBOLIC_BELOW_M1 ? hyperbolicForm(motion) : circularForm(motion);
}

/**
 * The turns made at time t, less whole ones: the product is exact, so these drop out exactly.
 * Within half a turn of zero as long as a turn takes longer than the spacing of doubles near t.
 */
export function turnCounter(frequency: DoubleDouble): (t: number) => number {
  const [high, low] = frequency;
  const [f1, f2] = halves(high);
  return (t) => {
    const turns = high * t;
    // halves(t), written out: this runs at every point.
    const scaled = SPLITTER * t;
    const t1 = scaled - (scaled - t);
    const t2 = t - t1;
    const rest = t2 * f2 - (turns - t1 * f1 - t2 * f1 - t1 * f2) + t * low;
    return turns - Math.round(turns) + rest;
  };
}

/** The form in circular functions; for K <= 2 K' (m1 >= 0.03) at most four terms. */
export function circularForm({ m1, K, complementaryK, yFromEnd, u0, oscillation }: Tumbling): ThetaForm {
  const q = Math.exp((-Math.PI * complementaryK) / K);
  // exp(b) q^(1/2) and exp(-b) q^(1/2): finite for a symmetric body, where b is not.
  const grown = Math.exp((-Math.PI * yFromEnd) / (2 * K));
  const shrunk = q / grown;
  const root = Math.sqrt(Math.sqrt(m1));
  const rows: number[] = [];
  let count = 0;
  for (; q ** (count * (count + 1)) > NEGLIGIBLE; count++) {
    const sign = count % 2 === 0 ? 1 : -1;
    const odd = q ** (count * (count + 1));
    const n = count + 1;
    const even = -sign * q ** (n * (2 * n - 1));
    const [up, down] = [grown ** (2 * n), shrunk ** (2 * n)];
    rows.push(sign * odd, root * odd, even * (up + down), even * (up - down));
  }
  const c = Float64Array.from(rows);
  const last = rows.length;
  const turnAt = turnCounter(oscillation);
  const v0 = (Math.PI * u0) / (2 * K);
  return (t, out) => {
    const v = v0 + 2 * Math.PI * turnAt(t);
    let so = Math.sin(v);
    let co = Math.cos(v);
    const s2 = 2 * so * co;
    const c2 = (co - so) * (co + so);
    let se = s2;
    let ce = c2;
    let sn = 0;
    let cn = 0;
    let re = 1;
    let im = 0;
    for (let i = 0; i < last; i += 4) {
      sn += c[i] * so;
      cn += c[i + 1] * co;
      re += c[i + 2] * ce;
      im += c[i + 3] * se;
      const sin = so;
      so = sin * c2 + co * s2;
      co = co * c2 - sin * s2;
      const even = se;
      se = even * c2 + ce * s2;
      ce = ce * c2 - even * s2;
    }
    out[0] = sn;
    out[1] = cn;
    out[2] = re;
    out[3] = im;
    out[4] = 0;
  };
}

/** The form in hyperbolic functions; for K >= 2 K' at most three terms besides the first. */
export function hyperbolicForm(motion: Tumbling): ThetaForm {
  const { K, complementaryK, y, u0, lambda, oscillation } = motion;
  const q = Math.exp((-Math.PI * K) / complementaryK);
  const beta = (Math.PI * y) / (4 * complementaryK);
  const rows: number[] = [];
  let [theta2, theta3] = [1, 1];
  // At |u| = K the terms are largest: the first one is never small, the next are q^(n²/2) at most.
  for (let n = 1; q > 0 && (n === 1 || q ** ((n * n) / 2) > NEGLIGIBLE); n++) {
    const sign = n % 2 === 0 ? 1 : -1;
    const [square, pair] = [q ** (n * n), q ** (n * (n + 1))];
    theta2 += pair;
    theta3 += 2 * square;
    const half = q ** ((n * (n + 1)) / 2);
    rows.push(sign * pair, sign * square, half * Math.cos((2 * n + 1) * beta), half * Math.sin((2 * n + 1) * beta));
  }
  const c = Float64Array.from(rows);
  const last = rows.length;
  const [cosBeta, sinBeta] = [Math.cos(beta), Math.sin(beta)];
  const ratio = theta3 / theta2;
  const slope = Math.PI / (2 * complementaryK);
  const slip = K === Infinity ? 0 : (Math.PI * y) / (4 * K * complementaryK);
  const turnAt = turnCounter(oscillation);
  const x0 = u0 / (4 * K);
  return (t, out) => {
    let u = u0 + lambda * t;
    let sign = 1;
    if (K !== Infinity) {
      // Half a turn, 2K in u, changes the sign of sn and cn and nothing else: |u| <= K is enough.
      const halfTurns = 2 * (turnAt(t) + x0);
      const whole = Math.round(halfTurns);
      u = 2 * K * (halfTurns - whole);
      sign = whole % 2 === 0 ? 1 : -1;
    }
    const side = u < 0 ? -1 : 1;
    const g = Math.exp(-slope * Math.abs(u));
    const g2 = g * g;
    let sn = 1 - g2;
    let cn = 1;
    let re = (1 + g) * cosBeta;
    let im = (1 - g) * sinBeta;
    let up = 1;
    let down = 1;
    for (let i = 0; i < last; i += 4) {
      up /= g;
      down *= g;
      sn += c[i] * (up * up - g2 * down * down);
      cn += c[i + 1] * (up * up + down * down);
      const small = g * down * down;
      re += c[i + 2] * up * (1 + small);
      im += c[i + 3] * up * (1 - small);
    }
    out[0] = sign * side * ratio * sn;
    out[1] = sign * 2 * g * cn;
    out[2] = re;
    out[3] = -side * im;
    out[4] = slip * u;
  };
}
