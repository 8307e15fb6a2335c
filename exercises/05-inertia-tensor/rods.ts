/**
 * The question of task 1: a rod that is cut at its balance point, and the ideas behind wrong answers.
 * Near-ties are not drawn.
 */
import { derived, numberIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses, word } from './words.js';

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
/**
 * The near centre is that of the heavier piece; which piece is the longer one, or thick at the cut,
 * has nothing to do with it.
 */
export const anyCut: Domain<Cut> = derived(
  recordOf({
    near: numberIn(0.1, 0.5, { corners: [0.2, 0.4] }),
    apart: numberIn(1.5, 3, { corners: [2] }),
    slack: numberIn(1.3, 2, { corners: [1.5] }),
    ratio: oneOf([1.5, 0.9, 0.6]),
    heavier: oneOf(PIECES),
  }),
  ({ near, apart, slack, ratio, heavier }) => {
    const far = cm(near * (heavier === 'same' ? 1 : apart));
    const one = { length: cm(far * slack * ratio), centre: near };
    // A centre lies inside its piece.
    if (one.length < 1.1 * near) return undefined;
    const other = { length: cm(far * slack), centre: far };
    return heavier === 'right' ? { left: other, right: one } : { left: one, right: other };
  },
);
export const SIDES = ['left', 'right', 'same'] as const;
/** Right, but for centres that are equally far away. */
const ifAlike = (answer: (input: Cut) => string) => (input: Cut) => {
  const difference = input.right.centre - input.left.centre;
  return difference === 0 ? answer(input) : word(difference, SIDES);
};
/** By a measure of each piece, and the same with the other sign. */
const byMeasure = (measure: (piece: Piece) => number): ((input: Cut) => string)[] =>
  [1, -1].map(
    (sign) =>
      ({ left, right }) =>
        word(sign * (measure(left) - measure(right)), SIDES),
  );
const longer = ({ left, right }: Cut): string => word(left.length - right.length, SIDES);
const shorter = ({ left, right }: Cut): string => word(right.length - left.length, SIDES);

export const ofCut: readonly Misconception<Cut>[] = [
  {
    id: 'centre-halves-the-mass',
    says: 'You say that both pieces have one mass. That holds if their own centres are equally far from the cut. The centre of mass balances mass times distance, not mass: what must a piece have that balances from nearby?',
    value: () => 'same',
  },
  {
    id: 'longer-is-heavier',
    says: 'You name the longer piece. That would be right for a rod that is equally thick all along and cut anywhere. Here the cut is at the balance point: compare what mass times distance is on both sides.',
    value: longer,
  },
  {
    id: 'farther-is-heavier',
    says: 'You name the piece whose centre is farther from the cut. A seesaw balances if mass times distance is equal on both sides: who sits farther out, the light or the heavy one?',
    value: ({ left, right }) => word(left.centre - right.centre, SIDES),
  },
  {
    id: 'shorter-is-heavier',
    says: 'You name the shorter piece, as if it had to be thick to balance the longer one. A long piece may have its mass close to the cut, and a short one far out at its end: what does it balance with, its length or the distance of its centre?',
    value: shorter,
  },
  ...byMeasure(({ length, centre }) => centre / length).map((value) => ({
    id: 'centre-as-part-of-the-length',
    says: 'You compare where in its piece each centre lies, as a part of the length. That says at which end a piece is thick, and not how heavy it is. What the seesaw feels is the distance from the cut itself.',
    value,
  })),
  ...byMeasure(({ length, centre }) => Number((centre - length / 2).toFixed(4))).map((value) => ({
    id: 'distance-from-the-middle',
    says: 'You compare how far each centre is from the middle of its piece. That says which end of a piece is thick, and not how heavy it is. What the seesaw feels is the distance from the cut itself.',
    value,
  })),
  ...byMeasure(({ length, centre }) => cm(length - centre)).map((value) => ({
    id: 'distance-from-the-free-end',
    says: 'You compare how far each centre is from the free end of its piece. The rod is balanced at the cut: from where does the distance count?',
    value,
  })),
  ...byMeasure(({ length, centre }) => length * centre).map((value) => ({
    id: 'length-for-mass',
    says: 'You compare length times distance, as if each metre had the same mass. Mass times distance is the same on both sides, as the cut is at the balance point: which mass belongs to the longer distance then?',
    value,
  })),
  ...[
    { value: longer, named: 'the longer piece' },
    { value: shorter, named: 'the shorter piece' },
    { value: () => 'left', named: 'the left one' },
    { value: () => 'right', named: 'the right one' },
  ].map(({ value, named }) => ({
    id: 'equal-distances-not-the-same',
    says: `You are right where the distances differ. Where both centres are equally far from the cut you name ${named}. Mass times distance is the same on both sides: what holds for the masses if the distances are equal?`,
    value: ifAlike(value),
  })),
  ...guesses(['left', 'right'], 'Turn the rod round: the answer must turn with it. What about a piece decides?'),
];
