/**
 * The judges: functions that know what physics demands of a value. Each takes its tolerances and returns
 * a `Judge`. A new judge is a new function here and a row in recipes.ts.
 *
 * Tolerances: the two engines differ by 1 or 2 units in the last place of sin, exp or pow,
 * and a sum may be taken in any order, so nothing is ever compared bit by bit. 1e-9 of the largest
 * wanted number is the default.
 */
import type { Judge, Judgement, Leaf } from './judgement.js';
import {
  digits,
  isJudgement,
  malformed,
  numbers,
  pairs,
  RIGHT,
  valueText,
  tellingDigits,
  WRONG,
  withRecipe,
} from './judgement.js';
import { entryWords } from './places.js';
import { atLeast, leastSquaresSlope } from './judge-math.js';
import { lengthOf } from './vectors.js';

/**
 * Of the largest wanted number: the two engines differ by an ulp or two, and sums may be taken in any order.
 */
export const RELATIVE = 1e-9;
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

/** The largest magnitude, by a loop: a list may be too long for the arguments of a call. */
export const largest = (values: readonly number[]): number =>
  values.reduce((most, x) => (Math.abs(x) > most ? Math.abs(x) : most), 0);

function compare(
  leaves: readonly Leaf[],
  options: CloseOptions,
  got: unknown,
  wanted: unknown,
  brief = false,
): Judgement {
  const { relative = RELATIVE, absolute = 0, norm = 'entry', unit } = options;
  const errors = leaves.map((leaf) => leaf.got - leaf.wanted);
  const wantedNumbers = leaves.map((leaf) => leaf.wanted);
  const scale = norm === 'vector' ? lengthOf(wantedNumbers) : largest(wantedNumbers);
  const tolerance = absolute + relative * scale;
  const error = norm === 'vector' ? lengthOf(errors) : largest(errors);
  if (error <= tolerance) return RIGHT;
  if (brief) return WRONG;
  const worst = leaves[errors.findIndex((e) => Math.abs(e) === largest(errors))];
  const wrong = leaves.filter((_leaf, i) => Math.abs(errors[i]) > tolerance);
  const count = tellingDigits([worst, ...wrong]);
  const whole = norm === 'vector' || leaves.length === 1 || (wrong.length > 1 && leaves.length <= SHOWN_WHOLE);
  return {
    score: 0,
    got: whole ? valueText(got, count) : digits(worst.got, count),
    wanted: whole ? valueText(wanted, count) : digits(worst.wanted, count),
    error,
    tolerance,
    ...(unit ? { unit } : {}),
    ...(worst.where && !whole ? { where: worst.where } : {}),
  };
}

/** Close to the wanted value: numbers, vectors, matrices or objects of them; other fields must be equal. */
export function close(options: CloseOptions = {}): Judge {
  return withRecipe('close', options, (got, { wanted, brief }) => {
    const leaves = pairs(got, wanted);
    return isJudgement(leaves) ? leaves : compare(leaves, options, got, wanted, brief);
  });
}

/**
 * A quantity that motion must keep: of a list of values, none departs from the first by
 * more than the tolerance.
 */
export function conserves(options: CloseOptions & { what: string }): Judge {
  const { what, unit, relative = RELATIVE, absolute = 0 } = options;
  return withRecipe('conserves', options, (got) => {
    const series = atLeast(2, got);
    if (isJudgement(series)) return series;
    const values = series.map((entry) => entry.map((leaf) => leaf.got));
    const drift = values.map((entry) => lengthOf(entry.map((x, i) => x - values[0][i])));
    const error = largest(drift);
    const tolerance = absolute + relative * lengthOf(values[0]);
    if (error <= tolerance) return RIGHT;
    const at = drift.indexOf(error);
    return {
      score: 0,
      says: `${what} is not conserved`,
      got: valueText((got as ArrayLike<unknown>)[at]),
      wanted: valueText((got as ArrayLike<unknown>)[0]),
      error,
      tolerance,
      where: entryWords(at, 'value'),
      ...(unit ? { unit } : {}),
    };
  });
}

/**
 * A method of order p: `got` is a list of `{ stepSize, value }`, and the error against the wanted
 * value falls with the p-th power of the step. Half an order is the default margin: at practical steps
 * the higher terms still count.
 */
export function converges(options: { order: number; margin?: number }): Judge {
  const { order, margin = 0.5 } = options;
  return withRecipe('converges', options, (got, { wanted }) => {
    const entries = atLeast(2, got, [{ stepSize: 0, value: wanted }]);
    if (isJudgement(entries)) return entries;
    const points = entries.map(([step, ...value]) => [
      Math.log(step.got),
      Math.log(lengthOf(value.map((leaf) => leaf.got - leaf.wanted))),
    ]);
    const observed = leastSquaresSlope(points);
    const error = Math.abs(observed - order);
    if (error <= margin) return RIGHT;
    const says = Number.isFinite(observed)
      ? `halving the step divides the error by ${digits(2 ** observed)} instead of ${digits(2 ** order)}`
      : 'the error does not depend on the step';
    return { score: 0, says, got: `order ${observed.toFixed(2)}`, wanted: `order ${order}`, error, tolerance: margin };
  });
}

/**
 * The same physics in another frame: `got` is `{ original, transformed }`, the results before and after
 * the inputs were moved; `transform` says what must have happened to the result.
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

/** A residual that must vanish: no number of it is larger than the limit. */
export function bounded(options: { limit: number; what: string; unit?: string }): Judge {
  const { limit, what, unit } = options;
  return withRecipe('bounded', options, (got) => {
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
      ...(worst.where ? { where: residualPlace(worst.where) } : {}),
    };
  });
}

/** Residuals in a row are no components of a vector. */
const residualPlace = (path: string): string => {
  const at = /^\[(\d+)\]$/.exec(path)?.[1];
  return at === undefined ? path : entryWords(Number(at), 'number');
};

/** Several demands on one value, each worth its part; the first that fails is the one that is told. */
export function parts(demands: readonly { weight: number; judge: Judge }[]): Judge {
  const total = demands.reduce((sum, { weight }) => sum + weight, 0);
  const decide: Judge = (got, context) => {
    const found = demands.map(({ weight, judge }) => ({ weight, judgement: judge(got, context) }));
    const score = found.reduce((sum, { weight, judgement }) => sum + weight * judgement.score, 0) / total;
    const worst =
      found.find(({ judgement }) => judgement.malformed) ?? found.find(({ judgement }) => judgement.score < 1);
    return worst ? { ...worst.judgement, score: worst.judgement.malformed ? 0 : score } : RIGHT;
  };
  const recipes = demands.map(({ weight, judge: { recipe } }) => ({ weight, recipe }));
  return recipes.every(({ recipe }) => recipe) ? withRecipe('parts', recipes, decide) : decide;
}
