import type { Misconception } from 'rigid-body-lab/course';
import { along, matrix, square, total, vector, xyz } from './inputs.js';
import type { Inputs, Mat3 } from './inputs.js';

export const lengthForgotten: Misconception<Inputs> = {
  id: 'length-forgotten',
  says: 'This is u · I u. It grows with the length of u; divide by u · u.',
  value: along,
};
export const dividedByLength: Misconception<Inputs> = {
  id: 'divided-by-length-once',
  says: 'u · I u was divided by the length of u once. Both factors u have that length: divide by u · u.',
  value: (inputs) => along(inputs) / Math.sqrt(square(inputs.u)),
};
export const diagonalOnly: Misconception<Inputs> = {
  id: 'products-ignored',
  says: 'Only the diagonal of I entered. The products of inertia count as well: use I u.',
  value: ({ inertia, u }) => total(xyz.map((i) => inertia[i][i] * u[i] ** 2)) / square(u),
};
export const sizeOfMomentum: Misconception<Inputs> = {
  id: 'length-of-momentum',
  says: 'This is |I u| / |u|. Angular momentum also has a part across the axis; take the part along u.',
  value: ({ inertia, u }) =>
    Math.sqrt(square(vector((i) => total(xyz.map((j) => inertia[i][j] * u[j]))))) / Math.sqrt(square(u)),
};
export const unsorted: Misconception<Inputs> = {
  id: 'not-sorted',
  says: 'The moments are in the order of the input. Sort them, ascending, together with their axes.',
  value: ({ values }) => values,
};
export const descending: Misconception<Inputs> = {
  id: 'descending',
  says: 'The moments descend. The smallest comes first.',
  value: ({ moments: [a, b, c] }) => [c, b, a],
};
export const leftBehind: Misconception<Inputs> = {
  id: 'axes-left-behind',
  says: 'The moments were sorted, but the axes stayed where they were. Sort the pairs.',
  value: ({ values, moments }) => values.map((value, k) => Math.abs(value - moments[k])),
};
export const backwards: Misconception<Inputs> = {
  id: 'turned-the-other-way',
  says: 'The product doubled instead of vanishing: this turn goes the other way. Exchange the signs of the sines.',
  value: ({ inertia, pair: [p, q] }) => {
    const [own, other] = [inertia[p][p], inertia[q][q]];
    const side = other < own ? -1 : 1;
    const twice = Math.atan2(2 * side * inertia[p][q], side * (other - own));
    return inertia[p][q] * Math.cos(twice) + ((other - own) / 2) * Math.sin(twice);
  },
};

/** The cosine of the turn that atan2 gives as it comes, and how far it lies below that of 45°. */
const below45 = (own: number, other: number, product: number): number =>
  Math.max(0, Math.SQRT1_2 - Math.cos(Math.atan2(2 * product, other - own) / 2));
export const noAngles = { third: 0, offOrthonormal: 0 };
export const asItComes: Misconception<Inputs> = {
  id: 'angle-as-it-comes',
  says: 'The turn goes beyond 45° if I[p][p] is larger than I[q][q]. Change the signs of both arguments of atan2 then: the second one must not be negative.',
  value: ({ inertia, pair: [p, q] }) => {
    const [own, other, product] = [inertia[p][p], inertia[q][q], inertia[p][q]];
    return { tooFar: [below45(own, other, product), below45(other, own, product)], ...noAngles };
  },
};
const IDENTITY: Mat3 = matrix((i, j) => (i === j ? 1 : 0));
export const degenerate = (cos: number, sin: number): object => ({
  diagonal: IDENTITY,
  reversed: IDENTITY,
  equal: IDENTITY,
  equalWithProduct: { cos, sin, sumOfSines: 0 },
});
