/**
 * The rotation that fits measurements best: of pairs of directions (Wahba 1965) and of other rotations
 * (Markley 2007). Both are the largest eigenvector of a symmetric 4 x 4 matrix, and both are unique only
 * where its eigenvalue is simple.
 */
import { eliminationKernel, singularVectorsKernel } from '../linear/dense-algorithms.js';
import type { DenseMatrix } from '../linear/dense-algorithms.js';
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectVec3, message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { eigenOfSymmetric } from '../linear/symmetric.js';
import { add, cross, dot, norm, normalize, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectUnitQuaternion } from './expect.js';
import { multiplyQuaternions } from './quaternion.js';
import { canonical, quaternionOfRotationVector, rotated, unit } from './unchecked.js';
import type { Quaternion, ReadonlyQuaternion } from './unchecked.js';

/** One vector seen in two frames. */
export interface VectorPair {
  /** Components before the turn. */
  readonly from: ReadonlyVec3;
  /** Components after it. */
  readonly to: ReadonlyVec3;
  /** How much the pair counts, 1 unless given. */
  readonly weight?: number;
}

/**
 * Below this gap between the two largest eigenvalues of Davenport's matrix (largest
 * possible: 1) rounding decides.
 */
const FIT_GAP = 1e-14;
/** The same for a mean. Its error is some 1e-16 over the gap, so at the limit it is right to 1e-8 rad. */
const MEAN_GAP = 1e-8;

/**
 * The rotation R that makes sum weight |to - R from|² least (Wahba, SIAM Review 7 (1965) 409), by Davenport's
 * q-method and Newton steps, which leave the rounding of the data: two directions 1e-6 rad apart fix R
 * to 1e-10 rad (without, 1e-4).
 *
 * Two pairs are enough if their directions are not on one line; one is not, since any turn about it fits
 * as well (`rotationBetween` gives the shortest). Longer vectors count more, by |from| |to|, as the sum says;
 * `normalize` them if only directions were measured. To fit points, subtract their means first.
 *
 * @param pairs list of `{ from, to, weight }`: vectors of any length but zero, weight >= 0 and 1 unless given
 * @returns unit quaternion with `rotate(q, from)` near `to`; of q and -q the one whose first
 * non-zero component is positive
 * @throws TypeError for wrong shapes.
 * @throws RangeError for values that are not finite, a zero vector, a negative weight, fewer than two
 * independent directions (apart by less than 1.5e-7 rad), or pairs that contradict each other so much
 * that several rotations fit equally well.
 * @example
 * const turn = quaternionFromAxisAngle([1, 2, 2], 0.5);
 * const seen = [[1, 0, 0], [0, 3, 4]].map((from) => ({ from, to: rotate(turn, from) }));
 * fitRotation(seen); // => [0.9689124217106447, 0.08246798641815, 0.16493597283630, 0.16493597283630]
 * fitRotation(seen.slice(1)); // => throws Any turn about one direction fits as well as another
 */
export function fitRotation(pairs: readonly VectorPair[]): Quaternion {
  const where = 'fitRotation';
  expectList(where, 'pairs', pairs, 'at least two pairs', 'A pair is {from, to}, one vector in two frames.');
  const seen = unitPairs(where, pairs);
  const { vector, gap } = largestEigenvector(davenportMatrix(seen));
  if (!(gap > FIT_GAP)) refuseFit(where, pairs, seen);
  return canonical(refined(vector, seen));
}

/**
 * The mean of orientations, after Markley, Cheng, Crassidis and Oshman, "Averaging Quaternions", J.
 * Guidance 30 (2007) 1193: the q that makes sum weight |R(q) - R(qi)|² least, the largest eigenvector of sum
 * weight qi qiᵀ. The sign of a quaternion does not matter, and turning all orientations turns their mean.
 *
 * @param quaternions list of unit quaternions, at least one
 * @param options weights: one number >= 0 for each quaternion, all 1 unless given
 * @returns unit quaternion; of q and -q the one whose first non-zero component is positive
 * @throws TypeError for wrong shapes.
 * @throws RangeError for values that are not finite, quaternions that are not unit, negative weights or none
 * above 0, and where several means are equally good: two orientations half a turn apart, or some spread
 * evenly over all directions.
 * @example
 * const about = (angle) => quaternionFromAxisAngle([0, 0, 1], angle);
 * meanRotation([about(0.1), about(0.5)]); // => [0.98877107793604, 0, 0, 0.14943813247360]
 * meanRotation([about(0.1), about(0.5)], { weights: [1, 0] });
 * // => [0.99875026039497, 0, 0, 0.04997916927068]
 * meanRotation([about(0), about(Math.PI)]); // => throws several orientations are equally near
 */
export function meanRotation(
  quaternions: readonly ReadonlyQuaternion[],
  options: { readonly weights?: readonly number[] } = {},
): Quaternion {
  const where = 'meanRotation';
  expectFields(where, 'options', options, ['weights']);
  const { weights } = options;
  expectList(where, 'quaternions', quaternions, 'at least one quaternion', 'Nothing has no mean.');
  const directions = quaternions.map((q, i) => {
    expectUnitQuaternion(where, `quaternions[${i}]`, q);
    return unit(...(q as Quaternion));
  });
  if (
    weights !== undefined &&
    (!(Array.isArray as (v: unknown) => boolean)(weights) || weights.length !== directions.length)
  ) {
    const reason = 'Each quaternion has its weight.';
    throw new TypeError(message(where, `weights to be ${directions.length} numbers`, weights, reason));
  }
  const shares = sharesOf(where, weights ?? directions.map(() => 1), (i) => `weights[${i}]`);
  const spread = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => directions.reduce((sum, q, i) => sum + shares[i] * q[row] * q[column], 0)),
  );
  const { vector, gap } = largestEigenvector(spread);
  if (gap > MEAN_GAP) return canonical(vector);
  const reason =
    'They are spread so that several orientations are equally near, as for two that are half a turn apart: there is no one mean.';
  throw new RangeError(message(where, 'quaternions with one mean', quaternions, reason));
}

function expectList(where: string, name: string, value: unknown, condition: string, reason: string): void {
  if (!Array.isArray(value)) throw new TypeError(message(where, `${name} to be a list`, value, reason));
  if (value.length === 0) throw new RangeError(message(where, condition, value, reason));
}

/** Weights as parts of their sum; divided by the largest first, so that no sum overflows. */
function sharesOf(where: string, weights: readonly number[], name: (i: number) => string): number[] {
  weights.forEach((weight, i) => {
    expectFinite(where, name(i), weight);
    if (weight < 0) {
      throw new RangeError(message(where, `${name(i)} >= 0`, weight, 'A weight says how much a measurement counts.'));
    }
  });
  const largest = Math.max(...weights);
  if (!(largest > 0)) throw new RangeError(message(where, 'a weight above 0', weights, 'Nothing counts.'));
  const relative = weights.map((weight) => weight / largest);
  const sum = relative.reduce((total, weight) => total + weight, 0);
  return relative.map((weight) => weight / sum);
}

/** Pairs of unit vectors, whose weights have the sum 1. */
type UnitPairs = readonly Required<VectorPair>[];

function unitPairs(where: string, pairs: readonly VectorPair[]): UnitPairs {
  pairs.forEach((pair: unknown, i) => {
    expectFields(where, `pairs[${i}]`, pair, ['from', 'to', 'weight']);
    for (const name of ['from', 'to'] as const) {
      const vector = (pair as VectorPair)[name];
      expectVec3(where, `pairs[${i}].${name}`, vector);
      if (norm(vector) === 0) {
        const reason = 'A zero vector has no direction, so it says nothing about the turn: leave it out.';
        throw new RangeError(message(where, `a non-zero pairs[${i}].${name}`, vector, reason));
      }
    }
  });
  const shares = sharesOf(
    where,
    pairs.map(({ weight = 1 }) => weight),
    (i) => `pairs[${i}].weight`,
  );
  const [longestFrom, longestTo] = (['from', 'to'] as const).map((name) =>
    Math.max(...pairs.map((p) => norm(p[name]))),
  );
  const lengths = pairs.map(({ from, to }, i) => shares[i] * (norm(from) / longestFrom) * (norm(to) / longestTo));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return pairs.map(({ from, to }, i) => ({ from: normalize(from), to: normalize(to), weight: lengths[i] / total }));
}

/** Davenport's K plus the unit matrix: qᵀ K q is the sum of weight to · R(q) from, between -1 and 1. */
function davenportMatrix(pairs: UnitPairs): DenseMatrix {
  const K = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => (row === column ? 1 : 0)));
  for (const { from, to, weight } of pairs) {
    const across = cross(from, to);
    K[0][0] += weight * dot(from, to);
    for (let i = 0; i < 3; i++) {
      K[0][i + 1] += weight * across[i];
      K[i + 1][0] += weight * across[i];
      K[i + 1][i + 1] -= weight * dot(from, to);
      for (let j = 0; j < 3; j++) K[i + 1][j + 1] += weight * (from[i] * to[j] + from[j] * to[i]);
    }
  }
  return K;
}

/** Of a matrix without negative eigenvalues, whose singular vectors are its eigenvectors. */
function largestEigenvector(matrix: DenseMatrix): { vector: Quaternion; gap: number } {
  const { sigma, right } = singularVectorsKernel(matrix);
  const [first, second] = sigma.map((_, i) => i).sort((i, j) => sigma[j] - sigma[i]);
  return { vector: right[first] as Quaternion, gap: sigma[first] - sigma[second] };
}

/**
 * Newton's method for the same sum, in the frame of the estimate: the small turn d solves
 * (sum w (p·to 1 - sym(p toᵀ))) d = sum w p × (to - p) with p = R from. Unlike K, which squares the angle
 * between two directions, the right side loses no digits of it.
 */
function refined(start: Quaternion, pairs: UnitPairs): Quaternion {
  let q = start;
  let before = Infinity;
  // Quadratic at first; at the limit of 1.5e-7 rad, where the matrix itself has two digits
  // left, a factor of 50 a step.
  for (let step = 0; step < 20; step++) {
    const H = [0, 1, 2].map(() => [0, 0, 0]);
    let right: Vec3 = [0, 0, 0];
    for (const { from, to, weight } of pairs) {
      const p = rotated(q, from);
      right = add(right, scale(cross(p, subtract(to, p)), weight));
      for (let i = 0; i < 3; i++) {
        H[i][i] += weight * dot(p, to);
        for (let j = 0; j < 3; j++) H[i][j] -= (weight * (p[i] * to[j] + p[j] * to[i])) / 2;
      }
    }
    const turn = eliminationKernel(H, right).solution as Vec3;
    const size = norm(turn);
    if (!(size < before / 2)) break;
    before = size;
    q = unit(...multiplyQuaternions(quaternionOfRotationVector(turn), q));
  }
  return q;
}

function refuseFit(where: string, pairs: readonly VectorPair[], seen: UnitPairs): never {
  for (const name of ['from', 'to'] as const) {
    const spread = [0, 1, 2].map((i) =>
      [0, 1, 2].map((j) => seen.reduce((sum, pair) => sum + pair.weight * pair[name][i] * pair[name][j], 0)),
    ) as Mat3;
    const [, second] = eigenOfSymmetric(where, name, spread).values;
    if (second > FIT_GAP) continue;
    const vectors = pairs.map((pair) => pair[name]);
    const reason = `Any turn about one direction fits as well as another: add a pair whose ${name} is not on the line of the others.`;
    throw new RangeError(message(where, `at least two independent directions in ${name}`, vectors, reason));
  }
  const reason =
    'Several rotations fit them equally well, as for directions that were mirrored: the pairs contradict each other.';
  throw new RangeError(
    message(
      where,
      'pairs that one rotation fits best',
      pairs.map(({ to }) => to),
      reason,
    ),
  );
}
