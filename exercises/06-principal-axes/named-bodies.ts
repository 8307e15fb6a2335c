/**
 * The question of task 3: the principal directions of named bodies, by their symmetry, and the
 * ideas behind wrong answers.
 */
import { oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses } from './guesses.js';

/** Bodies of uniform density, by the directions of their principal axes. */
export const DIRECTIONS = {
  'three lines': ['lump', 'brick', 'scalene plate'],
  'a line and a plane': ['cylinder', 'square plate', 'triangular plate'],
  'all directions': ['ball', 'cube', 'tetrahedron'],
};
export const NAMES = Object.values(DIRECTIONS).flat();
interface Named {
  body: string;
}
export const anyBody: Domain<Named> = recordOf({ body: oneOf(NAMES) });
/**
 * By the axes of symmetry: two that are neither parallel nor perpendicular make all moments
 * equal, one of order 3 two.
 */
const ORDERS: Record<string, readonly [number, number]> = {
  lump: [0, 0],
  brick: [3, 2],
  'scalene plate': [0, 0],
  cylinder: [1, Infinity],
  'square plate': [1, 4],
  'triangular plate': [1, 3],
  ball: [Infinity, Infinity],
  cube: [3, 4],
  tetrahedron: [4, 3],
};
export function directions({ body }: Named): string {
  const [axes, order] = ORDERS[body];
  if (order < 3) return 'three lines';
  return axes > 1 ? 'all directions' : 'a line and a plane';
}

const insteadOf = (bodies: readonly string[], answer: string) => (input: Named) =>
  bodies.includes(input.body) ? answer : directions(input);
const TURNED = 'A turn that brings it onto itself brings principal axes onto principal axes of the same moment';
/** What to think of for each body, where it alone is misjudged. */
const ASKS: Record<string, string> = {
  lump: 'Its tensor is a symmetric matrix with three different moments: how many eigenvectors at right angles has such a matrix, and are there others?',
  brick: 'Its three moments are different. If u and v have different moments, is u + v an eigenvector?',
  'scalene plate':
    'Its tensor is a symmetric matrix, and no symmetry makes two of its moments equal: how many eigenvectors at right angles has such a matrix, and are there others?',
  cylinder:
    'All axes across it have one moment, and its own axis has another: it is long. Which directions between these are eigenvectors?',
  'square plate': `${TURNED}: take a quarter turn. And is the moment about the axis across the plate the same as those in its plane, or their sum?`,
  'triangular plate': `${TURNED}: take a third of a turn. And is the moment about the axis across the plate the same as those in its plane, or their sum?`,
  ball: 'Every axis is like every other. What is I then?',
  cube: `${TURNED}, and its three edges change places: how many different moments has it? What is I then in any axes?`,
  tetrahedron: `${TURNED}: it stands alike on each of its four faces, so the line up from a face is one of four. Can one of them be set apart?`,
};
const KINDS = [...Object.keys(DIRECTIONS), 'none'];

export const ofBody: readonly Misconception<Named>[] = [
  ...[['lump'], ['lump', 'scalene plate']].map((bodies) => ({
    id: 'principal-axes-need-symmetry',
    says: 'You give a body without symmetry no principal axes. Symmetry only shows where they are. The tensor of any body is a symmetric matrix: how many eigenvectors at right angles has such a matrix always?',
    value: insteadOf(bodies, 'none'),
  })),
  {
    id: 'three-for-every-body',
    says: 'You give every body three lines. That holds if all moments are different. Where two are equal, take u and v of the same moment and ask what I (u + v) is.',
    value: () => 'three lines',
  },
  {
    id: 'only-round-bodies',
    says: 'You look for round bodies. The tensor sees only sums of squares: if a turn by 90° or 120° brings a body onto itself, what does that say of its moments about two axes that change places?',
    value: insteadOf(['square plate', 'triangular plate', 'cube', 'tetrahedron'], 'three lines'),
  },
  {
    id: 'three-sides-are-not-square',
    says: 'You trust quarter turns, but no thirds of a turn. If the moments about two axes in a plane were different, one direction would have the largest. A third of a turn gives two more such directions: can there be three?',
    value: (input) =>
      input.body === 'triangular plate' || input.body === 'tetrahedron' ? 'three lines' : directions(input),
  },
  {
    id: 'a-cube-is-no-ball',
    says: 'You give cube and tetrahedron less than a ball has. A cube has three equal moments. What is I then in its own axes, and what in any others?',
    value: insteadOf(['cube', 'tetrahedron'], 'three lines'),
  },
  {
    id: 'two-equal-moments-overlooked',
    says: 'You give cylinder and plates three lines. A turn by a quarter or a third brings the axes in one plane onto others of the same moment. Take u and v of the same moment and ask what I (u + v) is.',
    value: insteadOf(DIRECTIONS['a line and a plane'], 'three lines'),
  },
  {
    id: 'round-or-not-in-the-plane',
    says: 'You give square and triangular plate three lines, and the cylinder a line and a plane. The tensor sees no corners, only sums of squares: if a quarter or a third of a turn brings the plate onto itself, what does that say of two axes in its plane?',
    value: insteadOf(['square plate', 'triangular plate'], 'three lines'),
  },
  {
    id: 'one-axis-of-a-cube-set-apart',
    says: 'You give cube and tetrahedron one line and one plane, as if you looked along one of their axes and saw only the turns about it. They have several such axes, and each has a plane of its own: what do two planes of equal moments say together?',
    value: insteadOf(['cube', 'tetrahedron'], 'a line and a plane'),
  },
  {
    id: 'every-regular-body-like-a-ball',
    says: 'You let every body with equal sides have all directions. Equal edges in one plane make two moments equal. The axis across a plate has the sum of both: is it the same?',
    value: insteadOf(['square plate', 'triangular plate'], 'all directions'),
  },
  ...NAMES.flatMap((body) =>
    KINDS.filter((kind) => kind !== directions({ body })).map((answer) => ({
      id: 'one-body-misjudged',
      says: `You are right for all bodies but the ${body}: you say '${answer}'. ${ASKS[body]}`,
      value: insteadOf([body], answer),
    })),
  ),
  ...guesses(
    ['none', 'a line and a plane', 'all directions'],
    'Begin with a brick, whose three moments differ: which directions are principal axes of it? Then let two edges become equal, then all.',
  ),
];
