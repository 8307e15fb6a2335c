/**
 * The question of task 1: what a change of the frame does to a weight, by numbers of an example,
 * and the ideas behind wrong answers.
 */
import { derived, integerIn, minus, multiple, oneOf, plus, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses } from './guesses.js';
import { volumeOf, walk } from './inputs.js';
import type { Vec2 } from './inputs.js';

interface Changed {
  weights: Vec2;
  change: string;
}
export const CHANGES = [
  ...['u2 doubled', 'u1 doubled', 'u1 halved', 'u2 + u1'],
  ...['u2 reversed', 'origin + u1', 'origin - u1', 'u2 + u1', 'origin + u2'],
];
export const anyChange: Domain<Changed> = derived(
  recordOf({ alpha: integerIn(1, 6), beta: integerIn(-6, 6), change: oneOf(CHANGES) }),
  ({ alpha, beta, change }) => ({ weights: [alpha, beta] as Vec2, change }),
);
/** The first weight in an example that is changed: whole numbers and halves, so that equal is equal. */
function alphaAfter({ weights, change }: Changed): number {
  let [u1, u2, origin] = [
    [2, 4],
    [-6, 2],
    [10, 20],
  ];
  const point = plus(origin, walk([u1, u2], weights));
  if (change === 'u1 doubled') u1 = multiple(u1, 2);
  if (change === 'u1 halved') u1 = multiple(u1, 0.5);
  if (change === 'u2 doubled') u2 = multiple(u2, 2);
  if (change === 'u2 reversed') u2 = multiple(u2, -1);
  if (change === 'origin + u1') origin = plus(origin, u1);
  if (change === 'origin - u1') origin = minus(origin, u1);
  if (change === 'origin + u2') origin = plus(origin, u2);
  if (change === 'u2 + u1') u2 = plus(u2, u1);
  return volumeOf([minus(point, origin), u2]) / volumeOf([u1, u2]);
}
const compared = (difference: number): string => (difference > 0 ? 'larger' : difference < 0 ? 'smaller' : 'same');
export const firstWeight = (input: Changed): string => compared(alphaAfter(input) - input.weights[0]);
const otherFor = (changes: readonly string[], answer: (input: Changed) => string) => (input: Changed) =>
  changes.includes(input.change) ? answer(input) : firstWeight(input);

const WHAT_IS_LEFT: Record<string, string> = {
  'u1 doubled': 'How many of the new steps are as long as α of the old ones?',
  'u1 halved': 'How many of the new steps are as long as α of the old ones?',
  'u2 doubled': 'β is halved, and β u2 is the same arrow as before: what is left for u1?',
  'u2 reversed': 'β changes its sign, and β u2 is the same arrow as before: what is left for u1?',
  'origin + u1': 'How many steps along u1 are left from there?',
  'origin - u1': 'How many steps along u1 does it take from there?',
  'origin + u2': 'From there one step along u2 less leads to the point. How many along u1?',
};

export const ofChange: readonly Misconception<Changed>[] = [
  {
    id: 'weights-grow-with-the-axis',
    says: 'You let the weight grow with its axis. The point stays where it is: with a step twice as long, how many steps lead there?',
    value: otherFor(['u1 doubled', 'u1 halved'], ({ change }) => (change === 'u1 doubled' ? 'larger' : 'smaller')),
  },
  {
    id: 'weights-move-with-the-origin',
    says: 'You let the weight grow when the origin moves on along u1. The point stays: is the walk to it longer or shorter from there?',
    value: otherFor(['origin + u1', 'origin - u1'], ({ change }) => (change === 'origin + u1' ? 'larger' : 'smaller')),
  },
  {
    id: 'axes-one-by-one',
    says: 'You let the direction of u2 make no difference to α, as if each weight were a matter of its own axis. That holds if the axes are perpendicular and stay so. With u2 + u1 for u2 each of the β steps brings one u1 along: what is left for α?',
    value: otherFor(['u2 + u1'], () => 'same'),
  },
  {
    id: 'leaning-axis-always-takes-away',
    says: 'You let α always become smaller with u2 + u1 for u2. That holds for positive β. With a negative β the walk goes backwards along u2, and with β = 0 not at all.',
    value: otherFor(['u2 + u1'], () => 'smaller'),
  },
  {
    id: 'u2-changes-alpha-too',
    says: 'You let a longer u2 make α smaller. β is halved, and β u2 is the same arrow as before: what is left for u1?',
    value: otherFor(['u2 doubled'], () => 'smaller'),
  },
  ...[1, -1].map((sign) => ({
    id: 'u2-changes-alpha-too',
    says: 'You let a longer u2 change α, one way for positive β and the other way for negative. β is halved, and β u2 is the same arrow as before: what is left for u1?',
    value: otherFor(['u2 doubled'], ({ weights: [, beta] }) => compared(sign * beta)),
  })),
  {
    id: 'leaning-axis-adds',
    says: 'With u2 + u1 for u2 you let α become larger for positive β and smaller for negative, as if the walk became longer by what u2 takes up. The point stays: each of the β steps brings one u1 along, so how many steps along u1 itself are left?',
    value: otherFor(['u2 + u1'], ({ weights: [, beta] }) => compared(beta)),
  },
  {
    id: 'leaning-axis-always-adds',
    says: 'You let α always become larger with u2 + u1 for u2. That holds for negative β, where the walk goes backwards along u2. What does the sign of β say here, and what does β = 0?',
    value: otherFor(['u2 + u1'], () => 'larger'),
  },
  ...[true, false].flatMap((zeroIsSame) =>
    ['larger', 'smaller', 'same'].map((ifAlike) => ({
      id: 'alpha-compared-with-beta',
      says: 'With u2 + u1 for u2 you compare α and β. Each of the β steps brings one u1 along, whichever of the two is larger: what is left for α if β is 2, and what if it is -2?',
      value: otherFor(['u2 + u1'], ({ weights: [alpha, beta] }) => {
        if (zeroIsSame && beta === 0) return 'same';
        return alpha === beta ? ifAlike : compared(beta - alpha);
      }),
    })),
  ),
  {
    id: 'compared-without-signs',
    says: 'A new weight below zero counts as larger here, if it is far below: the sizes are compared. Larger and smaller mean the numbers with their signs: -4 is smaller than 1.',
    value: (input) => compared(Math.abs(alphaAfter(input)) - input.weights[0]),
  },
  {
    id: 'any-step-of-the-origin-counts',
    says: 'You let α become smaller when the origin moves along u2, as if any step of the origin made the walk shorter. From there one step along u2 less leads to the point: how many along u1?',
    value: otherFor(['origin + u2'], () => 'smaller'),
  },
  {
    id: 'point-goes-with-the-frame',
    says: 'All answers are the other way round: what you say would hold if the frame stayed and the point were stretched and moved. Here the frame changes and the point stays, so its weights do the opposite.',
    value: (input) => compared(input.weights[0] - alphaAfter(input)),
  },
  ...Object.entries(WHAT_IS_LEFT).flatMap(([change, ask]) =>
    ['larger', 'smaller', 'same']
      .filter((answer) => answer !== firstWeight({ weights: [1, 1], change }))
      .map((answer) => ({
        id: 'one-change-misjudged',
        says: `You are right but for '${change}': there you say '${answer}'. ${ask}`,
        value: otherFor([change], () => answer),
      })),
  ),
  ...guesses(
    ['larger', 'smaller', 'same'],
    'Draw α = 2 steps along u1, then halve u1, double it, and double u2: how many steps along u1 is it each time?',
  ),
];
