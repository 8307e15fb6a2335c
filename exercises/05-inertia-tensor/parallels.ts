/**
 * The question of task 4: about which of two parallel axes the moment is larger, and the
 * ideas behind wrong answers.
 */
import { derived, integerIn, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';
import { guesses, word } from './words.js';

export interface TwoAxes {
  com: Vec3;
  a: Vec3;
  b: Vec3;
  axis: number;
}
export const LARGER = ['b', 'a', 'same'] as const;
const coordinates = vectorOf(integerIn(-5, 5), 3);
const acrossSquare = (d: Vec3, axis: number): number => total(d.map((x, k) => (k === axis ? 0 : x * x)));
const between = (from: Vec3, to: Vec3): Vec3 => vectorFrom((k) => to[k] - from[k]);
export const anyTwoAxes: Domain<TwoAxes> = derived(
  recordOf({
    com: coordinates,
    one: coordinates,
    other: coordinates,
    axis: integerIn(0, 2),
    which: oneOf(LARGER),
    steps: oneOf([0, 1]),
  }),
  ({ com, one: drawn, other, axis, which, steps }) => {
    // A quarter turn about the axis through the centre of mass, and a step along it,
    // change no distance from it.
    const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
    // Instead of the quarter turn also 5 steps along one axis, and 3 and 4 along two: as far, by other steps.
    const one = which === 'same' && steps === 1 ? vectorFrom((k) => (k === axis ? drawn[k] : k === p ? 5 : 0)) : drawn;
    const round = vectorFrom((k) => {
      if (k === axis) return other[k];
      return steps === 1 ? (k === p ? 3 : 0 - 4) : k === p ? 0 - one[q] : one[p];
    });
    const second = which === 'same' ? round : other;
    const difference = acrossSquare(one, axis) - acrossSquare(second, axis);
    if (one.every((x, k) => x === second[k]) || (difference === 0) !== (which === 'same')) return undefined;
    const points = [one, second].map((d) => vectorFrom((k) => com[k] + d[k]));
    const [a, b] = difference > 0 === (which === 'a') ? points : points.reverse();
    return { com, a, b, axis };
  },
);
const POINTS = ['a', 'b', 'same'] as const;
/** The point whose measure is larger. */
export const larger = (measure: (point: Vec3, input: TwoAxes) => number) => (input: TwoAxes) =>
  word(measure(input.a, input) - measure(input.b, input), POINTS);
export const acrossFromCentre = (point: Vec3, { com, axis }: TwoAxes): number =>
  acrossSquare(between(com, point), axis);
/** The two steps from the centre of mass across the axis. */
const stepsTo = (point: Vec3, { com, axis }: TwoAxes): number[] => between(com, point).filter((_step, k) => k !== axis);

export const ofTwoAxes: readonly Misconception<TwoAxes>[] = [
  {
    id: 'parallel-axis-from-any-point',
    says: 'You say that the second moment is always larger, as if m d² were added on the way from a to b. That holds only if the way begins at the centre of mass. For a rod the moments about both ends are equal: start at the centre each time.',
    value: () => 'b',
  },
  {
    id: 'one-moment-for-all-points',
    says: 'You say that both moments are equal. They are if both axes are equally far from the centre of mass. Else the body as a whole is carried round on circles of different size.',
    value: () => 'same',
  },
  {
    id: 'distance-in-space',
    says: 'You compare how far the points are from the centre of mass. The distance between the parallel axes counts: how far a point lies along the axis changes nothing.',
    value: larger((point, { com }) => acrossSquare(between(com, point), 3)),
  },
  {
    id: 'distance-from-the-origin',
    says: 'You compare distances from the axis through the origin. That holds if the centre of mass is there. The body knows nothing of the origin: measure from com.',
    value: larger((point, { axis }) => acrossSquare(point, axis)),
  },
  {
    id: 'nearer-is-larger',
    says: 'You name the axis that is nearer to the centre of mass. About the centre of mass the moment is the smallest of all parallel axes. What does going away from there do?',
    value: larger((point, input) => 0 - acrossFromCentre(point, input)),
  },
  ...[
    { across: (steps: number[]) => steps[0] + steps[1], words: 'add the two steps across the axis as they are' },
    { across: (steps: number[]) => Math.max(...steps), words: 'compare the longer of the two steps across the axis' },
    { across: (steps: number[]) => steps[0] * steps[1], words: 'multiply the two steps across the axis' },
  ].map(({ across, words }) => ({
    id: 'distance-by-steps',
    says: `You ${words}. The moment grows with the square of the straight distance: how far is one who has gone 3 m along one axis and 4 m along another?`,
    value: larger((point, input) => across(stepsTo(point, input).map(Math.abs))),
  })),
  ...[(x: number) => x, (x: number) => x * x, Math.abs].map((measure) => ({
    id: 'steps-with-their-signs',
    says: 'You add the two steps across the axis with their signs, so that they may cancel. A point 3 m to the left and 3 m up is not at the centre: what has to be done to each step before they are added?',
    value: larger((point, input) => measure(total(stepsTo(point, input)))),
  })),
  ...[
    (axis: number) => (axis + 1) % 3,
    (axis: number) => (axis + 2) % 3,
    (axis: number) => (axis === 0 ? 1 : 0),
    (axis: number) => (axis === 2 ? 1 : 2),
  ].flatMap((only) =>
    [Math.abs, (x: number) => x].map((measure) => ({
      id: 'one-step-only',
      says: 'You compare one of the two steps across the axis, and leave the other out. A distance in the plane across the axis is made of both.',
      value: larger((point, { com, axis }) => measure(between(com, point)[only(axis)])),
    })),
  ),
  ...[Math.abs, (x: number) => x].map((measure) => ({
    id: 'distance-along-the-axis',
    says: 'You compare how far the points lie along the axis. An axis is the same line whichever of its points is given: only how far it is to the side of the centre of mass counts.',
    value: larger((point, { com, axis }) => measure(between(com, point)[axis])),
  })),
  {
    id: 'distance-in-space-from-the-origin',
    says: 'You compare how far the points are from the origin. The body knows nothing of the origin, and what lies along the axis changes nothing: measure from com, and across the axis.',
    value: larger((point) => acrossSquare(point, 3)),
  },
  ...['a', 'b'].map((answer) => ({
    id: 'equal-distances-not-the-same',
    says: `You name ${answer} although both axes are equally far from the centre of mass. What is added to the moment is the same then.`,
    value: (input: TwoAxes) => {
      const right = larger(acrossFromCentre)(input);
      return right === 'same' ? answer : right;
    },
  })),
  ...guesses(['a'], 'Exchange the two points: the answer must change its name. What about an axis decides?'),
];
