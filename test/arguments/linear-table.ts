import { optional } from './entry.js';
import type { Table } from './entry.js';

const A = [
  [1, 2, 3],
  [4, 5, 7],
  [6, 8, 11],
];
const [u, v] = [
  [1, -2, 3],
  [0.5, 4, -1],
];
const symmetric = [
  [4, 1, 0.5],
  [1, 3, -0.25],
  [0.5, -0.25, 2],
];
const arrays = { values: new Float64Array(3), vectors: new Float64Array(9) };
/** An entry may be any finite number, and a list of numbers may be a typed array. */
const kernel = (...args: unknown[]): Table[string] => ({ args, unchecked: true });

export const linearTable: Table = {
  add: kernel(u, v),
  subtract: kernel(u, v),
  scale: kernel(u, 2),
  dot: kernel(u, v),
  cross: kernel(u, v),
  norm: kernel(u),
  normalize: { args: [u] },
  hat: kernel(u),
  vee: kernel(A),
  // A vector or a matrix of any size is shown, and whatever is no finite number as it is.
  fixed: { args: [symmetric, 3], accepts: ['0 *', '0.** *', ...optional('1')] },
  identity: { args: [] },
  diagonal: { args: [1, 2, 3] },
  multiply: kernel(A, symmetric),
  apply: kernel(A, u),
  transpose: kernel(A),
  determinant: kernel(A),
  inverse: { args: [A] },
  symmetricEigen: { args: [symmetric] },
  symmetricEigenInto: kernel(Float64Array.from(symmetric.flat()), arrays),
  // Rows and columns may be fewer or more; a matrix of one column is one, too.
  pseudoInverse: { args: [A], accepts: ['0 short', '0 long'] },
};
