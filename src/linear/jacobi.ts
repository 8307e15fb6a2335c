/**
 * Cyclic Jacobi for symmetric 3x3 matrices, and the canonical choice of the eigenvectors. Own code because the general
 * solvers fail on inertia tensors: mathjs `eigs` stops at an absolute tolerance (46 % wrong at scale 1e-14) and returns
 * left-handed vectors for half of all tensors.
 */
/**
 * Values that differ by less than this part of the largest magnitude count as one repeated value. Tensors of symmetric
 * bodies, computed from coordinates some hundred sizes away from the origin, carry noise of that order.
 */
const REPEATED = 1e-12;
/** Components within this part of the largest one count as equally large in the sign rule. */
const SIGN_TIE = 1e-9;
/** Below this length the projection of an axis is too short to give a direction that repeats. */
const SHORTEST_PROJECTION = 1e-4;
/** Off-diagonal entries below this part of their diagonal entries change no digit of a double. */
const NEGLIGIBLE = 1e-17;
/** Jacobi converges quadratically: 4 to 6 sweeps do for any tensor; the rest is for values that are not finite. */
const MOST_SWEEPS = 12;

const FACTOR_DOWN = 2 ** -600;
const FACTOR_UP = 2 ** 600;

/**
 * Eigenvalues, ascending, into `values`, and the eigenvectors as columns, row by row, into `vectors`: det +1 and the
 * signs of `fixSigns`. `matrix` has nine entries row by row; the upper triangle is read. No check, no allocation.
 */
export function jacobiEigen(matrix: Float64Array, values: Float64Array, vectors: Float64Array): void {
  let xx = matrix[0];
  let yy = matrix[4];
  let zz = matrix[8];
  let xy = matrix[1];
  let yz = matrix[5];
  let zx = matrix[2];
  // A power of two changes no digit and keeps every square in range for tensors of any scale.
  const size = Math.max(Math.abs(xx), Math.abs(yy), Math.abs(zz), Math.abs(xy), Math.abs(yz), Math.abs(zx));
  const factor = size > 1e100 ? FACTOR_DOWN : size < 1e-100 ? FACTOR_UP : 1;
  if (factor !== 1) {
    xx *= factor;
    yy *= factor;
    zz *= factor;
    xy *= factor;
    yz *= factor;
    zx *= factor;
  }
  let v00 = 1;
  let v01 = 0;
  let v02 = 0;
  let v10 = 0;
  let v11 = 1;
  let v12 = 0;
  let v20 = 0;
  let v21 = 0;
  let v22 = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS && (xy !== 0 || yz !== 0 || zx !== 0); sweep++) {
    // Each block turns one pair of axes by the angle whose tangent t, the smaller root, makes their product vanish.
    if (Math.abs(xy) <= NEGLIGIBLE * (Math.abs(xx) + Math.abs(yy))) xy = 0;
    else {
      const gap = yy - xx;
      const root = Math.sqrt(gap * gap + 4 * xy * xy);
      const t = (2 * xy) / (gap >= 0 ? gap + root : gap - root);
      const c = 1 / Math.sqrt(1 + t * t);
      const s = t * c;
      xx -= t * xy;
      yy += t * xy;
      xy = 0;
      let old = zx;
      zx = c * old - s * yz;
      yz = s * old + c * yz;
      old = v00;
      v00 = c * old - s * v01;
      v01 = s * old + c * v01;
      old = v10;
      v10 = c * old - s * v11;
      v11 = s * old + c * v11;
      old = v20;
      v20 = c * old - s * v21;
      v21 = s * old + c * v21;
    }
    if (Math.abs(zx) <= NEGLIGIBLE * (Math.abs(xx) + Math.abs(zz))) zx = 0;
    else {
      const gap = zz - xx;
      const root = Math.sqrt(gap * gap + 4 * zx * zx);
      const t = (2 * zx) / (gap >= 0 ? gap + root : gap - root);
      const c = 1 / Math.sqrt(1 + t * t);
      const s = t * c;
      xx -= t * zx;
      zz += t * zx;
      zx = 0;
      let old = xy;
      xy = c * old - s * yz;
      yz = s * old + c * yz;
      old = v00;
      v00 = c * old - s * v02;
      v02 = s * old + c * v02;
      old = v10;
      v10 = c * old - s * v12;
      v12 = s * old + c * v12;
      old = v20;
      v20 = c * old - s * v22;
      v22 = s * old + c * v22;
    }
    if (Math.abs(yz) <= NEGLIGIBLE * (Math.abs(yy) + Math.abs(zz))) yz = 0;
    else {
      const gap = zz - yy;
      const root = Math.sqrt(gap * gap + 4 * yz * yz);
      const t = (2 * yz) / (gap >= 0 ? gap + root : gap - root);
      const c = 1 / Math.sqrt(1 + t * t);
      const s = t * c;
      yy -= t * yz;
      zz += t * yz;
      yz = 0;
      let old = xy;
      xy = c * old - s * zx;
      zx = s * old + c * zx;
      old = v01;
      v01 = c * old - s * v02;
      v02 = s * old + c * v02;
      old = v11;
      v11 = c * old - s * v12;
      v12 = s * old + c * v12;
      old = v21;
      v21 = c * old - s * v22;
      v22 = s * old + c * v22;
    }
  }
  values[0] = xx;
  values[1] = yy;
  values[2] = zz;
  vectors[0] = v00;
  vectors[1] = v01;
  vectors[2] = v02;
  vectors[3] = v10;
  vectors[4] = v11;
  vectors[5] = v12;
  vectors[6] = v20;
  vectors[7] = v21;
  vectors[8] = v22;
  sortAscending(values, vectors);
  fixAxes(values, vectors);
  if (factor !== 1) {
    values[0] /= factor;
    values[1] /= factor;
    values[2] /= factor;
  }
}

/** Three exchanges; each swaps two columns and negates one, so that the determinant stays +1. */
function sortAscending(values: Float64Array, vectors: Float64Array): void {
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
 * The canonical choice: repeated values first, then the signs of columns 0 and 1; column 2 follows from det +1. Repeated
 * values become their mean, which suits any vectors of their space; one of them would leave twice the residual.
 */
function fixAxes(values: Float64Array, vectors: Float64Array): void {
  const close = REPEATED * Math.max(Math.abs(values[0]), Math.abs(values[2]));
  const lowPair = values[1] - values[0] <= close;
  const highPair = values[2] - values[1] <= close;
  const [low, middle, high] = values;
  if (lowPair && highPair) {
    values.fill(low + (middle - low + (high - low)) / 3);
    vectors.fill(0);
    vectors[0] = vectors[4] = vectors[8] = 1;
    return;
  }
  if (lowPair) {
    values[0] = values[1] = low + (middle - low) / 2;
    fixPlane(vectors, 2, 0, 1);
  } else if (highPair) {
    values[1] = values[2] = middle + (high - middle) / 2;
    fixPlane(vectors, 0, 1, 2);
  }
  if (pointsBackward(vectors, 0)) negate(vectors, 0, 2);
  if (pointsBackward(vectors, 1)) negate(vectors, 1, 2);
}

/**
 * Columns `first` and `second` span the plane normal to column `normal`; `first` becomes the projection of x, or of y
 * if x is nearly normal to the plane, and `second` completes the right-handed set (normal, first, second).
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
