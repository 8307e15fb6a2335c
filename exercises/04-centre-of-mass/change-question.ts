/** Which positions from the centre of mass change? */
import { derived, integerIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { balance } from './inputs.js';
import { guesses } from './words.js';

export const CHANGES = ['origin moved', 'all moved', 'all heavier', 'one moved', 'one heavier'] as const;
export interface Event {
  change: (typeof CHANGES)[number];
  massless: boolean;
  atCentre: boolean;
}
export const WHOSE = ['none', 'one', 'all'] as const;
/** By an example on a line: the point at 0 or 5, and two others, with the centre of mass at 0 before. */
const countOf = ({ change, massless, atCentre }: Event): number => {
  const [mass, x] = [massless ? 0 : 1, atCentre ? 0 : 5];
  const list = [
    { mass, at: [x, 0, 0] },
    { mass: 2, at: [3, 0, 0] },
    { mass: 1, at: [-6 - mass * x, 0, 0] },
  ];
  const seen = (all: typeof list, from: number): number[] =>
    all.map(({ at }) => at[0] + from - (balance(all)[0] + from));
  const after = list.map((one, i) => ({
    mass: change === 'all heavier' ? one.mass * 3 : change === 'one heavier' && i === 0 ? one.mass + 1 : one.mass,
    at: [one.at[0] + (change === 'all moved' || (change === 'one moved' && i === 0) ? 1 : 0), 0, 0],
  }));
  const before = seen(list, 0);
  return seen(after, change === 'origin moved' ? 7 : 0).filter((y, i) => Math.abs(y - before[i]) > 1e-9).length;
};
export const whose = (event: Event): (typeof WHOSE)[number] => WHOSE[[0, 1, 2, 2][countOf(event)]];
const EVENTS: Event[] = CHANGES.flatMap((change) =>
  [false, true].flatMap((massless) => [false, true].map((atCentre) => ({ change, massless, atCentre }))),
);
export const anyEvent: Domain<Event> = derived(recordOf({ whose: oneOf(WHOSE), at: integerIn(0, 13) }), (raw) => {
  const fits = EVENTS.filter((event) => whose(event) === raw.whose);
  return { ...fits[raw.at % fits.length] };
});
const but = (change: (event: Event) => string | false) => (event: Event) => change(event) || whose(event);
export const ofEvent: readonly Misconception<Event>[] = [
  {
    id: 'origin-counts',
    says: 'You let the positions from the centre of mass change with the origin. Both ends of such a vector get new coordinates, by the same amount. What is left of it in the difference?',
    value: but(({ change }) => change === 'origin moved' && 'all'),
  },
  {
    id: 'moved-body-moves-all',
    says: 'You let the positions from the centre of mass change if the body is carried along as a whole. Where does its centre of mass go then?',
    value: but(({ change }) => change === 'all moved' && 'all'),
  },
  {
    id: 'more-mass-everywhere-shifts',
    says: 'You let the centre of mass move if all masses become equally many times as large. The factor stands above and below the line: what does it do to the quotient?',
    value: but(({ change }) => change === 'all heavier' && 'all'),
  },
  {
    id: 'mass-changes-no-position',
    says: 'You let a mass change no position. No point has moved, but the vectors begin at the centre of mass. Where is that when one point has become heavier?',
    value: but(({ change }) => change === 'one heavier' && 'none'),
  },
  {
    id: 'heavier-always-shifts',
    says: 'You let every heavier point move the centre of mass. It pulls the centre towards itself. What if the centre is there already?',
    value: but(({ change }) => change === 'one heavier' && 'all'),
  },
  ...['one moved', 'one heavier'].map((which) => ({
    id: 'only-its-own-position',
    says: 'You let what happens to one point change its own position alone. All vectors begin at the centre of mass. Does that stay where it is?',
    value: but(
      ({ change }) => change === which && whose({ change, massless: false, atCentre: false }) === 'all' && 'one',
    ),
  })),
  {
    id: 'massless-pulls-too',
    says: 'You let a point without mass move the centre of mass. It counts in Σ m r with the factor zero. So whose position changes when it is moved?',
    value: but(({ change }) => change === 'one moved' && 'all'),
  },
  {
    id: 'massless-has-no-place',
    says: 'You let nothing change when a point without mass is moved. That is right of the centre of mass. But such a point has a place as well, and so a vector from there: where does that end now?',
    value: but(({ change, massless }) => change === 'one moved' && massless && 'none'),
  },
  {
    id: 'no-lever-no-shift',
    says: 'You let a point at the centre of mass be moved, and the centre not notice. Before it is moved, it pulls to no side. Where does it pull when it has left?',
    value: but(({ change, atCentre }) => change === 'one moved' && atCentre && 'one'),
  },
  ...(['none', 'one'] as const).map((answer) => ({
    id: 'still-without-mass',
    says: 'You let a point that had no mass still count for nothing after it has got some. The positions are measured again afterwards: does it pull then?',
    value: but(({ change, massless }) => change === 'one heavier' && massless && answer),
  })),
  {
    id: 'at-the-centre-nothing-changes',
    says: 'You let nothing change whenever the point is at the centre of mass. That is right while it stays there. Where is it after it has been moved?',
    value: but(({ atCentre }) => atCentre && 'none'),
  },
  ...guesses(WHOSE, 'Ask first whether the centre of mass moves, and then which points have moved with it.'),
];
