/** Wrong formulas of task 3, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { changeOf, dampedOf, undampedOf } from './inputs.js';
import type { Brake, Reach, Vec3, Wait } from './inputs.js';

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
    'way-back-for-the-way-there',
    'This is a logarithm, which belongs to the way back. Asked here is s for a time t of the braked body, the integral of e^(-c τ): to what does an exponential integrate?',
    (c, t) => (c === 0 ? t : -Math.log1p(-c * t) / c),
  ),
  wait(
    'way-back-for-the-way-there',
    'This is a logarithm: the way back for a brake of the other sign. Asked here is s for a time t of the braked body, the integral of e^(-c τ): to what does an exponential integrate?',
    (c, t) => (c === 0 ? t : Math.log1p(c * t) / c),
  ),
  wait(
    'negative-time',
    'This is the right time with a minus. e^(-c t) is less than 1, so e^(-c t) - 1 is negative: which of the two is subtracted from the other?',
    (c, t) => (c === 0 ? t : Math.expm1(-c * t) / c),
  ),
  wait(
    'negative-time',
    'The exponential grows here, and the result is negative. A brake leaves less than all, and time runs on. Check the sign in the exponent.',
    (c, t) => (c === 0 ? t : -Math.expm1(c * t) / c),
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

/** From where a brake, or what it does in a time, is taken for none. */
const THRESHOLDS = [
  ...[1e-9, 1e-8, 1e-6, 1e-5, 1e-4, 2e-3, 0.01].map((least) => (c: number) => c < least),
  ...[1e-6, 1e-5, 1e-4, 1e-3, 0.01].map((least) => (c: number, time: number) => c * time < least),
];
const WEAK =
  'A weak brake counts as none here. In a long time it counts all the same: at c t = 1e-6 the answer differs in the seventh digit. The function of Math that the statement names keeps all digits, so only c = 0 needs an answer of its own.';
waitMistakes.push(
  ...THRESHOLDS.flatMap((isWeak) =>
    [(c: number, t: number) => undampedOf({ c, t }), (c: number, t: number) => (1 - Math.exp(-c * t)) / c].map((of) =>
      wait('weak-brake-taken-for-none', WEAK, (c, t) => (isWeak(c, t) ? t : of(c, t))),
    ),
  ),
);

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
  ...[
    (c: number, s: number) => (c === 0 ? s : Math.expm1(c * s) / c),
    orNever((c: number, s: number) => (c === 0 ? s : Math.expm1(c * s) / c)),
  ].map((of) =>
    reach(
      'undone-by-the-other-sign',
      'This is the way there with the other sign of c, as for a body that is driven and not braked. To turn a sign round does not undo a formula: put your t into the way there. Does s come out?',
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
  ...THRESHOLDS.flatMap((isWeak) =>
    [(c: number, s: number) => dampedOf({ c, s }), orNever((c, s) => -Math.log(1 - c * s) / c)].map((of) =>
      reach('weak-brake-on-the-way-back', WEAK, (c, s) => (isWeak(c, s) ? s : of(c, s))),
    ),
  ),
  reach(
    'braked-never-arrives',
    'Here a braked body never comes where the other one is. It comes to all places before the end of its way, only later; all that it ever does takes 1/c on the other clock. Is s before that end?',
    (c, s) => (c > 0 && s > 0 ? 'never' : s),
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
    id: 'ratio-stays-inside',
    says: 'L²/2T stays here with friction inside, as with the brake from outside. There L² and T fall in step. Inside, L stays and T falls: what does a fraction do whose lower part becomes smaller?',
    value: (input) => (input.brake === 'inside' && input.quantity === 'ratio' ? 'stays' : changeOf(input)),
  },
  {
    id: 'always-rubs',
    says: 'Friction inside acts here also when the body spins about a principal axis. Then ω stands still in the body, all parts turn together, and nothing rubs.',
    value: (input) => changeOf({ ...input, omega: [1, 2, 3] }),
  },
  ...[
    ([a, b]: Vec3) => a === 0 && b === 0,
    ([a, , c]: Vec3) => a === 0 && c === 0,
    ([, b, c]: Vec3) => b === 0 && c === 0,
    ([a, b, c]: Vec3) => b === 0 && (a === 0 || c === 0),
  ].map((isSettled) => ({
    id: 'some-pure-spins-rub',
    says: 'Here friction inside acts in some spins about a single principal axis as well. A nudge could take the body away from such a spin; but this is about just now, and now ω does not change in the body. What would rub?',
    value: (input: Brake) => changeOf({ ...input, omega: isSettled(input.omega) ? input.omega : [1, 2, 3] }),
  })),
  {
    id: 'a-zero-is-steady',
    says: 'Here nothing rubs as soon as one part of ω is zero. Put two parts that are not zero into the equations of the first page: does the third one stay zero?',
    value: (input) => changeOf({ ...input, omega: input.omega.includes(0) ? [1, 0, 0] : input.omega }),
  },
  {
    id: 'negative-parts-ignored',
    says: 'Only positive parts of ω count as turning here. A sign says which way round: -2 rad/s is as much of a spin as 2 rad/s. Compare with 0.',
    value: (input) => changeOf({ ...input, omega: input.omega.map((w) => Math.max(w, 0)) as Vec3 }),
  },
  {
    id: 'energy-falls-faster',
    says: 'With the brake from outside L²/2T grows here. T falls faster than L, that is right: like e^(-2 c t). And the square of L?',
    value: (input) => (input.brake === 'outside' && input.quantity === 'ratio' ? 'grows' : changeOf(input)),
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
