/**
 * The question of task 3: what a sum of points is, by a move of all points, and the
 * ideas behind wrong answers.
 */
import { derived, integerIn, listOf, oneOf, recordOf, total } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { butFor, guesses } from './guesses.js';

interface Sum {
  factors: number[];
}
export const KINDS = ['vector', 'point', 'neither'] as const;
export const anySum: Domain<Sum> = derived(
  recordOf({ quarters: listOf(integerIn(-8, 8), 1, 3), kind: oneOf(KINDS), other: integerIn(-8, 8) }),
  ({ quarters, kind, other }) => {
    const rest = total(quarters) / 4;
    const last = kind === 'neither' ? other / 4 : (kind === 'point' ? 1 : 0) - rest;
    if (kind === 'neither' && [0, 1].includes(rest + last)) return undefined;
    const factors = [...quarters.map((x) => x / 4), last].filter((x) => x !== 0);
    return factors.length > 0 ? { factors } : undefined;
  },
);
/** By how much the sum moves if all points move by 1. */
const moves = ({ factors }: Sum): number => total(factors.map((x) => x * 6)) - total(factors.map((x) => x * 5));
const kindOf = (shift: number): string => (shift === 0 ? 'vector' : shift === 1 ? 'point' : 'neither');
export const kindOfSum = (input: Sum): string => kindOf(moves(input));
const EXCHANGED: Record<string, string> = { point: 'vector', vector: 'point', neither: 'neither' };

export const ofSum: readonly Misconception<Sum>[] = [
  {
    id: 'every-sum-is-a-vector',
    says: 'You take every sum for a vector, as all are lists of numbers that are added. Move the origin of e: a vector must not change. Which sums do?',
    value: () => 'vector',
  },
  {
    id: 'every-sum-is-a-point',
    says: 'You take every sum of points for a point. The middle of two points is one. The arrow from one to the other is not: what does it do if both are moved alike?',
    value: () => 'point',
  },
  {
    id: 'minus-makes-a-vector',
    says: 'You take a sum with a minus for a vector and any other for a point. q - p is a vector and ½ p + ½ q a point. But p + q - r is the fourth corner of a parallelogram, and p + q depends on the origin: move all points by one arrow and see how far the sum goes.',
    value: ({ factors }) => (factors.some((x) => x < 0) ? 'vector' : 'point'),
  },
  {
    id: 'anything-else-is-a-point',
    says: 'You see when a sum is a vector, and take all others for points. p + q moves twice as far as the points do: a point would move as far as they.',
    value: (input) => (moves(input) === 0 ? 'vector' : 'point'),
  },
  {
    id: 'anything-else-is-a-vector',
    says: 'You see when a sum is a point, and take all others for vectors. p + q is no point, but it moves twice as far as the points do: a vector would not move at all.',
    value: (input) => (moves(input) === 1 ? 'point' : 'vector'),
  },
  ...['neither', 'vector'].map((answer) => ({
    id: 'points-by-positive-factors-only',
    says: `With a negative factor among them you do not take a sum for a point, though the factors add up to one: you say '${answer}'. A mean of points lies between them, and 2 q - p lies beyond q, on the line through both: it is a place, too. How far does it move if p and q move by one arrow?`,
    value: butFor((input: Sum) => moves(input) === 1 && input.factors.some((x) => x < 0), answer, kindOfSum),
  })),
  {
    id: 'points-by-equal-factors-only',
    says: 'You take a sum for a point only if all factors are alike, as in the middle of points. ¼ p + ¾ q is a place as well, nearer to q. How far does such a sum move if all points move by one arrow?',
    value: butFor((input: Sum) => moves(input) === 1 && new Set(input.factors).size > 1, 'neither', kindOfSum),
  },
  {
    id: 'factors-counted',
    says: 'You count plus and minus, however large the factors are: as many of both make a vector, one plus more a point. In ½ p + ½ q there are two plus, and it is the middle. What have its factors in common with the single one of p?',
    value: ({ factors }) => kindOf(total(factors.map(Math.sign))),
  },
  {
    id: 'multiple-of-a-point',
    says: 'You take any multiple of one point for a point. Half of p is half the way from the origin to p: where is it for somebody who has another origin?',
    value: butFor(({ factors }: Sum) => factors.length === 1, 'point', kindOfSum),
  },
  {
    id: 'any-positive-sum-is-a-point',
    says: 'You take a sum for a point whenever its factors add up to something positive. The middle of two points is one, p + q is not: how far does each move if both points move by one arrow, and how far would a place?',
    value: butFor((input: Sum) => moves(input) > 0, 'point', kindOfSum),
  },
  {
    id: 'minus-one-is-no-point',
    says: 'You take a sum for a point also if its factors add up to -1. Move all points by one arrow: such a sum moves back by it, and a place would go along.',
    value: butFor((input: Sum) => moves(input) === -1, 'point', kindOfSum),
  },
  ...[
    ({ factors }: Sum) => factors.length !== 2,
    ({ factors }: Sum) => factors.length !== 2 || Math.abs(factors[0]) !== 1,
  ].map((isOther) => ({
    id: 'vectors-by-two-points-only',
    says: 'You do not take every sum for a vector whose factors add up to zero, but only a difference of two points, such as q - p. Half of q - p is a vector, too, and so is p + q - 2 r, the sum of two such arrows: what do they do if all points move alike?',
    value: butFor((input: Sum) => moves(input) === 0 && isOther(input), 'neither', kindOfSum),
  })),
  {
    id: 'points-and-vectors-exchanged',
    says: 'Points and vectors are exchanged. q - p is the arrow from p to q, and ½ p + ½ q the place in the middle: what do the factors of each add up to?',
    value: (input) => EXCHANGED[kindOfSum(input)],
  },
  ...guesses(['neither'], 'Try q - p, and the middle ½ p + ½ q: how far does each move if p and q move by one arrow?'),
];
