/** Wrong formulas of task 3, with the words for the student. */
import { dot, largestOf, lengthOf, multiple, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import type { State } from './inputs.js';

const state = (
  id: string,
  says: string,
  wanted: (s: State) => number,
  divisor = (a: number[]): number => dot(a, a),
): Misconception<State> => ({
  id,
  says,
  value: (s) => multiple(s.gradient, wanted(s) / divisor(s.gradient)),
});
const right = ({ f, ft, gain }: State): number => -gain * f - ft;
/** One coordinate does all of it. */
const alone = (s: State, chosen: number): number[] => s.gradient.map((a, i) => (i === chosen ? right(s) / a : 0));

export const ofState: readonly Misconception<State>[] = [
  state(
    'size-of-f',
    'The feedback uses the size of f. On the side where f is negative it pushes further away. What must v do there?',
    ({ f, ft, gain }) => -gain * Math.abs(f) - ft,
  ),
  state(
    'printed-sign',
    'The feedback has the sign that the paper prints, +k f: then f grows like e to the power k t. The sign is no matter of taste. Put f = 1 and ft = 0: must f rise or fall?',
    ({ f, ft, gain }) => gain * f - ft,
  ),
  state(
    'both-signs-plus',
    'This has the other sign as a whole: it makes f grow, and follows a moving constraint the wrong way. Solve A v + ft = -k f for the product A v first.',
    (s) => -right(s),
  ),
  state(
    'moving-constraint-forgotten',
    'The constraint moves by itself, and that is forgotten. This would be right for one that stands still, with ft = 0. If f grows by ft each second while nothing moves, v must take that away, too.',
    ({ f, gain }) => -gain * f,
  ),
  state(
    'moving-constraint-added',
    'The rate ft has the wrong sign. If f grows by itself, the velocity must make it fall: bring ft to the other side of A v + ft = -k f.',
    ({ f, ft, gain }) => -gain * f + ft,
  ),
  state(
    'not-divided',
    'This is the transpose of A times b, and nothing is divided. It would be right for a gradient of length 1. Twice the gradient means half the way for the same change of f; put your v into A v: what comes out?',
    right,
    () => 1,
  ),
  state(
    'divided-by-the-length',
    'This is divided by the length of the gradient once. Put it into A v: the gradient comes in a second time, so its length must be divided out twice.',
    right,
    lengthOf,
  ),
  state(
    'divided-by-the-sum',
    'This is divided by the sum of the gradient, without squares. Put v into A v: then the squares of its entries are added up.',
    right,
    total,
  ),
  state(
    'divided-by-the-sum-squared',
    'This is divided by the square of a sum. A v adds up the squares of the entries of A: squares first, then the sum.',
    right,
    (a) => total(a) ** 2,
  ),
  state(
    'divided-by-the-sizes',
    'This is divided by the sum of the sizes of the entries. Put v into A v: then their squares are added up.',
    right,
    (a) => total(a.map(Math.abs)),
  ),
  state(
    'rests-where-f-is-zero',
    'For f = 0 this rests. That is right for a constraint that stands still. If the constraint moves by itself, what is f a moment later?',
    (s) => (s.f === 0 ? 0 : right(s)),
  ),
  state(
    'rests-without-gain',
    'Without gain this rests. No gain means no feedback; but the constraint may move by itself, and v must go along with it. What should A v be for k = 0?',
    (s) => (s.gain === 0 ? 0 : right(s)),
  ),
  state(
    'rests-where-f-is-zero',
    'Where nothing is fed back, for f = 0 or k = 0, this rests. That is right for a constraint that stands still. If it moves by itself, what is f a moment later?',
    (s) => (s.gain * s.f === 0 ? 0 : right(s)),
  ),
  state(
    'feedback-forgotten',
    'f makes no difference here. This v keeps the deviation as it is, while the constraint moves. What should become of a deviation that is there already?',
    ({ ft }) => -ft,
  ),
  state(
    'sign-of-f-alone',
    'Only the sign of f is fed back, not how large it is. Then f would fall at one speed and overshoot. To die out like e to the power -k t, a half as large f should fall half as fast.',
    ({ f, ft, gain }) => -gain * Math.sign(f) - ft,
  ),
  state(
    'gain-as-a-time',
    'f is divided by the gain here, as by a time. The gain is in 1/s: the larger it is, the faster f should die out. What should A v be for k = 0?',
    ({ f, ft, gain }) => -f / gain - ft,
  ),
  state(
    'gain-missing',
    'The gain is missing: this is the velocity for k = 1. With k the deviation dies out like e to the power -k t.',
    ({ f, ft }) => -f - ft,
  ),
  state(
    'gain-on-both',
    'The gain multiplies ft as well. Only the deviation f is fed back; the rate ft is taken away as it is.',
    ({ f, ft, gain }) => -gain * (f + ft),
  ),
  {
    id: 'only-the-feedback-divided',
    says: 'Only the feedback is divided by the square of the gradient, the rate ft is not. Both are parts of what A v should be, and one division by the square of the gradient serves for both.',
    value: ({ gradient, f, ft, gain }) => gradient.map((a) => a * ((-gain * f) / dot(gradient, gradient) - ft)),
  },
  ...[1, -1].flatMap((sign) => [
    {
      id: 'rate-along-a-unit-vector',
      says: 'The rate ft goes along a unit vector here, the feedback is divided by the square of the gradient. Along a unit vector the way itself is measured, in a length; but ft is a change of f. Put your v into A v for f = 0: what comes out?',
      value: ({ gradient, f, ft, gain }: State) =>
        gradient.map((a) => (a * -gain * f) / dot(gradient, gradient) - (sign * ft * a) / lengthOf(gradient)),
    },
    {
      id: 'feedback-along-a-unit-vector',
      says: 'The feedback goes along a unit vector here, the rate ft is divided by the square of the gradient. Along a unit vector the way itself would shrink like that, if f were a length. Put your v into A v for ft = 0: what comes out?',
      value: ({ gradient, f, ft, gain }: State) =>
        gradient.map((a) => (-sign * a * gain * f) / lengthOf(gradient) - (a * ft) / dot(gradient, gradient)),
    },
  ]),
  ...[() => 1, (a: number[]) => dot(a, a), lengthOf].map((divisor) => ({
    id: 'rate-on-every-coordinate',
    says: 'The rate ft is taken from every coordinate alike. It is a change of f and has no direction of its own: what does a coordinate do for f whose entry in A is 0?',
    value: ({ gradient, f, ft, gain }: State) =>
      gradient.map((a) => (-gain * f * a) / dot(gradient, gradient) - ft / divisor(gradient)),
  })),
  state(
    'divided-by-the-count',
    'This is divided by the number of coordinates. It would be right if all entries of A were 1 or -1. Put v into A v: what do the entries of A add up to there?',
    right,
    (a) => a.length,
  ),
  {
    id: 'first-coordinate-does-all',
    says: 'One coordinate does all of it, the others rest. A v comes out right, as in eq. 4 with the first one dependent, but it is not the shortest v, and it fails where that entry of A is 0. Which direction changes f most for the way it goes?',
    value: (s) => s.gradient.map((a, i) => (i === 0 ? right(s) / a : 0)),
  },
  {
    id: 'first-coordinate-does-all',
    says: 'The first coordinate that changes f does all of it, the others rest. A v comes out right, as in eq. 4 with that one dependent, but it is not the shortest v. Which direction changes f most for the way it goes?',
    value: (s) =>
      alone(
        s,
        s.gradient.findIndex((a) => a !== 0),
      ),
  },
  {
    id: 'last-coordinate-does-all',
    says: 'The last coordinate that changes f does all of it, the others rest. A v comes out right, as in eq. 4 with that one dependent, but it is not the shortest v. Which direction changes f most for the way it goes?',
    value: (s) => alone(s, s.gradient.map((a) => a !== 0).lastIndexOf(true)),
  },
  ...['indexOf', 'lastIndexOf'].map((find) => ({
    id: 'largest-does-all',
    says: 'The coordinate that changes f most does all of it, the others rest. A v comes out right, but it is not the shortest v: the others can take a part of it at a smaller price. Which direction changes f most for the way it goes?',
    value: (s: State) => {
      const sizes = s.gradient.map(Math.abs);
      return alone(s, sizes[find as 'indexOf'](largestOf(sizes)));
    },
  })),
  {
    id: 'same-size-for-all',
    says: 'All coordinates that change f go equally fast here. A v comes out right, but it is not the shortest v: one that changes f more should do more. Compare the sum of the squares with that of a multiple of the gradient.',
    value: (s) => s.gradient.map((a) => (Math.sign(a) * right(s)) / total(s.gradient.map(Math.abs))),
  },
  ...[(x: number) => x, (x: number) => (Number.isFinite(x) ? x : 0)].map((guarded) => ({
    id: 'each-does-all',
    says: 'Every coordinate does all of it, so that together they do it several times over. Put your v into A v: what comes out, and what should?',
    value: (s: State) => s.gradient.map((a) => guarded(right(s) / a)),
  })),
  {
    id: 'last-coordinate-does-all',
    says: 'One coordinate does all of it, the others rest. A v comes out right, as in eq. 4 with the last one dependent, but it is not the shortest v, and it fails where that entry of A is 0. Which direction changes f most for the way it goes?',
    value: (s) => s.gradient.map((a, i) => (i === s.gradient.length - 1 ? right(s) / a : 0)),
  },
  {
    id: 'equal-shares',
    says: 'Every coordinate takes an equal share of what A v should be. Where no entry of A is 0 the sum comes out right, but it is not the shortest v. A coordinate that changes f more should do more.',
    value: (s) => s.gradient.map((a) => right(s) / (s.gradient.length * a)),
  },
  ...[(s: State) => s.gradient.length, (s: State) => s.gradient.filter((a) => a !== 0).length].map((shares) => ({
    id: 'equal-shares',
    says: 'Every coordinate with an entry in A takes an equal share of what A v should be. That is not the shortest v: a coordinate that changes f more should do more.',
    value: (s: State) => s.gradient.map((a) => (a === 0 ? 0 : right(s) / (shares(s) * a))),
  })),
];
