/** Wrong ideas of the question of task 4, with the words for the student. */
import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import type { Wire } from './inputs.js';
import { always } from './misconceptions.js';

const side = (x: number): string => ['left', 'on', 'right'][1 + Math.sign(x)];
const wire = (id: string, says: string, value: (bends: number[]) => string): Misconception<Wire> => ({
  id,
  says,
  value: ({ bends }) => value(bends),
});
/** A wrong sum of the bends, and the same with left for right. */
const sums = (id: string, says: string, sum: (bends: number[]) => number): Misconception<Wire>[] => [
  wire(id, says, (bends) => side(sum(bends))),
  wire(id, `${says} And the sides are exchanged: a straight step leaves a bend on its outer side.`, (bends) =>
    side(-sum(bends)),
  ),
];
const largerFirst = (most: number, bend: number): number => (Math.abs(bend) > Math.abs(most) ? bend : most);
const largerLast = (most: number, bend: number): number => (Math.abs(bend) >= Math.abs(most) ? bend : most);

export const ofWire: readonly Misconception<Wire>[] = [
  wire(
    'right-velocities-keep-it',
    'Here the point is always on the wire, since its velocity always is along it. That would be right for a straight wire, or for steps without length. A step goes straight on while the wire bends: on which side does it end?',
    () => 'on',
  ),
  wire(
    'cuts-the-corner',
    'This has left and right exchanged, as if the point cut the corner. A step follows the tangent at its start, like a car that slides: if the road bends to the left, where does it leave it?',
    (bends) => side(-total(bends)),
  ),
  wire(
    'last-bend-decides',
    'Here the last piece alone decides. Without feedback nothing is forgotten: what the first bends have done is still there. What adds up?',
    (bends) => side(bends[bends.length - 1]),
  ),
  wire(
    'last-bend-decides-inward',
    'Here the last piece alone decides, and towards its inner side. Without feedback nothing is forgotten, and a straight step leaves a bend on its outer side. What adds up?',
    (bends) => side(-bends[bends.length - 1]),
  ),
  ...sums(
    'last-bend-decides',
    'Here the last piece that bends decides alone. Without feedback nothing is forgotten: what the bends before have done is still there. What adds up?',
    (bends) => bends.filter((bend) => bend !== 0).pop() ?? 0,
  ),
  ...sums(
    'first-bend-decides',
    'Here the first piece alone decides. The pieces behind it push the point aside as well, and may bring it back. What adds up?',
    (bends) => bends[0],
  ),
  ...sums(
    'first-bend-decides',
    'Here the first piece that bends decides alone. The pieces behind it push the point aside as well, and may bring it back. What adds up?',
    (bends) => bends.find((bend) => bend !== 0) ?? 0,
  ),
  ...sums(
    'last-bend-against-first',
    'Here the last bend is compared with the first. Their difference tells how the bend has changed; the point is pushed aside by each bend that it passes, also by those between.',
    (bends) => bends[bends.length - 1] - bends[0],
  ),
  ...sums(
    'bends-counted',
    'Here the pieces that bend to either side are counted. A sharp bend pushes the point farther aside than a slight one: the bends themselves add up.',
    (bends) => total(bends.map(Math.sign)),
  ),
  ...[
    (bends: number[]) => bends.reduce(largerFirst, 0),
    (bends: number[]) => bends.reduce(largerLast, 0),
    (bends: number[]) =>
      bends.reduce(largerFirst, 0) + bends.reduce((most, b) => (b === -bends.reduce(largerFirst, 0) ? b : most), 0),
  ].flatMap((sum) =>
    sums(
      'sharpest-bend-decides',
      'Here the sharpest piece alone decides. Several slight bends push the point as far aside as one sharp one: all of them count. What adds up?',
      sum,
    ),
  ),
  ...sums(
    'bends-squared',
    'Here the bends count by their squares, so that one sharp piece outweighs several slight ones. How far does a straight step leave a circle of twice the bend: twice as far, or four times?',
    (bends) => total(bends.map((bend) => bend * Math.abs(bend))),
  ),
  ...sums(
    'order-of-the-bends-counts',
    'Here an early bend counts more than a late one, as if the point kept a wrong direction after it. At each step it takes its direction from the wire beside it: what a bend leaves is a distance, and no angle.',
    (bends) => total(bends.map((bend, i) => (bends.length - i) * bend)),
  ),
  ...sums(
    'order-of-the-bends-counts',
    'Here a late bend counts more than an early one, as if its trace became fainter. Without feedback nothing is forgotten: does the distance from the wire change beside a straight piece?',
    (bends) => total(bends.map((bend, i) => (i + 1) * bend)),
  ),
  ...sums(
    'straight-pieces-heal',
    'Here a straight piece brings the point back to the wire. Without feedback nothing does: beside a straight piece the point runs along it at the distance that it has.',
    (bends) => bends.reduce((sum, bend) => (bend === 0 ? 0 : sum + bend), 0),
  ),
  ...sums(
    'straight-pieces-heal',
    'Here the point is on the wire whenever the last piece is straight. Without feedback nothing brings it back: beside a straight piece it runs along it at the distance that it has.',
    (bends) => (bends[bends.length - 1] === 0 ? 0 : total(bends)),
  ),
  ...sums(
    'opposite-bends-cancel',
    'Here bends to both sides always cancel, however sharp they are. Each pushes the point as far aside as it is sharp. What is left of a sharp one to the left and a slight one to the right?',
    (bends) => (bends.some((b) => b > 0) && bends.some((b) => b < 0) ? 0 : total(bends)),
  ),
  ...[0.5, 1].flatMap((least) =>
    sums(
      'small-sums-count-as-nothing',
      'Here a small sum of the bends counts as none. They are multiples of 0.5 and have no rounding: only a sum of exactly 0 leaves the point on the wire.',
      (bends) => (Math.abs(total(bends)) <= least ? 0 : total(bends)),
    ),
  ),
  ...sums(
    'every-bend-to-one-side',
    'Here every bend puts the point to the same side, whichever way it bends. A straight step leaves a bend on its outer side. Which side is that for a bend to the right?',
    (bends) => total(bends.map(Math.abs)),
  ),
  wire(
    'bends-never-cancel',
    'Here deviations never cancel: where the bends make up for each other, the point is still put beside the wire. A deviation has a side. What does a bend to the right do to a point that a bend to the left has put outside?',
    (bends) => (total(bends) === 0 && bends.some((b) => b !== 0) ? 'right' : side(total(bends))),
  ),
  always('right', 'That is where a bend to the left puts the point. What does a bend to the other side do?'),
  always('left', 'That is where a bend to the right puts the point. What does a bend to the other side do?'),
];
