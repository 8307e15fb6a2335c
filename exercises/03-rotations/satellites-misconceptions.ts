/** Wrong ideas of the question of task 3, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { COMPARED } from './situations.js';
import type { Compared, Satellites } from './situations.js';

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
  ...[1, -1].map((way) => ({
    id: 'negative-remainder',
    says: 'Opposite is found only if a certain one of the two has turned further. The remainder of a negative number is negative in JavaScript, -3 % 2 is -1. Which of them is ahead makes no difference here.',
    value: ({ first, second }: Satellites): Compared => {
      const apart = way * (first - second);
      return isEven(apart) ? 'equal' : isOdd(apart) ? 'opposite' : 'neither';
    },
  })),
  {
    id: 'after-four-turns',
    says: 'They are equal after every four turns of difference here, and opposite after two. So it would be if q held a quarter of the angle. It holds half of it: what is its cosine after one turn, and after two?',
    value: words(
      (turns) => turns % 4 === 0,
      (turns) => turns % 4 === 2,
    ),
  },
  {
    id: 'opposite-ways-opposite',
    says: 'The quaternions are opposite here if the satellites turn equally far in opposite ways. Then only x, y and z differ in sign: q and its conjugate. For all four to do so, the half angles must be half a turn apart.',
    value: ({ first, second }) => (first === second ? 'equal' : first === -second ? 'opposite' : 'neither'),
  },
  {
    id: 'opposite-ways-opposite',
    says: 'The quaternions are opposite here if the satellites turn equally far in opposite ways. Then only x, y and z differ in sign: q and its conjugate. For all four to do so, the half angles must be half a turn apart.',
    value: ({ first, second }) => (isEven(first - second) ? 'equal' : first === -second ? 'opposite' : 'neither'),
  },
  {
    id: 'first-alone',
    says: 'Only the first satellite counts here. It is compared with the second one, which has turned, too.',
    value: words(isEven, isOdd, (a) => a),
  },
  ...guesses(COMPARED, 'Each of the three comes up. What does a whole turn of difference do to the half angle?'),
];
