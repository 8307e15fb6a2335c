/**
 * Cyclic Jacobi for symmetric 3x3 matrices. Own code because the general
 * solvers fail on inertia tensors: mathjs `eigs` stops at an absolute tolerance (46 % wrong at scale 1e-14)
 * and returns left-handed vectors for half of all tensors.
 */
import { fixAxes, sortAscending } from './canonical-axes.js';
import { sharpen } from './sharpen.js';

/** Off-diagonal entries below this part of their diagonal entries change no digit of a double. */
const NEGLIGIBLE = 1e-17;
/**
 * Jacobi converges quadratically: 4 to 6 sweeps do for any tensor; the rest is for
 * values that are not finite.
 */
const MOST_SWEEPS = 12;

const FACTOR_DOWN = 2 ** -600;
const FACTOR_UP = 2 ** 600;

/**
 * Eigenvalues, ascending, into `values`, and the eigenvectors as columns, row by row, into `vectors`:
 * det +1 and the choice of `fixAxes`. `matrix` has nine entries row by row; the upper triangle is read.
 * No check, no allocation.
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
    // Each block turns one pair of axes by the angle whose tangent t, the smaller root, makes their
    // product vanish. The root is zero if both squares underflow, beside a third axis more than 1e60
    // times larger: then t is 1.
    if (Math.abs(xy) <= NEGLIGIBLE * (Math.abs(xx) + Math.abs(yy))) xy = 0;
    else {
      const gap = yy - xx;
      const root = Math.sqrt(gap * gap + 4 * xy * xy);
      const t = root === 0 ? 1 : (2 * xy) / (gap >= 0 ? gap + root : gap - root);
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
      const t = root === 0 ? 1 : (2 * zx) / (gap >= 0 ? gap + root : gap - root);
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
      const t = root === 0 ? 1 : (2 * yz) / (gap >= 0 ? gap + root : gap - root);
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
  sharpen(factor === 1 ? matrix : matrix.map((entry) => entry * factor), values, vectors);
  if (factor !== 1) {
    values[0] /= factor;
    values[1] /= factor;
    values[2] /= factor;
  }
}
