import { cross, determinant3, dot, lengthOf, minus, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { flipped, repaired, rotationOf, unit } from './inputs.js';
import type { Attitude, Drift, Mat3, Refusal } from './inputs.js';

const repair = (id: string, says: string, value: (matrix: Mat3) => unknown): Misconception<Drift> => ({
  id,
  says,
  value: ({ matrix }) => value(matrix),
});

export const repairMistakes: Misconception<Drift>[] = [
  repair(
    'columns-repaired',
    'The columns were repaired. The lecture’s recipe starts with row 1; starting with a column keeps another direction.',
    (m) => flipped(repaired(flipped(m))),
  ),
  repair('row-two-kept', 'Row 2 was kept and row 1 made to fit. The recipe keeps the direction of row 1.', (m) => {
    const row2 = unit(m[1]);
    const row1 = unit(minus(m[0], multiple(row2, dot(m[0], row2))));
    return [row1, row2, cross(row1, row2)];
  }),
  repair(
    'cross-product-reversed',
    'Row 3 is R2 × R1 here, and points the other way; row 2 follows it. The recipe wants R3 = R1 × R2.',
    (m) => {
      const [row1, row2, row3] = repaired(m);
      return [row1, multiple(row2, -1), multiple(row3, -1)];
    },
  ),
  repair(
    'second-product-reversed',
    'Row 2 is R1 × R3 here, and points the other way. The recipe wants R2 = R3 × R1.',
    (m) => {
      const [row1, row2, row3] = repaired(m);
      return [row1, multiple(row2, -1), row3];
    },
  ),
  repair(
    'row-one-as-it-came',
    'Rows 2 and 3 are right, but row 1 is returned as it came: its length is not 1. Return the row that you have normalised.',
    (m) => [m[0], ...repaired(m).slice(1)],
  ),
  repair(
    'row-two-as-it-came',
    'Row 2 is the old one, brought to length 1: it is not perpendicular to row 1. Make it anew, R3 × R1.',
    (m) => [repaired(m)[0], unit(m[1]), repaired(m)[2]],
  ),
  repair(
    'row-three-as-it-came',
    'Row 3 is the old one, brought to length 1: it is not perpendicular to the others. Make it anew, R1 × R2.',
    (m) => [repaired(m)[0], repaired(m)[1], unit(m[2])],
  ),
  repair(
    'rows-only-normalised',
    'The rows have length 1, but they are not made perpendicular to each other: that is what the vector products are for.',
    (m) => m.map(unit),
  ),
  repair(
    'row-three-trusted',
    'Row 2 is made from the old row 3. The recipe makes row 3 first, from rows 1 and 2, and row 2 from that.',
    ([a, , c]) => {
      const row1 = unit(a);
      const row2 = unit(cross(c, row1));
      return [row1, row2, cross(row1, row2)];
    },
  ),
  repair(
    'products-not-normalised',
    'The vector products are not normalised: if row 2 leans or is too long, so is what comes of it.',
    ([a, b]) => {
      const first = unit(a);
      const third = cross(first, b);
      return [first, cross(third, first), third];
    },
  ),
];

/** Rows 1 and 2 give no third direction: `normalize` may refuse that by itself. */
const isLine = ([a, b]: Mat3): boolean => cross(a, b).every((x) => x === 0);

/**
 * What a repair does with a mirror image, with a flattened matrix, and with one whose
 * first rows lie on a line.
 */
const fates = (
  id: string,
  says: string,
  mirror: string,
  flat: string = mirror,
  line = flat,
): Misconception<Refusal> => ({
  id,
  says,
  value: ({ matrices }) => matrices.map((m) => (determinant3(m) < 0 ? mirror : isLine(m) ? line : flat)),
});
const MIRROR =
  'A mirror image (determinant -1) and three rows in one plane (determinant 0) come out as if they were rotations. Throw an error if the determinant of the matrix that is handed in is not positive; that of the repaired one always is.';
const FLAT =
  'The mirror image is refused, but not three rows in one plane, whose determinant is 0. Refuse all that is not positive.';

export const refusalMistakes: Misconception<Refusal>[] = [
  fates('mirror-accepted', MIRROR, 'accepted'),
  fates('mirror-accepted', MIRROR, 'accepted', 'accepted', 'refused'),
  fates(
    'only-mirror-accepted',
    'Three rows in one plane are refused, but a mirror image comes out as if it were a rotation. Refuse all matrices whose determinant is not positive.',
    'accepted',
    'refused',
  ),
  fates('flat-accepted', FLAT, 'refused', 'accepted'),
  fates('flat-accepted', FLAT, 'refused', 'accepted', 'refused'),
  fates(
    'no-reason',
    'The matrix is refused, but the error does not say why. Throw new Error(…) with a message of a few words.',
    'refused without a reason',
  ),
  fates(
    'no-error-thrown',
    'What is thrown is a text or an object, but no Error: whoever catches it finds neither a message nor the line. Write throw new Error(…).',
    'refused, but what was thrown is no Error',
  ),
  fates(
    'answers-instead',
    'Nothing is thrown: a value comes back that is no matrix, and the program goes on with it. Write throw new Error(…).',
    'answered without an error',
  ),
  fates(
    'by-accident',
    'The program breaks down by accident (a TypeError or ReferenceError of the language itself). Throw an Error of your own that says why.',
    'broken down by accident',
  ),
];

const ofAttitude = (id: string, says: string, value: (input: Attitude) => unknown): Misconception<Attitude> => ({
  id,
  says,
  value,
});

/** Rodrigues' formula with an axis that is u over `length`. */
function rodrigues(cosine: number, length: number, u: readonly number[], sine = length): Mat3 {
  const n = multiple(u, 1 / length);
  const across = [0, 1, 2].map((k) =>
    cross(
      n,
      [0, 1, 2].map((i) => (i === k ? 1 : 0)),
    ),
  );
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) => (i === j ? cosine : 0) + (1 - cosine) * n[i] * n[j] + sine * across[j][i]),
  ) as Mat3;
}

export const matrixMistakes: Misconception<Attitude>[] = [
  ofAttitude(
    'sign-of-w-lost',
    'Right while w is positive; where it is negative, this is the transpose. The sign of w is lost: an absolute value drops it, and so does asin of the length of (x, y, z), which never gives more than 90° for the half angle.',
    ({ q: [w, ...u] }) => rotationOf([Math.abs(w), ...u]),
  ),
  ofAttitude(
    'w-as-the-cosine',
    'w is taken for the cosine of the angle, and the length of (x, y, z) for its sine. They are those of half the angle: what are w and that length for half a turn?',
    ({ q: [w, ...u] }) => rodrigues(w, lengthOf(u) || 1, u),
  ),
  ofAttitude(
    'vector-part-as-the-axis',
    '(x, y, z) is taken for the axis as it is. That would be right for a turn by 180°; else it is shorter than 1. What does its length tell?',
    ({ q: [w, ...u] }) => rodrigues(2 * w * w - 1, 1, u, 2 * w * lengthOf(u)),
  ),
  ofAttitude(
    'matrix-transposed',
    'This is the transpose: it turns the body the other way. The signs of the terms with w are exchanged.',
    ({ q }) => flipped(rotationOf(q)),
  ),
  ofAttitude('scalar-last', 'The quaternion was read as [x, y, z, w]. Here w stands first.', ({ q: [a, b, c, d] }) =>
    rotationOf([d, a, b, c]),
  ),
  ofAttitude('two-missing', 'Off the diagonal the factor 2 is missing: it multiplies the whole bracket.', ({ q }) =>
    rotationOf(q).map((row, i) => row.map((x, j) => (i === j ? x : x / 2))),
  ),
  ofAttitude(
    'two-missing-on-the-diagonal',
    'On the diagonal the factor 2 is missing: 1 - 2 (y² + z²), and so on.',
    ({ q }) => rotationOf(q).map((row, i) => row.map((x, j) => (i === j ? (1 + x) / 2 : x))),
  ),
];
