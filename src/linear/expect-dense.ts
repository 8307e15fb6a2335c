/** The check of a matrix of any shape. */
import type { ReadonlyDenseMatrix } from './dense-algorithms.js';
import { expectVector, message } from './expect.js';

/**
 * Throws unless the value is a list of equally long rows of finite numbers; a given `rows`
 * or `columns` must match.
 */
export function expectDenseMatrix(
  where: string,
  name: string,
  value: unknown,
  shape: { rows?: number; columns?: number } = {},
): asserts value is ReadonlyDenseMatrix {
  const list: unknown = value;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const columns = shape.columns ?? (Array.isArray(first) ? first.length : 0);
  if (!Array.isArray(list) || list.length === 0 || columns === 0 || list.length !== (shape.rows ?? list.length)) {
    const rows = shape.rows === undefined ? 'rows' : `${shape.rows} rows`;
    const entries = shape.columns === undefined ? 'equally many' : String(shape.columns);
    throw new TypeError(
      message(where, `${name} to be ${rows} of ${entries} numbers`, value, 'A matrix is a list of its rows.'),
    );
  }
  list.forEach((row, i) => {
    expectVector(where, `${name}[${i}]`, row, columns);
  });
}
