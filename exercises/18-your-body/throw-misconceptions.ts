import { multiple, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { comesOf, courseOf, flipOf, shownOf, stepped, STEPS } from './inputs.js';
import type { Change, Course, Flight, Motion, Shown, Throw, Vec3 } from './inputs.js';

// ---- task 3 ----

const agm = (a: number, b: number): number => {
  let [x, y] = [a, b];
  for (let round = 0; round < 40; round++) [x, y] = [(x + y) / 2, Math.sqrt(x * y)];
  return x;
};
const squares = ({ moments: [I1, I2, I3], spin, nudge }: Throw): { A: number; B: number; C: number } => {
  const all = I1 * I2 * I3;
  return {
    A: ((I3 - I2) * I2 * (I2 - I1) * spin ** 2) / all,
    B: ((I2 - I1) * (I1 * (I3 - I1) * nudge ** 2 + I2 * (I3 - I2) * spin ** 2)) / all,
    C: ((I3 - I1) * I1 * (I2 - I1) * nudge ** 2) / all,
  };
};
const growth = ({ moments: [I1, I2, I3], spin }: Throw): number =>
  Math.abs(spin) * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));

export const ofThrows: readonly Misconception<Throw>[] = [
  {
    id: 'from-zero-to-zero',
    says: 'This is the time from one change of sign of ω2 to the next. The throw starts in the middle between two of them, where ω2 is largest, so the first comes after half of it.',
    value: (thrown) => 2 * flipOf(thrown),
  },
  {
    id: 'whole-period',
    says: 'This is the time until the motion repeats, with two flips. The first change of sign comes after a quarter of it.',
    value: (thrown) => 4 * flipOf(thrown),
  },
  {
    id: 'growth-alone',
    says: 'This is the time in which the nudge would grow to the size of the spin if its rate stayed what it is. A nudge of the first axis is not all of the growing motion, and near the flip the rate falls. It is a good first guess; the mean gives the time itself.',
    value: (thrown) => Math.log(Math.abs(thrown.spin / thrown.nudge)) / growth(thrown),
  },
  {
    id: 'other-square',
    says: 'The square that belongs to motions around the third axis is taken. A throw with a nudge about the first axis and none about the third runs around the first.',
    value: (thrown) => {
      const { A, C } = squares(thrown);
      return Math.PI / (2 * agm(Math.sqrt(A), Math.sqrt(C)));
    },
  },
  {
    id: 'roots-forgotten',
    says: 'The mean is taken of the squares. It takes p and r themselves: draw the roots first. The unit tells as well, 1/s is wanted below π.',
    value: (thrown) => {
      const { B, C } = squares(thrown);
      return Math.PI / (2 * agm(B, C));
    },
  },
  {
    id: 'mean-once',
    says: 'The mean of p and r is taken once only. Arithmetic and geometric mean are taken again and again, until both agree.',
    value: (thrown) => {
      const { B, C } = squares(thrown);
      return Math.PI / (Math.sqrt(B) + Math.sqrt(C));
    },
  },
  {
    id: 'updated-mean-in-the-root',
    says: 'The root is taken with the new arithmetic mean. Both new numbers belong to the same two old ones: which p stands in their product, if the first line has already put the mean in its place?',
    value: (thrown) => {
      const { B, C } = squares(thrown);
      let [a, g] = [Math.sqrt(B), Math.sqrt(C)];
      for (let round = 0; round < 60; round++) {
        a = (a + g) / 2;
        g = Math.sqrt(a * g);
      }
      return Math.PI / (2 * a);
    },
  },
  {
    id: 'updated-root-in-the-mean',
    says: 'The arithmetic mean is taken with the new root. Both new numbers belong to the same two old ones: which r stands in the sum, if the first line has already put the root in its place?',
    value: (thrown) => {
      const { B, C } = squares(thrown);
      let [a, g] = [Math.sqrt(B), Math.sqrt(C)];
      for (let round = 0; round < 60; round++) {
        g = Math.sqrt(a * g);
        a = (a + g) / 2;
      }
      return Math.PI / (2 * a);
    },
  },
  {
    id: 'root-of-the-product-alone',
    says: 'The geometric mean of p and r is taken once only. It is the first of two that approach each other: what comes next, and when do they agree?',
    value: (thrown) => {
      const { B, C } = squares(thrown);
      return Math.PI / (2 * Math.sqrt(Math.sqrt(B * C)));
    },
  },
];

const order = (lead: number): string => (lead > 0 ? 'sooner' : lead < 0 ? 'later' : 'at the same time');
const lead = ({ spin, nudge }: Change): number => Math.abs(spin) - 1 || Math.abs(nudge) - 1;

export const ofChanges: readonly Misconception<Change>[] = [
  {
    id: 'heavier-flips-later',
    says: 'Size and density decide here, as if a body with more inertia were slower to turn over. No torque acts that it could resist. All moments grow by one factor, and in Euler’s equations it drops out: only their ratios count.',
    value: (change) => order(1 - change.density * change.size ** 5 || lead(change)),
  },
  {
    id: 'larger-flips-later',
    says: 'The size decides here. A body twice as large of the same shape has 32 times the moments, all three of them, and their ratios stay. Size would count if a torque from outside acted.',
    value: (change) => order(1 - change.size || lead(change)),
  },
  {
    id: 'fast-spin-is-steady',
    says: 'A faster spin is taken for a steadier one. That is so about the first and third axis, against a push from outside. About the middle axis everything goes on as before, and only faster: in half the time at twice the spin.',
    value: (change) => order(1 - Math.abs(change.spin) || Math.abs(change.nudge) - 1),
  },
  {
    id: 'nudge-alone',
    says: 'The nudge alone decides here. It also matters how fast it grows, and that rate is proportional to the spin.',
    value: ({ nudge }) => order(Math.abs(nudge) - 1),
  },
  {
    id: 'spin-alone',
    says: 'The spin alone decides here. With the same rate of growth a larger nudge needs less time to become as large as the spin.',
    value: ({ spin }) => order(Math.abs(spin) - 1),
  },
  {
    id: 'signs-count',
    says: 'The signs of spin and nudge play a part here. A throw the other way round is the same one as seen in a mirror: they say which way the body turns over, and not when.',
    value: ({ spin, nudge }) => order(spin - 1 || nudge - 1),
  },
  ...[5, 3].map((power) => ({
    id: power === 5 ? 'spin-against-inertia' : 'spin-against-mass',
    says: `The spin is weighed against ${power === 5 ? 'the moments' : 'the mass'}, as if a body that is harder to turn flipped more slowly. That would be right if something pushed it. Nothing does: what is left of a factor that all three moments share?`,
    value: ({ spin, nudge, size, density }: Change) => {
      const ahead = Math.abs(spin) / (density * size ** power) - 1;
      return order(Math.abs(ahead) < 1e-9 ? Math.abs(nudge) - 1 : ahead);
    },
  })),
  {
    id: 'weighed-against-inertia',
    says: 'Spin and nudge together are weighed against the moments of inertia here, as a torque would be. But none acts: all three moments grow by one factor. What is left of it in Euler’s equations?',
    value: ({ spin, nudge, size, density }) => order(Math.abs(spin * nudge) - density * size ** 5),
  },
  {
    id: 'density-decides',
    says: 'The density decides here, before all the rest. It makes all three moments larger by one factor. Is there an equation of the motion in which that factor would be left, without a torque?',
    value: (change) => order(1 - change.density || lead(change)),
  },
  {
    id: 'ratio-decides',
    says: 'The ratio of nudge and spin decides here. It says how many times the nudge has to grow, and would decide if the spin stayed. How fast does the nudge grow when the spin is twice as large?',
    value: ({ spin, nudge }) => order(Math.abs(nudge) - Math.abs(spin)),
  },
];

// ---- task 4 ----

/** What the check says of a time that is not within the motion. */
const OUTSIDE = 'outside the motion';
type Rates = (moments: Vec3, w: readonly number[]) => number[];
const ratesOf = (
  [I1, I2, I3]: readonly number[],
  [a, b, c]: readonly number[],
  [x, y, z]: readonly number[] = [I1, I2, I3],
): number[] => [((I2 - I3) * b * c) / x, ((I3 - I1) * c * a) / y, ((I1 - I2) * a * b) / z];
/** The flip is where ω2, followed like this, first changes its sign; only what is told of it counts. */
const euler = (moments: Vec3, w: readonly number[], h: number): number[] => plus(w, multiple(ratesOf(moments, w), h));
/**
 * A step along four slopes: where the last three are taken, as parts of the step along the one
 * before, and what each counts.
 */
const slopes =
  ([second, third, fourth]: readonly number[], weights: readonly number[], rates: Rates = ratesOf): typeof stepped =>
  (moments, w, h) => {
    const k1 = rates(moments, w);
    const k2 = rates(moments, plus(w, multiple(k1, second * h)));
    const k3 = rates(moments, plus(w, multiple(k2, third * h)));
    const k4 = rates(moments, plus(w, multiple(k3, fourth * h)));
    return [k1, k2, k3, k4].reduce<number[]>((at, k, n) => plus(at, multiple(k, weights[n] * h)), [...w]);
  };
const PLACES = [1 / 2, 1 / 2, 1];
const SIXTHS = [1 / 6, 1 / 3, 1 / 3, 1 / 6];
const flipIn = (flight: Flight, walk: typeof stepped): number | 'none' => {
  let w: readonly number[] = [flight.nudge, flight.spin, 0];
  for (let n = 1; n <= STEPS; n++) {
    const next = walk(flight.moments, w, flight.duration / STEPS);
    if (next[1] * flight.spin < 0) return (n - 1 + w[1] / (w[1] - next[1])) / STEPS;
    w = next;
  }
  return 'none';
};
const walked = (flight: Flight, walk: typeof stepped): Course => ({
  ...courseOf(flight, { walk, finer: 1 }),
  flip: flipIn(flight, walk),
});
const told = (flight: Flight, flip: (right: number) => number | 'none'): Course => {
  const right = courseOf(flight);
  return { ...right, flip: right.flip === 'none' ? 'none' : flip(right.flip) };
};

export const ofFlights: readonly Misconception<Flight>[] = [
  {
    id: 'one-slope-a-step',
    says: 'Each step goes along the slope at its beginning, which is Euler’s method: energy grows with every step. Runge-Kutta of order 4 looks at four slopes.',
    value: (flight) => walked(flight, euler),
  },
  {
    id: 'clockwise-equations',
    says: 'All three rates have the other sign. Then the motion runs backwards in time; the flip comes at the same time, but ω3 grows to the other side. In each equation the moments stand in the order of the axes: I2 less I3, I3 less I1, I1 less I2.',
    value: (flight) => walked(flight, (moments, w, h) => stepped(moments, w, -h)),
  },
  {
    id: 'flip-at-a-step',
    says: 'The flip is told as the time of the first step behind it. The zero lies between two steps: draw a straight line from one to the other.',
    value: (flight) => told(flight, (right) => Math.ceil(right * STEPS) / STEPS),
  },
  {
    id: 'flip-before-it',
    says: 'The flip is told as the time of the last step before it. The zero lies between two steps: draw a straight line from one to the other.',
    value: (flight) => told(flight, (right) => Math.floor(right * STEPS) / STEPS),
  },
  {
    id: 'end-taken-for-a-flip',
    says: 'Where no flip comes within the duration, the end is told as its time. The word none is wanted then.',
    value: (flight) => {
      const right = courseOf(flight);
      return right.flip === 'none' ? { ...right, flip: 1 } : right;
    },
  },
  {
    id: 'start-left-out',
    says: 'The list begins after the first step. The start is to be its first entry, so that it has 101.',
    value: (flight) => courseOf(flight, { from: 1 }),
  },
  {
    id: 'fourth-slope-half-way',
    says: 'The fourth slope is taken in the middle of the step, as the second and third are. Then no slope speaks for the end: where does the fourth one stand, and how far along the third does it lie?',
    value: (flight) => walked(flight, slopes([1 / 2, 1 / 2, 1 / 2], SIXTHS)),
  },
  {
    id: 'second-slope-at-the-end',
    says: 'The second slope is taken a whole step on. Both inner slopes belong to the middle of the step: how far along the first slope is that?',
    value: (flight) => walked(flight, slopes([1, 1 / 2, 1], SIXTHS)),
  },
  {
    id: 'one-moment-for-all',
    says: 'All three rates are divided by the middle moment. Each equation has the moment of its own axis on its left side: what is the third axis to divide by?',
    value: (flight) =>
      walked(
        flight,
        slopes(PLACES, SIXTHS, (moments, w) => ratesOf(moments, w, [moments[1], moments[1], moments[1]])),
      ),
  },
  {
    id: 'negative-is-a-flip',
    says: 'For a negative spin the flip is said to be at a time outside the motion, as by a search for a negative ω2. Such a spin starts negative: what has to be compared so that a change of sign is found both ways?',
    value: (flight) => {
      const right = courseOf(flight);
      return flight.spin < 0 ? { ...right, flip: OUTSIDE } : right;
    },
  },
];

const shown = (motion: Motion, change: (right: Shown) => Partial<Shown>): Shown => {
  const right = shownOf(motion);
  return { ...right, ...change(right) };
};

export const ofFigures: readonly Misconception<Motion>[] = [
  {
    id: 'axes-without-units',
    says: 'The lines are right, but the axes of the figure name no unit in brackets at the end of their titles. A number without its unit is none: what does 10 mean here, turns or radians?',
    value: (motion) => shown(motion, () => ({ units: ['no unit', 'no unit'] })),
  },
  {
    id: 'one-axis-without-unit',
    says: 'One axis has its unit in brackets, the other has none. Both need it.',
    value: (motion) => shown(motion, () => ({ units: ['s', 'no unit'] })),
  },
  {
    id: 'degrees-said',
    says: 'The axis says degrees, and the numbers are radians. A title does not turn one into the other: say what the numbers are.',
    value: (motion) => shown(motion, () => ({ units: ['s', 'deg/s'] })),
  },
  {
    id: 'steps-for-times',
    says: 'The lines are drawn over the numbers of the steps. Over the times a reader sees when the flip comes.',
    value: (motion) => shown(motion, ({ lines }) => ({ lines: lines.map(({ y }) => ({ x: y.map((_w, n) => n), y })) })),
  },
  {
    id: 'lines-without-names',
    says: 'The lines are there, but not each has a name of its own: a reader cannot tell which one changes its sign.',
    value: (motion) => shown(motion, () => ({ names: 'no names' })),
  },
];

/** The question's right answer. */
export const rightAnswer = comesOf;
