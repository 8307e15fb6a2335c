/** Wrong formulas of task 4, with the words for the student. */
import { lengthOf, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { energyOf, fateOf, heatOf, momentumOf, spinOf } from './inputs.js';
import type { Motion, Nudge } from './inputs.js';

const most = ({ moments }: Motion): number => moments.reduce((a, b) => Math.max(a, b));
const least = ({ moments }: Motion): number => moments.reduce((a, b) => Math.min(a, b));
const lastAsText = ({ moments: [a, b, c] }: Motion): number => [a, b, c].sort()[2];
const summed = ({ moments, omega }: Motion): number => total(moments.map((I, k) => I * omega[k]));
const placeOfMost = (motion: Motion): number => motion.moments.indexOf(most(motion));

/** The energy of all of L about an axis with the moment I. */
const energyAbout = (motion: Motion, I: number): number => momentumOf(motion) ** 2 / (2 * I);

/** Spins that are taken to stay: all about a single axis, or that about the axis of the smallest moment. */
const STANDING = [
  ({ omega }: Motion) => omega.filter((w) => w !== 0).length <= 1,
  (motion: Motion) => motion.omega.every((w, k) => w === 0 || k === motion.moments.indexOf(least(motion))),
];
/** The moments in order, up or down, beside ω as it came. */
const SORTED = [1, -1].map((sign) => ({ moments, omega }: Motion): Motion => {
  const [a, b, c] = [...moments].sort((x, y) => sign * (x - y));
  return { moments: [a, b, c], omega };
});
const ofMost = ({ moments, omega }: Motion, parts: (I: number, w: number) => number): number => {
  const all = moments.map((I, k) => parts(I, omega[k]));
  return moments[all.indexOf(Math.max(...all))];
};
const PARTS = [
  (_I: number, w: number) => Math.abs(w),
  (I: number, w: number) => I * Math.abs(w),
  (I: number, w: number) => I * w * w,
];

export const spinMistakes: Misconception<Motion>[] = [
  ...STANDING.map((stands) => ({
    id: 'pure-spin-stays',
    says: 'A body that spins about another principal axis exactly stays so here. Nothing rubs as long as it does, that is right; but the statement lets a disturbance take it away from there. Where does it end then?',
    value: (motion: Motion) => (stands(motion) ? lengthOf(motion.omega) : spinOf(motion)),
  })),
  ...PARTS.map((parts) => ({
    id: 'axis-of-the-largest-part',
    says: 'Here the body ends about the axis that has the largest part of the motion at the start. What it starts with does not decide: with a given L the energy is least about one of the axes. Which?',
    value: (motion: Motion) => momentumOf(motion) / ofMost(motion, parts),
  })),
  ...SORTED.map((sorted) => ({
    id: 'sorted-without-omega',
    says: 'The moments are put in order here and the parts of ω are left in theirs, so in L a moment meets the ω of another axis. The largest moment can be found without that: leave the list as it came.',
    value: (motion: Motion) => spinOf(sorted(motion)),
  })),
  {
    id: 'comes-to-rest',
    says: 'Here the body comes to rest. It would with a brake from outside. Friction inside has no torque from outside, so L must still be there at the end.',
    value: () => 0,
  },
  {
    id: 'energy-kept',
    says: 'This spin has the energy of the start. Friction takes energy and leaves L: which of the two fixes the spin at the end?',
    value: (motion) => Math.sqrt((2 * energyOf(motion)) / most(motion)),
  },
  {
    id: 'ends-about-the-smallest',
    says: 'Here the body ends up about the axis of the smallest moment. With a given L that is where it has the most energy. Where has it the least?',
    value: (motion) => momentumOf(motion) / least(motion),
  },
  {
    id: 'speed-kept',
    says: 'This is |ω| of the start. L is what stays, not ω: about an axis with another moment the same L is another spin.',
    value: ({ omega }) => lengthOf(omega),
  },
  {
    id: 'only-its-own-part',
    says: 'This is the part of ω that was along the last axis from the start. The rest of L does not die away: in the body L moves over to that axis, with its whole length.',
    value: (motion) => Math.abs(motion.omega[placeOfMost(motion)]),
  },
  {
    id: 'parts-of-momentum-added',
    says: 'The three parts of L are added like numbers. They are perpendicular: the length of L is the root of the sum of their squares.',
    value: (motion) => Math.abs(summed(motion)) / most(motion),
  },
  {
    id: 'last-moment-taken',
    says: 'The third moment of the list is taken for the largest. In this task the moments come in any order.',
    value: (motion) => momentumOf(motion) / motion.moments[2],
  },
  {
    id: 'sorted-as-text',
    says: 'The moments are sorted as texts, in which 9 comes after 10. Give sort a comparison of numbers, or look for the largest.',
    value: (motion) => momentumOf(motion) / lastAsText(motion),
  },
];

export const heatMistakes: Misconception<Motion>[] = [
  ...STANDING.map((stands) => ({
    id: 'pure-spin-makes-no-heat',
    says: 'A body that spins about a single principal axis makes no heat here. Nothing rubs as long as it does, that is right; but the statement lets a disturbance take it away from there. About which axis does it end, and with how much energy?',
    value: (motion: Motion) => (stands(motion) ? 0 : heatOf(motion)),
  })),
  ...PARTS.map((parts) => ({
    id: 'axis-of-the-largest-part-in-the-heat',
    says: 'The energy at the end is taken about the axis that has the largest part of the motion at the start. What it starts with does not decide: about which axis is the energy least for this L?',
    value: (motion: Motion) => energyOf(motion) - energyAbout(motion, ofMost(motion, parts)),
  })),
  ...SORTED.flatMap((sorted) =>
    [
      (motion: Motion) => heatOf(sorted(motion)),
      (motion: Motion) => energyOf(motion) - energyAbout(sorted(motion), most(motion)),
      (motion: Motion) => energyOf(sorted(motion)) - energyAbout(motion, most(motion)),
    ].map((value) => ({
      id: 'sorted-without-omega',
      says: 'The moments are put in order here and the parts of ω are left in theirs, so a moment meets the ω of another axis. The largest moment can be found without that: leave the list as it came.',
      value,
    })),
  ),
  {
    id: 'heat-with-a-minus',
    says: 'This is the right heat with a minus: the energy at the end less that of the start. Heat is what has gone from the energy.',
    value: (motion) => -heatOf(motion),
  },
  {
    id: 'all-becomes-heat',
    says: 'This is the whole energy, as if the body came to rest. L stays, and a body with L has energy. How little can it be?',
    value: energyOf,
  },
  {
    id: 'what-is-left',
    says: 'This is the energy that is left at the end. The heat is what has gone.',
    value: (motion) => energyAbout(motion, most(motion)),
  },
  {
    id: 'heat-about-the-smallest',
    says: 'The energy at the end is taken for a spin about the axis of the smallest moment. With the same L that is the most energy that there can be: the heat comes out negative.',
    value: (motion) => energyOf(motion) - energyAbout(motion, least(motion)),
  },
  {
    id: 'whole-range',
    says: 'This is the most energy for this L less the least. A body has the most only if it spins about the axis of the smallest moment. Which energy does this one start with?',
    value: (motion) => energyAbout(motion, least(motion)) - energyAbout(motion, most(motion)),
  },
  {
    id: 'speed-kept-in-the-heat',
    says: 'The energy at the end is that of |ω| about the axis of the largest moment, as if the speed stayed. L stays: find the speed from it.',
    value: (motion) => energyOf(motion) - (most(motion) * lengthOf(motion.omega) ** 2) / 2,
  },
  {
    id: 'last-moment-in-the-heat',
    says: 'The third moment of the list is taken for the largest. In this task the moments come in any order.',
    value: (motion) => energyOf(motion) - energyAbout(motion, motion.moments[2]),
  },
  {
    id: 'parts-added-in-the-heat',
    says: 'L² is taken as the square of a sum. The three parts of L are perpendicular: L² is the sum of their squares.',
    value: (motion) => energyOf(motion) - summed(motion) ** 2 / (2 * most(motion)),
  },
  {
    id: 'only-other-axes',
    says: 'This is the energy about the two other axes, all of it. But their part of L does not vanish: it moves over to the axis of the largest moment, and has energy there.',
    value: (motion) => energyOf(motion) - (most(motion) * motion.omega[placeOfMost(motion)] ** 2) / 2,
  },
  {
    id: 'energy-not-halved',
    says: 'The energy at the start lacks the half. T is half of the sum of I ω².',
    value: (motion) => 2 * energyOf(motion) - energyAbout(motion, most(motion)),
  },
  {
    id: 'half-missing-at-the-end',
    says: 'The energy at the end lacks the half. Write I ω²/2 with ω = L/I.',
    value: (motion) => energyOf(motion) - 2 * energyAbout(motion, most(motion)),
  },
];

const rank = ({ about, others }: Nudge): number => others.filter((I) => I < about).length;

export const fateMistakes: Misconception<Nudge>[] = [
  {
    id: 'middle-safe',
    says: 'Here the middle axis is the safe one and the two others tip. It is the other way round. Between which two would a body have to choose if it were to stay?',
    value: (input) => (rank(input) === 1 ? (input.inside ? 'dies' : 'stays') : 'grows'),
  },
  {
    id: 'friction-calms',
    says: 'Friction inside ends every nudge here. It takes energy and leaves L. About the axis of the smallest moment the body has the most energy for its L: which way can it go from there?',
    value: (input) => (input.inside ? 'dies' : fateOf(input)),
  },
  {
    id: 'friction-calms-the-outer-axes',
    says: 'With friction inside a nudge dies about both outer axes here. Friction calms what has the least energy. About the axis of the smallest moment the body has the most energy for its L: which way can it go from there?',
    value: (input) => (input.inside && fateOf({ ...input, inside: false }) === 'stays' ? 'dies' : fateOf(input)),
  },
  ...[0, 2].map((outer) => ({
    id: 'friction-at-one-axis-only',
    says: 'Friction inside makes a difference at one of the two outer axes only here. It takes energy about both. About which has the body the most energy for its L, and about which the least?',
    value: (input: Nudge) => (rank(input) === outer ? 'stays' : fateOf(input)),
  })),
  ...[
    ({ about, others }: Nudge) => (fateOf({ about, others, inside: false }) === 'stays' ? 'dies' : 'grows'),
    (input: Nudge) => (fateOf(input) === 'stays' ? 'dies' : fateOf(input)),
  ].map((value) => ({
    id: 'stable-means-dies',
    says: 'Without friction a nudge dies away about the outer axes here. Stable means that it does not grow. Where should its energy go, if nothing rubs?',
    value,
  })),
  ...[([a, b]: number[]) => (a + b) / 2, ([a]: number[]) => a, ([, b]: number[]) => b].map((measure) => ({
    id: 'middle-axis-forgotten',
    says: 'The moment is compared with one number only, so there are but two kinds of axes here. There are three: one of the two others may be larger and one smaller. What does a nudge do then?',
    value: ({ about, others, inside }: Nudge) => (inside ? (about > measure(others) ? 'dies' : 'grows') : 'stays'),
  })),
  ...[true, false].map((always) => ({
    id: 'middle-needs-friction',
    says: 'Without friction every nudge stays here. About the smallest and the largest moment it does. About the middle one it grows with nothing that rubs: the first page of this exercise computes how fast.',
    value: (input: Nudge) => (!input.inside ? 'stays' : always || rank(input) !== 1 ? fateOf(input) : 'stays'),
  })),
  {
    id: 'friction-forgotten',
    says: 'Friction inside makes no difference here. It takes energy all the time: does the nudge then stay as large as it was?',
    value: (input) => fateOf({ ...input, inside: false }),
  },
  {
    id: 'smallest-settles',
    says: 'With friction inside the body settles about its smallest moment here. Write the energy as L²/2I: for the same L, which moment makes it least?',
    value: (input) => (input.inside && rank(input) !== 1 ? ['dies', '', 'grows'][rank(input)] : fateOf(input)),
  },
  {
    id: 'others-in-order',
    says: 'This is right where the smaller of the two other moments comes first. They come in any order: count how many are larger.',
    value: (input) => {
      const [a, b] = input.others;
      return a > b && rank(input) === 1 && !input.inside ? 'stays' : fateOf(input);
    },
  },
  {
    id: 'every-axis-always-tips',
    says: 'Every nudge grows here. That is right about the middle axis. About the two others, without friction, it goes round and stays as small as it was.',
    value: () => 'grows',
  },
  {
    id: 'every-nudge-stays',
    says: 'Every nudge stays here. That is right beside the smallest and the largest moment, without friction. What of the middle one, and of friction?',
    value: () => 'stays',
  },
  {
    id: 'every-nudge-dies',
    says: 'Every nudge dies away here. It needs friction for that, and the axis at which the body has the least energy for its L. Are both there?',
    value: () => 'dies',
  },
];
