/** Wrong formulas of tasks 3 and 4, with the words for the student. */
import { lengthOf, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { changeOf, dampedOf, energyOf, fateOf, momentumOf, undampedOf } from './inputs.js';
import type { Brake, Motion, Nudge, Reach, Wait } from './inputs.js';

// ---- task 3 ----

const wait = (id: string, says: string, of: (c: number, t: number) => number): Misconception<Wait> => ({
  id,
  says,
  value: ({ c, t }) => of(c, t),
});

export const waitMistakes: Misconception<Wait>[] = [
  wait(
    'brake-ignored',
    'This is t itself, as if there were no brake. The braked body turns ever more slowly, so it comes less far in t.',
    (_c, t) => t,
  ),
  wait(
    'speed-at-the-end',
    'This is t times the speed that is left at the end, as if the body had been so slow all the time. Add up e^(-c t) over the time instead.',
    (c, t) => t * Math.exp(-c * t),
  ),
  wait(
    'part-of-the-whole',
    'This is 1 - e^(-c t), a plain number: the part of all that the braked body will ever do. Asked is a time. How much is the whole?',
    (c, t) => -Math.expm1(-c * t),
  ),
  wait(
    'grows-instead',
    'The exponential grows here: the result is larger than t. A brake leaves less. Check the sign in the exponent.',
    (c, t) => (c === 0 ? t : Math.expm1(c * t) / c),
  ),
  wait(
    'stops-at-the-end',
    'Here the body moves as without the brake until 1/c, and then stops. A torque that falls with the speed never stops it: it slows it ever more. What part of its speed is left at the time 1/c?',
    (c, t) => (c * t < 1 ? t : 1 / c),
  ),
  {
    id: 'no-brake-is-no-number',
    says: 'Without a brake, c = 0, the formula is 0/0. Then both bodies move alike: give that case an answer of its own.',
    value: ({ c, t }) => (c === 0 ? NaN : undampedOf({ c, t })),
  },
  wait(
    'digits-lost',
    'For a weak brake e^(-c t) is nearly 1, and in 1 - e^(-c t) most digits are lost. The statement names two functions of Math that keep them.',
    (c, t) => (c === 0 ? t : (1 - Math.exp(-c * t)) / c),
  ),
  wait(
    'digits-lost-and-no-brake',
    'Two things: for c = 0 the formula is 0/0, and for a weak brake most digits of 1 - e^(-c t) are lost. Give c = 0 an answer of its own, and take the function of Math that the statement names.',
    (c, t) => (1 - Math.exp(-c * t)) / c,
  ),
];

const reach = (id: string, says: string, of: (c: number, s: number) => number | string): Misconception<Reach> => ({
  id,
  says,
  value: ({ c, s }) => of(c, s),
});
const orNever =
  (of: (c: number, s: number) => number) =>
  (c: number, s: number): number | string =>
    c * s >= 1 ? 'never' : of(c, s);

export const reachMistakes: Misconception<Reach>[] = [
  ...[
    (c: number, s: number) => undampedOf({ c, t: s }),
    orNever((c: number, s: number) => undampedOf({ c, t: s })),
  ].map((of) =>
    reach(
      'forward-again',
      'This is the way there once more: the undamped time that belongs to a time s. Asked is the way back. It must be longer than s.',
      of,
    ),
  ),
  reach(
    'never-forgotten',
    'Where c s is 1 or more, what comes back is no finite number: the braked body never gets there, however long it takes. The statement has a word for that.',
    (c, s) => (c * s > 1 ? NaN : c * s === 1 ? Infinity : dampedOf({ c, s })),
  ),
  reach(
    'reaches-the-end',
    'At c s = 1 the answer is no finite time. All that the braked body ever does takes 1/c on the other clock, and it never quite gets there.',
    (c, s) => (c * s === 1 ? Infinity : dampedOf({ c, s })),
  ),
  reach(
    'no-brake-back',
    'Without a brake, c = 0, the formula is 0/0. Then both bodies move alike: give that case an answer of its own.',
    (c, s) => (c === 0 ? NaN : dampedOf({ c, s })),
  ),
  reach(
    'digits-lost-back',
    'For a weak brake 1 - c s is nearly 1, and its logarithm has lost most digits. The statement names two functions of Math that keep them.',
    orNever((c, s) => (c === 0 ? s : -Math.log(1 - c * s) / c)),
  ),
  reach(
    'slowed-at-one-rate',
    'This is s/(1 - c s), as if the body had had its last speed all the time. The speed falls step by step: solve the formula of the way there for t.',
    orNever((c, s) => s / (1 - c * s)),
  ),
  reach(
    'logarithm-of-more',
    'The logarithm is that of 1 + c s, so the braked body comes there earlier than the other one. Check the sign of c s when you solve for the exponential.',
    orNever((c, s) => (c === 0 ? s : Math.log1p(c * s) / c)),
  ),
];

export const changeMistakes: Misconception<Brake>[] = [
  {
    id: 'friction-inside-is-outside',
    says: 'Friction inside is treated as a brake from outside. The parts of a body pull at each other with equal and opposite torques: what does that do to L, and what to T?',
    value: (input) => changeOf({ ...input, brake: input.brake === 'none' ? 'none' : 'outside' }),
  },
  {
    id: 'momentum-falls-inside',
    says: 'L falls here with friction inside. It takes a torque from outside to change L: what one part of the body does to another, the other does back. What falls is the energy.',
    value: (input) => (input.brake === 'inside' && input.quantity === 'momentum' ? 'falls' : changeOf(input)),
  },
  {
    id: 'nothing-lost-inside',
    says: 'Friction inside changes nothing here. It does leave L, but where parts rub, energy becomes heat.',
    value: (input) => changeOf({ ...input, brake: input.brake === 'inside' ? 'none' : input.brake }),
  },
  {
    id: 'always-rubs',
    says: 'Friction inside acts here also when the body spins about a principal axis. Then ω stands still in the body, all parts turn together, and nothing rubs.',
    value: (input) => changeOf({ ...input, omega: [1, 2, 3] }),
  },
  {
    id: 'turning-dies',
    says: 'L and T fall here even without a brake. On the ground turning dies away, because something pulls at the body. Without a torque L stays, and without friction T does.',
    value: (input) => (input.brake === 'none' ? changeOf({ ...input, brake: 'outside' }) : changeOf(input)),
  },
  {
    id: 'outside-bends-the-path',
    says: 'With the brake from outside L²/2T falls here. L falls like e^(-c t) and T like its square. What becomes of the ratio of L² and T?',
    value: (input) => (input.brake === 'outside' ? 'falls' : changeOf(input)),
  },
  {
    id: 'energy-by-the-momentum',
    says: 'Here L²/2T falls with friction inside, as if all things fell. L stays and T falls: what does a fraction do whose lower part becomes smaller?',
    value: (input) => (changeOf(input) === 'grows' ? 'falls' : changeOf(input)),
  },
  {
    id: 'always-stays',
    says: 'Here everything always stays. That is right without a brake. Which of the three does a torque from outside change, and which does heat?',
    value: () => 'stays',
  },
  {
    id: 'always-falls',
    says: 'Here everything always falls. Which of the three does a body keep that nothing pulls at from outside?',
    value: () => 'falls',
  },
  {
    id: 'always-grows',
    says: 'Here everything always grows. Nothing drives this body: can its energy grow?',
    value: () => 'grows',
  },
];

// ---- task 4 ----

const most = ({ moments }: Motion): number => moments.reduce((a, b) => Math.max(a, b));
const least = ({ moments }: Motion): number => moments.reduce((a, b) => Math.min(a, b));
const lastAsText = ({ moments: [a, b, c] }: Motion): number => [a, b, c].sort()[2];
const summed = ({ moments, omega }: Motion): number => total(moments.map((I, k) => I * omega[k]));
const placeOfMost = (motion: Motion): number => motion.moments.indexOf(most(motion));

/** The energy of all of L about an axis with the moment I. */
const energyAbout = (motion: Motion, I: number): number => momentumOf(motion) ** 2 / (2 * I);

export const spinMistakes: Misconception<Motion>[] = [
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
