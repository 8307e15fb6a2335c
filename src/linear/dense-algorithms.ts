/**
 * The three algorithms behind dense.ts and the constraints: elimination, Gram-Schmidt on rows, and Jacobi's
 * singular values. Written out because they are the lecture note, and because the matrices are small (at most
 * about 12 x 26): no checks here, and a fresh result from each.
 */

/** A matrix of any shape, rows of rows. */
export type DenseMatrix = number[][];
/** A `DenseMatrix` that a function only reads. */
export type ReadonlyDenseMatrix = readonly (readonly number[])[];

/** The scalar product of two lists of one length. */
export function dotKernel(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** The product A x. */
export function applyKernel(A: ReadonlyDenseMatrix, x: readonly number[]): number[] {
  return A.map((row) => dotKernel(row, x));
}

/** The product A^T x: the rows of A combined with the weights x. */
export function combineRows(A: ReadonlyDenseMatrix, x: readonly number[], columns: number): number[] {
  const sum = new Array<number>(columns).fill(0);
  for (let i = 0; i < A.length; i++) for (let j = 0; j < columns; j++) sum[j] += x[i] * A[i][j];
  return sum;
}

/**
 * Gaussian elimination with partial pivoting on a square matrix. The pivots are compared after each row
 * is divided by its largest entry, so that a row in another unit is no reason to call the matrix singular.
 */
export function eliminationKernel(
  A: ReadonlyDenseMatrix,
  b: readonly number[],
): { solution: number[]; determinant: number; singular: boolean } {
  const n = A.length;
  const x = [...b];
  let determinant = 1;
  const rows = A.map((row, i) => {
    const size = Math.max(0, ...row.map(Math.abs)) || 1;
    determinant *= size;
    x[i] /= size;
    return row.map((entry) => entry / size);
  });
  let singular = false;
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[best][k])) best = i;
    if (best !== k) {
      [rows[k], rows[best]] = [rows[best], rows[k]];
      [x[k], x[best]] = [x[best], x[k]];
      determinant = -determinant;
    }
    const pivot = rows[k][k];
    determinant *= pivot;
    // Entries are at most 1, so n epsilon is the rounding of a pivot that is truly zero.
    if (!(Math.abs(pivot) > n * Number.EPSILON)) singular = true;
    if (pivot === 0) continue;
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i][k] / pivot;
      if (factor === 0) continue;
      for (let j = k; j < n; j++) rows[i][j] -= factor * rows[k][j];
      x[i] -= factor * x[k];
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = k + 1; j < n; j++) x[k] -= rows[k][j] * x[j];
    x[k] /= rows[k][k];
  }
  return { solution: x, determinant, singular };
}

/** A = L Q with L lower triangular and orthonormal rows in Q; see `rowFactorization`. */
export interface RowFactorization {
  L: DenseMatrix;
  Q: DenseMatrix;
  /** The first row that is zero or a combination of the rows before it; -1 at full row rank. */
  dependentRow: number;
}

/**
 * A row counts as a combination of others if this part of it, or less, is not one;
 * rounding leaves some 1e-16.
 */
const DEPENDENT = 4 * Number.EPSILON;

/**
 * Gram-Schmidt on the rows, each orthogonalised twice ("twice is enough": the result is orthonormal
 * to rounding). Unlike A A^T it does not square the condition number, and it says which row is the dependent
 * one. A row is dependent if no more than the part `floor` of it stands across the rows before it.
 */
export function rowFactorization(A: ReadonlyDenseMatrix, floor: number = DEPENDENT * A.length): RowFactorization {
  const m = A.length;
  const L: DenseMatrix = A.map(() => new Array<number>(m).fill(0));
  const Q: DenseMatrix = [];
  for (let i = 0; i < m; i++) {
    const largest = Math.max(...A[i].map(Math.abs));
    if (!(largest > 0)) return { L, Q, dependentRow: i };
    let row = A[i].map((entry) => entry / largest);
    const before = Math.sqrt(dotKernel(row, row));
    for (let pass = 0; pass < 2; pass++) {
      for (let k = 0; k < i; k++) {
        const along = dotKernel(row, Q[k]);
        L[i][k] += along * largest;
        for (let j = 0; j < row.length; j++) row[j] -= along * Q[k][j];
      }
    }
    const after = Math.sqrt(dotKernel(row, row));
    if (!(after > floor * before)) return { L, Q, dependentRow: i };
    L[i][i] = after * largest;
    row = row.map((entry) => entry / after);
    Q.push(row);
  }
  return { L, Q, dependentRow: -1 };
}

/** Solves L w = b for lower triangular L. */
export function forwardSubstitution(L: ReadonlyDenseMatrix, b: readonly number[]): number[] {
  const w = [...b];
  for (let i = 0; i < w.length; i++) {
    for (let k = 0; k < i; k++) w[i] -= L[i][k] * w[k];
    w[i] /= L[i][i];
  }
  return w;
}

/** Solves L^T w = b for lower triangular L. */
export function backSubstitution(L: ReadonlyDenseMatrix, b: readonly number[]): number[] {
  const w = [...b];
  for (let i = w.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < w.length; k++) w[i] -= L[k][i] * w[k];
    w[i] /= L[i][i];
  }
  return w;
}

/**
 * The Cholesky factor L of a symmetric positive definite matrix, A = L L^T; undefined if it
 * is not positive definite.
 */
export function choleskyKernel(A: ReadonlyDenseMatrix): DenseMatrix | undefined {
  const n = A.length;
  const L: DenseMatrix = A.map(() => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = A[i][j];
      for (let k = 0; k < j; k++) sum -= L[i][k] * L[j][k];
      if (i > j) L[i][j] = sum / L[j][j];
      else if (sum > 0) L[i][i] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return L;
}

/** What `shortestSolution` finds: x = Aᵀ multipliers, and which equations it cannot satisfy. */
export interface ShortestSolution {
  x: number[];
  /** The shortest ones, each measured by the length of its row. */
  multipliers: number[];
  rank: number;
  /** b - A x. */
  misfit: number[];
}

/**
 * Of the x that satisfy A x = b best, the shortest, each equation counted by the length of its row.
 * At full row rank by `rowFactorization`, else by the singular values of the rows brought to length one,
 * of which those up to the part `floor` of the largest count as zero. A zero row has no share in x;
 * `misfit` tells whether its b is zero too.
 */
export function shortestSolution(A: ReadonlyDenseMatrix, b: readonly number[], floor: number): ShortestSolution {
  const n = A[0].length;
  const { L, Q, dependentRow } = rowFactorization(A, floor);
  if (dependentRow < 0) {
    const w = forwardSubstitution(L, b);
    return { x: combineRows(Q, w, n), multipliers: backSubstitution(L, w), rank: A.length, misfit: b.map(() => 0) };
  }
  const sizes = A.map(lengthOf);
  const rows = A.map((row, i) => row.map((entry) => entry / (sizes[i] || 1)));
  const wanted = b.map((value, i) => value / (sizes[i] || 1));
  const { sigma, left, right } = singularVectorsKernel(rows);
  const least = floor * Math.max(...sigma);
  const kept = sigma.map((s, j) => (s > least ? j : -1)).filter((j) => j >= 0);
  // left[j] is sigma_j u_j.
  const along = kept.map((j) => dotKernel(left[j], wanted) / sigma[j] ** 2);
  const x = combineRows(
    kept.map((j) => right[j]),
    along,
    n,
  );
  const multipliers = sizes.map(
    (size, i) => kept.reduce((sum, j, k) => sum + (left[j][i] / sigma[j] ** 2) * along[k], 0) / (size || 1),
  );
  return { x, multipliers, rank: kept.length, misfit: A.map((row, i) => b[i] - dotKernel(row, x)) };
}

/** The Euclidean length of a list, without overflow or underflow. */
export function lengthOf(x: readonly number[]): number {
  const largest = Math.max(0, ...x.map(Math.abs));
  if (largest === 0) return 0;
  const reduced = x.map((entry) => entry / largest);
  return largest * Math.sqrt(dotKernel(reduced, reduced));
}

/** A = U diag(sigma) V^T by columns: `left[j]` is sigma_j u_j, `right[j]` is v_j, for every column j of A. */
export interface SingularVectors {
  sigma: number[];
  left: DenseMatrix;
  right: DenseMatrix;
}

/**
 * One-sided Jacobi: rotate pairs of columns of A until all are orthogonal; their lengths are the singular
 * values. It keeps a full basis of the domain, so columns of length zero are the null space.
 */
export function singularVectorsKernel(A: ReadonlyDenseMatrix): SingularVectors {
  const n = A[0].length;
  // Dividing by the largest entry keeps the squares below inside the range of doubles.
  const size = Math.max(...A.flat().map(Math.abs)) || 1;
  const left = Array.from({ length: n }, (_, j) => A.map((row) => row[j] / size));
  const right = Array.from({ length: n }, (_, j) => Array.from({ length: n }, (__, i) => (i === j ? 1 : 0)));
  const total = left.reduce((sum, column) => sum + dotKernel(column, column), 0);
  let rotated = true;
  // Convergence is quadratic; 60 sweeps are some ten times what the hardest test needs.
  for (let sweep = 0; rotated && sweep < 60; sweep++) {
    rotated = false;
    for (let p = 0; p < n - 1; p++) {
      for (let q = p + 1; q < n; q++) {
        const pq = dotKernel(left[p], left[q]);
        const pp = dotKernel(left[p], left[p]);
        const qq = dotKernel(left[q], left[q]);
        // The second test leaves columns alone that are only rounding: they belong to the null space.
        if (Math.abs(pq) <= Number.EPSILON * Math.sqrt(pp * qq) || Math.abs(pq) <= Number.EPSILON ** 2 * total)
          continue;
        rotated = true;
        const angle = 0.5 * Math.atan2(2 * pq, pp - qq);
        rotateColumns(left[p], left[q], Math.cos(angle), Math.sin(angle));
        rotateColumns(right[p], right[q], Math.cos(angle), Math.sin(angle));
      }
    }
  }
  const scaledLeft = left.map((column) => column.map((entry) => entry * size));
  return { sigma: left.map((column) => Math.sqrt(dotKernel(column, column)) * size), left: scaledLeft, right };
}

function rotateColumns(p: number[], q: number[], cos: number, sin: number): void {
  for (let i = 0; i < p.length; i++) {
    const [a, b] = [p[i], q[i]];
    p[i] = cos * a + sin * b;
    q[i] = cos * b - sin * a;
  }
}
