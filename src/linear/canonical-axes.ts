/** One answer for each symmetric matrix: the order of the eigenvalues, and the choice of the eigenvectors. */

/**
 * Values that differ by no more than this part of the largest magnitude may be one value: their own rounding.
 */
const ROUNDING = 2 * Number.EPSILON;
/** Components within this part of the largest one count as equally large in the sign rule. */
const SIGN_TIE = 1e-9;
/** Below this length the projection of an axis is too short to give a direction that repeats. */
const SHORTEST_PROJECTION = 1e-4;

/** Three exchanges; each swaps two columns and negates one, so that the determinant stays +1. */
export function sortAscending(values: Float64Array, vectors: Float64Array): void {
  if (values[0] > values[1]) exchange(values, vectors, 0, 1);
  if (values[1] > values[2]) exchange(values, vectors, 1, 2);
  if (values[0] > values[1]) exchange(values, vectors, 0, 1);
}

function exchange(values: Float64Array, vectors: Float64Array, i: number, j: number): void {
  const value = values[i];
  values[i] = values[j];
  values[j] = value;
  for (let row = 0; row < 9; row += 3) {
    const x = vectors[row + i];
    vectors[row + i] = vectors[row + j];
    vectors[row + j] = -x;
  }
}

/**
 * Makes values that agree to this part of the largest magnitude equal: all three, or the closer two of them.
 * They become the middle of their range, which leaves half of the difference as residual whatever vectors
 * of their space are chosen.
 */
export function joinRepeated(values: Float64Array, part: number): void {
  const [low, middle, high] = values;
  const close = part * Math.max(Math.abs(low), Math.abs(high));
  if (high - low <= close) values.fill(low + (high - low) / 2);
  else if (middle - low <= close && middle - low <= high - middle) values.fill(low + (middle - low) / 2, 0, 2);
  else if (high - middle <= close) values.fill(middle + (high - middle) / 2, 1, 3);
}

/**
 * The canonical choice for sorted values: vectors of repeated values first, then the signs of columns 0
 * and 1; column 2 follows from det +1. The values stay.
 */
export function fixAxes(values: Float64Array, vectors: Float64Array): void {
  const [low, middle, high] = values;
  const close = ROUNDING * Math.max(Math.abs(low), Math.abs(high));
  if (high - low <= close) {
    vectors.fill(0);
    vectors[0] = vectors[4] = vectors[8] = 1;
    return;
  }
  if (middle - low <= close && middle - low <= high - middle) fixPlane(vectors, 2, 0, 1);
  else if (high - middle <= close) fixPlane(vectors, 0, 1, 2);
  if (pointsBackward(vectors, 0)) negate(vectors, 0, 2);
  if (pointsBackward(vectors, 1)) negate(vectors, 1, 2);
}

/**
 * Columns `first` and `second` span the plane normal to column `normal`; `first` becomes the projection of x,
 * or of y if x is nearly normal to the plane, and `second` completes the right-handed set
 * (normal, first, second).
 */
function fixPlane(vectors: Float64Array, normal: number, first: number, second: number): void {
  const n0 = vectors[normal];
  const n1 = vectors[3 + normal];
  const n2 = vectors[6 + normal];
  // 1 - n0^2 written as n1^2 + n2^2: no cancellation, so the projection is normal to n to the last digit.
  const alongX = Math.sqrt(n1 * n1 + n2 * n2);
  const useX = alongX > SHORTEST_PROJECTION;
  const length = useX ? alongX : Math.sqrt(n0 * n0 + n2 * n2);
  const u0 = useX ? length : (-n1 * n0) / length;
  const u1 = useX ? (-n0 * n1) / length : length;
  const u2 = (-(useX ? n0 : n1) * n2) / length;
  vectors[first] = u0;
  vectors[3 + first] = u1;
  vectors[6 + first] = u2;
  vectors[second] = n1 * u2 - n2 * u1;
  vectors[3 + second] = n2 * u0 - n0 * u2;
  vectors[6 + second] = n0 * u1 - n1 * u0;
}

/** Whether the first component within 1e-9 of the largest magnitude is negative. */
function pointsBackward(vectors: Float64Array, column: number): boolean {
  const x = vectors[column];
  const y = vectors[3 + column];
  const z = vectors[6 + column];
  const large = Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) * (1 - SIGN_TIE);
  return Math.abs(x) >= large ? x < 0 : Math.abs(y) >= large ? y < 0 : z < 0;
}

function negate(vectors: Float64Array, i: number, j: number): void {
  for (let row = 0; row < 9; row += 3) {
    vectors[row + i] = -vectors[row + i];
    vectors[row + j] = -vectors[row + j];
  }
}
