/** Wrong ideas of task 2, with the words for the student. */
import { cross, dot, lengthOf, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { alongOf } from './inputs.js';
import type { Rows, Sphere } from './inputs.js';
import { always } from './misconceptions.js';

const rows = (id: string, says: string, value: (v: number[], rows: number[][]) => unknown): Misconception<Rows> => ({
  id,
  says,
  value: (input) => value(alongOf(input), input.rows),
});
/** The minors, from the direction: its signs alternate. */
const minors = (v: number[]): number[] => v.map((x, j) => (j % 2 === 0 ? x : -x));

export const ofRows: readonly Misconception<Rows>[] = [
  rows(
    'signs-not-alternating',
    'These are the minors as they come. The signs alternate along the first row of a determinant: with them the result is perpendicular to every row. Try one row of two numbers: what must it be multiplied with to give 0?',
    minors,
  ),
  rows(
    'the-other-way-along',
    'This points the other way along the constraint. It is perpendicular to all rows, too; the determinant starts with a plus at e1. Which sign has the first entry?',
    (v) => multiple(v, -1),
  ),
  rows(
    'minus-at-the-second-only',
    'Only the second entry has changed its sign. Up to three unknowns that is enough; with four, the last minor has a minus as well.',
    (v) => minors(v).map((x, j) => (j === 1 ? -x : x)),
  ),
  rows(
    'last-sign-only',
    'Only the last entry has changed its sign. With two unknowns that is enough; with three it is the one in the middle. Signs alternate, and start with a plus.',
    (v) => minors(v).map((x, j) => (j === v.length - 1 ? -x : x)),
  ),
  rows(
    'signs-from-the-last',
    'With two and with four unknowns this points the other way along the constraint. The signs are counted from the last column, which is the same with three unknowns only. They begin with a plus at e1.',
    (v) => multiple(v, v.length === 3 ? 1 : -1),
  ),
  rows(
    'all-but-the-first-minus',
    'All minors but the first have changed their sign. With two unknowns that is enough; with three the last one keeps its sign. The signs alternate: plus, minus, plus, minus.',
    (v) => minors(v).map((x, j) => (j === 0 ? x : -x)),
  ),
  rows(
    'other-way-for-two',
    'With two unknowns this points the other way, (-b, a) for the row (a, b). It is perpendicular to the row as well, but the determinant begins with a plus at e1. What is left of the row without its first column?',
    (v) => multiple(v, v.length === 2 ? -1 : 1),
  ),
  rows(
    'made-a-unit-vector',
    'This is a unit vector. Its direction is right, but the determinant has a length of its own, the area or volume that the rows span. How fast one goes is the business of c, and dependent rows would mean a division by zero.',
    (v) => multiple(v, 1 / lengthOf(v)),
  ),
  rows(
    'the-gradient-itself',
    'This is the first row itself. The gradient says where f grows fastest, so it leads straight off the constraint. Along the constraint f does not change: what is the product of that direction with the row?',
    (_v, [first]) => first,
  ),
  rows(
    'without-any-sign',
    'These are the sizes of the minors, without their signs. A minor may be negative; its sign in the determinant comes on top. Is the product with each row still 0?',
    (v) => v.map(Math.abs),
  ),
  rows(
    'order-reversed',
    'The entries stand in reverse order. What belongs to e1 is the determinant of the columns without the first.',
    (v) => [...v].reverse(),
  ),
];

export const ofSphere: readonly Misconception<Sphere>[] = [
  {
    id: 'C-as-the-direction',
    says: 'Every point that moves is on a great circle here. It would be right if C were the direction in which it goes. But v is perpendicular to C, and on every circle to the arm of the point, too: the point goes round C, as a body turns about its axis. Which circle is that?',
    value: ({ point, C }) => (lengthOf(cross(point, C)) === 0 ? 'stays' : 'great circle'),
  },
  {
    id: 'stays-where-C-is-across',
    says: 'This has "stays" and "great circle" exchanged. A vector product is zero for vectors in one line, not for those at right angles. Where must a point be that a turn about C does not move?',
    value: ({ point, C }) =>
      dot(point, C) === 0 ? 'stays' : lengthOf(cross(point, C)) === 0 ? 'great circle' : 'small circle',
  },
  {
    id: 'stays-or-small',
    says: 'A point at right angles to C stays here, and every other one moves on a small circle. A vector product is largest for vectors at right angles, and zero for those in one line. Where is the equator, if C is the axis?',
    value: ({ point, C }) => (dot(point, C) === 0 ? 'stays' : 'small circle'),
  },
  {
    id: 'only-one-pole',
    says: 'This knows one pole only. If C points the other way, from the point through the centre, its vector product with the point is zero as well. Try C = -point.',
    value: ({ point, C }) =>
      dot(point, C) === 0
        ? 'great circle'
        : lengthOf(cross(point, C)) === 0 && dot(point, C) > 0
          ? 'stays'
          : 'small circle',
  },
  {
    id: 'great-and-small-exchanged',
    says: 'Great and small circle are exchanged here. If C is the axis of a globe, the equator is the one great circle. At which angle to the axis is a point of the equator?',
    value: ({ point, C }) =>
      lengthOf(cross(point, C)) === 0 ? 'stays' : dot(point, C) === 0 ? 'small circle' : 'great circle',
  },
  ...[(way: number, radius: number) => way === radius, (way: number, radius: number) => way >= radius].map(
    (isGreat) => ({
      id: 'length-of-C-forgotten',
      says: 'Whether the circle is great depends on the length of C here. That length says how fast the point goes round, and not on which circle: C and 2 C have one axis. What does the size of the circle depend on?',
      value: ({ point, C }: Sphere) => {
        const v = cross(point, C);
        return dot(v, v) === 0 ? 'stays' : isGreat(dot(v, v), dot(point, point)) ? 'great circle' : 'small circle';
      },
    }),
  ),
  ...[[1], [1, -1]].map((signs) => ({
    id: 'only-C-as-long-as-the-point',
    says: 'Only a C that is as long as the point lets it stay here. The length of C says how fast the point goes round, not about which axis. Try C = 2 point.',
    value: ({ point, C }: Sphere) => {
      if (dot(point, C) === 0) return 'great circle';
      return signs.some((sign) => point.every((x, i) => sign * x === C[i])) ? 'stays' : 'small circle';
    },
  })),
  ...[1, -1].map((sign) => ({
    id: 'only-on-one-side',
    says: 'The points on one side of the plane through the centre go on great circles here. On a globe the parallels are small in the north and in the south alike. What matters of the product of point and C, its sign or whether it is 0?',
    value: ({ point, C }: Sphere) => {
      if (lengthOf(cross(point, C)) === 0) return 'stays';
      return sign * dot(point, C) > 0 ? 'small circle' : 'great circle';
    },
  })),
  ...[
    (product: number, p: number, c: number) => Math.abs(product) === Math.sqrt(p) * Math.sqrt(c),
    (product: number, p: number, c: number) => Math.abs(product / (Math.sqrt(p) * Math.sqrt(c))) === 1,
    (product: number, p: number, c: number) => Math.abs(product / Math.sqrt(p) / Math.sqrt(c)) === 1,
  ].map((isInLine) => ({
    id: 'equal-but-for-rounding',
    says: 'For some points on the line of C this misses that they stay. Roots are rounded: what is equal on paper may differ in the last digit, or a cosine miss its 1. The numbers are whole, and their squares and products exact. Can you do without a root?',
    value: ({ point, C }: Sphere) => {
      if (dot(point, C) === 0) return 'great circle';
      return isInLine(dot(point, C), dot(point, point), dot(C, C)) ? 'stays' : 'small circle';
    },
  })),
  ...[
    ...[0.9, 0.99, 0.999, 0.9999].flatMap((line) => [0, 0.01, 0.1].map((level) => ({ line, level }))),
    ...[0.01, 0.1].map((level) => ({ line: 1, level })),
  ].map(({ line, level }) => ({
    id: 'nearly-is-not-exactly',
    says: 'Nearly in one line, or nearly at a right angle, counts as exactly so here. Near the pole of a globe there are small circles, too. The numbers are whole and their products exact: what is 0 is 0.',
    value: ({ point, C }: Sphere) => {
      const cosine = Math.abs(dot(point, C)) / (lengthOf(point) * lengthOf(C));
      if (cosine <= level) return 'great circle';
      return cosine > line || lengthOf(cross(point, C)) === 0 ? 'stays' : 'small circle';
    },
  })),
  {
    id: 'every-path-is-great',
    says: 'This lets every path be a great circle. It would be right for the shortest way, or for a bead that slides freely. But v = point x C keeps the product of point and C: how far above the plane through the centre does the path run?',
    value: () => 'great circle',
  },
  {
    id: 'every-path-is-a-parallel',
    says: 'This lets every path be a small circle. One of the circles about an axis is a great one, and two of them are mere points. Which places of the globe are these, if C is its axis?',
    value: () => 'small circle',
  },
  {
    id: 'poles-forgotten',
    says: 'This forgets the points that do not move. If the point lies on the line of C, the vector product is zero.',
    value: ({ point, C }) => (dot(point, C) === 0 ? 'great circle' : 'small circle'),
  },
  always(
    'stays',
    'A point stays only where its vector product with C is zero. Which points of a globe does a turn about its axis not move?',
  ),
];
