/** Wrong ideas of the question of task 4, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { productOf } from './situations.js';
import type { Product, TwoTurns } from './situations.js';

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
  ...[[0], [4], [-4], [0, 4], [0, -4], [4, -4]].map((found) => ({
    id: 'whole-turns-in-part',
    says: 'Not every whole turn is found. By 0, by 4 and by -4 quarters: all three leave everything where it was.',
    value: either((turns) => isOneAxis(turns) || isEvery(turns, isHalfTurn) || isSome(turns, (n) => found.includes(n))),
  })),
  ...[2, -2].map((found) => ({
    id: 'half-turns-in-part',
    says: 'Two half turns are found only if both are handed in with one certain sign. A half turn is the same whichever way round.',
    value: either((turns) => isOneAxis(turns) || isSome(turns, isWholeTurn) || isEvery(turns, (n) => n === found)),
  })),
  {
    id: 'opposite-angles-commute',
    says: 'Turns by opposite angles may change places here, as if the second took back the first. It does so about one axis only: try a quarter turn about x, and one the other way about z.',
    value: either((turns) => productOf(turns) === 'either' || turns.first.quarters === -turns.second.quarters),
  },
  {
    id: 'opposite-angles-commute',
    says: 'Turns by opposite angles may change places here, as if the second took back the first. It does so about one axis only. And think of half turns, and of turns that leave everything where it was.',
    value: either((turns) => isOneAxis(turns) || turns.first.quarters === -turns.second.quarters),
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
