/** Wrong ideas of the four questions. */
import { applied, transposed } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { difference, sum } from './inputs.js';
import {
  CLAIMS,
  ESTIMATES,
  TIPS,
  TRIALS,
  across,
  claimOf,
  estimateOf,
  heightOf,
  nearer,
  tipOf,
  trialsOf,
  wordFor,
} from './situations.js';
import type { Claim, Estimate, Tip, Trial, Trials } from './situations.js';

type Words<W> = readonly [below: W, at: W, above: W];
/** The word for the opposite case. */
const exchanged = <W>(words: Words<W>, word: W): W => words[2 - words.indexOf(word)];
/** One word for all. */
const constants = <I>(words: readonly string[]): Misconception<I>[] =>
  words.map((word) => ({
    id: 'one-word-for-all',
    says: `The answer is "${word}" whatever is handed in. Each of the words is right for a third of the inputs: what decides?`,
    value: () => word,
  }));

const isAt = ({ com, axis }: Claim, point: Claim['a']): boolean =>
  across(axis, com).join() === across(axis, point).join();
/** The arm from A to the centre and the way to B, in all three components. */
const lean = ({ com, a, b }: Claim): number => difference(com, a).reduce((total, x, k) => total + x * (b[k] - a[k]), 0);

export const ofClaim: readonly Misconception<Claim>[] = [
  {
    id: 'parallel-axis-anywhere',
    says: 'The answer is always that the claim is right, as if the rule held between any two points. It holds from the centre of mass. Use it twice, from the centre to A and from the centre to B: what is I_B - I_A?',
    value: () => 'right',
  },
  {
    id: 'right-from-the-centre-alone',
    says: 'The claim is too large here whenever A is not at the centre of mass. It is so where B lies nearer to the centre than the rule thinks. But it can be too small as well, and right by a right angle: compute both moments for one case.',
    value: (claim) => (isAt(claim, claim.a) ? 'right' : 'too large'),
  },
  {
    id: 'right-from-the-centre-alone',
    says: 'The claim is too small here whenever A is not at the centre of mass. So it is where B lies away from the centre. What if B lies on the other side of A, towards the centre?',
    value: (claim) => (isAt(claim, claim.a) ? 'right' : 'too small'),
  },
  {
    id: 'right-to-the-centre',
    says: 'The claim counts as right if B is at the centre of mass. There the moment is the least of all, so it cannot be larger than I_A: the rule needs a minus on the way to the centre.',
    value: (claim) => (isAt(claim, claim.b) ? 'right' : claimOf(claim)),
  },
  {
    id: 'compares-the-moments',
    says: 'The answer tells whether the moment becomes smaller on the way from A to B. Asked is whether I_A + m d² is more than I_B: the claim may be too large though I_B is larger than I_A.',
    value: (claim) => wordFor(CLAIMS, nearer(claim)),
  },
  {
    id: 'distance-along-the-axis',
    says: 'Differences along the axis count here. A point that is moved along the axis names the same axis: only what lies across it matters.',
    value: (claim) => wordFor(CLAIMS, lean(claim)),
  },
  {
    id: 'centre-at-the-origin',
    says: 'The centre of mass is taken to be at the origin. That would be right in axes that begin there. Measure from com.',
    value: (claim) => claimOf({ ...claim, com: [0, 0, 0] }),
  },
  {
    id: 'claim-and-truth-exchanged',
    says: 'The cases are told apart rightly, but the words are exchanged: the claim is too large where the true I_B is smaller.',
    value: (claim) => exchanged(CLAIMS, claimOf(claim)),
  },
  ...constants<Claim>(['too large', 'too small']),
];

const tip =
  (change: (right: Tip) => Partial<Tip>): Misconception<Tip>['value'] =>
  (input) =>
    tipOf({ ...input, ...change(input) });
const NONE = [0, 0, 0] as [number, number, number];
const UNTURNED: Tip['rotPos'] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const flipped = (m: Tip['rotPos']): Tip['rotPos'] => transposed(m) as Tip['rotPos'];

export const ofTip: readonly Misconception<Tip>[] = [
  {
    id: 'map-forgotten',
    says: 'The tip goes to the world as it stands in the drawing. That is right only for what was drawn in principal axes about the centre of mass. The body was mapped to those: what is drawn with it must go the same way, by both members of the map.',
    value: tip(() => ({ map: { diagRotPos: UNTURNED, diagLinPos: NONE } })),
  },
  {
    id: 'shift-forgotten',
    says: 'The tip is turned, but not shifted: this is its height above the origin of the drawing. diagLinPos is what makes the centre of mass the new origin.',
    value: tip(({ map: { diagRotPos } }) => ({ map: { diagRotPos, diagLinPos: NONE } })),
  },
  {
    id: 'turn-forgotten',
    says: 'The tip is shifted, but not turned to the principal axes. The shift is in the new axes, the tip in the old ones: they cannot be added before the turn.',
    value: tip(({ map: { diagLinPos } }) => ({ map: { diagRotPos: UNTURNED, diagLinPos } })),
  },
  {
    id: 'shift-before-the-turn',
    says: 'The tip is shifted first and turned afterwards. In new = diagRotPos · old + diagLinPos the shift comes last, in the new axes.',
    value: tip(({ tip: old, map: { diagRotPos, diagLinPos } }) => ({
      tip: sum(old, diagLinPos),
      map: { diagRotPos, diagLinPos: NONE },
    })),
  },
  {
    id: 'shift-subtracted',
    says: 'diagLinPos is subtracted. It leads from the centre of mass to where the origin of the drawing comes to lie: put the old origin, zero, into the map.',
    value: tip(({ map: { diagRotPos, diagLinPos } }) => ({
      map: { diagRotPos, diagLinPos: difference(NONE, diagLinPos) },
    })),
  },
  {
    id: 'rows-are-axes',
    says: 'The height is taken along a column of rotPos, as if its rows were the axes of the body. rotPos brings the principal axes to the world: which three of its numbers make the z of the world?',
    value: tip(({ rotPos }) => ({ rotPos: flipped(rotPos) })),
  },
  {
    id: 'map-turned-back',
    says: 'The map is turned the wrong way, by the transpose of diagRotPos. It leads from the drawing to the principal axes as it stands.',
    value: tip(({ map: { diagRotPos, diagLinPos } }) => ({ map: { diagRotPos: flipped(diagRotPos), diagLinPos } })),
  },
  {
    id: 'body-or-world',
    says: 'This is the height along the third principal axis. That is right while the body lies as its axes do. It has turned: rotPos brings principal axes to the world.',
    value: tip(() => ({ rotPos: UNTURNED })),
  },
  {
    id: 'reading-order',
    says: 'The turn of the body comes before the map here. Factors act from the right: the drawing goes to the principal axes first, and from there to the world.',
    value: ({ tip: old, map: { diagRotPos, diagLinPos }, rotPos }) =>
      wordFor(TIPS, sum(applied(diagRotPos, applied(rotPos, old)), diagLinPos)[2]),
  },
  {
    id: 'up-for-down',
    says: 'The cases are told apart rightly, but the words are exchanged: z points up.',
    value: (input) => wordFor(TIPS, -heightOf(input)),
  },
  ...constants<Tip>(TIPS),
];

const lead =
  (of: (input: Estimate) => number): Misconception<Estimate>['value'] =>
  (input) =>
    wordFor(ESTIMATES, of(input));
const byStage = (...leads: number[]): Misconception<Estimate>['value'] =>
  lead(({ stage, motion: { acceleration } }) => leads[stage - 1] * acceleration);
const LAST =
  'Only the last call counts as exact here. So it is with a force that changes. A constant one gives the third call the velocity of the middle of the step, and with it h v + h² a / 2.';

export const ofEstimate: readonly Misconception<Estimate>[] = [
  {
    id: 'stages-are-places',
    says: 'Every call counts as exact, as if the body passed these places. They are tries: the first call moves it by the velocity of the start, as if nothing accelerated it for half a step.',
    value: () => 'exact',
  },
  {
    id: 'mixed-times',
    says: 'The first call moves the body by its new velocity here: with that, x would be beyond the true place. The velocity that it uses is the one that the body had before the call.',
    value: byStage(1, 1, 1, 0),
  },
  {
    id: 'mixed-times',
    says: 'Each of the first two calls moves the body by its new velocity here. So the first one would go too far, and it does not: it uses the velocity that the body had before the call.',
    value: byStage(1, 1, 0, 0),
  },
  {
    id: 'velocity-of-the-start',
    says: 'Every call but the last one lags here, as if all moved the body by the velocity of the start. Only the first does. The second takes the velocity that the first one has found: is that too much or too little for the half step?',
    value: byStage(-1, -1, -1, 0),
  },
  {
    id: 'middle-calls-alike',
    says: 'The first two calls count as alike here. Both go to the middle of the step, but with different velocities: the first with that of the start, the second with that of the middle.',
    value: byStage(-1, -1, 0, 0),
  },
  {
    id: 'second-is-exact',
    says: 'From the second call on all counts as exact here. The second moves the body for half a step by the velocity that it has at the end of this half: is that the mean velocity of this half?',
    value: byStage(-1, 0, 0, 0),
  },
  { id: 'only-the-last-is-exact', says: LAST, value: byStage(-1, 1, -1, 0) },
  { id: 'only-the-last-is-exact', says: LAST, value: byStage(-1, 1, 1, 0) },
  {
    id: 'velocity-decides',
    says: 'The answer follows the direction of the velocity. A body that flies steadily is found by every call, whichever way it flies. What the first call does not know yet is the change of the velocity.',
    value: lead(({ stage, motion: { velocity } }) => [-1, 1, 0, 0][stage - 1] * velocity),
  },
  {
    id: 'sign-of-acceleration-lost',
    says: 'The answer is that of a positive acceleration each time. What lags for a positive one is ahead for a negative one: larger means a larger x.',
    value: lead(({ stage, motion: { acceleration } }) => [-1, 1, 0, 0][stage - 1] * Math.abs(acceleration)),
  },
  {
    id: 'larger-for-smaller',
    says: 'The cases are told apart rightly, but the words are exchanged. With a positive acceleration the true x is more than what the velocity of the start gives.',
    value: (input) => exchanged(ESTIMATES, estimateOf(input)),
  },
  ...constants<Estimate>(['smaller', 'larger']),
];

/** The answer if errors fell with these powers of the step. */
const powers =
  (power: (trial: Trial) => number): Misconception<Trials>['value'] =>
  ({ first, second }) => {
    const halvings = (trial: Trial): number => power(trial) * Math.round(Math.log2(trial.cut));
    return wordFor(TRIALS, halvings(first) - halvings(second));
  };
const order = ({ forces }: Trial): number => (forces === 'each stage' ? 4 : 1);
const single = ({ over }: Trial): number => (over === 'one step' ? 1 : 0);

export const ofTrials: readonly Misconception<Trials>[] = [
  {
    id: 'halving-halves',
    says: 'The answer follows the number of parts alone, as if halving the step halved every error. So it is for a whole run of a method of order 1. With order 4 it is divided by sixteen.',
    value: powers(() => 1),
  },
  {
    id: 'one-step-as-the-run',
    says: 'One step and a whole run count alike here. A run with half the step has twice as many steps, and the errors of all add up: so what must one step’s error do, for the run’s to fall by sixteen?',
    value: powers(order),
  },
  {
    id: 'one-step-falls-less',
    says: 'The error of one step falls by one power less here than that of the run. It is the other way round: twice as many steps add up their errors, so the run loses a power.',
    value: powers((trial) => order(trial) - single(trial)),
  },
  {
    id: 'method-decides',
    says: 'Forces that are kept for a step count as those of each stage here, as if the method alone gave the order. Four stages that see one and the same force learn nothing of how it changes: the error is that of Euler’s method.',
    value: powers((trial) => 4 + single(trial)),
  },
  {
    id: 'kept-forces-lose-one-order',
    says: 'Forces that are kept for a step cost one order here. They cost three: with one force for the whole step the velocity is as wrong as Euler’s.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 : 3) + single(trial)),
  },
  {
    id: 'kept-forces-halve-the-order',
    says: 'Forces that are kept for a step leave order 2 here. The positions of one step would allow that. The velocities are wrong by h² in each step, by h over a run: order 1.',
    value: powers((trial) => (trial.forces === 'each stage' ? 4 : 2) + single(trial)),
  },
  {
    id: 'times-the-order',
    says: 'The factor is the number of parts times the order here. It is a power: with order 4, halving divides the error by 2 · 2 · 2 · 2.',
    value: ({ first, second }) => {
      const factor = (trial: Trial): number => trial.cut * (order(trial) + single(trial));
      return wordFor(TRIALS, factor(first) - factor(second));
    },
  },
  {
    id: 'names-the-slower',
    says: 'The errors are told apart rightly, but the one that falls less is named.',
    value: (trials) => exchanged(TRIALS, trialsOf(trials)),
  },
  {
    id: 'all-fall-alike',
    says: 'The answer is always the same. Errors fall alike if the method, the time over which they are taken and the cut of the step agree; here they do not.',
    value: () => 'same',
  },
  ...constants<Trials>(['first', 'second']),
];
