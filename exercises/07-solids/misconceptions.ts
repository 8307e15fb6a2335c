/**
 * Wrong formulas of task 1, with the words for the student; and one answer for all, as a question may get.
 */
import { lengthOf, matrixFrom, multiple, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { brickOf, sumOf, tensorOfPoint } from './inputs.js';
import type { Brick, Mat3 } from './inputs.js';

/** One answer, whatever is asked. */
export const guesses = <I>(answers: readonly unknown[], ask: string): Misconception<I>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always ${JSON.stringify(answer)}. ${ask}`,
    value: () => answer,
  }));

export const diagonal = (moment: (k: number) => number): Mat3 => matrixFrom((i, j) => (i === j ? moment(i) : 0));
export const timesTensor = (factor: number, m: Mat3): Mat3 => matrixFrom((i, j) => factor * m[i][j]);
/** The two edges across an axis. */
const acrossOf = ({ size }: Brick, k: number): number[] => size.filter((_edge, i) => i !== k);
const volumeOf = ({ size: [a, b, c] }: Brick): number => a * b * c;

export const ofBrick: readonly Misconception<Brick>[] = [
  {
    id: 'mass-at-the-corners',
    says: 'These are the moments of the same mass in the eight corners, three times those of the solid brick. Here the mass fills the whole volume, and most of it is nearer to the axis.',
    value: (brick) => timesTensor(3, brickOf(brick)),
  },
  {
    id: 'edges-taken-for-halves',
    says: 'This is four times what it should be. m (b² + c²) / 3 is right where b and c are half edges, as in Chaney’s class; or about an edge of the brick instead of its centre. Here they are full edges, and the axis goes through the centre.',
    value: (brick) => timesTensor(4, brickOf(brick)),
  },
  {
    id: 'edges-halved',
    says: 'This is a quarter of what it should be, as if the edges were halved first. The twelfth is made for full edges: it holds the halves already.',
    value: (brick) => timesTensor(1 / 4, brickOf(brick)),
  },
  {
    id: 'flat-has-no-moment',
    says: 'A brick with an edge of zero has no moments here, as if without volume there were no mass. The mass is handed in and is somewhere: a thin plate and a thin rod are hard to turn, too.',
    value: (brick) => (volumeOf(brick) === 0 ? matrixFrom(() => 0) : brickOf(brick)),
  },
  {
    id: 'divides-by-zero',
    says: 'For a plate or a rod this is not a number: the mass is divided by the volume, which is zero there. The mass itself is all that is needed.',
    value: (brick) => (volumeOf(brick) === 0 ? diagonal(() => NaN) : brickOf(brick)),
  },
  {
    id: 'brackets-lost',
    says: 'The mass and the twelfth multiply the first square alone, and the second one is added as it is, in m². Both squares belong into brackets.',
    value: ({ size: [a, b, c], mass }) =>
      diagonal((k) => [(mass * b * b) / 12 + c * c, (mass * c * c) / 12 + a * a, (mass * a * a) / 12 + b * b][k]),
  },
  {
    id: 'brackets-lost',
    says: 'The mass and the twelfth multiply the first square alone, and the second one is added as it is, in m². Both squares belong into brackets.',
    value: ({ size: [a, b, c], mass }) =>
      diagonal((k) => [(mass * b * b) / 12 + c * c, (mass * a * a) / 12 + c * c, (mass * a * a) / 12 + b * b][k]),
  },
  {
    id: 'own-edge',
    says: 'The moment about x takes the edge along x. The mass along the axis is not away from it: a longer rod is no harder to spin about its own length. Which two edges say how far the mass is from the axis?',
    value: (brick) => diagonal((k) => (brick.mass * brick.size[k] ** 2) / 12),
  },
  {
    id: 'distance-from-centre',
    says: 'All three edges count for each axis here, as if the distance from the centre counted. It is the distance from the axis: which edge drops out?',
    value: ({ size, mass }) => diagonal(() => (mass * lengthOf(size) ** 2) / 12),
  },
  {
    id: 'moment-by-distance',
    says: 'The edges are not squared: the moment grows like the distance here. A piece twice as far from the axis counts four times. Check the unit, too: kg m² is wanted.',
    value: (brick) => diagonal((k) => (brick.mass * total(acrossOf(brick, k))) / 12),
  },
  {
    id: 'square-of-the-sum',
    says: 'This is the square of a sum, (b + c)². The squared distance is a sum of squares, b² + c², by Pythagoras.',
    value: (brick) => diagonal((k) => (brick.mass * total(acrossOf(brick, k)) ** 2) / 12),
  },
  {
    id: 'product-of-edges',
    says: 'The two edges are multiplied. By Pythagoras the squared distance from the axis is a sum of two squares.',
    value: (brick) => {
      return diagonal((k) => (brick.mass * acrossOf(brick, k).reduce((a, b) => a * b)) / 12);
    },
  },
  {
    id: 'mass-forgotten',
    says: 'The mass is missing. A brick of lead is harder to turn than one of wood: check the unit, kg m².',
    value: ({ size }) => brickOf({ size, mass: 1 }),
  },
  {
    id: 'mass-taken-for-density',
    says: 'The mass is multiplied with the volume, as if it were a density. What is handed in is the mass of the whole brick, in kg.',
    value: (brick) => timesTensor(volumeOf(brick), brickOf(brick)),
  },
  {
    id: 'about-a-corner',
    says: 'This is the tensor about a corner of the brick. It counts its coordinates from 0 to the full edge. About the centre they run from minus to plus one half, and the products cancel.',
    value: (brick) => sumOf(brickOf(brick), tensorOfPoint(brick.mass, multiple(brick.size, 1 / 2))),
  },
];
