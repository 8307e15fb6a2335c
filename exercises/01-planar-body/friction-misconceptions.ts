/** Wrong ideas of task 4 about friction, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { frictionOf } from './inputs.js';
import type { Driven } from './inputs.js';
import { constants } from './misconceptions.js';

const side = (push: number): 'left' | 'right' | 'none' => (push === 0 ? 'none' : push > 0 ? 'right' : 'left');

/** The cases of a wheel that rolls, and of one that stands. */
const CASES: readonly { name: string; is: (d: Driven) => boolean }[] = [
  { name: 'rolls steadily', is: ({ pull, couple, velocity }) => pull === 0 && couple === 0 && velocity !== 0 },
  { name: 'is pulled against its motion', is: ({ pull, velocity }) => pull * velocity < 0 },
  { name: 'is pulled along with its motion', is: ({ pull, velocity }) => pull * velocity > 0 },
  { name: 'is driven by a couple', is: ({ couple, velocity }) => couple * velocity < 0 },
  { name: 'is braked by a couple', is: ({ couple, velocity }) => couple * velocity > 0 },
  { name: 'stands', is: ({ velocity }) => velocity === 0 },
];
/** All choices of some of them. */
const someOf = (at: readonly number[]): number[][] =>
  at.reduce<number[][]>((found, k) => [...found, ...found.map((some) => [...some, k])], [[]]).slice(1);
const habits = (way: 1 | -1, at: readonly number[], id: string, idea: string): Misconception<Driven>[] =>
  someOf(at).map((some) => ({
    id,
    says: `Friction is ${way > 0 ? 'along' : 'against'} the velocity here also for a wheel that ${some.map((k) => CASES[k].name).join(', and for one that ')}. ${idea}`,
    value: (d) => (some.some((k) => CASES[k].is(d)) ? side(way * d.velocity) : frictionOf(d)),
  }));

export const ofDriven: readonly Misconception<Driven>[] = [
  {
    id: 'rolling-needs-friction',
    says: 'A wheel that rolls steadily is held back by friction here. Without slipping the touching point stands still, and nothing changes the motion: what would a friction do to v, and what to ω? (It would be so for a wheel that slides.)',
    value: (d) => (d.pull === 0 && d.couple === 0 ? side(-d.velocity) : frictionOf(d)),
  },
  {
    id: 'friction-keeps-it-rolling',
    says: 'A wheel that rolls steadily is pushed along by friction here. Nothing has to keep it going: with such a push it would become faster, and its turning slower. Then it would slip.',
    value: (d) => (d.pull === 0 && d.couple === 0 ? side(d.velocity) : frictionOf(d)),
  },
  {
    id: 'against-the-motion',
    says: 'Friction is against the velocity here. That is right for what slides. A wheel that does not slip feels what its touching point would do without friction: which way would it slide?',
    value: ({ velocity }) => side(-velocity),
  },
  {
    id: 'along-the-motion',
    says: 'Friction is along the velocity here. Which way the wheel already rolls does not matter: which way would the touching point slide without friction?',
    value: ({ velocity }) => side(velocity),
  },
  {
    id: 'friction-against-the-drive',
    says: 'Friction is always against what drives the wheel. For a pull at the axle it is. But a motor turns the wheel against the ground, and nothing but the ground can push it ahead: think of a car on ice.',
    value: ({ pull, couple }) => side(couple - pull),
  },
  {
    id: 'friction-helps',
    says: 'Friction always pushes the way in which the wheel is driven. For a motor it does. A pulled wheel is turned by friction alone: which way must it push to turn the wheel as it rolls?',
    value: ({ pull, couple }) => side(pull - couple),
  },
  {
    id: 'friction-to-the-other-side',
    says: 'Each time there is friction, it points the other way. This is what the wheel does to the ground; what does the ground do to the wheel?',
    value: ({ pull, couple }) => side(pull + couple),
  },
  {
    id: 'pull-alone',
    says: 'A couple causes no friction here. It turns the wheel: without friction, which way would the touching point slide?',
    value: ({ pull }) => side(-pull),
  },
  {
    id: 'couple-alone',
    says: 'A pull at the axle causes no friction here. It does not turn the wheel, so without friction the wheel would slide as a sledge: what keeps it rolling?',
    value: ({ couple }) => side(-couple),
  },
  {
    id: 'no-slip-no-friction',
    says: 'The answer is always none, as if friction meant slipping. What does not slip may well be held, as a box on a slope is. Only if nothing speeds the wheel up or slows it down, the ground has nothing to do.',
    value: () => 'none',
  },
  {
    id: 'no-friction-yet',
    says: 'A wheel that stands has no friction here, whatever acts on it. A pull or a couple begins to move it at this instant: without friction, what would the touching point do? (What is held also has friction, as a box on a slope.)',
    value: (d) => (d.velocity === 0 ? 'none' : frictionOf(d)),
  },
  {
    id: 'a-brake-holds-it',
    says: 'A couple on a wheel that stands causes no friction here. A brake would hold such a wheel; but what acts on it here begins to turn it: without friction, which way would the touching point slide?',
    value: (d) => (d.velocity === 0 && d.couple !== 0 ? 'none' : frictionOf(d)),
  },
  {
    id: 'no-friction-yet',
    says: 'A pull on a wheel that stands causes no friction here. The pull begins to move the axle at this instant: what begins to turn the wheel?',
    value: (d) => (d.velocity === 0 && d.pull !== 0 ? 'none' : frictionOf(d)),
  },
  {
    id: 'each-couple-drives',
    says: 'Where a couple acts, friction is along the velocity here. That is right for a motor that speeds the wheel up. A couple the other way is a brake; and a wheel that stands has no way yet.',
    value: (d) => (d.couple === 0 ? frictionOf(d) : side(d.velocity)),
  },
  {
    id: 'each-couple-brakes',
    says: 'Where a couple acts, friction is against the velocity here. That is right for a brake. A couple the other way is a motor; and a wheel that stands has no way yet.',
    value: (d) => (d.couple === 0 ? frictionOf(d) : side(-d.velocity)),
  },
  {
    id: 'pulled-against-the-motion',
    says: 'Where a pull acts, friction is against the velocity here. What rolls without slipping does not feel it so: friction has to turn the wheel along with the axle. If the pull is against the motion, which way is that?',
    value: (d) => (d.pull === 0 ? frictionOf(d) : side(-d.velocity)),
  },
  {
    id: 'held-back-unless-driven',
    says: 'Friction is against the velocity here unless a couple acts. A pulled wheel has to be turned along with its axle, and one that rolls steadily needs nothing: which way the wheel rolls does not matter for either.',
    value: (d) => (d.couple === 0 ? side(-d.velocity) : frictionOf(d)),
  },
  ...habits(
    -1,
    [0, 1, 3, 5],
    'friction-as-a-brake',
    'That is a habit from what slides. This wheel does not slip: without friction, which way would its touching point slide, or would it not slide at all?',
  ),
  ...habits(
    1,
    [0, 2, 4, 5],
    'friction-as-a-drive',
    'Nothing has to keep a wheel going. Without friction, which way would its touching point slide, or would it not slide at all?',
  ),
  ...constants<Driven>(['left', 'right']),
];
