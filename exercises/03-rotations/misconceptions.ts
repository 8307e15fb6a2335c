import { cross, dot, lengthOf, matrixFrom, minus, multiple, plus, transposed } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import {
  backwards,
  hamilton,
  isLocked,
  matrixOf,
  readAngles,
  turnBetween,
  turnedAbout,
  turnedVector,
} from './inputs.js';
import type { Attitude, AxisAngle, Between, Mat3, Quaternion, Turned, Vec3 } from './inputs.js';

/** As a student takes it; what loses small angles is the mistake. */
const arcCosine = (cosine: number): number => Math.PI / 2 - Math.asin(cosine);

/** The slide's formula with any three numbers for the axis. */
function slide([x, y, z]: readonly number[], angle: number): Mat3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const u = [x, y, z];
  const sines = [
    [0, -z, y],
    [z, 0, -x],
    [-y, x, 0],
  ];
  return matrixFrom((i, j) => (i === j ? c : 0) + (1 - c) * u[i] * u[j] + s * sines[i][j]);
}
const direction = (axis: Vec3): number[] => multiple(axis, 1 / lengthOf(axis));
/** The right matrix with another third row. */
const thirdRow = (row: (u: number[], c: number, s: number) => number[]) => (input: AxisAngle) => {
  const [first, second] = matrixOf(input);
  return [first, second, row(direction(input.axis), Math.cos(input.angle), Math.sin(input.angle))];
};

export const ofMatrix: readonly Misconception<AxisAngle>[] = [
  {
    id: 'axis-not-unit',
    says: 'The axis is put into the formula as it was handed in, and a long axis stretches the body. The formula on the slide does not say so, but it holds for a vector of length one only: what of the axis counts, and what does not?',
    value: ({ axis, angle }) => slide(axis, angle),
  },
  {
    id: 'divided-by-the-square',
    says: 'The axis is divided by the square of its length, and not by its length. Try the axis (0, 0, 2): what must become of the 2?',
    value: ({ axis, angle }) => slide(multiple(axis, 1 / dot(axis, axis)), angle),
  },
  {
    id: 'divided-by-the-sum',
    says: 'The axis is divided by the sum of its components. Its length is the root of the sum of their squares.',
    value: ({ axis, angle }) => slide(multiple(axis, 1 / (axis[0] + axis[1] + axis[2])), angle),
  },
  {
    id: 'length-turns',
    says: 'The length of the axis counts in the angle, as in a vector that holds both. Here the angle is handed in by itself: a longer axis turns no further.',
    value: ({ axis, angle }) => matrixOf({ axis, angle: angle * lengthOf(axis) }),
  },
  {
    id: 'rows-are-axes',
    says: 'This is the transpose of R: its rows are the axes of the turned body, which belong into the columns. Put another way, it turns by -θ. Where must a quarter turn about z bring the x axis?',
    value: (input) => transposed(matrixOf(input)),
  },
  {
    id: 'sines-of-row-three',
    says: 'The first two rows are right; in the third one both sines have the other sign. Across the diagonal each sine stands with the opposite sign: compare with the first two rows.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) + y * s, y * z * (1 - c) + x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)]),
  },
  {
    id: 'one-sine-of-row-three',
    says: 'In the third row one sine has the wrong sign, or stands with another component. Across the diagonal the same component comes back, with the opposite sign.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - x * s, y * z * (1 - c) + y * s, c + z * z * (1 - c)]),
  },
  {
    id: 'row-three-symmetric',
    says: 'The third row has no sine: it is the part that is the same on both sides of the diagonal. What tells a turn from the turn back?',
    value: thirdRow(([x, y, z], c) => [x * z * (1 - c), y * z * (1 - c), c + z * z * (1 - c)]),
  },
  {
    id: 'factor-missing',
    says: 'In the third row the products of two components lack their factor 1 - cos θ. Without a turn, at θ = 0, R must be the unit matrix: is it?',
    value: thirdRow(([x, y, z], c, s) => [x * z - y * s, y * z + x * s, c + z * z]),
  },
  {
    id: 'one-plus-cosine',
    says: 'Where 1 - cos θ belongs stands 1 + cos θ. Without a turn, at θ = 0, R must be the unit matrix: is it?',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 + c) - y * s, y * z * (1 + c) + x * s, c + z * z * (1 + c)]),
  },
  {
    id: 'diagonal-not-squared',
    says: 'The last number has z where z² belongs. Two of the components meet in each place, on the diagonal twice the same.',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) + x * s, c + z * (1 - c)]),
  },
  {
    id: 'cosine-missing',
    says: 'The last number lacks cos θ. A half turn about x must bring z to -z: does it?',
    value: thirdRow(([x, y, z], c, s) => [x * z * (1 - c) - y * s, y * z * (1 - c) + x * s, z * z * (1 - c)]),
  },
  {
    id: 'degrees',
    says: 'The angle is taken for degrees. It is in rad, as Math.cos and Math.sin want it.',
    value: ({ axis, angle }) => matrixOf({ axis, angle: (angle * Math.PI) / 180 }),
  },
];

/** γ and β by another formula, and the same with nothing of its own for gimbal lock. */
const read = (
  id: string,
  says: string,
  other: (R: Mat3, theta: number) => [number, number],
): Misconception<Attitude>[] => {
  const value = (input: Attitude): number[] => {
    const theta = Math.asin(input.R[2][1]);
    const [gamma, beta] = other(input.R, theta);
    return [gamma, theta, beta];
  };
  return [
    { id, says, value: (input) => (isLocked(input) ? readAngles(input) : value(input)) },
    { id, says: `${says} And at θ = ±π/2 none of these entries says anything: that is a second thing.`, value },
  ];
};
/** The right angles but at gimbal lock. */
const locked =
  (other: (R: Mat3, theta: number) => number[]) =>
  (input: Attitude): number[] => {
    const right = readAngles(input);
    return isLocked(input) ? other(input.R, right[1]) : right;
  };

const always: readonly Misconception<Attitude>[] = [
  ...read(
    'sign-of-the-entry',
    'γ and β have the other sign. Their sines stand in R with a minus: what must be done with the entry before the tangent is inverted?',
    (R) => [Math.atan2(R[0][1], R[1][1]), Math.atan2(R[2][0], R[2][2])],
  ),
  ...read(
    'rows-are-axes',
    'γ and β are read from the places across the diagonal, so from the transpose of R. Look at the matrix of the statement once more: in which row stands -sin γ cos θ, and in which column?',
    (R) => [Math.atan2(-R[1][0], R[1][1]), Math.atan2(-R[0][2], R[2][2])],
  ),
  {
    id: 'reading-order',
    says: 'These are the angles of the same three turns in the reverse order, about y, x and z of a body that turns first about y. In which order do the three matrices stand here, and which entries of their product have only two factors?',
    value: ({ R }) => [Math.atan2(R[1][0], R[1][1]), Math.asin(-R[1][2]), Math.atan2(R[0][2], R[2][2])],
  },
  ...read(
    'reading-order',
    'θ is right; γ and β are read as if the three turns were done in the reverse order. In which order do the three matrices stand here, and which entries of their product have only two factors?',
    (R) => [Math.atan2(R[1][0], R[1][1]), Math.atan2(R[0][2], R[2][2])],
  ),
  ...read(
    'quadrant-lost',
    'γ and β come from the quotient of the two entries, and a quotient does not know which of them was negative: angles beyond a quarter turn come out half a turn off. What does Math.atan2 take instead?',
    (R) => [Math.atan(-R[0][1] / R[1][1]), Math.atan(-R[2][0] / R[2][2])],
  ),
  ...read(
    'only-the-sine',
    'γ and β come from their sines alone. Two angles have one sine, 30° and 150° for instance: the entry with the cosine tells which it is.',
    (R, theta) => [Math.asin(-R[0][1] / Math.cos(theta)), Math.asin(-R[2][0] / Math.cos(theta))],
  ),
  ...read(
    'only-the-cosine',
    'γ and β come from their cosines alone, and so are never negative. Two angles have one cosine, 30° and -30° for instance: the entry with the sine tells which it is.',
    (R, theta) => [arcCosine(R[1][1] / Math.cos(theta)), arcCosine(R[2][2] / Math.cos(theta))],
  ),
  ...read(
    'not-divided',
    'γ and β come from entries that have cos θ in them as well, which has not been taken out. A quotient of two such entries would lose it.',
    (R) => [Math.asin(-R[0][1]), Math.asin(-R[2][0])],
  ),
  ...read(
    'atan2-exchanged',
    'This is a quarter turn less the angle: Math.atan2 takes the sine first, and then the cosine.',
    (R) => [Math.atan2(R[1][1], -R[0][1]), Math.atan2(R[2][2], -R[2][0])],
  ),
  ...read(
    'gamma-and-beta-exchanged',
    'γ and β are exchanged. γ belongs to the outer turn, about z: its sine and cosine stand in the second column, those of β in the third row.',
    (R) => [Math.atan2(-R[2][0], R[2][2]), Math.atan2(-R[0][1], R[1][1])],
  ),
  {
    id: 'from-0-to-a-whole-turn',
    says: 'Negative angles come out as more than half a turn. It is the same rotation, but γ and β are asked for between -π and π.',
    value: (input) => readAngles(input).map((angle, k) => (k !== 1 && angle < 0 ? angle + 2 * Math.PI : angle)),
  },
  {
    id: 'gamma-always-0',
    says: 'γ is 0 here for every R. That is the choice for gimbal lock alone. Anywhere else all three angles can be read.',
    value: ({ R }) => [0, Math.asin(R[2][1]), Math.atan2(R[0][2], R[0][0])],
  },
];

const atLock: readonly Misconception<Attitude>[] = [
  {
    id: 'lock-forgotten',
    says: 'At θ = ±π/2 γ and β are both 0 here, whatever R is: the four entries that they were read from are all 0 there. But R says how far the two turns go together. With γ = 0, which entries have β in them?',
    value: locked((_R, theta) => [0, theta, 0]),
  },
  {
    id: 'divides-by-zero',
    says: 'At θ = ±π/2 this divides 0 by 0: the four entries have cos θ in them. Two axes are one line there, so one of the angles is free. Take γ = 0: what does R say of β?',
    value: locked((_R, theta) => [NaN, theta, NaN]),
  },
  {
    id: 'lock-into-gamma',
    says: 'At θ = ±π/2 these angles make the right R, but the turn is in γ. It is asked for in β, with γ = 0.',
    credit: 0.5,
    value: locked((R, theta) => [Math.atan2(R[1][0], R[0][0]), theta, 0]),
  },
  {
    id: 'lock-one-side',
    says: 'Right at θ = π/2; at -π/2 β has the other sign. There the inner axis points against the outer one: a turn about the one undoes a turn about the other. Which entry keeps its sign?',
    value: locked((R, theta) => [0, theta, Math.atan2(R[1][0], R[0][0])]),
  },
  {
    id: 'lock-one-side',
    says: 'At θ = -π/2 this is not seen as gimbal lock. The sine is -1 there, and the cosine 0 as well.',
    value: locked((R, theta) => (theta > 0 ? [0, theta, Math.atan2(R[0][2], R[0][0])] : [0, theta, 0])),
  },
  {
    id: 'only-the-sine',
    says: 'At θ = ±π/2 β comes from its sine alone. Two angles have one sine: which entry has the cosine?',
    value: locked((R, theta) => [0, theta, Math.asin(R[0][2])]),
  },
  {
    id: 'only-the-cosine',
    says: 'At θ = ±π/2 β comes from its cosine alone, and so is never negative. Which entry has the sine?',
    value: locked((R, theta) => [0, theta, arcCosine(R[0][0])]),
  },
  {
    id: 'steep-is-not-locked',
    says: 'A steep θ is taken for gimbal lock. Near a quarter turn γ and β are harder to read, but both are there: only where cos θ is 0 they are not.',
    value: (input) =>
      Math.abs(input.R[2][1]) > 0.99
        ? [0, Math.asin(input.R[2][1]), Math.atan2(input.R[0][2], input.R[0][0])]
        : readAngles(input),
  },
];
export const ofAnglesApart = always;
export const ofAngles: readonly Misconception<Attitude>[] = [...always, ...atLock];

const vectorPart = ([, x, y, z]: Quaternion): Vec3 => [x, y, z];
const sandwich = (q: Quaternion, v: Vec3, back: Quaternion): Vec3 => vectorPart(hamilton(hamilton(q, [0, ...v]), back));

export const ofVector: readonly Misconception<Turned>[] = [
  {
    id: 'not-normalised',
    says: 'The vector comes out longer or shorter than it was. The factor is the square of the length of q, which stands in the product twice. What must that be for a turn, and how is it made so?',
    value: ({ q, v }) => sandwich(q, v, backwards(q)),
  },
  {
    id: 'formula-for-unit-length',
    says: 'This formula, whose diagonal begins with 1, holds for quaternions of length one. This one has another length, and stretches the vector: what is to be done with q first?',
    value: ({ q: [w, ...u], v }) => {
      const once = cross(u, v);
      return plus(v, multiple(plus(multiple(once, w), cross(u, once)), 2));
    },
  },
  {
    id: 'normalised-once',
    says: 'The product was divided by the length of q, and is still too long by it. How often does q stand in the product?',
    value: ({ q, v }) => multiple(sandwich(q, v, backwards(q)), 1 / lengthOf(q)),
  },
  {
    id: 'turned-back',
    says: 'This is the turn back: q* stands on the left and q on the right. A turn about z by 90° must bring x to y.',
    value: ({ q, v }) => turnedVector({ q: backwards(q), v }),
  },
  {
    id: 'turned-back',
    says: 'This is the turn back, and the length of q is left in it. q* stands on the left and q on the right: a turn about z by 90° must bring x to y, and keep lengths.',
    value: ({ q, v }) => sandwich(backwards(q), v, q),
  },
  {
    id: 'one-side-only',
    says: 'q stands on the left, and nothing on the right. Such a product has a scalar part as well, and turns by half: what must stand on the other side?',
    value: ({ q, v }) => vectorPart(hamilton(multiple(q, 1 / lengthOf(q)) as Quaternion, [0, ...v])),
  },
  {
    id: 'one-side-only',
    says: 'q stands on the left, and nothing on the right. Such a product has a scalar part as well, and turns by half: what must stand on the other side?',
    value: ({ q, v }) => vectorPart(hamilton(q, [0, ...v])),
  },
  {
    id: 'conjugate-forgotten',
    says: 'q stands on both sides as it is. On the right belongs q*, with the other sign of x, y, z: without a turn left over along the axis, v comes back to itself.',
    value: ({ q, v }) => multiple(sandwich(q, v, q), 1 / dot(q, q)),
  },
  {
    id: 'conjugate-forgotten',
    says: 'q stands on both sides as it is, and its length is left in the result. On the right belongs q*, with the other sign of x, y, z. What is the length then?',
    value: ({ q, v }) => sandwich(q, v, q),
  },
  {
    id: 'quaternion-holds-angle',
    says: 'The vector is turned by half of the angle. q holds cosine and sine of θ/2, so w is not cos θ: for q = [0, 0, 0, 1], what does q v q* make of x?',
    value: ({ q, v }) => turnedAbout(v, q.slice(1), Math.atan2(lengthOf(q.slice(1)), q[0])),
  },
  {
    id: 'minus-is-opposite',
    says: 'For w below 0 the turn goes the wrong way, as if the sign of w alone had been changed. q and -q are one orientation, not opposite ones: all four numbers change their sign, or none.',
    value: ({ q, v }) => turnedVector({ q: q[0] < 0 ? backwards(q) : q, v }),
  },
  {
    id: 'scalar-last',
    says: 'The quaternion is read as [x, y, z, w]. Here the scalar w stands first.',
    value: ({ q: [w, x, y, z], v }) => turnedVector({ q: [z, w, x, y], v }),
  },
  {
    id: 'half-a-formula',
    says: 'This is half-way between v and the turned vector: what is added to v is not doubled. Does v keep its length?',
    value: ({ q, v }) => {
      const [w, ...u] = multiple(q, 1 / lengthOf(q));
      const once = cross(u, v);
      return plus(v, plus(multiple(once, w), cross(u, once)));
    },
  },
];

/** The rotation vector of a quaternion by its half angle. */
const logOf = (q: Quaternion): Vec3 => {
  const u = vectorPart(q);
  const sine = lengthOf(u);
  return sine === 0 ? [0, 0, 0] : (multiple(u, (2 * Math.atan(sine / q[0])) / sine) as Vec3);
};
const relative = ({ from, to }: Between): Quaternion => hamilton(to, backwards(from));
const inBody = ({ from, to }: Between): Quaternion => hamilton(backwards(from), to);
/** Of a turn that ends where it began, something else. */
const unlessNone = (value: (input: Between) => number[]) => (input: Between) =>
  lengthOf(turnBetween(input)) === 0 ? [0, 0, 0] : value(input);
const along = (input: Between, angle: (w: number, sine: number) => number): number[] => {
  const [w, ...u] = relative(input);
  return multiple(u, angle(w, lengthOf(u)) / lengthOf(u));
};

/** What rounding made a little more than 1 is 1. */
const whole = (w: number): number => (Math.abs(w) > 1 - 1e-14 ? Math.sign(w) : w);

export const ofTurn: readonly Misconception<Between>[] = [
  {
    id: 'turned-back',
    says: 'This is the way back, from the second orientation to the first. The turn is done after what was there: on which side of the first quaternion does it stand?',
    value: (input) => multiple(turnBetween(input), -1),
  },
  {
    id: 'body-or-world',
    says: 'The axis is given in the axes of the body, where a further turn stands on the right. In world axes it stands on the left: turn · from = to. What has to be multiplied with what to be left with the turn?',
    value: (input) => logOf(inBody(input)),
  },
  {
    id: 'body-or-world',
    says: 'The axis is given in the axes of the body, and it is the way back. In world axes a further turn stands on the left: turn · from = to. What has to be multiplied with what to be left with the turn?',
    value: (input) => multiple(logOf(inBody(input)), -1),
  },
  {
    id: 'turns-commute',
    says: 'Two rotation vectors are subtracted here, as if turns could be added like arrows. That is right for turns about one axis and for very small ones only. Turns are composed by a product, and undone by the reversed factor.',
    value: ({ from, to }) => minus(logOf(to), logOf(from)),
  },
  {
    id: 'minus-is-opposite',
    says: 'For some pairs this turn goes the long way round, by more than half a turn. q and -q are the same orientation: if w of the turn is negative, what does the other one of the pair say?',
    value: unlessNone((input) => along(input, (w, sine) => 2 * Math.atan2(sine, w))),
  },
  {
    id: 'angle-alone-shortened',
    says: 'The angle is the short one, but for some pairs the axis still belongs to the long way round. If the quaternion of the turn changes its sign, all four numbers do.',
    value: unlessNone((input) => along(input, (w, sine) => 2 * Math.atan2(sine, Math.abs(w)))),
  },
  {
    id: 'minus-is-opposite',
    says: 'Two things at once. With a negative w this turn goes the long way round, though minus the quaternion is the same orientation. And the arc cosine of w loses tiny turns: the sine keeps them.',
    value: unlessNone((input) => along(input, (w) => 2 * arcCosine(whole(w)))),
  },
  ...[0, NaN].map((tiny) => ({
    id: 'angle-alone-shortened',
    says: 'Two things at once. The angle is the short one, but with a negative w the axis still belongs to the long way round. And the arc cosine of w loses tiny turns: the sine keeps them.',
    value: unlessNone((input) => along(input, (w) => 2 * arcCosine(whole(Math.abs(w))) || tiny)),
  })),
  {
    id: 'quaternion-holds-angle',
    says: 'The vector is half as long as it should be: this is the half angle, whose cosine and sine the quaternion holds.',
    value: (input) => multiple(turnBetween(input), 0.5),
  },
  {
    id: 'tiny-turn-lost',
    says: 'A tiny turn is lost. Near 1 the cosine hardly changes: for a turn of 1e-9 rad w is 1 to the last digit, and its arc cosine 0. Which of the four numbers still tell how far it goes?',
    value: (input) => (lengthOf(turnBetween(input)) < 1e-6 ? [0, 0, 0] : turnBetween(input)),
  },
  {
    id: 'tiny-turn-lost',
    says: 'For a tiny turn the arc cosine of w is 0, and something is divided by its sine. Near 1 the cosine hardly changes: which of the four numbers still tell how far a turn of 1e-9 rad goes?',
    value: (input) => (lengthOf(turnBetween(input)) < 1e-6 ? [NaN, NaN, NaN] : turnBetween(input)),
  },
  {
    id: 'divides-by-zero',
    says: 'For two equal orientations, of one sign or of both, this divides 0 by 0. There is no turn and no axis: what is asked for then?',
    value: (input) => (lengthOf(turnBetween(input)) === 0 ? [NaN, NaN, NaN] : turnBetween(input)),
  },
  {
    id: 'axis-not-unit',
    says: 'The vector part of the quaternion is multiplied by the angle. It is no unit vector: its length is the sine of half the angle.',
    value: (input) => {
      const turn = turnBetween(input);
      return multiple(turn, Math.sin(lengthOf(turn) / 2));
    },
  },
  {
    id: 'sine-for-angle',
    says: 'This is twice the vector part. Its length is 2 sin(θ/2), which is θ for small turns only.',
    value: unlessNone((input) => along(input, (w, sine) => Math.sign(w) * 2 * sine)),
  },
  {
    id: 'axis-alone',
    says: 'This is the axis, of length one. The vector is to be as long as the angle.',
    value: unlessNone((input) => along(input, Math.sign)),
  },
  {
    id: 'degrees',
    says: 'The vector is as long as the angle in degrees. It is asked for in rad, as Math.atan2 gives it.',
    value: (input) => multiple(turnBetween(input), 180 / Math.PI),
  },
  {
    id: 'start-forgotten',
    says: 'This is the turn from [1, 0, 0, 0] to the second orientation. The body starts at the first one.',
    value: ({ to }) => logOf(to),
  },
  {
    id: 'not-undone',
    says: 'The first quaternion is multiplied as it stands, and not undone. With from = to nothing must be left of the product: which factor does that?',
    value: ({ from, to }) => logOf(hamilton(to, from)),
  },
];
