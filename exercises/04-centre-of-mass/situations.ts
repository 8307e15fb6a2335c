/** What the questions ask about, the right answers by another way than the solution's, and the ideas behind wrong ones. */
import { derived, dot, integerIn, lengthOf, oneOf, recordOf, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { balance, corners } from './inputs.js';
import type { Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));
/** One word for what is larger, smaller or equal. */
const word = <T>(difference: number, [more, less, equal]: readonly [T, T, T]): T =>
  difference > 0 ? more : difference < 0 ? less : equal;

// ---- a ball more, or one less ----

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
  ...guesses(['grows', 'falls'], 'Put the ball on the other side of the centre: the answer must change with it.'),
];

// ---- two heavy corners ----

export interface Pair {
  first: string;
  second: string;
}
export const TOWARDS = ['edge', 'face', 'stays'] as const;
const UNIT = corners({ corner: [0, 0, 0], l: 1, h: 1, d: 1 });
/** What the middle between two corners is the middle of; `order` is where the letters are taken to be. */
const towards = ({ first, second }: Pair, order = 'ABCDEFGH'): string => {
  const [p, q] = [first, second].map((name) => UNIT[order.indexOf(name)]);
  const halves = p.filter((x, i) => Math.abs(x + q[i]) === 1).length;
  return TOWARDS[halves - 1];
};
export const pulledTo = (pair: Pair): string => towards(pair);
const PAIRS: Pair[] = Array.from('ABCDEFGH').flatMap((first) =>
  Array.from('ABCDEFGH').flatMap((second) => (first === second ? [] : [{ first, second }])),
);
export const anyPair: Domain<Pair> = derived(recordOf({ towards: oneOf(TOWARDS), at: integerIn(0, 23) }), (raw) => {
  const fits = PAIRS.filter((pair) => pulledTo(pair) === raw.towards);
  return { ...fits[raw.at % fits.length] };
});
export const ofPair: readonly Misconception<Pair>[] = [
  {
    id: 'equal-masses-cancel',
    says: 'You let two equal masses cancel. They do if the middle of the brick is half-way between them. Where is the point half-way between A and B?',
    value: () => 'stays',
  },
  {
    id: 'four-letters-on-is-opposite',
    says: 'You take letters that are four apart for opposite corners. E lies straight behind A, as F behind B. Through which corner does the line from A through the middle of the brick come out?',
    value: (pair) => towards(pair, 'ABCDGHEF'),
  },
  {
    id: 'back-letters-from-behind',
    says: 'You read the letters of the back face as somebody sees them who stands behind the brick. The statement names them as the reader does, from the front: which letter stands behind A?',
    value: (pair) => towards(pair, 'ABCDFEHG'),
  },
  {
    id: 'letters-in-a-zigzag',
    says: 'You take the letters of a face row by row, C above A and D above B. They are walked round the face. Which corner comes after B on this walk?',
    value: (pair) => towards(pair, 'ABDCEFHG'),
  },
  {
    id: 'every-diagonal-meets-the-middle',
    says: 'You let every pair that shares no edge leave the centre where it is. The diagonal of a face stays in its face. Which diagonals go through the middle of the brick?',
    value: (pair) => (towards(pair) === 'face' ? 'stays' : towards(pair)),
  },
  {
    id: 'an-edge-pulls-to-its-face',
    says: 'You let neighbours pull towards the middle of a face. The point half-way between them lies on their edge, and two faces meet there. Which of the two would it be?',
    value: (pair) => (towards(pair) === 'edge' ? 'face' : towards(pair)),
  },
  ...guesses(['edge', 'face'], 'Take A with B, with C and with G, and mark the points half-way.'),
];

// ---- two parts ----

export interface Lump {
  volume: number;
  density: number;
}
export interface Joined {
  first: Lump;
  second: Lump;
}
export const NEARER = ['middle', 'first', 'second'] as const;
const WHICH = ['first', 'second', 'middle'] as const;
const few = integerIn(1, 4);
/** Where two parts at 0 and 1 m balance. */
export const nearerOf = ({ first, second }: Joined): string => {
  const list = [first, second].map(({ volume, density }, i) => ({ mass: volume * density, at: [i, 0, 0] }));
  const middle = balance(list)[0] - 0.5;
  return word(Math.abs(middle) < 1e-9 ? 0 : -middle, WHICH);
};
export const anyJoined: Domain<Joined> = derived(
  recordOf({
    p: few,
    q: few,
    r: few,
    s: few,
    more: integerIn(2, 3),
    on: oneOf(['volume', 'density'] as const),
    nearer: oneOf(NEARER),
  }),
  ({ p, q, r, s, more, on, nearer }) => {
    // Equal masses of another size; then one of them becomes two or three times as heavy.
    const lumps = [
      { volume: p * q, density: r * s },
      { volume: p * r, density: q * s },
    ];
    if (q === r && nearer === 'middle') return undefined;
    if (nearer !== 'middle') lumps[nearer === 'first' ? 0 : 1][on] *= more;
    return { first: lumps[0], second: lumps[1] };
  },
);
export const ofJoined: readonly Misconception<Joined>[] = [
  {
    id: 'larger-pulls-harder',
    says: 'You name the larger part. That is right if both are of one material. A balloon is larger than the stone that is tied to it: where do the two balance?',
    value: ({ first, second }) => word(first.volume - second.volume, WHICH),
  },
  {
    id: 'denser-pulls-harder',
    says: 'You name the denser part. That is right if both are of one size. Density says how much mass there is in a litre: how many litres are there?',
    value: ({ first, second }) => word(first.density - second.density, WHICH),
  },
  {
    id: 'middle-of-two-parts',
    says: 'You let two parts always balance half-way. That is the mean without weights, right for equal masses. What multiplies each place?',
    value: () => 'middle',
  },
  {
    id: 'light-part-pulls',
    says: 'You name the lighter part. On a seesaw the light child sits far out. Which of the two is the pivot nearer to?',
    value: ({ first, second }) => word(second.volume * second.density - first.volume * first.density, WHICH),
  },
  ...guesses(['first', 'second'], 'Exchange the two parts: the answer must change. What must you know of a part?'),
];

// ---- which relative positions change ----

export const CHANGES = ['origin moved', 'all moved', 'all heavier', 'one moved', 'one heavier'] as const;
export interface Event {
  change: (typeof CHANGES)[number];
  massless: boolean;
  atCentre: boolean;
}
export const WHOSE = ['none', 'one', 'all'] as const;
/** By an example on a line: the point at 0 or 5, and two others, with the centre of mass at 0 before. */
const countOf = ({ change, massless, atCentre }: Event): number => {
  const [mass, x] = [massless ? 0 : 1, atCentre ? 0 : 5];
  const list = [
    { mass, at: [x, 0, 0] },
    { mass: 2, at: [3, 0, 0] },
    { mass: 1, at: [-6 - mass * x, 0, 0] },
  ];
  const seen = (all: typeof list, from: number): number[] =>
    all.map(({ at }) => at[0] + from - (balance(all)[0] + from));
  const after = list.map((one, i) => ({
    mass: change === 'all heavier' ? one.mass * 3 : change === 'one heavier' && i === 0 ? one.mass + 1 : one.mass,
    at: [one.at[0] + (change === 'all moved' || (change === 'one moved' && i === 0) ? 1 : 0), 0, 0],
  }));
  const before = seen(list, 0);
  return seen(after, change === 'origin moved' ? 7 : 0).filter((y, i) => Math.abs(y - before[i]) > 1e-9).length;
};
export const whose = (event: Event): (typeof WHOSE)[number] => WHOSE[[0, 1, 2, 2][countOf(event)]];
const EVENTS: Event[] = CHANGES.flatMap((change) =>
  [false, true].flatMap((massless) => [false, true].map((atCentre) => ({ change, massless, atCentre }))),
);
export const anyEvent: Domain<Event> = derived(recordOf({ whose: oneOf(WHOSE), at: integerIn(0, 13) }), (raw) => {
  const fits = EVENTS.filter((event) => whose(event) === raw.whose);
  return { ...fits[raw.at % fits.length] };
});
const but = (change: (event: Event) => string | false) => (event: Event) => change(event) || whose(event);
export const ofEvent: readonly Misconception<Event>[] = [
  {
    id: 'origin-counts',
    says: 'You let the positions from the centre of mass change with the origin. Both ends of such a vector get new coordinates, by the same amount. What is left of it in the difference?',
    value: but(({ change }) => change === 'origin moved' && 'all'),
  },
  {
    id: 'moved-body-moves-all',
    says: 'You let the positions from the centre of mass change if the body is carried along as a whole. Where does its centre of mass go then?',
    value: but(({ change }) => change === 'all moved' && 'all'),
  },
  {
    id: 'more-mass-everywhere-shifts',
    says: 'You let the centre of mass move if all masses become equally many times as large. The factor stands above and below the line: what does it do to the quotient?',
    value: but(({ change }) => change === 'all heavier' && 'all'),
  },
  {
    id: 'mass-changes-no-position',
    says: 'You let a mass change no position. No point has moved, but the vectors begin at the centre of mass. Where is that when one point has become heavier?',
    value: but(({ change }) => change === 'one heavier' && 'none'),
  },
  {
    id: 'heavier-always-shifts',
    says: 'You let every heavier point move the centre of mass. It pulls the centre towards itself. What if the centre is there already?',
    value: but(({ change }) => change === 'one heavier' && 'all'),
  },
  ...['one moved', 'one heavier'].map((which) => ({
    id: 'only-its-own-position',
    says: 'You let what happens to one point change its own position alone. All vectors begin at the centre of mass. Does that stay where it is?',
    value: but(
      ({ change }) => change === which && whose({ change, massless: false, atCentre: false }) === 'all' && 'one',
    ),
  })),
  {
    id: 'massless-pulls-too',
    says: 'You let a point without mass move the centre of mass. It counts in Σ m r with the factor zero. So whose position changes when it is moved?',
    value: but(({ change }) => change === 'one moved' && 'all'),
  },
  ...guesses(WHOSE, 'Ask first whether the centre of mass moves, and then which points have moved with it.'),
];
