/**
 * Wrong formulas of task 1, with the words for the student; and one answer for all, as a question may get.
 */
import { dot, lengthOf, matrixFrom, multiple, transposed } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { matrixOf } from './inputs.js';
import type { AxisAngle, Mat3, Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
export const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

/** The slide's formula with any three numbers for the axis. */
function slide([x, y, z]: readonly number[], angle: number): Mat3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const u = [x, y, z];
  const sines = [
    [0, -z, y],
    [z, 0, -x],
    [-y, x, 0],
  ];
  return matrixFrom((i, j) => (i === j ? c : 0) + (1 - c) * u[i] * u[j] + s * sines[i][j]);
}
const direction = (axis: Vec3): number[] => multiple(axis, 1 / lengthOf(axis));
/** The right matrix with another third row. */
const thirdRow = (row: (u: number[], c: number, s: number) => number[]) => (input: AxisAngle) => {
  const [first, second] = matrixOf(input);
  return [first, second, row(direction(input.axis), Math.cos(input.angle), Math.sin(input.angle))];
};

export const ofMatrix: readonly Misconception<AxisAngle>[] = [
  {
    id: 'axis-not-unit',
    says: 'The axis is put into the formula as it was handed in, and a long axis stretches the body. The formula on the slide does not say so, but it holds for a vector of length one only: what of the axis counts, and what does not?',
    value: ({ axis, angle }) => slide(axis, angle),
  },
  ...[1e-5, 1e-3, 1e-2].map((short) => ({
    id: 'short-is-no-axis',
    says: 'A short axis makes no turn here: the unit matrix comes out. The axis only says about which line; however short it is, it has a direction, and the angle says how far.',
    value: (input: AxisAngle) =>
      lengthOf(input.axis) < short ? matrixFrom((i, j) => (i === j ? 1 : 0)) : matrixOf(input),
  })),
  ...[1e-15, 1e-12, 1e-10, 1e-9, 1e-8, 1e-6].map((bit) => ({
    id: 'length-plus-a-bit',
    says: 'A short axis comes out too short: something is added to its length before it is divided. The length is never zero here, so nothing has to be added to it.',
    value: ({ axis, angle }: AxisAngle) => slide(multiple(axis, 1 / (lengthOf(axis) + bit)), angle),
  })),
  ...[1e-6, 1e-4, 1e-2].map((near) => ({
    id: 'nearly-one-is-one',
    says: 'An axis whose length is nearly one is taken as it is. Its error goes into every number of R. Dividing by the length costs nothing, and is right for all.',
    value: ({ axis, angle }: AxisAngle) =>
      Math.abs(lengthOf(axis) - 1) < near ? slide(axis, angle) : matrixOf({ axis, angle }),
  })),
  {
    id: 'divided-by-the-square',
    says: 'The axis is divided by the square of its length, and not by its length. Try the axis (0, 0, 2): what must become of the 2?',
    value: ({ axis, angle }) => slide(multiple(axis, 1 / dot(axis, axis)), angle),
  },
  {
    id: 'divided-by-the-sum',
    says: 'The axis is divided by the sum of its components. Its length is the root of the sum of their squares.',
    value: ({ axis, angle }) => slide(multiple(axis, 1 / (axis[0] + axis[1] + axis[2])), angle),
  },
  {
    id: 'length-turns',
    says: 'The length of the axis counts in the angle, as in a vector that holds both. Here the angle is handed in by itself: a longer axis turns no further.',
    value: ({ axis, angle }) => matrixOf({ axis, angle: angle * lengthOf(axis) }),
  },
  {
    id: 'rows-are-axes',
    says: 'This is the transpose of R: its rows are the axes of the turned body, which belong into the columns. Put another way, it turns by -θ. Where must a quarter turn about z bring the x axis?',
    value: (input) => transposed(matrixOf(input)),
  },
  {
    id: 'sines-of-row-three',
    says: 'The first two rows are right; in the third one both sines have the other sign. Across the diagonal each sine stands with the opposite sign: compare with the first two rows.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) + y * s, y * z * (1 - c) + x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - x * s, y * z * (1 - c) + y * s, c + z * z * (1 - c)]),
  },
  {
    id: 'row-three-symmetric',
    says: 'The third row has no sine: it is the part that is the same on both sides of the diagonal. What tells a turn from the turn back?',
    value: thirdRow(([x, y, z], c) => [x * z * (1 - c), y * z * (1 - c), c + z * z * (1 - c)]),
  },
  {
    id: 'factor-missing',
    says: 'In the third row the products of two components lack their factor 1 - cos θ. Without a turn, at θ = 0, R must be the unit matrix: is it?',
    value: thirdRow(([x, y, z], c, s) => [x * z - y * s, y * z + x * s, c + z * z]),
  },
  {
    id: 'one-plus-cosine',
    says: 'Where 1 - cos θ belongs stands 1 + cos θ. Without a turn, at θ = 0, R must be the unit matrix: is it?',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 + c) - y * s, y * z * (1 + c) + x * s, c + z * z * (1 + c)]),
  },
  {
    id: 'diagonal-not-squared',
    says: 'The last number has z where z² belongs. Two of the components meet in each place, on the diagonal twice the same.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) + x * s, c + z * (1 - c)]),
  },
  {
    id: 'cosine-missing',
    says: 'The last number lacks cos θ. A half turn about x must bring z to -z: does it?',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) + x * s, z * z * (1 - c)]),
  },
  {
    id: 'degrees',
    says: 'The angle is taken for degrees. It is in rad, as Math.cos and Math.sin want it.',
    value: ({ axis, angle }) => matrixOf({ axis, angle: (angle * Math.PI) / 180 }),
  },
];
