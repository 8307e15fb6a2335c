/** Wrong points and comparisons of task 3. */
import { cross, lengthOf, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { by, isZero, larger, largerOf, less, nearestOnLine, wrenchAbout } from './inputs.js';
import type { Force, Line, TwoPoints, Vec3 } from './inputs.js';
import { ORIGIN, forceOf, middleOf, squareOf, torqueOf } from './parts.js';

type OnLine = Misconception<Line>;
const line = (id: string, says: string, of: (at: Line & { F: number; T: number }) => unknown): OnLine => ({
  id,
  says,
  value: (input) => {
    const [F, T] = [lengthOf(input.force), lengthOf(input.torque)];
    return F === 0 ? null : of({ ...input, F, T });
  },
});
/**
 * Forces in N below which one may think that there is none: sizes, and roots where the square was compared.
 */
const SMALL = [2e-5, 3.2e-5, 1e-4, 3.2e-4, 1e-3, 3.2e-3, 1e-2, 0.02, 0.032, 0.1];
export const ofLine: readonly OnLine[] = [
  line(
    'other-side',
    'The point is on the other side of the centre of mass: from there the force turns the body the other way. In which order must force and torque stand in the cross product?',
    ({ force, torque, F }) => by(cross(torque, force), 1 / (F * F)),
  ),
  line(
    'along-the-torque',
    'This is a vector along the torque. It has the length of the lever arm, but not its direction: the arm is across the torque, and across the force.',
    ({ torque, F }) => by(torque, 1 / F),
  ),
  line(
    'along-the-torque-by-the-square',
    'This is the torque over the square of the force: not a length, and along the torque. The arm is across torque and force.',
    ({ torque, F }) => by(torque, 1 / (F * F)),
  ),
  line(
    'divided-by-the-force',
    'The cross product is divided by the force once. Count the units: N times N m, divided by what, gives m?',
    ({ force, torque, F }) => by(cross(force, torque), 1 / F),
  ),
  line(
    'not-divided',
    'This is the cross product of force and torque, in N² m. Its direction is right. Divide it so that a length is left.',
    ({ force, torque }) => cross(force, torque),
  ),
  line(
    'divided-by-the-torque',
    'The cross product is divided by the square of the torque. That is one over a length. Which of the two must be divided out?',
    ({ force, torque, T }) => by(cross(force, torque), 1 / (T * T)),
  ),
  line(
    'divided-by-both',
    'The cross product is divided by the sizes of force and torque: this is the direction of the arm, without its length. How long must the arm be?',
    ({ force, torque, F, T }) => by(cross(force, torque), 1 / (F * T)),
  ),
  line(
    'component-by-component',
    'Each component of the torque is divided by that of the force. Vectors cannot be divided: the lever is across both.',
    ({ force, torque }) => vectorFrom((i) => torque[i] / force[i]),
  ),
  {
    id: 'couple-at-the-centre',
    says: 'Where there is no force you return the centre of mass. It would be right for a force through it. A torque without force is a couple: no single force at any place has its effect, so there is no line.',
    value: (input) => nearestOnLine(input) ?? ORIGIN,
  },
  {
    id: 'no-force-divided',
    says: 'Where there is no force, zero is divided by zero here. A torque without force has no line of action: what does the statement want then?',
    value: (input) => nearestOnLine(input) ?? [NaN, NaN, NaN],
  },
  ...SMALL.map((size) => ({
    id: 'small-force-is-none',
    says: 'A small force counts as none here. It has a line of action all the same, and as the arm is torque over force, the line may be far away. Which forces does the statement count as zero?',
    value: (input: Line) => (lengthOf(input.force) < size ? null : nearestOnLine(input)),
  })),
  {
    id: 'zero-component-is-no-force',
    says: 'As soon as one component of the force is zero, you say that there is no force. A force along x has two such components. It is zero only if all three are.',
    value: (input) => (input.force.includes(0) ? null : nearestOnLine(input)),
  },
  {
    id: 'no-torque-asked-first',
    says: 'Where there is neither force nor torque you return the centre of mass. Without a force there is no line, whatever the torque is: which of the two has to be asked about first?',
    value: (input) => (isZero(input.torque) ? ORIGIN : nearestOnLine(input)),
  },
  {
    id: 'no-torque-no-line',
    says: 'Where the torque is zero you say that there is no line. There is: a force without torque acts along a line through the centre of mass. What is missing for a couple is the force.',
    value: ({ force, torque, lever }) => (isZero(torque) ? null : nearestOnLine({ force, torque, lever })),
  },
];

type Pairs = Misconception<TwoPoints>;
/** Compares the torques about the two points by another size. */
const pair = (id: string, says: string, size: (forces: readonly Force[], about: Vec3) => number): Pairs => ({
  id,
  says,
  value: ({ forces, first, second }) => larger(size(forces, first), size(forces, second)),
});
export const ofPairs: readonly Pairs[] = [
  ...['first', 'second', 'same'].map((answer) => ({
    id: 'one-comparison-for-all',
    says: 'The answer is the same for all pairs. That the torque is the same about both points is right for a couple; the torque of other forces depends on the point.',
    value: () => answer,
  })),
  {
    id: 'couple-by-point',
    says: 'For two opposite forces you say that the torque is larger about the point that is farther away. What one force gains by its longer lever the other loses: a couple has one torque, about every point. For a single force the arm does count.',
    value: ({ forces, first, second }) =>
      isZero(forceOf(forces))
        ? larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)))
        : largerOf({ forces, first, second }),
  },
  pair(
    'farther-is-larger',
    'You say that the torque is larger about the point that is farther from the forces. What counts is the distance from their lines of action, and their directions: a point far away on the line has no torque.',
    (forces, about) => squareOf(less(middleOf(forces), about)),
  ),
  pair(
    'sizes-added',
    'The sizes of the two torques are added here. Torques are vectors: they may cancel. Add first, and take the size of the sum.',
    (forces, about) => total(forces.map((f) => lengthOf(torqueOf(f, about)))),
  ),
  pair(
    'first-force-only',
    'Only the first force is looked at. The torque is that of both together, and the second may outweigh the first.',
    (forces, about) => squareOf(torqueOf(forces[0], about)),
  ),
  pair(
    'all-forces-in-the-middle',
    'The sum of the forces is put into the middle of the two points. That is right for equal forces only: give each its own lever.',
    (forces, about) => squareOf(cross(less(middleOf(forces), about), forceOf(forces))),
  ),
  pair(
    'second-force-only',
    'Only the second force is looked at. The torque is that of both together, and the first may outweigh the second.',
    (forces, about) => squareOf(torqueOf(forces[1], about)),
  ),
  pair(
    'point-added',
    'The point that the torque is taken about is added to those of the forces. The lever is the way from it to the force: which of the two is taken from the other?',
    (forces, about) => squareOf(wrenchAbout(forces, by(about, -1)).torque),
  ),
  pair(
    'farther-from-the-origin',
    'You say that the torque is larger about the point that is farther from the origin. The origin has no part in it: what counts is how the point lies to the lines of action of the forces.',
    (_forces, about) => squareOf(about),
  ),
  pair(
    'components-added',
    'The components of the torques are added and compared. The size of a vector is the root of the sum of their squares: (3, -3, 0) is not small.',
    (forces, about) => total(wrenchAbout(forces, about).torque),
  ),
  pair(
    'only-about-z',
    'Only the z component of the torque is compared. That is right for forces in the plane of x and y. In space the size of the torque has three components.',
    (forces, about) => Math.abs(wrenchAbout(forces, about).torque[2]),
  ),
  pair(
    'torques-subtracted',
    'The torque of one force is subtracted from that of the other. Directions are in the torques already: they add up.',
    ([one, other], about) => squareOf(less(torqueOf(one, about), torqueOf(other, about))),
  ),
  {
    id: 'torque-is-the-same-everywhere',
    says: 'You say that the torque is the same about every point unless the forces cancel. It is the other way round: the torque of a couple is the same everywhere, that of forces with a sum depends on the point.',
    value: ({ forces, first, second }) =>
      isZero(forceOf(forces))
        ? larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)))
        : 'same',
  },
  {
    id: 'only-a-couple-is-the-same',
    says: 'You say that the torque is the same only if the forces cancel. It is also the same about two points that lie along the sum of the forces from each other: the arm does not change on that way.',
    value: ({ forces, first, second }) => {
      const right = largerOf({ forces, first, second });
      if (right !== 'same' || isZero(forceOf(forces))) return right;
      return larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)));
    },
  },
  {
    id: 'points-exchanged',
    says: 'You name the point about which the torque is smaller. The lever runs from the point that the torque is taken about to the point where the force acts.',
    value: ({ forces, first, second }) => largerOf({ forces, first: second, second: first }),
  },
];
