/** Explicit Runge-Kutta methods on Float64Array (paper eq. 15, 16): the kernel below `integrate`. */
import type { InPlace } from './forms.js';
import type { Tableau } from './tableau.js';

/** Advances `y` from `t` by `h`, in place. */
export type Stepper = (t: number, y: Float64Array, h: number) => void;

/** The parts of a step, with work arrays of their own, so that two runs never disturb each other. */
export interface Stages {
  /** The slopes k_r of the last step. */
  slopes: readonly Float64Array[];
  /** Fills the slopes after the first, which must be there. */
  fillRest: Stepper;
  /** out = y + h sum weights slopes; `out` may be `y`. */
  advance: (out: Float64Array, y: Float64Array, h: number) => void;
}

/** A sum over stages without the terms that are zero, which most coefficients of most methods are. */
interface Sum {
  factors: number[];
  slopes: Float64Array[];
}

/** The stages of a method for one right-hand side. */
export function rungeKuttaStages({ a, b, c }: Tableau, f: InPlace, width: number): Stages {
  // Not a number until f has written it: an entry that f forgets cannot pass for a zero slope.
  const slopes = a.map(() => new Float64Array(width).fill(NaN));
  const sumOf = (coefficients: readonly number[]): Sum => ({
    factors: coefficients.filter((coefficient) => coefficient !== 0),
    slopes: slopes.filter((_, s) => (coefficients[s] ?? 0) !== 0),
  });
  const rows = b.map(sumOf);
  const final = sumOf(c);
  const stageState = new Float64Array(width);
  const stages = a.length;
  return {
    slopes,
    fillRest: (t, y, h) => {
      for (let r = 1; r < stages; r++) {
        addSlopes(stageState, y, h, rows[r]);
        f(t + a[r] * h, stageState, slopes[r]);
      }
    },
    advance: (out, y, h) => {
      addSlopes(out, y, h, final);
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
    advance(y, y, h);
  };
}

/** out = y + h sum factors slopes, two terms in one pass over the numbers; `out` may be `y`. */
function addSlopes(out: Float64Array, y: Float64Array, h: number, { factors, slopes }: Sum): void {
  let from = y;
  let s = 0;
  for (; s + 1 < factors.length; s += 2) {
    addTwo(out, from, h * factors[s], slopes[s], h * factors[s + 1], slopes[s + 1]);
    from = out;
  }
  if (s < factors.length) addOne(out, from, h * factors[s], slopes[s]);
}

// Four numbers per turn of the loop: V8 neither unrolls nor vectorises, and the turns cost more than the sums.
function addOne(out: Float64Array, y: Float64Array, f: number, k: Float64Array): void {
  const n = out.length;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    out[i] = y[i] + f * k[i];
    out[i + 1] = y[i + 1] + f * k[i + 1];
    out[i + 2] = y[i + 2] + f * k[i + 2];
    out[i + 3] = y[i + 3] + f * k[i + 3];
  }
  for (; i < n; i++) out[i] = y[i] + f * k[i];
}

function addTwo(out: Float64Array, y: Float64Array, f: number, k: Float64Array, g: number, l: Float64Array): void {
  const n = out.length;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    out[i] = y[i] + (f * k[i] + g * l[i]);
    out[i + 1] = y[i + 1] + (f * k[i + 1] + g * l[i + 1]);
    out[i + 2] = y[i + 2] + (f * k[i + 2] + g * l[i + 2]);
    out[i + 3] = y[i + 3] + (f * k[i + 3] + g * l[i + 3]);
  }
  for (; i < n; i++) out[i] = y[i] + (f * k[i] + g * l[i]);
}
