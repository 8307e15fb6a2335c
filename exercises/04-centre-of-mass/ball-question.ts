/** A ball more, or one less: which way does the centre of mass go? */
import { derived, dot, integerIn, lengthOf, oneOf, recordOf, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { balance } from './inputs.js';
import type { Vec3 } from './inputs.js';
import { guesses, word } from './words.js';

export interface Ball {
  com: Vec3;
  ball: Vec3;
  change: 'added' | 'taken away';
  axis: number;
}
export const SHIFTS = ['stays', 'grows', 'falls'] as const;
const GROWTH = ['grows', 'falls', 'stays'] as const;
const places = vectorOf(integerIn(-5, 5), 3);
/** With 2 kg before, and a ball of 1 kg. */
export const shiftOf = ({ com, ball, change, axis }: Ball): string => {
  const rest = change === 'added' ? 2 : 3;
  const list = [
    { mass: rest, at: com },
    { mass: change === 'added' ? 1 : -1, at: ball },
  ];
  const shift = balance(list)[axis] - com[axis];
  return word(Math.abs(shift) < 1e-9 ? 0 : shift, GROWTH);
};
export const anyBall: Domain<Ball> = derived(
  recordOf({
    com: places,
    ball: places,
    axis: integerIn(0, 2),
    change: oneOf(['added', 'taken away'] as const),
    shift: oneOf(SHIFTS),
  }),
  ({ com, ball, axis, change, shift }) => {
    const at = vectorFrom((i) => (i === axis && shift === 'stays' ? com[i] : ball[i]));
    const input: Ball = { com: [...com] as Vec3, ball: at, change, axis };
    // Equal lengths would be told apart by rounding.
    return shiftOf(input) === shift && dot(at, at) !== dot(com, com) ? input : undefined;
  },
);
const turned = (change: Ball['change'], x: number): number => (change === 'added' ? x : -x);
export const ofBall: readonly Misconception<Ball>[] = [
  {
    id: 'centre-is-fixed',
    says: 'You say that the centre of mass never moves. It stays if the ball is level with it. It is a mean over all masses: what does one more value do to a mean?',
    value: () => 'stays',
  },
  {
    id: 'seen-from-the-origin',
    says: 'You look on which side of the origin the ball is. The origin is a place like any other. From where must you look to see on which side the ball pulls?',
    value: ({ ball, change, axis }) => word(turned(change, ball[axis]), GROWTH),
  },
  {
    id: 'taking-away-like-adding',
    says: 'You let a ball that is taken away pull as one that is added. Put it back in your mind: which way does the centre go then, and so which way when it is taken?',
    value: ({ com, ball, axis }) => word(ball[axis] - com[axis], GROWTH),
  },
  {
    id: 'centre-flees-the-mass',
    says: 'You let the centre of mass go away from the mass that comes. Think of a seesaw that is level: a child sits down on the right. To which side must the pivot move?',
    value: ({ com, ball, change, axis }) => word(turned(change, com[axis] - ball[axis]), GROWTH),
  },
  {
    id: 'more-mass-more-coordinate',
    says: 'You let more mass mean a larger coordinate, and less mass a smaller one. Σ m r grows, and Σ m does, too. Add a ball to the left of the centre: where does the balance go?',
    value: ({ change }) => (change === 'added' ? 'grows' : 'falls'),
  },
  {
    id: 'farther-out-pulls-outwards',
    says: 'You compare how far the ball and the centre are from the origin. Each coordinate is a mean of its own: only the coordinates along the one axis that is asked for count.',
    value: ({ com, ball, change }) => word(turned(change, lengthOf(ball) - lengthOf(com)), GROWTH),
  },
  {
    id: 'signs-of-places-lost',
    says: 'You compare how far the ball and the centre are from zero along the axis, without their signs. On the positive side that is the same. On which side of a centre at 2 is a ball at -5?',
    value: ({ com, ball, change, axis }) => word(turned(change, Math.abs(ball[axis]) - Math.abs(com[axis])), GROWTH),
  },
  {
    id: 'growing-is-outwards',
    says: 'You read growing as going away from zero. For a positive coordinate that is the same. But which is the larger number, -3 or -2, and to which side must a ball pull a negative one to make it grow?',
    value: (input) => {
      const right = shiftOf(input);
      if (right === 'stays' || input.com[input.axis] >= 0) return right;
      return right === 'grows' ? 'falls' : 'grows';
    },
  },
  ...(['grows', 'falls'] as const).flatMap((added) =>
    (['grows', 'falls'] as const).map((taken) => ({
      id: 'level-still-moves',
      says: 'Where the ball is level with the centre along the axis that is asked for, you let that coordinate change all the same. Take the mean of some numbers, and then one number more that is just as large as the mean: what does the mean do? The other two coordinates do not come into it.',
      value: (input: Ball) =>
        input.com[input.axis] === input.ball[input.axis] ? (input.change === 'added' ? added : taken) : shiftOf(input),
    })),
  ),
  {
    id: 'what-is-gone-does-not-pull',
    says: 'You let a ball that is taken away leave the centre where it is. Before, it pulled the centre to its side. Where does the centre go when that pull ends?',
    value: (input) => (input.change === 'added' ? shiftOf(input) : 'stays'),
  },
  ...[0, 1, 2].map((axis) => ({
    id: 'one-axis-for-all',
    says: `You always answer for ${'xyz'[axis]}. The coordinate that is asked for is that of axis: each of the three is a mean of its own.`,
    value: (input: Ball) => shiftOf({ ...input, axis }),
  })),
  ...guesses(['grows', 'falls'], 'Put the ball on the other side of the centre: the answer must change with it.'),
];
