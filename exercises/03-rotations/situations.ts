/** What the questions ask about, the right answers by the physics, and the ideas behind wrong ones. Near-ties are not drawn. */
import {
  cross,
  derived,
  determinant3,
  dot,
  integerIn,
  lengthOf,
  matrixFrom,
  oneOf,
  plus,
  product,
  recordOf,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { aboutAxis, flipped, turnedAbout } from './inputs.js';
import type { Mat3, Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

/** Task 1: an arrow of one frame, seen in the other. */
export interface Seen {
  turn: { about: number; angle: number };
  arrow: { fixedTo: 'body' | 'world'; axis: number };
  along: number;
}
export const SIGNS = ['zero', 'positive', 'negative'] as const;
type Sign = (typeof SIGNS)[number];
/** Neither sine nor cosine of these is small. */
const ANGLES = [0.4, -0.4, 1.1, -1.1, 2.1, -2.1, 2.7, -2.7];
const unit = (k: number): Vec3 => vectorFrom((i) => (i === k ? 1 : 0));
const signOf = (x: number): Sign => (Math.abs(x) < 1e-9 ? 'zero' : x > 0 ? 'positive' : 'negative');
/** The component along an axis of what an axis becomes, turned one way or the other. */
const componentOf = ({ turn: { about, angle }, arrow: { axis }, along }: Seen, way: number): number =>
  turnedAbout(unit(axis), unit(about), way * angle)[along];
/** Seen from the body, what stands still in the world turns the other way. */
export const signSeen = (seen: Seen): Sign => signOf(componentOf(seen, seen.arrow.fixedTo === 'body' ? 1 : -1));

const axis = integerIn(0, 2);
export const anySeen: Domain<Seen> = derived(
  recordOf({
    // Most arrows that are drawn have no part along the axis that is asked for, and few a negative one.
    sign: oneOf([...SIGNS, 'negative']),
    fixedTo: oneOf(['body', 'world'] as const),
    about: axis,
    axis,
    along: axis,
    angle: oneOf(ANGLES),
  }),
  ({ sign, fixedTo, about, axis, along, angle }) => {
    const seen: Seen = { turn: { about, angle }, arrow: { fixedTo, axis }, along };
    return signSeen(seen) === sign ? seen : undefined;
  },
);
/** What the frame says that the arrow belongs to. */
const own = ({ arrow, along }: Seen): Sign => (arrow.axis === along ? 'positive' : 'zero');
export const ofSeen: readonly Misconception<Seen>[] = [
  {
    id: 'rows-are-axes',
    says: 'Every arrow leans to the wrong side. So it would be for a turn the other way, or if the rows of R were the axes of the body. Turn a book by a quarter about z: along which axis of the world does its x axis point then, and in which line of R do these three numbers stand?',
    value: (seen) => signOf(componentOf(seen, seen.arrow.fixedTo === 'body' ? -1 : 1)),
  },
  {
    id: 'star-turns-along',
    says: 'Arrows of the body are right. An arrow of the world is treated as if it turned with the body, too. It stands still, like a star: which way does it go for somebody who turns with the body?',
    value: (seen) => signOf(componentOf(seen, 1)),
  },
  {
    id: 'body-stands-still',
    says: 'Arrows of the world are right. An arrow of the body is treated as if it were one of the world. It turns with the body: which way does it go for somebody who stands in the world?',
    value: (seen) => signOf(componentOf(seen, -1)),
  },
  {
    id: 'seen-in-its-own-frame',
    says: 'This is what the arrow is in its own frame, where it never changes. The component is asked for in the other frame, against which it has turned.',
    value: own,
  },
  {
    id: 'stars-never-move',
    says: 'An arrow of the world has the same components for the body as before. So it is for the world. What does a passenger of the body see of a star when the body turns?',
    value: (seen) => (seen.arrow.fixedTo === 'world' ? own(seen) : signSeen(seen)),
  },
  {
    id: 'sign-of-the-angle-lost',
    says: 'The answer does not depend on the sign of the angle. A turn the other way leans the arrow to the other side.',
    value: (seen) => signSeen({ ...seen, turn: { ...seen.turn, angle: Math.abs(seen.turn.angle) } }),
  },
  {
    id: 'y-turns-backwards',
    says: 'About x and z all is right; about y every arrow leans to the wrong side. The order is cyclic: a turn about z brings x to y, one about x brings y to z. What does one about y bring to what?',
    value: (seen) =>
      seen.turn.about === 1 ? signSeen({ ...seen, turn: { ...seen.turn, angle: -seen.turn.angle } }) : signSeen(seen),
  },
  {
    id: 'never-past-a-right-angle',
    says: 'An arrow keeps a positive part along its old direction here. That is right up to a quarter turn. What is the cosine of a larger angle?',
    value: (seen) => (seen.arrow.axis === seen.along ? 'positive' : signSeen(seen)),
  },
  ...guesses(SIGNS, 'Each of the three comes up. Take a book: which of its three edges does a turn leave where it is?'),
];

/** Task 2: a gimbal. */
const INNER = ['level', 'tilted', 'upright'] as const;
const STORED = ['angles', 'matrix', 'quaternion'] as const;
const LINES = [
  'outer axis',
  'middle axis',
  'inner axis',
  'half-way outer and middle',
  'half-way middle and inner',
  'square to outer and middle',
  'square to middle and inner',
] as const;
export const MOTORS = ['one', 'two', 'none can'] as const;
type Motors = (typeof MOTORS)[number];
export interface Gimbal {
  innerAxis: (typeof INNER)[number];
  line: (typeof LINES)[number];
  stored: (typeof STORED)[number];
}
type Position = Omit<Gimbal, 'stored'>;
/** The axes of the three motors in the world, γ being 0: of a tilted one any tilt will do. */
const axesOf = (innerAxis: Position['innerAxis']): [Vec3, Vec3, Vec3] => {
  const [c, s] = { level: [1, 0], tilted: [0.8, 0.6], upright: [0, 1] }[innerAxis];
  return [
    [0, 0, 1],
    [1, 0, 0],
    [0, c, s],
  ];
};
/** How many of the three axes it takes to span the line. */
export function motorsOf({ innerAxis, line }: Position): Motors {
  const [outer, middle, inner] = axesOf(innerAxis);
  const wish = {
    'outer axis': outer,
    'middle axis': middle,
    'inner axis': inner,
    'half-way outer and middle': plus(outer, middle),
    'half-way middle and inner': plus(middle, inner),
    'square to outer and middle': cross(outer, middle),
    'square to middle and inner': cross(middle, inner),
  }[line];
  const axes = [outer, middle, inner];
  if (axes.some((one) => lengthOf(cross(one, wish)) === 0)) return 'one';
  const spans = axes.some((one, i) => {
    const next = axes[(i + 1) % 3];
    return lengthOf(cross(one, next)) > 0 && Math.abs(determinant3([one, next, wish])) < 1e-12;
  });
  return spans ? 'two' : 'none can';
}
const POSITIONS: readonly Position[] = INNER.flatMap((innerAxis) => LINES.map((line) => ({ innerAxis, line })));
/** By the answer, so that all come up equally often. */
export const anyGimbal: Domain<Gimbal> = derived(
  recordOf({ motors: oneOf(MOTORS), which: integerIn(0, 11), stored: oneOf(STORED) }),
  ({ motors, which, stored }) => {
    const positions = POSITIONS.filter((position) => motorsOf(position) === motors);
    return { ...positions[which % positions.length], stored };
  },
);
/** A right answer but for these. */
const but = (is: (gimbal: Gimbal) => boolean, answer: Motors) => (gimbal: Gimbal) =>
  is(gimbal) ? answer : motorsOf(gimbal);
const isSquare = ({ line }: Position): boolean => line.startsWith('square');
const isLocked = ({ innerAxis }: Position): boolean => innerAxis === 'upright';
export const ofGimbal: readonly Misconception<Gimbal>[] = [
  {
    id: 'omega-is-angle-rates',
    says: 'For a line square to two of the axes there is one motor here, as if the three motor axes stood at right angles to each other and ω were the list of the three rates. That is right while the inner axis is level. Tilted, two of the motors partly do the same.',
    value: but(isSquare, 'one'),
  },
  {
    id: 'three-always-reach',
    says: 'Every line can be reached here, as if three motors always made three directions. Upright, the inner axis and the outer one are the same line: in which directions do the rates still reach?',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal), 'two'),
  },
  {
    id: 'quaternions-cure-lock',
    says: 'The gimbal is locked only while the program keeps angles. No number in a program turns a ring: the axes stand where they stand. A quaternion has no lock of its own, and is a cure where no three angles, and no three rings, are made of it.',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal) && gimbal.stored !== 'angles', 'two'),
  },
  {
    id: 'quaternions-cure-lock',
    says: 'The gimbal is not locked if the program keeps a quaternion. No number in a program turns a ring: the axes stand where they stand. A quaternion has no lock of its own, and is a cure where no three angles, and no three rings, are made of it.',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal) && gimbal.stored === 'quaternion', 'two'),
  },
  {
    id: 'lock-stops-all',
    says: 'With the inner axis upright nothing can be done here. Two of the three axes are one line then, but each motor still turns about its own: what is lost is one direction.',
    value: but(isLocked, 'none can'),
  },
  {
    id: 'lock-stops-all',
    says: 'With the inner axis upright nothing can be done here, and every line without a motor of its own takes two. Upright, each motor still turns about its own axis: one direction is lost. Level, the three axes stand at right angles to each other: which one is square to the other two?',
    value: ({ innerAxis, line }) => (innerAxis === 'upright' ? 'none can' : line.endsWith('axis') ? 'one' : 'two'),
  },
  {
    id: 'by-the-name',
    says: 'A line that is named after one motor takes one here, any other line two, however the inner axis stands. Follow that axis while the middle ring turns: when is it square to the other two, and when is it one line with the outer one?',
    value: ({ line }) => (line.endsWith('axis') ? 'one' : 'two'),
  },
  {
    id: 'no-motor-no-turn',
    says: 'A line on which no motor sits, and that is square to two axes, is out of reach here. Angular velocities add as vectors: two motors that run at once make a turn about a line between their axes, or beyond one of them.',
    value: but(isSquare, 'none can'),
  },
  {
    id: 'tilted-is-locked',
    says: 'As soon as the inner axis is tilted a direction is lost here. It is lost at a quarter turn of the middle ring. Before, two motors do it, if faster and faster: what becomes of 1/cos θ?',
    value: but((gimbal) => isSquare(gimbal) && gimbal.innerAxis !== 'level', 'none can'),
  },
  {
    id: 'level-is-locked',
    says: 'The lock is taken to be at the level inner axis, θ = 0. There the three axes stand at right angles to each other, which is the best that they can do. Where do two of them become one?',
    value: (gimbal) =>
      isSquare(gimbal)
        ? ({ level: 'none can', tilted: 'two', upright: 'one' } as const)[gimbal.innerAxis]
        : motorsOf(gimbal),
  },
  {
    id: 'level-has-its-motor',
    says: 'A line square to two axes takes two motors here, also while the inner axis is level. There the three axes stand at right angles to each other: which of them is square to the other two?',
    value: but((gimbal) => isSquare(gimbal) && gimbal.innerAxis === 'level', 'two'),
  },
  {
    id: 'half-way-needs-one',
    says: 'A line half-way between two axes needs one motor here. A motor turns about its own axis alone; half-way lies the sum of two angular velocities.',
    value: but(({ line }) => line.startsWith('half-way'), 'one'),
  },
  {
    id: 'half-way-out-of-reach',
    says: 'A line half-way between two axes is out of reach here. Let both motors run at once, equally fast: about which line does the camera turn at that instant?',
    value: but(({ line }) => line.startsWith('half-way'), 'none can'),
  },
  ...guesses(MOTORS, 'Each of the three comes up. Which directions do the axes of the motors span?'),
];

/** Task 3: two satellites. */
export interface Satellites {
  first: number;
  second: number;
}
export const COMPARED = ['equal', 'opposite', 'neither'] as const;
type Compared = (typeof COMPARED)[number];
/** The cosine of half an angle that is given in quarter turns, roughly but for 1, 0 and -1. */
const cosine = (eighths: number): number =>
  [1, 0.7, 0, -0.7][Math.abs(eighths) % 4] * (Math.abs(eighths) % 8 > 3 ? -1 : 1);
const byCosine = (turns: number): Compared => {
  const w = cosine(Math.round(4 * turns));
  return w === 1 ? 'equal' : w === -1 ? 'opposite' : 'neither';
};
export const comparedTurns = ({ first, second }: Satellites): Compared => byCosine(first - second);
const whole = integerIn(-6, 6);
/** Quarter turns by which they differ. */
const APART: Readonly<Record<Compared, readonly number[]>> = {
  equal: [0, 8, -8, 16],
  opposite: [4, -4, 12, -12],
  neither: [2, 1, -3, 6, -2, 7],
};
export const anySatellites: Domain<Satellites> = derived(
  recordOf({ compared: oneOf(COMPARED), which: integerIn(0, 5), quarters: whole }),
  ({ compared, which, quarters }) => {
    const apart = APART[compared];
    return { first: quarters / 4, second: (quarters + apart[which % apart.length]) / 4 };
  },
);
const words =
  (equal: (turns: number) => boolean, opposite: (turns: number) => boolean, apart = (a: number, b: number) => a - b) =>
  ({ first, second }: Satellites): Compared => {
    const turns = Math.abs(apart(first, second));
    return equal(turns) ? 'equal' : opposite(turns) ? 'opposite' : 'neither';
  };
const isWhole = (turns: number): boolean => turns % 1 === 0;
const isHalf = (turns: number): boolean => turns % 1 === 0.5;
const isEven = (turns: number): boolean => turns % 2 === 0;
const isOdd = (turns: number): boolean => turns % 2 === 1;
export const ofSatellites: readonly Misconception<Satellites>[] = [
  {
    id: 'quaternion-holds-angle',
    says: 'The quaternions are equal after one whole turn of difference here, and opposite after half a turn: so it would be if q held the cosine and sine of the angle. It holds those of half the angle. What is cos(θ/2) after a whole turn?',
    value: words(isWhole, isHalf),
  },
  {
    id: 'minus-is-opposite',
    says: 'The signs are opposite here when the satellites are half a turn apart. Those look the opposite way, but -q is q turned by a whole turn: the same orientation. How far has the half angle gone when all four numbers have changed their sign?',
    value: words(isEven, isHalf),
  },
  {
    id: 'one-quaternion-each',
    says: 'One orientation has one quaternion here: whole turns of difference count as equal, and opposite never comes up. But two quaternions belong to each orientation, and what is carried along without a jump comes to the other one first.',
    value: words(isWhole, () => false),
  },
  {
    id: 'never-equal-again',
    says: 'Only with no difference at all are they equal here, and every whole turn counts as opposite. Carry the half angle on: what is its cosine after two turns?',
    value: words((turns) => turns === 0, isWhole),
  },
  {
    id: 'signs-exchanged',
    says: 'Equal and opposite are exchanged. Satellites that have turned alike have the same quaternion.',
    value: words(isOdd, isEven),
  },
  {
    id: 'turns-added',
    says: 'The turns of both are added. What counts is how far one has turned against the other: two satellites that turn alike stay equal.',
    value: words(isEven, isOdd, (a, b) => a + b),
  },
  {
    id: 'way-round-lost',
    says: 'The way round is lost: half a turn one way and half a turn the other way count as alike. How far is one satellite turned against the other then?',
    value: words(isEven, isOdd, (a, b) => Math.abs(a) - Math.abs(b)),
  },
  {
    id: 'first-alone',
    says: 'Only the first satellite counts here. It is compared with the second one, which has turned, too.',
    value: words(isEven, isOdd, (a) => a),
  },
  ...guesses(COMPARED, 'Each of the three comes up. What does a whole turn of difference do to the half angle?'),
];

/** Task 4: two turns by quarters. */
type Name = 'x' | 'y' | 'z';
interface Turn {
  axis: Name;
  quarters: number;
}
export interface TwoTurns {
  first: Turn;
  second: Turn;
  axes: 'world' | 'body';
}
export const PRODUCTS = ['either', 'AB', 'BA'] as const;
type Product = (typeof PRODUCTS)[number];
const NAMES: readonly Name[] = ['x', 'y', 'z'];
const quarterTurn = ({ axis, quarters }: Turn): Mat3 => {
  const one = aboutAxis(NAMES.indexOf(axis), 1);
  return Array.from({ length: (quarters + 8) % 4 }).reduce<Mat3>((m) => product(one, m) as Mat3, identity);
};
const identity = matrixFrom((i, j) => (i === j ? 1 : 0));
const alike = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean =>
  a.every((row, i) => row.every((x, j) => x === b[i][j]));
/** By the axes of the body: each is turned about an axis that stands in the world, or has come along. */
export function productOf({ first, second, axes }: TwoTurns): Product {
  const [A, B] = [quarterTurn(first), quarterTurn(second)];
  const [AB, BA] = [product(A, B), product(B, A)];
  if (alike(AB, BA)) return 'either';
  const about = axes === 'world' ? unit(NAMES.indexOf(second.axis)) : flipped(A)[NAMES.indexOf(second.axis)];
  const angle = (second.quarters * Math.PI) / 2;
  const end = flipped(flipped(A).map((one) => turnedAbout(one, about, angle)) as Mat3);
  const agrees = (m: number[][]): number => end.reduce((sum, row, i) => sum + dot(row, m[i]), 0);
  return agrees(AB) > agrees(BA) ? 'AB' : 'BA';
}
const QUARTERS = [1, -1, 2, -2, 3, -3];
export const anyTwoTurns: Domain<TwoTurns> = derived(
  recordOf({
    product: oneOf(PRODUCTS),
    kind: oneOf(['one axis', 'whole turn', 'half turns'] as const),
    axes: oneOf(['world', 'body'] as const),
    axis,
    step: integerIn(1, 2, [1]),
    quarters: vectorOf(integerIn(0, 5), 2),
    whole: oneOf([4, -4, 0]),
    swap: oneOf([false, true]),
  }),
  ({ product, kind, axes, axis, step, quarters: [a, b], whole, swap }) => {
    const [p, q] = [QUARTERS[a], QUARTERS[b]];
    const other = (axis + step) % 3;
    const make = (quarters: [number, number], second: number): TwoTurns => ({
      first: { axis: NAMES[axis], quarters: quarters[0] },
      second: { axis: NAMES[second], quarters: quarters[1] },
      axes: product === 'either' ? axes : product === 'BA' ? 'world' : 'body',
    });
    if (product !== 'either') return p % 2 === 0 && q % 2 === 0 ? undefined : make([p, q], other);
    if (kind === 'one axis') return make([p, q], axis);
    if (kind === 'whole turn') return make(swap ? [p, whole] : [whole, q], other);
    return make([p > 0 ? 2 : -2, q > 0 ? 2 : -2], other);
  },
);
const byFrame = ({ axes }: TwoTurns): Product => (axes === 'world' ? 'BA' : 'AB');
const isEvery = ({ first, second }: TwoTurns, holds: (quarters: number) => boolean): boolean =>
  holds(first.quarters) && holds(second.quarters);
const isSome = ({ first, second }: TwoTurns, holds: (quarters: number) => boolean): boolean =>
  holds(first.quarters) || holds(second.quarters);
const isWholeTurn = (quarters: number): boolean => quarters % 4 === 0;
const isHalfTurn = (quarters: number): boolean => Math.abs(quarters) === 2;
const isOneAxis = ({ first, second }: TwoTurns): boolean => first.axis === second.axis;
/** Either product where one thinks so, else by the frame. */
const either = (is: (turns: TwoTurns) => boolean) => (turns: TwoTurns) => (is(turns) ? 'either' : byFrame(turns));
export const ofTwoTurns: readonly Misconception<TwoTurns>[] = [
  {
    id: 'turns-commute',
    says: 'Either order is right here, always. Turns about one axis commute, and tiny turns nearly do. Take a book: a quarter turn about x and then about z, and the other way round. Does it end alike?',
    value: () => 'either',
  },
  {
    id: 'reading-order',
    says: 'The order is reversed wherever it matters. The product acts on a vector from the right: in BA, A is applied first, to what the body was. When is the second turn about an axis that stood in the world all the time, and when about one that A has moved?',
    value: (turns) => {
      const right = productOf(turns);
      return right === 'either' ? right : right === 'AB' ? 'BA' : 'AB';
    },
  },
  ...[() => false, isOneAxis].map((is) => ({
    id: 'reading-order',
    says: 'The order is reversed wherever it matters, and not all the pairs are found for which it does not. The product acts on a vector from the right: in BA, A is applied first. Then think of half turns, and of turns that leave everything where it was.',
    value: (turns: TwoTurns) => (is(turns) ? 'either' : byFrame(turns) === 'AB' ? 'BA' : 'AB'),
  })),
  {
    id: 'body-or-world',
    says: 'An axis of the body is treated as one of the world. The first turn has moved it. Do the two turns about the axes of the world that give the same end: which of them comes first?',
    value: (turns) => (productOf(turns) === 'either' ? 'either' : 'BA'),
  },
  {
    id: 'all-axes-ride-along',
    says: 'An axis of the world is treated as one of the body. It stays where it is while the body turns: the second matrix then acts on all that the first has done.',
    value: (turns) => (productOf(turns) === 'either' ? 'either' : 'AB'),
  },
  {
    id: 'never-alike',
    says: 'Either never comes up: two matrices count as never changing places. In general they do not; but some pairs give one end in both orders. Begin with two turns about one axis.',
    value: byFrame,
  },
  {
    id: 'one-axis-alone',
    says: 'Only turns about one axis may change places here. What of a turn that leaves everything where it was? And what do two half turns about different axes give, in both orders?',
    value: either(isOneAxis),
  },
  {
    id: 'half-turns-forgotten',
    says: 'All is right but for two half turns. About x it makes (x, -y, -z) of a point, about y (-x, y, -z): does the order of these matter?',
    value: either((turns) => isOneAxis(turns) || isSome(turns, isWholeTurn)),
  },
  {
    id: 'whole-turns-forgotten',
    says: 'All is right but for whole turns. A turn by 360°, or by none, leaves everything where it was: does it matter when that is done?',
    value: either((turns) => isOneAxis(turns) || isEvery(turns, isHalfTurn)),
  },
  {
    id: 'a-half-turn-suffices',
    says: 'One half turn is enough here for the order not to matter. Two are. Turn a book by half a turn about x and a quarter about z, in both orders.',
    value: either((turns) => isOneAxis(turns) || isSome(turns, (n) => n % 2 === 0)),
  },
  {
    id: 'equal-angles-commute',
    says: 'Turns by equal angles may change places here. The axes count, too: try two quarter turns about x and about z.',
    value: either((turns) => isOneAxis(turns) || turns.first.quarters === turns.second.quarters),
  },
  ...guesses(
    ['AB', 'BA'],
    'Each of the three comes up. Ask first whether the order matters, then whose axis the second turn is about.',
  ),
];
