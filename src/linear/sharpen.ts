/**
 * The last ulp of an eigen-decomposition. Jacobi leaves |A v - value v| below 4 ulp of the largest entry
 * for all but one matrix in some hundred; where it may be more, one step of Newton with residuals in twice
 * the precision ends below it.
 */

/** A residual computed in doubles is off by up to 1.3 ulp, so one of 2.5 may be 3.8. */
const LARGE = 2.5 * Number.EPSILON;
/** Splits a double into two halves of 26 bits (Dekker 1971). */
const SPLITTER = 2 ** 27 + 1;

/**
 * Improves values and vectors of `matrix` (nine entries, upper triangle read) in place where it is needed.
 */
export function sharpen(matrix: Float64Array, values: Float64Array, vectors: Float64Array): void {
  const xx = matrix[0];
  const xy = matrix[1];
  const zx = matrix[2];
  const yy = matrix[4];
  const yz = matrix[5];
  const zz = matrix[8];
  const size = Math.max(Math.abs(xx), Math.abs(yy), Math.abs(zz), Math.abs(xy), Math.abs(yz), Math.abs(zx));
  const limit = LARGE * size;
  for (let k = 0; k < 3; k++) {
    const x = vectors[k];
    const y = vectors[3 + k];
    const z = vectors[6 + k];
    const value = values[k];
    const small =
      Math.abs(xx * x + xy * y + zx * z - value * x) <= limit &&
      Math.abs(xy * x + yy * y + yz * z - value * y) <= limit &&
      Math.abs(zx * x + yz * y + zz * z - value * z) <= limit;
    if (small) continue;
    newtonStep([xx, xy, zx, xy, yy, yz, zx, yz, zz], values, vectors, limit);
    return;
  }
}

/**
 * With the residuals r_k = A v_k - value_k v_k, value_k grows by v_k · r_k, and v_k turns towards v_j
 * by the angle whose tangent is v_j · r_k / (value_k - value_j). Values closer than `limit` stay as they are:
 * any vectors of their plane do.
 */
function newtonStep(a: readonly number[], values: Float64Array, vectors: Float64Array, limit: number): void {
  const old = vectors.slice();
  const residual = [0, 1, 2].map((k) =>
    [0, 3, 6].map((row) =>
      exactSum([a[row], a[row + 1], a[row + 2], -values[k]], [old[k], old[3 + k], old[6 + k], old[row + k]]),
    ),
  );
  const along = (j: number, k: number): number =>
    old[j] * residual[k][0] + old[3 + j] * residual[k][1] + old[6 + j] * residual[k][2];
  for (const [j, k] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    const gap = values[k] - values[j];
    if (gap <= limit) continue;
    const t = (along(j, k) + along(k, j)) / 2 / gap;
    const c = 1 / Math.sqrt(1 + t * t);
    for (let row = 0; row < 9; row += 3) {
      const [u, v] = [vectors[row + j], vectors[row + k]];
      vectors[row + j] = c * (u - t * v);
      vectors[row + k] = c * (v + t * u);
    }
  }
  for (let k = 0; k < 3; k++) values[k] += along(k, k);
}

/** The sum of four products of doubles, rounded as if computed with twice their digits. */
function exactSum(p: readonly number[], q: readonly number[]): number {
  let sum = 0;
  let rest = 0;
  for (let i = 0; i < p.length; i++) {
    const product = p[i] * q[i];
    const [p1, q1] = [upperHalf(p[i]), upperHalf(q[i])];
    const [p2, q2] = [p[i] - p1, q[i] - q1];
    rest += p2 * q2 - (product - p1 * q1 - p2 * q1 - p1 * q2);
    const next = sum + product;
    const added = next - sum;
    rest += sum - (next - added) + (product - added);
    sum = next;
  }
  return sum + rest;
}

function upperHalf(x: number): number {
  const shifted = SPLITTER * x;
  return shifted - (shifted - x);
}
