/** Where an Euler step lands. */
import { derived, numberIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses, word } from './words.js';

const tenths = (x: number): number => Number(x.toFixed(1));

export interface Bend {
  start: number;
  end: number;
  h: number;
}
export const LANDINGS = ['above', 'below', 'on'] as const;
export const anyBend: Domain<Bend> = derived(
  recordOf({
    start: numberIn(-5, 5, { decimals: 1, corners: [0, 1, -1] }),
    change: numberIn(0.5, 4, { decimals: 1, corners: [1, 2] }),
    h: numberIn(0.1, 2, { decimals: 1, corners: [1, 0.5] }),
    back: oneOf([false, true]),
    lands: oneOf(LANDINGS),
  }),
  ({ start, change, h, back, lands }) => {
    const rise = { above: -change, below: change, on: 0 }[lands] * (back ? -1 : 1);
    return { start, end: tenths(start + rise), h: back ? -h : h };
  },
);
/** The Euler step and the true change, by the mean of a rate that changes evenly. */
export const landing = ({ start, end, h }: Bend): string =>
  word(Math.sign(h * start - (h * (start + end)) / 2), LANDINGS);
export const ofBend: readonly Misconception<Bend>[] = [
  {
    id: 'euler-is-exact',
    says: 'You say that Euler lands on the true value. It does while the rate stays what it was at the start. Here the rate at the end is another one: which of the two rates does the step follow?',
    value: () => 'on',
  },
  ...[
    ({ start, h }: Bend) => start * h,
    ({ start }: Bend) => start,
    ({ start, end, h }: Bend) => (start + end) * h,
  ].map((rise) => ({
    id: 'euler-lags-behind',
    says: 'You go by whether the quantity rises or falls, as if Euler always came after it. A steady rise is followed exactly. What counts is whether the rate itself grows or shrinks on the way.',
    value: (input: Bend) => word(-rise(input), LANDINGS),
  })),
  {
    id: 'only-forward',
    says: 'Your answer is right while h is positive. A step back goes from the start the other way: what does a rate that is too large do to the value then?',
    value: ({ start, end }) => word(start - end, LANDINGS),
  },
  {
    id: 'size-of-the-rate',
    says: 'You compare how large the two rates are, without their signs. That is right while both are positive. Of -3 and 1 per second the second takes the quantity higher.',
    value: ({ start, end, h }) => word(h * (Math.abs(start) - Math.abs(end)), LANDINGS),
  },
  {
    id: 'tangent-on-the-wrong-side',
    says: 'Above and below are exchanged. Draw a curve that gets steeper, and its tangent at the start: on which side of the curve does the tangent run?',
    value: ({ start, end, h }) => word(h * (end - start), LANDINGS),
  },
  ...guesses(['above', 'below'], 'Exchange the two rates: the answer must change. Which of them does Euler follow?'),
];
