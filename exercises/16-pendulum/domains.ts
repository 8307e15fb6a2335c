/** What the statement allows. */
import { derived, integerIn, numberIn, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { DIRECTIONS, FATES, PLACES, SPINS, STARTS, pair, typed } from './inputs.js';
import type { Answer, Bars, Dumbbell, Gap, Spin, Two } from './inputs.js';
import type { Bar, Drifted, LetGo, PushedPair, Swing } from './stub.js';

export const anySwing: Domain<Swing> = derived(
  recordOf({
    mass: numberIn(0.1, 20),
    length: numberIn(0.1, 5),
    speed: numberIn(-8, 8),
    at: oneOf(DIRECTIONS),
    size: oneOf([1, 1e-3, 1e3]),
  }),
  ({ mass, length, speed, at: [x, z], size }) => ({
    mass: typed(mass * size),
    length,
    position: pair(length * x, length * z),
    velocity: pair(-speed * z, speed * x),
  }),
);

const ANSWERS: readonly Answer[] = ['same', 'first', 'second'];
/**
 * The answer is drawn first, each as often; masses follow so that the pulls are equal, or some
 * kilograms more on one side.
 */
export const anyLetGo: Domain<Two<LetGo>> = derived(
  recordOf({
    answer: oneOf(ANSWERS),
    one: oneOf(STARTS),
    other: oneOf(STARTS),
    unit: oneOf([1, 2, 4]),
    more: integerIn(1, 3),
    lengths: oneOf([
      [1, 1],
      [0.5, 2],
      [2, 0.5],
      [1, 3],
      [3, 1],
    ]),
  }),
  ({ answer, one, other, unit, more, lengths: drawn }) => {
    // Powers of two, with which equal pulls are equal in every digit, however they are computed.
    const lengths = answer === 'same' ? (drawn[0] > drawn[1] ? [2, 0.5] : [0.5, 2]) : drawn;
    const factor = (start: (typeof STARTS)[number]): number => 1 + 2 * STARTS.indexOf(start);
    return {
      first: { mass: unit * factor(other) + (answer === 'first' ? more : 0), length: lengths[0], start: one },
      second: { mass: unit * factor(one) + (answer === 'second' ? more : 0), length: lengths[1], start: other },
    };
  },
);

export const anyDrifted: Domain<Drifted> = derived(
  recordOf({
    length: numberIn(0.2, 4),
    gain: numberIn(0, 20, { corners: [0, 1, 20] }),
    at: oneOf(DIRECTIONS),
    stretch: numberIn(-0.5, 0.5, { corners: [0, 0.01] }),
    velocity: vectorOf(numberIn(-5, 5), 2),
  }),
  ({ length, gain, at: [x, z], stretch, velocity }) => {
    const distance = length * (1 + stretch);
    return { length, gain, position: pair(distance * x, distance * z), velocity };
  },
);

export const anyGap: Domain<Gap> = derived(
  recordOf({
    fate: oneOf(FATES),
    gap: numberIn(0.1, 0.9, { corners: [0.5] }),
    gapSign: oneOf([1, -1]),
    speed: numberIn(0.1, 0.9, { corners: [0.5] }),
    way: oneOf([0, 1, -1]),
    gain: integerIn(1, 30, [1, 2, 30]),
    none: oneOf([true, false]),
  }),
  ({ fate, gap, gapSign, speed, way, gain, none }) => {
    const start = gap * gapSign;
    const rate = speed * way + 0;
    if (fate === 'dies away') return { gap: start, rate, gain };
    if (fate === 'stays') return { gap: start, rate: 0, gain: 0 };
    return none ? { gap: start, rate: speed * (way || 1), gain: 0 } : { gap: start, rate, gain: -gain };
  },
);

export const anyDumbbell: Domain<Dumbbell> = derived(
  recordOf({
    mass: numberIn(0.1, 20),
    other: numberIn(0.1, 20),
    weight: oneOf([1, 1e-3, 1e4]),
    position: vectorOf(numberIn(-5, 5), 2),
    velocity: vectorOf(numberIn(-5, 5), 2),
    against: vectorOf(numberIn(-5, 5), 2),
    at: oneOf(DIRECTIONS),
    length: numberIn(0.1, 4),
    distance: numberIn(0.1, 4),
    fits: oneOf([false, false, false, true]),
  }),
  ({ mass, other, weight, position, velocity, against, at, length, distance, fits }) => {
    const apart = fits ? length : distance;
    return {
      first: { mass, position, velocity },
      second: {
        mass: typed(other * weight),
        position: pair(position[0] + apart * at[0], position[1] + apart * at[1]),
        velocity: pair(velocity[0] + against[0], velocity[1] + against[1]),
      },
      length,
    };
  },
);

export const anySpin: Domain<Spin> = derived(
  recordOf({
    spin: oneOf(SPINS),
    length: numberIn(0.5, 3, { decimals: 1, corners: [1] }),
    gap: numberIn(0.1, 0.4, { decimals: 1, corners: [0.1] }),
    longer: oneOf([true, false]),
    across: numberIn(0.5, 4, { decimals: 1, corners: [1] }),
    side: oneOf([1, -1]),
    along: oneOf([0, 1.5, -1.5]),
    turning: oneOf([true, false]),
  }),
  ({ spin, length, gap, longer, across, side, along, turning }) => {
    const away = spin === 'falls' || (spin === 'stays' && longer) ? gap : -gap;
    const [distance, sideways] =
      spin === 'stays' ? (turning ? [length, across] : [length + away, 0]) : [length + away, across];
    return { distance: typed(distance), length, along, across: typed(sideways * side) };
  },
);

const anyBar: Domain<Bar> = recordOf({
  mass: numberIn(0.1, 20),
  inertia: numberIn(0.1, 10),
  velocity: vectorOf(numberIn(-5, 5), 2),
  omega: numberIn(-5, 5),
  arm: vectorOf(numberIn(-2, 2), 2),
});
export const anyBars: Domain<Bars> = recordOf({ first: anyBar, second: anyBar });

const HINGES = ['loose', 'locked'] as const;
export const anyPairs: Domain<Two<PushedPair>> = derived(
  recordOf({
    answer: oneOf(ANSWERS),
    speed: integerIn(1, 3),
    more: integerIn(1, 3),
    far: oneOf([false, true]),
    masses: vectorOf(integerIn(1, 5), 4),
    place: oneOf(PLACES),
    otherPlace: oneOf(PLACES),
    hinge: oneOf(HINGES),
    otherHinge: oneOf(HINGES),
  }),
  ({ answer, speed, more, far, masses: [a, b, c, d], place, otherPlace, hinge, otherHinge }) => ({
    first: {
      masses: [a, b],
      push: speed * (a + b) * (far && answer === 'first' ? 3 : 1) + (answer === 'first' ? more : 0),
      place,
      hinge,
    },
    second: {
      masses: [c, d],
      push: speed * (c + d) * (far && answer === 'second' ? 3 : 1) + (answer === 'second' ? more : 0),
      place: otherPlace,
      hinge: otherHinge,
    },
  }),
);
