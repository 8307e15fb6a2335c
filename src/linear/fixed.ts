/**
 * Numbers, vectors and matrices as a person reads them: so many places behind the point, no -0,
 * columns under each other.
 */
import { message } from './expect.js';

type Numbers = ArrayLike<number>;

/**
 * The text of a number, a vector or a matrix with a fixed number of places behind the point.
 * A vector stands in parentheses, a matrix in rows whose columns are aligned; any list of rows is one,
 * so a table of numbers is, too. Numbers that are not finite are shown as they are.
 *
 * @param value a number, a list of numbers, or a list of such lists
 * @param places behind the point, 0 to 20
 * @throws TypeError for a value of another shape, RangeError for places that are no
 * whole number from 0 to 20.
 * @example
 * fixed(-0.00001); // => '0.0000'
 * fixed([0.5, -1, 12], 2); // => '(0.50, -1.00, 12.00)'
 * fixed([[10, 0], [-0.5, 40]], 1).split('\n'); // => ['10.0   0.0', '-0.5  40.0']
 */
export function fixed(value: number | Numbers | readonly Numbers[], places: number = 4): string {
  if (!Number.isInteger(places) || places < 0 || places > 20) {
    const reason = 'They are the digits behind the decimal point.';
    throw new RangeError(message('fixed', 'places to be a whole number from 0 to 20', places, reason));
  }
  if (typeof value === 'number') return withPlaces(value, places);
  if (isList(value)) return `(${Array.from(value, (x) => withPlaces(x, places)).join(', ')})`;
  if (Array.isArray(value) && value.every(isList)) return aligned(value, places);
  const reason = 'A vector is a list of numbers, a matrix a list of its rows.';
  throw new TypeError(message('fixed', 'value to be a number, a vector or a matrix', value, reason));
}

function isList(value: unknown): value is Numbers {
  if (!Array.isArray(value) && !(ArrayBuffer.isView(value) && !(value instanceof DataView))) return false;
  return Array.from(value as ArrayLike<unknown>).every((x) => typeof x === 'number');
}

function withPlaces(x: number, places: number): string {
  const text = x.toFixed(places);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

function aligned(rows: readonly Numbers[], places: number): string {
  const texts = rows.map((row) => Array.from(row, (x) => withPlaces(x, places)));
  const widthOf = (column: number): number => Math.max(...texts.map((row) => (row[column] ?? '').length));
  return texts.map((row) => row.map((text, column) => text.padStart(widthOf(column))).join('  ')).join('\n');
}
