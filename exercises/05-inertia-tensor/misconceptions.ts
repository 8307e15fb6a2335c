import type { Misconception } from 'rigid-body-lab/course';
import { aboutPoint, massOf, matrix, overPoints, product, square, total, turned, vector } from './inputs.js';
import type { Inputs } from './inputs.js';

export const unweighted: Misconception<Inputs> = {
  id: 'unweighted-mean',
  says: 'This is the plain average of the positions. Weight each position with its mass, and divide by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.position[i])) / points.length),
};
export const undivided: Misconception<Inputs> = {
  id: 'not-divided',
  says: 'This is Σ m r, in kg m. Divide it by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.mass * p.position[i]))),
};
export const byCount: Misconception<Inputs> = {
  id: 'divided-by-count',
  says: 'The weighted sum is divided by the number of points. Divide it by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.mass * p.position[i])) / points.length),
};
export const plusProducts: Misconception<Inputs> = {
  id: 'plus-products',
  says:
    'The products of inertia have the wrong sign: off the diagonal stands -Σ m x y. With a plus, I ω is not the ' +
    'angular momentum (the programs printed in the lecture have it wrong, too).',
  value: (inputs) =>
    overPoints(inputs, inputs.com, (m, r, i, j) => m * (i === j ? square(r) - r[i] ** 2 : r[i] * r[j])),
  credit: 0.5,
};
/** One product with a plus, the other two right. */
export const plusProduct = (i: number, j: number, name: string): Misconception<Inputs> => ({
  id: `plus-product-${name}`,
  says: `One product of inertia has the wrong sign: I_${name} is -Σ m ${name[0]} ${name[1]}, with a minus like the other two.`,
  value: ({ inertia }) =>
    matrix((row, column) => (row + column === i + j && row !== column ? -1 : 1) * inertia[row][column]),
  credit: 0.5,
});
export const shiftAndSign: Misconception<Inputs> = {
  id: 'about-world-origin-plus-products',
  says:
    'Two things at once: this is the inertia about the world origin, so subtract the centre of mass from each position ' +
    'first; and the products off the diagonal need a minus, -Σ m x y.',
  value: (inputs) => overPoints(inputs, [0, 0, 0], (m, r, i, j) => m * (i === j ? square(r) - r[i] ** 2 : r[i] * r[j])),
};
export const notShifted: Misconception<Inputs> = {
  id: 'about-world-origin',
  says: 'This is the inertia about the world origin: subtract the centre of mass from each position first.',
  value: (inputs) => overPoints(inputs, [0, 0, 0], (m, r, i, j) => m * ((i === j ? square(r) : 0) - r[i] * r[j])),
};
export const massless: Misconception<Inputs> = {
  id: 'mass-missing',
  says: 'The masses are missing: each point counts with its mass, so that the tensor is in kg m².',
  value: (inputs) => overPoints(inputs, inputs.com, (_m, r, i, j) => (i === j ? square(r) : 0) - r[i] * r[j]),
};
export const planes: Misconception<Inputs> = {
  id: 'second-moments',
  says:
    'On the diagonal stands Σ m x² for I_xx. The moment of inertia counts the distance from the axis: ' +
    'I_xx = Σ m (y² + z²).',
  value: (inputs) => overPoints(inputs, inputs.com, (m, r, i, j) => (i === j ? m * r[i] ** 2 : -m * r[i] * r[j])),
};
export const swapped: Misconception<Inputs> = {
  id: 'moments-in-reverse',
  says: 'The moments on the diagonal stand in reverse order: I_xx, the first, is about the x-axis, Σ m (y² + z²).',
  value: ({ inertia }) => matrix((i, j) => (i === j ? inertia[2 - i][2 - i] : inertia[i][j])),
};
export const wrongWay: Misconception<Inputs> = {
  id: 'rotated-backwards',
  says: 'This is Rᵀ I R, the body turned the other way. With v_world = R v_body the tensor in world axes is R I Rᵀ.',
  value: ({ inertia, rotation }) => product(turned(rotation), product(inertia, rotation)),
};
export const oneSided: Misconception<Inputs> = {
  id: 'rotated-once',
  says: 'This is R I. A tensor turns on both sides: the ω that goes in must first be brought into the body, by Rᵀ.',
  value: ({ inertia, rotation }) => product(rotation, inertia),
};
export const sameSideTwice: Misconception<Inputs> = {
  id: 'rotation-not-transposed',
  says: 'This is R I R. The matrix on the right must bring world components into the body: it is the transpose, Rᵀ.',
  value: ({ inertia, rotation }) => product(rotation, product(inertia, rotation)),
};
export const steinerSign: Misconception<Inputs> = {
  id: 'parallel-axis-subtracted',
  says: 'The parallel-axis term is subtracted. The tensor about the centre of mass is the smallest: add the term.',
  value: (inputs) => matrix((i, j) => 2 * inputs.inertia[i][j] - aboutPoint(inputs, inputs.point)[i][j]),
};
export const steinerDiagonal: Misconception<Inputs> = {
  id: 'parallel-axis-scalar',
  says: 'The term m |d|² is added to the whole diagonal. That is the rule for one axis; the tensor needs -m d dᵀ as well.',
  value: (inputs) => {
    const d = vector((k) => inputs.point[k] - inputs.com[k]);
    return matrix((i, j) => inputs.inertia[i][j] + (i === j ? massOf(inputs) * square(d) : 0));
  },
};
export const steinerNoProducts: Misconception<Inputs> = {
  id: 'parallel-axis-diagonal-only',
  says: 'The diagonal is right; off it, -m dx dy and so on are missing. Moving to another point adds products as well.',
  value: (inputs) => matrix((i, j) => (i === j ? aboutPoint(inputs, inputs.point)[i][j] : inputs.inertia[i][j])),
};
export const steinerPlus: Misconception<Inputs> = {
  id: 'parallel-axis-plus-products',
  says: 'The products of the added term have the wrong sign: off the diagonal it is -m dx dy, as in the tensor itself.',
  value: (inputs) => {
    const d = vector((k) => inputs.point[k] - inputs.com[k]);
    const term = (i: number, j: number): number => (i === j ? square(d) - d[i] ** 2 : d[i] * d[j]);
    return matrix((i, j) => inputs.inertia[i][j] + massOf(inputs) * term(i, j));
  },
};
