import { matrixFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import type { Mat3, Move } from './inputs.js';
import { entryOf, ofOnePoint, right, square } from './misconceptions.js';
import type { Entry } from './misconceptions.js';

/** The tensor of the body and a term of its own; d leads from the centre of mass to the point. */
const added = ({ body: { mass, com, inertia }, point: [x, y, z] }: Move, term: Entry): Mat3 =>
  matrixFrom((i, j) => inertia[i][j] + term(mass, [x - com[0], y - com[1], z - com[2]], i, j));

export const ofMove: readonly Misconception<Move>[] = [
  ...ofOnePoint.map(({ id, says, entry }) => ({
    id: `parallel-axis-${id}`,
    says: `The parallel-axis term is the tensor of one point, at d = point - com for (x, y, z). ${says}`,
    value: (input: Move) => added(input, entry),
  })),
  {
    id: 'parallel-axis-subtracted',
    says: 'The parallel-axis term is subtracted. The tensor about the centre of mass is the smallest: add the term.',
    value: (input) => added(input, (m, d, i, j) => -entryOf(right)(m, d, i, j)),
  },
  {
    id: 'parallel-axis-scalar',
    says: 'The term m |d|² is added to the whole diagonal. That is the rule for one axis; the tensor needs -m d dᵀ as well.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * square(d) : 0)),
  },
  {
    id: 'parallel-axis-diagonal-only',
    says: 'The diagonal is right; off it, -m dx dy and so on are missing. Moving to another point adds products as well.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * right(d, i) : 0)),
  },
  {
    id: 'mass-on-one-term-only',
    says: 'The mass stands with |d|² E only. It multiplies all of |d|² E - d dᵀ: mind the bracket.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? m * square(d) : 0) - d[i] * d[j]),
  },
  {
    id: 'only-the-added-term',
    says: 'This is the added term alone. Add it to the tensor about the centre of mass, body.inertia.',
    value: (input) => added({ ...input, body: { ...input.body, inertia: matrixFrom(() => 0) } }, entryOf(right)),
  },
  {
    id: 'parallel-axis-from-the-origin-twice',
    says: 'Here the tensor of the whole mass at the point is added and that of the whole mass at com subtracted, both seen from the origin. The square of a difference is not the difference of the squares: make d = point - com first.',
    value: (input) => {
      const { mass, com } = input.body;
      const term = entryOf(right);
      const { inertia } = input.body;
      return matrixFrom((i, j) => inertia[i][j] + term(mass, input.point, i, j) - term(mass, com, i, j));
    },
  },
  {
    id: 'parallel-axis-products-twice',
    says: 'Off the diagonal the term is added twice: once for i, j and once for j, i? Each entry gets -m d[i] d[j] once.',
    value: (input) => added(input, (m, d, i, j) => (i === j ? 1 : 2) * entryOf(right)(m, d, i, j)),
  },
  ...[1, -1].map((side) => ({
    id: 'parallel-axis-one-half-only',
    says: 'Below the diagonal and above it stand different numbers: on one side the term is missing. A tensor is symmetric; what is added at i, j is added at j, i, too.',
    value: (input: Move) => added(input, (m, d, i, j) => (side * (i - j) > 0 ? 0 : entryOf(right)(m, d, i, j))),
  })),
];
