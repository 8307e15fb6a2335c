/** On which side q stands in its rate. */
import { cross, derived, dot, integerIn, lengthOf, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Quaternion, Vec3 } from './inputs.js';
import { guesses, isNone } from './words.js';

export interface Side {
  q: Quaternion;
  omega: Vec3;
  axes: 'body' | 'world';
}
export const SIDES = ['left', 'right', 'either'] as const;
const half = oneOf([0.5, -0.5]);
const axisTurn = oneOf([0, 1, 2, 3]);
const uOf = ({ q: [, x, y, z] }: Side): Vec3 => [x, y, z];
/** Both products are the same if the two vectors lie on one line. */
const isEither = (input: Side): boolean => isNone(cross(uOf(input), input.omega));
export const sideOf = (input: Side): string => (isEither(input) ? 'either' : input.axes === 'body' ? 'left' : 'right');
const WAYS = ['none', 'at rest', 'along', 'against'] as const;
export const anySide: Domain<Side> = derived(
  recordOf({
    halves: vectorOf(half, 4),
    /** A turn about an axis of the coordinates instead, by half a turn; 0 is none of them. */
    line: axisTurn,
    omega: vectorOf(integerIn(-3, 3), 3),
    size: integerIn(1, 4),
    way: oneOf(WAYS),
    side: oneOf(SIDES),
    axes: oneOf(['body', 'world'] as const),
  }),
  ({ halves, line, omega, size, way, side, axes }) => {
    const alone = [1, 2, 3].map((k) => (k === line ? halves[0] * 2 : 0));
    const q = (line === 0 ? [...halves] : [0, ...alone]) as Quaternion;
    if (side !== 'either') {
      const input: Side = { q, omega: [...omega] as Vec3, axes: side === 'left' ? 'body' : 'world' };
      return isEither(input) ? undefined : input;
    }
    if (way === 'none') return { q: [halves[0] * 2, 0, 0, 0], omega: [...omega] as Vec3, axes };
    if (way === 'at rest') return { q, omega: [0, 0, 0], axes };
    const factor = 2 * size * (way === 'along' ? 1 : -1);
    return { q, omega: q.slice(1).map((x) => (x === 0 ? 0 : x * factor)) as Vec3, axes };
  },
);
const bySides = (either: (input: Side) => boolean) => (input: Side) =>
  either(input) ? 'either' : input.axes === 'body' ? 'left' : 'right';
export const ofSide: readonly Misconception<Side>[] = [
  {
    id: 'q-always-on-the-left',
    says: 'You put q on the left for all. That is the rule for an ω in body axes. The same motion, told in world axes, has other numbers for ω: where do they go?',
    value: () => 'left',
  },
  {
    id: 'sides-exchanged',
    says: 'Left and right are exchanged. What acts on the body first stands nearest to its vectors, on the right, and is meant in body axes. On which side of q does an ω in body axes stand, and on which q itself?',
    value: (input) => {
      const side = sideOf(input);
      return side === 'either' ? side : side === 'left' ? 'right' : 'left';
    },
  },
  {
    id: 'the-side-always-counts',
    says: 'You always insist on one side. The two products differ by twice u × ω. When is that zero, and what does it say about the components of ω in both frames?',
    value: bySides(() => false),
  },
  {
    id: 'no-side-at-right-angles',
    says: 'You let the side not matter if ω is at a right angle to the axis of q. Then u · ω is zero, which both products share. They differ in u × ω: when is this one zero?',
    value: bySides((input) => dot(uOf(input), input.omega) === 0),
  },
  {
    id: 'only-along-not-against',
    says: 'You do not count an ω that points against the axis of q. It lies on the same line, and the body turns back about it. Is u × ω zero?',
    value: bySides((input) => isEither(input) && dot(uOf(input), input.omega) >= 0),
  },
  {
    id: 'only-without-a-turn',
    says: 'You let the side not matter only if nothing is turned yet, or nothing turns. There is another case: a wheel that has turned about its axle, and goes on about it.',
    value: bySides((input) => isNone(uOf(input)) || isNone(input.omega)),
  },
  {
    id: 'only-on-one-line',
    says: 'You look for an axis of q that lies along ω, and miss that there may be no axis or no ω. While the body stands as the world does, what are the components of ω in the two frames?',
    value: bySides((input) => isEither(input) && lengthOf(uOf(input)) * lengthOf(input.omega) > 0),
  },
  {
    id: 'opposite-taken-for-same',
    says: 'You take two products that differ by their sign for the same, since q and -q are one orientation. A rate is no orientation: the opposite rate leads the other way. The four numbers themselves must agree.',
    value: bySides((input) => isEither(input) || (input.q[0] === 0 && dot(uOf(input), input.omega) === 0)),
  },
  {
    id: 'world-axes-do-not-matter',
    says: 'You let the side not matter for an ω in world axes. There the product with q on the right is the rate, and that on the left is another one, unless u × ω is zero.',
    value: (input) => (input.axes === 'world' ? 'either' : sideOf(input)),
  },
  {
    id: 'half-a-turn-has-no-side',
    says: 'You let the side not matter when w is zero. Then w ω drops out of both products. What is left in them, and with which sign?',
    value: bySides((input) => isEither(input) || input.q[0] === 0),
  },
  ...guesses(['right', 'either'], 'Ask first whether the two products differ at all, then in whose axes ω is told.'),
];
