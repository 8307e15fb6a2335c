/** Adaptive Gauss integration of several functions at once over a box. It knows only numbers. */
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';

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

/** The 6-point Gauss-Legendre rule on [-1, 1]: exact for polynomials of degree 11. */
const NODES = [
  -0.9324695142031521, -0.6612093864662645, -0.2386191860831969, 0.2386191860831969, 0.6612093864662645,
  0.9324695142031521,
];
const WEIGHTS = [
  0.1713244923791704, 0.3607615730481386, 0.467913934572691, 0.467913934572691, 0.3607615730481386, 0.1713244923791704,
];
const PARTS = 8;
const POINTS_PER_CUT = PARTS * NODES.length ** 3;

interface Cell {
  readonly centre: ReadonlyVec3;
  readonly half: ReadonlyVec3;
  readonly integrals: Float64Array;
  /** What cutting its parent into parts changed, as this part's share. */
  readonly errors: Float64Array;
}

/** Cuts the worst cell into eight until every error is below the tolerance or the evaluations are used up. */
export function integrateOverBox(task: CubatureTask): CubatureResult {
  const { min, max, functions } = task;
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const whole = cellAt(task, [min[0] + half[0], min[1] + half[1], min[2] + half[2]], half);
  // Two rounds of cuts before the first look at the errors: a jump can hide between the points of one cell.
  const cells = cut(task, whole).flatMap((part) => cut(task, part));
  let evaluations = (1 + PARTS) * POINTS_PER_CUT + POINTS_PER_CUT / PARTS;
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
  // The square root of the number of parts, because errors of cells add like independent ones (see totals).
  const errors = integrals.map((x, k) => Math.abs(x - cell.integrals[k]) / Math.sqrt(PARTS));
  return parts.map((part) => ({ ...part, errors }));
}

function cellAt({ integrand, functions }: CubatureTask, centre: ReadonlyVec3, half: ReadonlyVec3): Cell {
  const integrals = new Float64Array(functions);
  const values = new Float64Array(functions);
  const volume = half[0] * half[1] * half[2];
  for (let i = 0; i < NODES.length; i++) {
    for (let j = 0; j < NODES.length; j++) {
      for (let k = 0; k < NODES.length; k++) {
        integrand(
          [centre[0] + half[0] * NODES[i], centre[1] + half[1] * NODES[j], centre[2] + half[2] * NODES[k]],
          values,
        );
        const weight = WEIGHTS[i] * WEIGHTS[j] * WEIGHTS[k] * volume;
        for (let f = 0; f < functions; f++) integrals[f] += weight * values[f];
      }
    }
  }
  return { centre, half, integrals, errors: new Float64Array(functions) };
}

/**
 * Sums over cells. Errors add as the root of their squares: at a jump they have random signs, and for smooth functions the
 * error after a cut is thousands of times smaller than the change that is counted here.
 */
function totals(functions: number, cells: readonly Cell[]): { integrals: Float64Array; errors: Float64Array } {
  const integrals = new Float64Array(functions);
  const squares = new Float64Array(functions);
  for (const cell of cells) {
    for (let f = 0; f < functions; f++) {
      integrals[f] += cell.integrals[f];
      squares[f] += cell.errors[f] * cell.errors[f];
    }
  }
  return { integrals, errors: squares.map(Math.sqrt) };
}
