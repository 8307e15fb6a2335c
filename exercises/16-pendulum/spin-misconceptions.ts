/** Wrong ideas of task 3 about the angular momentum, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { spinAnswer } from './inputs.js';
import type { Spin, SpinAnswer } from './inputs.js';

const spinOf =
  (change: (pair: Spin) => number) =>
  (pair: Spin): SpinAnswer => {
    const by = change(pair);
    return by > 0 ? 'grows' : by < 0 ? 'falls' : 'stays';
  };
export const ofSpin: readonly Misconception<Spin>[] = [
  {
    id: 'inner-forces-keep-it',
    says: 'The angular momentum is said to stay in every case, since the rod is an inner force. A motion under inner forces does keep it. But here the positions jump and the velocities are kept: that is no motion. What is distance times speed across, before and after?',
    value: () => 'stays',
  },
  {
    id: 'spin-always-falls',
    says: 'Whatever is mended, the pair is said to lose angular momentum. It does when its balls are drawn together. And if they are put farther apart, or do not turn?',
    value: () => 'falls',
  },
  {
    id: 'spin-always-grows',
    says: 'Whatever is mended, the pair is said to gain angular momentum. It does when its balls are put farther apart. And if they are drawn together, or do not turn?',
    value: () => 'grows',
  },
  {
    id: 'as-a-skater',
    says: 'Drawn together, the pair is said to have more, as a skater turns faster who draws in her arms. Her speed grows and her angular momentum stays; here the speed is kept. What does a shorter lever do to it?',
    value: spinOf(({ distance, length, across }) => (distance - length) * Math.abs(across)),
  },
  {
    id: 'speed-along-counts',
    says: 'A pair that moves only along the rod is said to have angular momentum, too. Its balls fly at each other or apart, and the rod keeps its direction: what is the lever of a velocity that points at the centre?',
    value: spinOf(({ distance, length, along, across }) => (length - distance) * (Math.abs(along) + Math.abs(across))),
  },
  {
    id: 'any-pair-turns',
    says: 'Only the distance counts in these answers. A pair that does not turn has no angular momentum, however long its rod.',
    value: spinOf(({ distance, length }) => length - distance),
  },
  {
    id: 'clockwise-counts-less',
    says: 'For one way of turning the answers are right, for the other they are exchanged. The question is about the size, so a turn to the right counts as much as one to the left.',
    value: spinOf(({ distance, length, across }) => (length - distance) * across),
  },
  {
    id: 'mending-only-takes-away',
    says: 'Whatever is mended, a turning pair is said to lose. That is true of the energy that the mending of velocities takes. Here the positions are mended: what happens if the balls are put farther apart?',
    value: (pair) => (spinAnswer(pair) === 'stays' ? 'stays' : 'falls'),
  },
  {
    id: 'along-for-across',
    says: 'The speed along the rod stands where the one across it belongs. What is the lever of a velocity that points at the centre?',
    value: spinOf(({ distance, length, along }) => (length - distance) * Math.abs(along)),
  },
  {
    id: 'the-way-they-fly',
    says: 'Whether the balls fly apart or together decides here. Mending is a jump from distance to length: which of the two is larger, and how fast do they go across it?',
    value: spinOf(({ along, across }) => along * Math.abs(across)),
  },
  {
    id: 'stays-when-drawn-together',
    says: 'Only a pair that is put farther apart changes in these answers. A shorter lever changes it as well, with the same speed across.',
    value: (pair) => (spinAnswer(pair) === 'falls' ? 'stays' : spinAnswer(pair)),
  },
  {
    id: 'stays-when-put-apart',
    says: 'Only a pair that is drawn together changes in these answers. A longer lever changes it as well, with the same speed across.',
    value: (pair) => (spinAnswer(pair) === 'grows' ? 'stays' : spinAnswer(pair)),
  },
];
