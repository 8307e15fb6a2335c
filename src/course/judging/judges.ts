/**
 * The judges: functions that know what physics demands of a value. Each takes its tolerances and returns a `Judge`.
 * A new judge is a new function here and a row in `judges`.
 *
 * Tolerances: the two engines differ by 1 or 2 units in the last place of sin, exp or pow, and a sum may be taken in
 * any order, so nothing is ever compared bit by bit. 1e-9 of the largest wanted number is the default.
 */
import type { Judge, Judgement, Leaf } from './judgement.js';
import { digits, isJudgement, malformed, numbers, pairs, RIGHT, show } from './judgement.js';
import {
  atLeast,
  leastSquaresSlope,
  matrix3,
  multiplied,
  quaternion,
  rotationAngle,
  transposed,
} from './judge-math.js';

const RELATIVE = 1e-9;
/** Numbers of a value that is shown whole when several of them are wrong: a 4x4 matrix. */
const SHOWN_WHOLE = 16;

/** How a value is compared with the wanted one. */
export interface CloseOptions {
  /** Of the largest wanted magnitude; 1e-9. */
  relative?: number;
  /** In the value's unit; 0. */
  absolute?: number;
  /** `entry`: each number for itself. `vector`: the length of the difference of all numbers. */
  norm?: 'entry' | 'vector';
  unit?: string;
}

const length = (values: readonly number[]): number => Math.sqrt(values.reduce((sum, x) => sum + x * x, 0));
const largest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));

function compare(leaves: readonly Leaf[], options: CloseOptions, got: unknown, wanted: unknown): Judgement {
  const { relative = RELATIVE, absolute = 0, norm = 'entry', unit } = options;
  const errors = leaves.map((leaf) => leaf.got - leaf.wanted);
  const wantedNumbers = leaves.map((leaf) => leaf.wanted);
  const scale = norm === 'vector' ? length(wantedNumbers) : largest(wantedNumbers);
  const tolerance = absolute + relative * scale;
  const error = norm === 'vector' ? length(errors) : largest(errors);
  if (error <= tolerance) return RIGHT;
  const worst = leaves[errors.findIndex((e) => Math.abs(e) === largest(errors))];
  const several = errors.filter((e) => Math.abs(e) > tolerance).length > 1;
  const whole = norm === 'vector' || leaves.length === 1 || (several && leaves.length <= SHOWN_WHOLE);
  return {
    score: 0,
    got: whole ? show(got) : digits(worst.got),
    wanted: whole ? show(wanted) : digits(worst.wanted),
    error,
    tolerance,
    ...(unit ? { unit } : {}),
    ...(worst.where && !whole ? { where: worst.where } : {}),
  };
}

/** Close to the wanted value: numbers, vectors, matrices or objects of them; other fields must be equal. */
export function close(options: CloseOptions = {}): Judge {
  return (got, { wanted }) => {
    const leaves = pairs(got, wanted);
    return isJudgement(leaves) ? leaves : compare(leaves, options, got, wanted);
  };
}

/** A rotation matrix: the angle of the rotation between got and wanted, in radians. */
export function sameRotation({ angle = 1e-9 }: { angle?: number } = {}): Judge {
  return (got, { wanted }) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const off = orthonormal({ tolerance: Math.max(angle, 1e-9) })(got, {});
    if (off.score < 1) return off;
    return angular(rotationAngle(matrix, wanted as number[][]), angle, got, wanted);
  };
}

/** A unit quaternion [w, x, y, z] up to its sign: q and -q are the same orientation. */
export function sameOrientation({ angle = 1e-9 }: { angle?: number } = {}): Judge {
  return (got, { wanted }) => {
    const q = quaternion(got);
    if (isJudgement(q)) return q;
    const values = q.map((leaf) => leaf.got);
    const off = Math.abs(length(values) - 1);
    if (off > Math.max(angle, 1e-9)) {
      const says = `a unit quaternion is wanted: the length is ${digits(length(values))}`;
      return { score: 0, says, got: show(got), wanted: show(wanted), error: off, tolerance: Math.max(angle, 1e-9) };
    }
    const target = wanted as number[];
    const distance = (sign: number): number => length(values.map((x, i) => x - sign * target[i]));
    // The chord is twice the sine of a quarter of the rotation angle.
    return angular(4 * Math.asin(Math.min(1, Math.min(distance(1), distance(-1)) / 2)), angle, got, wanted);
  };
}

function angular(error: number, tolerance: number, got: unknown, wanted: unknown): Judgement {
  if (error <= tolerance) return RIGHT;
  return { score: 0, got: show(got), wanted: show(wanted), error, tolerance, errorUnit: 'rad' };
}

/** A quantity that motion must keep: of a list of values, none departs from the first by more than the tolerance. */
export function conserves({ what, unit, relative = RELATIVE, absolute = 0 }: CloseOptions & { what: string }): Judge {
  return (got) => {
    const series = atLeast(2, got);
    if (isJudgement(series)) return series;
    const values = series.map((entry) => entry.map((leaf) => leaf.got));
    const drift = values.map((entry) => length(entry.map((x, i) => x - values[0][i])));
    const error = largest(drift);
    const tolerance = absolute + relative * length(values[0]);
    if (error <= tolerance) return RIGHT;
    const at = drift.indexOf(error);
    return {
      score: 0,
      says: `${what} is not conserved`,
      got: show((got as ArrayLike<unknown>)[at]),
      wanted: show((got as ArrayLike<unknown>)[0]),
      error,
      tolerance,
      where: `[${at}]`,
      ...(unit ? { unit } : {}),
    };
  };
}

/**
 * A method of order p: `got` is a list of `{ stepSize, value }`, and the error against the wanted value falls with the
 * p-th power of the step. Half an order is the default margin: at practical steps the higher terms still count.
 */
export function converges({ order, margin = 0.5 }: { order: number; margin?: number }): Judge {
  return (got, { wanted }) => {
    const entries = atLeast(2, got, [{ stepSize: 0, value: wanted }]);
    if (isJudgement(entries)) return entries;
    const points = entries.map(([step, ...value]) => [
      Math.log(step.got),
      Math.log(length(value.map((leaf) => leaf.got - leaf.wanted))),
    ]);
    const observed = leastSquaresSlope(points);
    const error = Math.abs(observed - order);
    if (error <= margin) return RIGHT;
    const says = Number.isFinite(observed)
      ? `halving the step divides the error by ${digits(2 ** observed)} instead of ${digits(2 ** order)}`
      : 'the error does not depend on the step';
    return { score: 0, says, got: `order ${observed.toFixed(2)}`, wanted: `order ${order}`, error, tolerance: margin };
  };
}

/**
 * The same physics in another frame: `got` is `{ original, transformed }`, the results before and after the inputs
 * were moved; `transform` says what must have happened to the result.
 */
export function frameInvariant({
  transform,
  what,
  ...options
}: CloseOptions & { what: string; transform: (original: never, inputs: never) => unknown }): Judge {
  return (got, { inputs }) => {
    if (typeof got !== 'object' || got === null) return malformed('{ original, transformed } is wanted', got);
    const { original, transformed } = got as Record<string, unknown>;
    const finite = numbers(original, '.original');
    if (isJudgement(finite)) return finite;
    if (finite.length === 0) return malformed('numbers are wanted here', original, '.original');
    const wanted = transform(original as never, inputs as never);
    const judgement = close(options)(transformed, { wanted });
    return judgement.score === 1 ? judgement : { says: `${what} depends on the frame`, ...judgement };
  };
}

/** Columns of unit length, at right angles, right-handed: a rotation matrix. */
export function orthonormal({ tolerance = RELATIVE }: { tolerance?: number } = {}): Judge {
  return (got) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => matrix[3 * i + j].got));
    const [a, b, c] = rows;
    const identity = pairs(multiplied(transposed(rows), rows), [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]) as Leaf[];
    const error = largest(identity.map((leaf) => leaf.got - leaf.wanted));
    if (error > tolerance) {
      return {
        score: 0,
        says: 'the columns are not orthonormal (RᵀR is not the identity)',
        got: show(got),
        error,
        tolerance,
      };
    }
    const determinant =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    if (determinant > 0) return RIGHT;
    return { score: 0, says: 'a reflection: the determinant is -1', got: show(got), error: 2, tolerance };
  };
}

/** A symmetric 3x3 matrix. */
export function symmetric({ relative = RELATIVE, unit }: { relative?: number; unit?: string } = {}): Judge {
  return (got) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => matrix[3 * i + j].got));
    const judgement = close({ relative, ...(unit ? { unit } : {}) })(rows, { wanted: transposed(rows) });
    return judgement.score === 1 ? judgement : { says: 'the matrix is not symmetric', ...judgement };
  };
}

/** A residual that must vanish: no number of it is larger than the limit. */
export function bounded({ limit, what, unit }: { limit: number; what: string; unit?: string }): Judge {
  return (got) => {
    const leaves = numbers(got);
    if (isJudgement(leaves)) return leaves;
    if (leaves.length === 0) return malformed('numbers are wanted here', got);
    const error = largest(leaves.map((leaf) => leaf.got));
    if (error <= limit) return RIGHT;
    const worst = leaves.find((leaf) => Math.abs(leaf.got) === error)!;
    return {
      score: 0,
      says: `${what} is too large`,
      got: digits(worst.got),
      wanted: '0',
      error,
      tolerance: limit,
      ...(unit ? { unit } : {}),
      ...(worst.where ? { where: worst.where } : {}),
    };
  };
}

/** Several demands on one value, each worth its part; the first that fails is the one that is told. */
export function parts(demands: readonly { weight: number; judge: Judge }[]): Judge {
  const total = demands.reduce((sum, { weight }) => sum + weight, 0);
  return (got, context) => {
    const found = demands.map(({ weight, judge }) => ({ weight, judgement: judge(got, context) }));
    const score = found.reduce((sum, { weight, judgement }) => sum + weight * judgement.score, 0) / total;
    const worst =
      found.find(({ judgement }) => judgement.malformed) ?? found.find(({ judgement }) => judgement.score < 1);
    return worst ? { ...worst.judgement, score: worst.judgement.malformed ? 0 : score } : RIGHT;
  };
}

/** All judges by name: what an author chooses from. */
export const judges: Readonly<Record<string, (options: never) => Judge>> = {
  close,
  sameRotation,
  sameOrientation,
  conserves,
  converges,
  frameInvariant,
  orthonormal,
  symmetric,
  bounded,
  parts,
};
