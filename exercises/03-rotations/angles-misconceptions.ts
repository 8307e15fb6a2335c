/** Wrong formulas of task 2, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { isLocked, readAngles } from './inputs.js';
import type { Attitude, Mat3 } from './inputs.js';
import { arcCosine } from './turn-misconceptions.js';

/** Which of the two angles a formula is wrong for, and how a sentence speaks of them. */
interface Concerned {
  gamma: boolean;
  beta: boolean;
  come: string;
  have: string;
  are: string;
  their: string;
}
const single = (name: string): Omit<Concerned, 'gamma' | 'beta'> => ({
  come: `${name} comes`,
  have: `${name} has`,
  are: `${name} is`,
  their: 'its',
});
// What one input cannot tell apart is said of one of them alone, which is true in any case.
const CONCERNED: readonly Concerned[] = [
  { gamma: true, beta: false, ...single('γ') },
  { gamma: false, beta: true, ...single('β') },
  { gamma: true, beta: true, come: 'γ and β come', have: 'γ and β have', are: 'γ and β are', their: 'their' },
];

/** One of γ and β or both by another formula, and the same with nothing of its own for gimbal lock. */
const read = (
  id: string,
  sentence: (concerned: Concerned) => string,
  other: (R: Mat3, theta: number) => [number, number],
): Misconception<Attitude>[] =>
  CONCERNED.flatMap((concerned) => {
    const says = sentence(concerned);
    const value = ({ R }: Attitude): number[] => {
      const theta = Math.asin(R[2][1]);
      const [gamma, beta] = other(R, theta);
      return [
        concerned.gamma ? gamma : Math.atan2(-R[0][1], R[1][1]),
        theta,
        concerned.beta ? beta : Math.atan2(-R[2][0], R[2][2]),
      ];
    };
    return [
      { id, says, value: (input: Attitude) => (isLocked(input) ? readAngles(input) : value(input)) },
      { id, says: `${says} And at θ = ±π/2 none of these entries says anything: that is a second thing.`, value },
    ];
  });
/** The right angles but at gimbal lock. */
const locked =
  (other: (R: Mat3, theta: number) => number[]) =>
  (input: Attitude): number[] => {
    const right = readAngles(input);
    return isLocked(input) ? other(input.R, right[1]) : right;
  };

const NAMES = ['γ', 'θ', 'β'];
const FACTORS = [
  [1 / 2, 'half of'],
  [2, 'twice'],
  [180 / Math.PI, '180/π times'],
] as const;
const ORDERS = [
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
];

/** Entries in which the angle stands alone only while the other one is 0. */
const ALONE = [
  {
    at: 0,
    id: 'gamma-off-the-first-column',
    says: 'γ is read off the first column, where the x axis of the body points. That is right for yaw, pitch and roll, and here while β is 0. The inner turn carries that axis along: which axis of the body does it leave in its place?',
    read: (R: Mat3) => Math.atan2(R[1][0], R[0][0]),
  },
  {
    at: 2,
    id: 'beta-off-the-first-row',
    says: 'β is read off the first row, which tells the x of the world in the body. That is right while γ is 0, as it is chosen to be at gimbal lock. The outer turn changes that row: which axis of the world does it leave in its place?',
    read: (R: Mat3) => Math.atan2(R[0][2], R[0][0]),
  },
];

const always: readonly Misconception<Attitude>[] = [
  ...read(
    'sign-of-the-entry',
    ({ have, their }) =>
      `${have} the other sign. Not so ${their} sine in R, which stands there with a minus: what must be done with the entry before the tangent is inverted?`,
    (R) => [Math.atan2(R[0][1], R[1][1]), Math.atan2(R[2][0], R[2][2])],
  ),
  ...read(
    'rows-are-axes',
    ({ are }) =>
      `${are} read from the places across the diagonal, so from the transpose of R. Look at the matrix of the statement once more: in which row stands -sin γ cos θ, and in which column?`,
    (R) => [Math.atan2(-R[1][0], R[1][1]), Math.atan2(-R[0][2], R[2][2])],
  ),
  {
    id: 'reading-order',
    says: 'These are the angles of the same three turns in the reverse order, about y, x and z of a body that turns first about y. In which order do the three matrices stand here, and which entries of their product have only two factors?',
    value: ({ R }) => [Math.atan2(R[1][0], R[1][1]), Math.asin(-R[1][2]), Math.atan2(R[0][2], R[2][2])],
  },
  ...read(
    'reading-order',
    ({ are }) =>
      `θ is right; ${are} read as if the three turns were done in the reverse order. In which order do the three matrices stand here, and which entries of their product have only two factors?`,
    (R) => [Math.atan2(R[1][0], R[1][1]), Math.atan2(R[0][2], R[2][2])],
  ),
  ...read(
    'quadrant-lost',
    ({ come }) =>
      `${come} from a quotient of two entries, and a quotient does not know which of them was negative: angles beyond a quarter turn come out half a turn off. What does Math.atan2 take instead?`,
    (R) => [Math.atan(-R[0][1] / R[1][1]), Math.atan(-R[2][0] / R[2][2])],
  ),
  ...read(
    'only-the-sine',
    ({ come, their }) =>
      `${come} from ${their} sine alone. Two angles have one sine, 30° and 150° for instance: the entry with the cosine tells which it is.`,
    (R, theta) => [Math.asin(-R[0][1] / Math.cos(theta)), Math.asin(-R[2][0] / Math.cos(theta))],
  ),
  ...read(
    'only-the-cosine',
    ({ come, their }) =>
      `${come} from ${their} cosine alone, which does not tell a negative angle from a positive one: 30° and -30° have one cosine. The entry with the sine tells which it is.`,
    (R, theta) => [arcCosine(R[1][1] / Math.cos(theta)), arcCosine(R[2][2] / Math.cos(theta))],
  ),
  ...read(
    'not-divided',
    ({ come }) =>
      `${come} from an entry that has cos θ in it as well, which has not been taken out. A quotient of two such entries would lose it.`,
    (R) => [Math.asin(-R[0][1]), Math.asin(-R[2][0])],
  ),
  ...read(
    'atan2-exchanged',
    ({ are }) =>
      `${are} a quarter turn less the angle that is asked for: Math.atan2 takes the sine first, and then the cosine.`,
    (R) => [Math.atan2(R[1][1], -R[0][1]), Math.atan2(R[2][2], -R[2][0])],
  ),
  ...read(
    'gamma-and-beta-exchanged',
    ({ are, gamma, beta }) =>
      `${gamma && beta ? `${are} exchanged` : `${are} read where the other one stands`}. γ belongs to the outer turn, about z: its sine and cosine stand in the second column, those of β in the third row.`,
    (R) => [Math.atan2(-R[2][0], R[2][2]), Math.atan2(-R[0][1], R[1][1])],
  ),
  ...ALONE.flatMap(({ at, id, says, read: other }) =>
    [true, false].map((spared) => ({
      id,
      says,
      value: (input: Attitude) =>
        readAngles(input).map((angle, k) => (k === at && !(spared && isLocked(input)) ? other(input.R) : angle)),
    })),
  ),
  ...ORDERS.map((order) => ({
    id: order[1] === 1 ? 'gamma-and-beta-exchanged' : 'another-order-of-angles',
    says: `The three angles are right, but stand in the order ${order.map((k) => NAMES[k]).join(', ')}. Asked for is that of the product, in which the outer turn comes first.`,
    value: (input: Attitude) => order.map((k) => readAngles(input)[k]),
  })),
  ...NAMES.flatMap((name, at) => [
    {
      id: 'one-angle-reversed',
      says: `${name} has the other sign, γ, θ and β are right but for that. In which entry does its sine stand alone but for a cosine, and has that a minus in the statement?`,
      value: (input: Attitude) => readAngles(input).map((angle, k) => (k === at ? -angle : angle)),
    },
    {
      id: 'one-angle-left-at-0',
      says: `${name} is always 0 here; the other two angles are right. Which two entries of R have it in them, and beside it no more than one other angle?`,
      value: (input: Attitude) => readAngles(input).map((angle, k) => (k === at ? 0 : angle)),
    },
    ...FACTORS.map(([factor, words]) => ({
      id: 'one-angle-by-a-factor',
      says: `${name} is ${words} what it should be; the other two angles are right. All three are asked for in rad, and as whole angles.`,
      value: (input: Attitude) => readAngles(input).map((angle, k) => (k === at ? factor * angle : angle)),
    })),
    ...[1, 2].map((step) => ({
      id: 'one-angle-twice',
      says: `${NAMES[(at + step) % 3]} stands in the place of ${name}, too: is that a line that was copied and not changed?`,
      value: (input: Attitude) => readAngles(input).map((angle, k, all) => (k === at ? all[(at + step) % 3] : angle)),
    })),
  ]),
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
    id: 'lock-turned-back',
    says: 'At θ = ±π/2 β has the other sign. Put γ = 0 into the first row of the statement: with which sign does sin β stand there?',
    value: locked((R, theta) => [0, theta, Math.atan2(-R[0][2], R[0][0])]),
  },
  {
    id: 'lock-a-quarter-off',
    says: 'At θ = ±π/2 β is a quarter turn less what it should be. Put γ = 0 into the first row of the statement: which entry is the sine of β there, and which of its two arguments does Math.atan2 take first?',
    value: locked((R, theta) => [0, theta, Math.atan2(R[0][0], R[0][2])]),
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
