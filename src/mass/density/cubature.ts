/** Adaptive Gauss integration of several functions at once over a box. It knows only numbers. */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';

/** What to integrate, where, and when to stop. */
export interface CubatureTask {
  /** Writes the values of all functions at `u` into `out`. */
  readonly integrand: (u: Vec3, out: Float64Array) => void;
  readonly functions: number;
  readonly min: ReadonlyVec3;
  readonly max: ReadonlyVec3;
  /** The size against which the error of each function counts, given the integrals so far. */
  readonly sizes: (integrals: Float64Array) => number[];
  readonly relativeTolerance: number;
  readonly maxEvaluations: number;
}

/** The integrals, an estimate of their absolute errors, and the number of points used. */
export interface CubatureResult {
  readonly integrals: Float64Array;
  readonly errors: Float64Array;
  readonly evaluations: number;
}

/** A Gauss-Legendre rule on [-1, 1]. */
interface Rule {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
}

/** Exact for polynomials of degree 11. */
const SIX_POINTS: Rule = {
  nodes: [
    -0.9324695142031521, -0.6612093864662645, -0.2386191860831969, 0.2386191860831969, 0.6612093864662645,
    0.9324695142031521,
  ],
  weights: [
    0.1713244923791704, 0.3607615730481386, 0.467913934572691, 0.467913934572691, 0.3607615730481386,
    0.1713244923791704,
  ],
};
/** Exact for polynomials of degree 9; it only checks the other. */
const FIVE_POINTS: Rule = {
  nodes: [-0.906179845938664, -0.5384693101056831, 0, 0.5384693101056831, 0.906179845938664],
  weights: [0.2369268850561891, 0.4786286704993665, 0.5688888888888889, 0.4786286704993665, 0.2369268850561891],
};
const PARTS = 8;
const POINTS_PER_CELL = 6 ** 3 + 5 ** 3;
const POINTS_PER_CUT = PARTS * POINTS_PER_CELL;

interface Cell {
  readonly centre: ReadonlyVec3;
  readonly half: ReadonlyVec3;
  readonly integrals: Float64Array;
  readonly errors: Float64Array;
}

/** Cuts the worst cell into eight until every error is below the tolerance or the evaluations are used up. */
export function integrateOverBox(task: CubatureTask): CubatureResult {
  const { min, max, functions } = task;
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const whole = cellAt(task, [min[0] + half[0], min[1] + half[1], min[2] + half[2]], half);
  // Two rounds of cuts before the first look at the errors: a jump can hide between the points of one cell.
  const cells = cut(task, whole).flatMap((part) => cut(task, part));
  let evaluations = POINTS_PER_CELL * (1 + PARTS + PARTS * PARTS);
  for (;;) {
    const { integrals, errors } = totals(functions, cells);
    const sizes = task.sizes(integrals);
    const isGood = sizes.every((size, k) => errors[k] <= task.relativeTolerance * size);
    if (isGood || evaluations + POINTS_PER_CUT > task.maxEvaluations) return { integrals, errors, evaluations };
    const badness = (cell: Cell): number => sizes.reduce((b, size, k) => Math.max(b, cell.errors[k] / size), 0);
    let worst = 0;
    cells.reduce((most, cell, i) => {
      const b = badness(cell);
      if (b > most) worst = i;
      return Math.max(b, most);
    }, 0);
    const parts = cut(task, cells[worst]);
    cells.splice(worst, 1, ...parts);
    evaluations += POINTS_PER_CUT;
  }
}

function cut(task: CubatureTask, cell: Cell): Cell[] {
  const half: Vec3 = [cell.half[0] / 2, cell.half[1] / 2, cell.half[2] / 2];
  const parts = Array.from({ length: PARTS }, (_, k) => {
    const at = (axis: 0 | 1 | 2): number => cell.centre[axis] + ((k >> axis) % 2 === 0 ? -half[axis] : half[axis]);
    return cellAt(task, [at(0), at(1), at(2)], half);
  });
  const { integrals } = totals(task.functions, parts);
  // Two signs of an error, because one of them can vanish by accident, and then in all
  // cells along a jump at once.
  const change = integrals.map((x, k) => Math.abs(x - cell.integrals[k]) / PARTS);
  return parts.map((part) => ({ ...part, errors: part.errors.map((e, k) => Math.max(e, change[k])) }));
}

function cellAt({ integrand, functions }: CubatureTask, centre: ReadonlyVec3, half: ReadonlyVec3): Cell {
  const values = new Float64Array(functions);
  const volume = half[0] * half[1] * half[2];
  const byRule = ({ nodes, weights }: Rule): Float64Array => {
    const integrals = new Float64Array(functions);
    for (let i = 0; i < nodes.length; i++) {
      for (let j = 0; j < nodes.length; j++) {
        for (let k = 0; k < nodes.length; k++) {
          integrand(
            [centre[0] + half[0] * nodes[i], centre[1] + half[1] * nodes[j], centre[2] + half[2] * nodes[k]],
            values,
          );
          const weight = weights[i] * weights[j] * weights[k] * volume;
          for (let f = 0; f < functions; f++) integrals[f] += weight * values[f];
        }
      }
    }
    return integrals;
  };
  const integrals = byRule(SIX_POINTS);
  const check = byRule(FIVE_POINTS);
  return { centre, half, integrals, errors: integrals.map((x, f) => Math.abs(x - check[f])) };
}

/** Sums over cells. Errors add without signs: along a flat jump they are all alike. */
function totals(functions: number, cells: readonly Cell[]): { integrals: Float64Array; errors: Float64Array } {
  const integrals = new Float64Array(functions);
  const errors = new Float64Array(functions);
  for (const cell of cells) {
    for (let f = 0; f < functions; f++) {
      integrals[f] += cell.integrals[f];
      errors[f] += cell.errors[f];
    }
  }
  return { integrals, errors };
}
