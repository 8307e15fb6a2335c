/** The matrices that the statement allows: some are repaired, the others refused. */
import {
  cross,
  derived,
  determinant3,
  integerIn,
  lengthOf,
  numberIn,
  oneOf,
  plus,
  recordOf,
  multiple,
  vectorOf,
} from 'rigid-body-lab/course';
import { quaternion, tidy, turn, withChosen } from './domains.js';
import { rotationOf, unitQuaternion } from './inputs.js';
import type { Drift, Mat3, Refusal } from './inputs.js';

const tidied = (m: readonly (readonly number[])[]): Mat3 => m.map((row) => row.map(tidy)) as Mat3;

/**
 * Below this part of the product of the rows' lengths the determinant is 0 for no one
 * and positive for no one.
 */
const FLAT = 1e-3;
const isUpright = (m: Mat3): boolean =>
  determinant3(m) > FLAT * lengthOf(m[0]) * lengthOf(m[1]) * lengthOf(m[2]) &&
  lengthOf(cross(m[0], m[1])) > 0.02 * lengthOf(m[0]) * lengthOf(m[1]);

const length = oneOf([1, 1.2, 0.7, 2, 0.01, 100]);
const drifted = derived(
  recordOf({
    lengths: recordOf({ a: length, b: length, c: length }),
    lean: vectorOf(numberIn(-2, 2), 3),
    amount: oneOf([0.02, 0.3, 1]),
    turn,
  }),
  ({ turn: whole, lengths: { a, b, c }, lean, amount }): Mat3 | undefined => {
    const q = quaternion(whole);
    if (!q) return undefined;
    const [x, y, z] = rotationOf(q);
    const [p, r, s] = multiple(lean, amount);
    const leaning = [x, plus(y, multiple(x, p)), plus(plus(z, multiple(x, r)), multiple(y, s))];
    const m = tidied([multiple(leaning[0], a), multiple(leaning[1], b), multiple(leaning[2], c)]);
    return isUpright(m) ? m : undefined;
  },
);
/** A matrix from its nine numbers, row by row. */
const rows = (...x: number[]): Mat3 => [x.slice(0, 3), x.slice(3, 6), x.slice(6)] as Mat3;
const diagonal = (a: number, b: number, c: number): Mat3 => rows(a, 0, 0, 0, b, 0, 0, 0, c);
const tilted = rotationOf(unitQuaternion([3, 1, -2, 1]));

const upright: Mat3[] = [
  rows(1, 1, 0, 0, 2, 0, 0, 0, 1),
  diagonal(1, 1, 1),
  diagonal(-1, -1, 1),
  diagonal(2, -1, -3),
  diagonal(2, 1, 1),
  diagonal(1, 2, 1),
  diagonal(1, 1, 2),
  rows(1, 0, 0, 1, 1, 0, 0, 0, 1),
  rows(1, 0, 0, 0, 1, 0, 1, 1, 1),
  rows(0, 2, 0, 0, 0, 3, 4, 0, 0),
  rows(-1, 0, 0, 0, -1, 0, 0, 1, 1),
  rows(1, 0.1, 0, 0, 1, 0, 0, 0, 1),
  tilted,
  // Small, large, of very different rows.
  diagonal(0.008, 0.008, 0.008),
  diagonal(100, 100, 100),
  diagonal(0.01, 100, 1),
  // So small, or so flat, that a determinant looks like 0.
  rows(0.006, 0, 0, 0, 0.006, 0, 0.005, 0.005, 0.00002),
  rows(0.005, 0, 0, 0, 0.005, 0, 0.0035, 0.0036, 0.0000055),
  rows(1, 0, 0, 0, 1, 0, 280, 20, 0.4),
  // Rows that are nearly of length one, or nearly perpendicular.
  diagonal(1.00005, 1.2, 1),
  diagonal(1.000001, 1, 1),
  rows(1, 0, 0, 0.00005, 1, 0, 0, 0, 1),
  rows(1, 0, 0, 0.000001, 1, 0.000001, 0, 0, 1),
  rows(1, 0, 0, 2, 1, 0, 0, 0.5, 1),
  rows(1, 0, 0, 20, 1, 0, 0, 0.5, 1),
  rows(1, 0, 0, 0, 1, 0, 20, 5, 1),
  // The same but for one row: what is looked up by a part of the matrix is wrong here.
  rows(1, 0.5, 0, 0.25, 1, 0.5, 0, 0, 1),
  rows(1, 0.5, 0, 0.25, 1, 0.25, 0, 0, 1),
  rows(1, 0.25, 0, 0.25, 1, 0.25, 0, 0, 1),
  rows(1, 0.25, 0, 0.25, 1, 0.25, 1, 0, 1),
];

export const anyDrift = withChosen<Drift>(
  derived(drifted, (matrix) => ({ matrix })),
  upright.map((matrix) => ({ matrix })),
);

const mirrors: Mat3[] = [
  diagonal(1, 1, -1),
  diagonal(-1, 1, 1),
  diagonal(1, -1, 1),
  diagonal(-1, -1, -1),
  rows(0, 1, 0, 1, 0, 0, 0, 0, 1),
  rows(1, 0, 0, 0, 1, 0, 2, 0, -1),
  rows(1, 0, 0, 0, 1, 0, 20, 5, -1),
  rows(1, 0, 0, 2, 1, 0, 0, 0.5, -1),
  diagonal(0.01, 0.01, -0.01),
  diagonal(100, -100, 100),
  scaledRow(tilted, 1, -1),
];
const flats: Mat3[] = [
  rows(1, 0, 0, 0, 1, 0, 1, 1, 0),
  rows(1, 0, 0, 0, 1, 0, 2, -1, 0),
  rows(1, 2, 3, 2, 4, 6, 1, 0, 0),
  rows(1, 2, 3, 0, 1, 1, 1, 2, 3),
  rows(1, 2, 3, 4, 5, 6, 7, 8, 9),
  rows(0, 1, 1, 1, 0, 1, 1, -1, 0),
  rows(1, 0, 0, 0, 1, 0, 0, 0, 0),
  rows(0, 0, 0, 0, 1, 0, 0, 0, 1),
  rows(0, 0, 0, 0, 0, 0, 0, 0, 0),
];

function scaledRow(m: Mat3, at: number, factor: number): Mat3 {
  return m.map((row, i) => (i === at ? multiple(row, factor) : row)) as Mat3;
}

const digit = integerIn(-5, 5);
export const anyRefusal = withChosen<Refusal>(
  derived(
    recordOf({
      kind: oneOf(['flat', 'row', 'exchanged']),
      at: oneOf([0, 1, 2]),
      digits: vectorOf(digit, 6),
      by: vectorOf(digit, 2),
      upright: drifted,
    }),
    ({ kind, at, digits, by, upright: m }) => {
      if (kind === 'row') return { matrices: [scaledRow(m, at, -1)] };
      if (kind === 'exchanged') return { matrices: [[m[(at + 1) % 3], m[at], m[(at + 2) % 3]]] };
      const [a, b] = [digits.slice(0, 3), digits.slice(3)];
      const flat = [a, b, plus(multiple(a, by[0]), multiple(b, by[1]))];
      return { matrices: [[flat[at], flat[(at + 1) % 3], flat[(at + 2) % 3]] as Mat3] };
    },
  ),
  [...mirrors, ...flats].map((m) => ({ matrices: [m] })),
);
