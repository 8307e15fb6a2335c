/** The question of task 2: to which side the angular momentum leans, and the ideas behind wrong answers. */
import { cross, derived, numberIn, oneOf, recordOf, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';
import { guesses, word } from './words.js';

export interface Dumbbell {
  ball: Vec3;
}
export const LEANS = ['neither', '+x', '-x'] as const;
export const anyDumbbell: Domain<Dumbbell> = derived(
  recordOf({
    size: vectorOf(numberIn(0.5, 3, { decimals: 1, corners: [1, 2] }), 3),
    signs: vectorOf(oneOf([1, -1]), 3),
    zero: oneOf([0, 2]),
    inPlane: oneOf([false, true]),
    lean: oneOf(LEANS),
  }),
  ({ size, signs, zero, inPlane, lean }) => {
    const [x, y, z] = vectorFrom((i) => size[i] * signs[i]);
    if (lean === 'neither') return { ball: zero === 0 ? [0, y, z] : [x, y, 0] };
    const up = lean === '-x' ? Math.abs(z) * Math.sign(x) : 0 - Math.abs(z) * Math.sign(x);
    return { ball: [x, inPlane ? 0 : y, up] };
  },
);
export const DIRECTIONS = ['+x', '-x', 'neither'] as const;
/** L of one ball: r x (ω x r). */
export const momentumOf = (r: Vec3): Vec3 => cross(r, cross([0, 0, 1], r));
const PAIRS = [
  ['y', 'z'],
  ['x', 'y'],
];

export const ofDumbbell: readonly Misconception<Dumbbell>[] = [
  {
    id: 'momentum-along-the-spin',
    says: 'You say that L never leans: it would always lie along ω. That holds if the axis is a principal axis, as for every axis of a ball. Take the velocity of one ball: to which line is r x v perpendicular?',
    value: () => 'neither',
  },
  {
    id: 'momentum-towards-the-upper-ball',
    says: 'You let L lean towards the upper ball. That is the plus sign in the products of inertia. r x v is perpendicular to r, to the stick: which way must it lean, if the stick leans to one side?',
    value: ({ ball: [x, , z] }) => word(x * z, DIRECTIONS),
  },
  {
    id: 'momentum-away-from-the-ball',
    says: 'You look at x alone, as if the ball were always above the middle. That holds for positive z. With negative z the other ball is the upper one, and at z = 0 nothing leans.',
    value: ({ ball: [x] }) => word(0 - x, DIRECTIONS),
  },
  ...[1, -1].map((sign) => ({
    id: 'no-ball-is-the-upper-one',
    says: 'You let L lean also where both balls are at the same height. Then neither is the upper one, and the stick lies across the axis. To which line is r x v of each ball parallel?',
    value: ({ ball: [x, , z] }: Dumbbell) => word(z === 0 ? sign * x : 0 - x * z, DIRECTIONS),
  })),
  {
    id: 'leans-towards-the-given-ball',
    says: 'You let L lean to the side of the given ball, above or below. The other ball is as heavy, at the opposite place: if it were the given one, the same body would get the opposite answer.',
    value: ({ ball: [x] }) => word(x, DIRECTIONS),
  },
  ...[1, -1].flatMap((sign) =>
    [true, false].map((always) => ({
      id: 'height-decides-alone',
      says: 'You go by z alone, as if the given ball stood always on the same side of the axis. Put it on the other side, at the same height: the body is turned by half a turn, and L with it.',
      value: ({ ball: [x, , z] }: Dumbbell) => word(always || x !== 0 ? sign * z : 0, DIRECTIONS),
    })),
  ),
  ...[1, -1].map((sign) => ({
    id: 'leans-with-the-velocity',
    says: 'You go by y, which says to which side the given ball moves. The other ball moves to the opposite side, and both have the same part in L: what is perpendicular to the velocity and to the stick?',
    value: ({ ball: [, y] }: Dumbbell) => word(sign * y, DIRECTIONS),
  })),
  ...PAIRS.flatMap((pair) =>
    [1, -1].map((sign) => ({
      id: 'another-product-of-inertia',
      says: `You go by the signs of ${pair.join(' and ')} together. That is another product of inertia. ω has a z component alone, and L is asked for along x: in which row of the tensor and in which column stands what leads from one to the other?`,
      value: ({ ball }: Dumbbell) =>
        word(sign * pair.reduce((all, name) => all * ball['xyz'.indexOf(name)], 1), DIRECTIONS),
    })),
  ),
  ...guesses(
    ['+x', '-x'],
    'Put the ball on the other side of the axis: L must lean the other way. What does r x v of the upper ball do?',
  ),
];
