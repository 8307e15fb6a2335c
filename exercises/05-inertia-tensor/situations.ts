/** What the questions ask about, the right answers by the physics, and the ideas behind wrong ones. Near-ties are not drawn. */
import {
  cross,
  derived,
  integerIn,
  numberIn,
  oneOf,
  recordOf,
  total,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

/** One word for what is larger, smaller or equal. */
export const word = <T>(difference: number, [more, less, equal]: readonly [T, T, T]): T =>
  difference > 0 ? more : difference < 0 ? less : equal;

interface Piece {
  length: number;
  centre: number;
}
export interface Cut {
  left: Piece;
  right: Piece;
}
const cm = (x: number): number => Number(x.toFixed(2));
export const PIECES = ['same', 'left', 'right'] as const;
/** The near centre is that of the heavier piece; which piece is the longer one has nothing to do with it. */
export const anyCut: Domain<Cut> = derived(
  recordOf({
    near: numberIn(0.1, 0.5, { corners: [0.2, 0.4] }),
    apart: numberIn(1.5, 3, { corners: [2] }),
    slack: numberIn(1.3, 2, { corners: [1.5] }),
    ratio: oneOf([1.5, 0.9]),
    heavier: oneOf(PIECES),
  }),
  ({ near, apart, slack, ratio, heavier }) => {
    const far = cm(near * (heavier === 'same' ? 1 : apart));
    const one = { length: cm(far * slack * ratio), centre: near };
    const other = { length: cm(far * slack), centre: far };
    return heavier === 'right' ? { left: other, right: one } : { left: one, right: other };
  },
);
export const SIDES = ['left', 'right', 'same'] as const;
export const ofCut: readonly Misconception<Cut>[] = [
  {
    id: 'centre-halves-the-mass',
    says: 'You say that both pieces have one mass. That holds if their own centres are equally far from the cut. The centre of mass balances mass times distance, not mass: what must a piece have that balances from nearby?',
    value: () => 'same',
  },
  {
    id: 'longer-is-heavier',
    says: 'You name the longer piece. That would be right for a rod that is equally thick all along and cut anywhere. Here the cut is at the balance point: compare what mass times distance is on both sides.',
    value: ({ left, right }) => word(left.length - right.length, SIDES),
  },
  {
    id: 'farther-is-heavier',
    says: 'You name the piece whose centre is farther from the cut. A seesaw balances if mass times distance is equal on both sides: who sits farther out, the light or the heavy one?',
    value: ({ left, right }) => word(left.centre - right.centre, SIDES),
  },
  ...guesses(['left', 'right'], 'Turn the rod round: the answer must turn with it. What about a piece decides?'),
];

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
  ...guesses(
    ['+x', '-x'],
    'Put the ball on the other side of the axis: L must lean the other way. What does r x v of the upper ball do?',
  ),
];

export interface Turning {
  moments: Vec3;
  about: number;
  watched: number;
}
const CHANGES = ['on the axis', 'alike', 'grows', 'grows', 'shrinks', 'shrinks'] as const;
export const anyTurning: Domain<Turning> = derived(
  recordOf({
    spread: vectorOf(integerIn(1, 9), 3),
    about: integerIn(0, 2),
    step: integerIn(1, 2),
    change: oneOf(CHANGES),
  }),
  ({ spread, about, step, change }) => {
    const watched = change === 'on the axis' ? about : (about + step) % 3;
    const other = 3 - about - watched;
    const moments = vectorFrom((i) => total(spread) - spread[i]);
    if (change === 'on the axis') return { moments, about, watched };
    const [least, most] = [moments[watched], moments[other]].sort((a, b) => a - b);
    if (change !== 'alike' && least === most) return undefined;
    moments[watched] = change === 'shrinks' ? most : least;
    moments[other] = change === 'grows' ? most : least;
    // Equal moments of a body: each is at least half of the third.
    return 2 * least < moments[about] && change === 'alike' ? undefined : { moments, about, watched };
  },
);
export const GROWTH = ['grows', 'shrinks', 'stays'] as const;
/** The turned moment by an eighth turn, in which the two that mix have the mean. */
export const changeOf = ({ moments, about, watched }: Turning): number =>
  watched === about ? 0 : total(moments) - moments[about] - 2 * moments[watched];
export const ofTurning: readonly Misconception<Turning>[] = [
  {
    id: 'one-tensor-for-all-axes',
    says: 'You say that every moment stays. The sum of the three and the principal moments stay; an entry belongs to an axis that stands still while the body turns under it. It stays if it is about the axis of the turn, or if the two that mix are equal.',
    value: () => 'stays',
  },
  {
    id: 'mixed-with-the-axis-of-the-turn',
    says: 'You compare with the moment about the axis of the turn. That one keeps out: a line on that axis stays where it is. Which two axes of the body change places in a quarter turn?',
    value: ({ moments, about, watched }) => word(moments[about] - moments[watched], GROWTH),
  },
  {
    id: 'turned-to-the-axis-itself',
    says: 'Growing and shrinking are exchanged. In a quarter turn another axis of the body comes to lie on the watched one: is the moment about it larger or smaller than what was there?',
    value: (input) => word(0 - changeOf(input), GROWTH),
  },
  ...guesses(
    ['grows', 'shrinks'],
    'Turn a rod out of the watched axis, then another one into it: do both moments do the same?',
  ),
];

export interface TwoAxes {
  com: Vec3;
  a: Vec3;
  b: Vec3;
  axis: number;
}
export const LARGER = ['b', 'a', 'same'] as const;
const coordinates = vectorOf(integerIn(-4, 4), 3);
const acrossSquare = (d: Vec3, axis: number): number => total(d.map((x, k) => (k === axis ? 0 : x * x)));
const between = (from: Vec3, to: Vec3): Vec3 => vectorFrom((k) => to[k] - from[k]);
export const anyTwoAxes: Domain<TwoAxes> = derived(
  recordOf({ com: coordinates, one: coordinates, other: coordinates, axis: integerIn(0, 2), which: oneOf(LARGER) }),
  ({ com, one, other, axis, which }) => {
    // A quarter turn about the axis through the centre of mass, and a step along it, change no distance from it.
    const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
    const round = vectorFrom((k) => (k === axis ? other[k] : k === p ? 0 - one[q] : one[p]));
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
  ...guesses(['a'], 'Exchange the two points: the answer must change its name. What about an axis decides?'),
];
