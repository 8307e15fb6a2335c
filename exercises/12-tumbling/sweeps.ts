import { close, sweepOf } from 'rigid-body-lab/course';
import { arrowMistakes } from './arrow-misconceptions.js';
import { changeMistakes, reachMistakes, waitMistakes } from './brake-misconceptions.js';
import * as domains from './domains.js';
import { edgeMistakes, timeMistakes } from './flip-misconceptions.js';
import { fateMistakes, heatMistakes, spinMistakes } from './friction-misconceptions.js';
import * as inputs from './inputs.js';
import { raceMistakes, rateMistakes } from './misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();
const BODY = { spread: [4, 1, 2], size: 0 };
const zeros = (v: readonly number[]): number => v.filter((x) => x === 0).length;

export const sweeps = {
  'any-growth': sweep({
    title: 'the growth of a nudge for any body and spin',
    of: 'growthRate',
    domain: domains.anySpin,
    corners: [
      { ...BODY, spin: 2, pace: 0 },
      { ...BODY, spin: 0, pace: 0 },
      ...[-3, 5, -7].map((spin) => ({ spin, pace: 0 })),
      ...[1, 2, 3].map((size) => ({ size, spread: [3, 7, 19] })),
      { ...BODY, spread: [3, 3, 8], spin: 2, pace: 0 },
      { ...BODY, spread: [3, 8, 8], spin: 2, pace: 0 },
      { ...BODY, spread: [5, 5, 5], spin: 2, pace: 0 },
    ],
    call: ({ growthRate }, { moments, spin }) => growthRate(moments, spin),
    wanted: inputs.rateOf,
    judge: () => close({ unit: '1/s' }),
    labels: {
      'whenever the spin is negative': ({ spin }) => spin < 0,
      'whenever two moments are equal': ({ moments: [a, b, c] }) => a === b || b === c,
    },
    misconceptions: rateMistakes,
  }),
  'any-race': sweep({
    title: 'which of any two throws turns over first',
    of: 'flipsFirst',
    domain: domains.anyRace,
    corners: [
      ...Array.from({ length: 10 }, (_, relation) => ({ axis: 0, spin: relation % 6, relation, exchanged: 0 })),
      ...Array.from({ length: 10 }, (_, relation) => ({ axis: 0, part: relation % 6, relation, exchanged: 1 })),
      ...[6, 7, 6, 7, 6, 7].map((axis) => ({ axis })),
      { axis: 0, relation: 0, part: 4 },
      { axis: 0, relation: 6, part: 0 },
    ],
    call: ({ flipsFirst }, { axis, one, other }) => flipsFirst(axis, one, other),
    wanted: inputs.winner,
    judge: () => close(),
    labels: {
      'whenever the spin is about the middle axis': ({ axis }) => axis === 2,
      'whenever the spin is not about the middle axis': ({ axis }) => axis !== 2,
      'whenever the spins differ in size': ({ one, other }) => Math.abs(one.spin) !== Math.abs(other.spin),
      'whenever a spin or a nudge is negative': ({ one, other }) =>
        Math.min(one.spin, one.nudge, other.spin, other.nudge) < 0,
    },
    misconceptions: raceMistakes,
  }),
  'any-flips': sweep({
    title: 'the time between two flips of any motion',
    of: 'timeBetweenFlips',
    domain: domains.anyMotion,
    corners: [
      { ...BODY, omega: [1, 2, 0], nudge: 0, pace: 0 },
      { ...BODY, omega: [0, 2, 1], nudge: 0, pace: 0 },
      { ...BODY, omega: [2, 0, 1], nudge: 0, pace: 0 },
      ...[1, 2, 3].map((nudge) => ({ ...BODY, omega: [1, 2, 0], nudge, pace: 0 })),
      ...[1, 2, 3].map((nudge) => ({ ...BODY, omega: [0, -2, 3], nudge, pace: 0 })),
      { spread: [0, 7, 11], omega: [1, 2, -3], nudge: 0 },
      // Around the third axis with the larger ω1, around the first with the larger ω3, momentum or energy.
      { spread: [0, 7, 11], size: 0, omega: [-2, 1, 1.2], nudge: 0, pace: 0 },
      { spread: [1, 3, 20], size: 0, omega: [1.5, 2, 1.1], nudge: 0, pace: 0 },
      { spread: [1, 2, 9], size: 0, omega: [1, -2, 1.2], nudge: 0, pace: 0 },
      { spread: [1, 2, 15], size: 0, omega: [1.4, 1, -1.6], nudge: 0, pace: 0 },
    ],
    call: ({ timeBetweenFlips }, { moments, omega }) => timeBetweenFlips(moments, omega),
    wanted: inputs.timeOf,
    judge: () => close({ unit: 's' }),
    labels: {
      'whenever the motion is around the first axis': ({ moments: [I1, I2, I3], omega: [a, , c] }) =>
        I3 * (I3 - I2) * c * c < I1 * (I2 - I1) * a * a,
      'whenever the motion is around the third axis': ({ moments: [I1, I2, I3], omega: [a, , c] }) =>
        I3 * (I3 - I2) * c * c > I1 * (I2 - I1) * a * a,
      'whenever ω1 and ω3 are tiny': ({ omega: [a, b, c] }) => Math.max(Math.abs(a), Math.abs(c)) < 1e-3 * Math.abs(b),
    },
    misconceptions: [...timeMistakes, ...edgeMistakes],
  }),
  'any-arrow': sweep({
    title: 'where an arrow points, whoever looks at it',
    of: 'pointing',
    domain: domains.anyArrow,
    corners: [0, 1, 2, 3].flatMap((view) => [1, 2, 0, 3].map((n) => ({ view, halfFlips: [11, 0, 1, 8][n] }))),
    call: ({ pointing }, { arrow, seenFrom, halfFlips }) => pointing(arrow, seenFrom, halfFlips),
    wanted: inputs.directionOf,
    judge: () => close(),
    labels: {
      'whenever the arrow is L in the world': ({ arrow, seenFrom }) => arrow === 'momentum' && seenFrom === 'world',
      'whenever the arrow is L in the body': ({ arrow, seenFrom }) => arrow === 'momentum' && seenFrom === 'body',
      'whenever the number of half flips is odd': ({ halfFlips }) => halfFlips % 2 === 1,
    },
    misconceptions: arrowMistakes,
  }),
  'any-undamped': sweep({
    title: 'the undamped time of any wait',
    of: 'undampedTime',
    domain: domains.anyWait,
    corners: [
      ...[0, 1, 5, 6, 7, 8].map((c) => ({ c, t: 2, span: 0 })),
      ...[1, 3, 4].map((c) => ({ c, t: 4.5, span: 1 })),
      { c: 1, t: 0 },
    ],
    call: ({ undampedTime }, { c, t }) => undampedTime(c, t),
    wanted: inputs.undampedOf,
    judge: () => close({ unit: 's' }),
    labels: {
      'whenever c is 0': ({ c }) => c === 0,
      'whenever the brake is weak': ({ c }) => c > 0 && c < 1e-6,
      'whenever c t is larger than 1': ({ c, t }) => c * t > 1,
    },
    misconceptions: waitMistakes,
  }),
  'any-damped': sweep({
    title: 'the time at which the braked body comes to any place',
    of: 'dampedTime',
    domain: domains.anyReach,
    corners: [
      ...[0, 5, 6, 7, 8].map((c) => ({ c, s: 1, span: 0 })),
      { c: 1, s: 2, span: 0 },
      { c: 2, s: 4, span: 0 },
      ...[1, 2, 4].map((c) => ({ c, s: 9, span: 2 })),
      ...[1, 2, 3, 4].map((c) => ({ c, s: 5, span: 1 })),
      { c: 1, s: 0 },
    ],
    call: ({ dampedTime }, { c, s }) => dampedTime(c, s),
    wanted: inputs.dampedOf,
    judge: () => close({ unit: 's' }),
    labels: {
      'whenever c is 0': ({ c }) => c === 0,
      'whenever the brake is weak': ({ c }) => c > 0 && c < 1e-6,
      'whenever c s is 1': ({ c, s }) => c * s === 1,
      'whenever c s is 1 or more': ({ c, s }) => c * s >= 1,
      'whenever c s is smaller than 1': ({ c, s }) => c * s < 1,
    },
    misconceptions: reachMistakes,
  }),
  'any-change': sweep({
    title: 'what momentum, energy and their ratio do under any brake',
    of: 'change',
    domain: domains.anyBrake,
    corners: [
      ...Array.from({ length: 9 }, (_, at) => ({ at, omega: [1, -2, at < 5 ? 3 : 0], along: 0 })),
      ...[2, 4, 5, 0].map((at) => ({ at, omega: [1, 2, 3], along: 4 })),
      { at: 2, omega: [1, 2, 3], along: 7 },
      { at: 2, omega: [0, 2, 3], along: 0 },
      { at: 2, omega: [-3, 0, 2], along: 0 },
      { at: 4, omega: [-1, -2, 3], along: 0 },
      { at: 4, omega: [1, -2, 3], along: 7 },
      { at: 4, omega: [1, 2, 3], along: 8 },
    ],
    call: ({ change }, { brake, quantity, omega }) => change(brake, quantity, omega),
    wanted: inputs.changeOf,
    judge: () => close(),
    labels: {
      'whenever there is no brake': ({ brake }) => brake === 'none',
      'whenever the brake is outside': ({ brake }) => brake === 'outside',
      'whenever the spin is about a principal axis': ({ omega }) => zeros(omega) === 2,
      'whenever L²/2T is asked for': ({ quantity }) => quantity === 'ratio',
    },
    misconceptions: changeMistakes,
  }),
  'any-spin': sweep({
    title: 'the spin that is left, for any body and start',
    of: 'finalSpin',
    domain: domains.anyBody,
    corners: bodies(),
    call: ({ finalSpin }, { moments, omega }) => finalSpin(moments, omega),
    wanted: inputs.spinOf,
    judge: () => close({ unit: 'rad/s' }),
    labels: {
      'whenever the body does not spin': ({ omega }) => zeros(omega) === 3,
      'whenever the largest moment is not the last': ({ moments: [a, b, c] }) => Math.max(a, b) > c,
    },
    misconceptions: spinMistakes,
  }),
  'any-heat': sweep({
    title: 'the heat for any body and start',
    of: 'frictionHeat',
    domain: domains.anyBody,
    corners: bodies(),
    call: ({ frictionHeat }, { moments, omega }) => frictionHeat(moments, omega),
    wanted: inputs.heatOf,
    judge: (motion) => close({ absolute: 1e-12 * inputs.energyOf(motion), unit: 'J' }),
    labels: {
      'whenever the body spins about one principal axis': ({ omega }) => zeros(omega) === 2,
      'whenever the largest moment is not the last': ({ moments: [a, b, c] }) => Math.max(a, b) > c,
    },
    misconceptions: heatMistakes,
  }),
  'any-fate': sweep({
    title: 'what becomes of a nudge about any axis, with friction inside or without',
    of: 'nudgeFate',
    domain: domains.anyNudge,
    corners: [
      ...[0, 1, 2, 3, 4, 6].flatMap((fate) => [0, 1].map((exchanged) => ({ fate, exchanged, spread: [2, 7, 9] }))),
      { fate: 1, exchanged: 1 },
    ],
    call: ({ nudgeFate }, { about, others, inside }) => nudgeFate(about, others, inside),
    wanted: inputs.fateOf,
    judge: () => close(),
    labels: {
      'whenever there is friction inside': ({ inside }) => inside,
      'whenever there is no friction inside': ({ inside }) => !inside,
      'whenever the spin is about the middle axis': ({ about, others: [a, b] }) => (a - about) * (b - about) < 0,
    },
    misconceptions: fateMistakes,
  }),
};

/** Each axis alone, no spin, equal moments, and each order of axes. */
function bodies(): object[] {
  return [
    ...[0, 1, 2].map((k) => ({ ...BODY, omega: [0, 1, 2].map((i) => (i === k ? 2 : 0)), order: 0, pace: 0 })),
    { ...BODY, omega: [0, 0, 0], order: 0, pace: 0 },
    ...[0, 1, 2, 3].map((order) => ({ ...BODY, omega: [1, 2, -3], order, pace: 0 })),
    { ...BODY, spread: [3, 3, 3], omega: [1, 2, -3], pace: 0 },
    { ...BODY, spread: [3, 8, 8], omega: [1, 2, -3], pace: 0 },
    // One moment has one digit and the others two.
    { ...BODY, spread: [2, 5, 6], omega: [1, 2, -3], pace: 0 },
  ];
}
