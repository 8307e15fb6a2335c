/** Explicit Runge-Kutta methods on Float64Array (paper eq. 15, 16): what `integrate` steps with. */
import type { InPlace } from './forms.js';
import { addOne, blankArrays } from './numbers.js';
import type { Tableau } from './tableau.js';

/** Advances `y` from `t` by `h`, in place. */
export type Stepper = (t: number, y: Float64Array, h: number) => void;

/** The parts of a step, with work arrays of their own, so that two runs never disturb each other. */
export interface Stages {
  /** The slopes k_r of the last step. */
  slopes: readonly Float64Array[];
  /** Fills the slopes after the first, which must be there. */
  fillRest: Stepper;
  /** out = y + h sum weights slopes, after `fillRest` with this h; `out` may be `y`. */
  advance: (out: Float64Array, y: Float64Array) => void;
}

/**
 * A sum over stages without the terms that are zero, which most coefficients of most methods are. The factors
 * h times coefficient stand in an array: a double that is handed to a function by value costs an allocation.
 */
interface Sum {
  coefficients: number[];
  factors: Float64Array;
  slopes: Float64Array[];
}

/** The stages of a method for one right-hand side. */
export function rungeKuttaStages({ a, b, c }: Tableau, f: InPlace, width: number): Stages {
  const slopes = blankArrays(a.length, width);
  const sumOf = (row: readonly number[]): Sum => {
    const coefficients = row.filter((coefficient) => coefficient !== 0);
    return {
      coefficients,
      factors: new Float64Array(coefficients.length),
      slopes: slopes.filter((_, s) => (row[s] ?? 0) !== 0),
    };
  };
  const rows = b.map(sumOf);
  const final = sumOf(c);
  const stageState = new Float64Array(width);
  const stages = a.length;
  let scaledBy = NaN;
  const scaleTo = (h: number): void => {
    for (const { coefficients, factors } of [...rows, final]) {
      for (let s = 0; s < factors.length; s++) factors[s] = h * coefficients[s];
    }
    scaledBy = h;
  };
  return {
    slopes,
    fillRest: (t, y, h) => {
      if (h !== scaledBy) scaleTo(h);
      for (let r = 1; r < stages; r++) {
        addSlopes(stageState, y, rows[r]);
        f(t + a[r] * h, stageState, slopes[r]);
      }
    },
    advance: (out, y) => {
      addSlopes(out, y, final);
    },
  };
}

/** Whole steps of a method for one right-hand side. */
export function rungeKuttaStepper(method: Tableau, f: InPlace, width: number): Stepper {
  const { slopes, fillRest, advance } = rungeKuttaStages(method, f, width);
  const first = slopes[0];
  return (t, y, h) => {
    f(t, y, first);
    fillRest(t, y, h);
    advance(y, y);
  };
}

/** out = y + sum factors slopes; `out` may be `y`. */
function addSlopes(out: Float64Array, y: Float64Array, { factors, slopes }: Sum): void {
  let from = y;
  let s = 0;
  for (; s + 3 < factors.length; s += 4) {
    addFour(out, from, factors, s, slopes[s], slopes[s + 1], slopes[s + 2], slopes[s + 3]);
    from = out;
  }
  for (; s < factors.length; s++) {
    addOne(out, from, factors[s], slopes[s]);
    from = out;
  }
}

/** Four terms from factor number `s` on. */
function addFour(
  out: Float64Array,
  y: Float64Array,
  factors: Float64Array,
  s: number,
  k0: Float64Array,
  k1: Float64Array,
  k2: Float64Array,
  k3: Float64Array,
): void {
  const n = out.length;
  const f0 = factors[s];
  const f1 = factors[s + 1];
  const f2 = factors[s + 2];
  const f3 = factors[s + 3];
  let i = 0;
  for (; i + 1 < n; i += 2) {
    out[i] = y[i] + (f0 * k0[i] + f1 * k1[i] + f2 * k2[i] + f3 * k3[i]);
    out[i + 1] = y[i + 1] + (f0 * k0[i + 1] + f1 * k1[i + 1] + f2 * k2[i + 1] + f3 * k3[i + 1]);
  }
  for (; i < n; i++) out[i] = y[i] + (f0 * k0[i] + f1 * k1[i] + f2 * k2[i] + f3 * k3[i]);
}
