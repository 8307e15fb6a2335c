/** Wrong formulas of task 4, with the words for the student. */
import { cross, dot, lengthOf, minus, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { backwards, hamilton, turnBetween } from './inputs.js';
import type { Between, Quaternion, Vec3 } from './inputs.js';
import { vectorPart } from './vector-misconceptions.js';

/** As a student takes it; what loses small angles is the mistake. */
export const arcCosine = (cosine: number): number => Math.PI / 2 - Math.asin(cosine);

/** The rotation vector of a quaternion by its half angle. */
const logOf = (q: Quaternion): Vec3 => {
  const u = vectorPart(q);
  const sine = lengthOf(u);
  return sine === 0 ? [0, 0, 0] : multiple(u, (2 * Math.atan(sine / q[0])) / sine);
};
/** Of more than half a turn, the rest of it the other way. */
const shortened = (turn: number[]): number[] => {
  const angle = lengthOf(turn);
  return angle > Math.PI ? multiple(turn, (angle - 2 * Math.PI) / angle) : turn;
};
const relative = ({ from, to }: Between): Quaternion => hamilton(to, backwards(from));
const inBody = ({ from, to }: Between): Quaternion => hamilton(backwards(from), to);
/** Of a turn that ends where it began, something else. */
const unlessNone = (value: (input: Between) => number[]) => (input: Between) =>
  lengthOf(turnBetween(input)) === 0 ? [0, 0, 0] : value(input);
const along = (input: Between, angle: (w: number, sine: number) => number): number[] => {
  const [w, ...u] = relative(input);
  return multiple(u, angle(w, lengthOf(u)) / lengthOf(u));
};

/** What rounding made a little more than 1 is 1. */
const whole = (w: number): number => (Math.abs(w) > 1 - 1e-14 ? Math.sign(w) : w);

export const ofTurn: readonly Misconception<Between>[] = [
  {
    id: 'turned-back',
    says: 'This is the way back, from the second orientation to the first. The turn is done after what was there: on which side of the first quaternion does it stand?',
    value: (input) => multiple(turnBetween(input), -1),
  },
  {
    id: 'body-or-world',
    says: 'The axis is given in the axes of the body, where a further turn stands on the right. In world axes it stands on the left: turn · from = to. What has to be multiplied with what to be left with the turn?',
    value: (input) => logOf(inBody(input)),
  },
  {
    id: 'body-or-world',
    says: 'The axis is given in the axes of the body, and it is the way back. In world axes a further turn stands on the left: turn · from = to. What has to be multiplied with what to be left with the turn?',
    value: (input) => multiple(logOf(inBody(input)), -1),
  },
  ...[(turn: number[]) => turn, shortened].map((last) => ({
    id: 'turns-commute',
    says: 'Two rotation vectors are subtracted here, as if turns could be added like arrows. That is right for turns about one axis and for very small ones only. Turns are composed by a product, and undone by the reversed factor.',
    value: ({ from, to }: Between) => last(minus(logOf(to), logOf(from))),
  })),
  ...[(turn: number[]) => turn, shortened].map((last) => ({
    id: 'subtracted-backwards',
    says: 'Two rotation vectors are subtracted, that of the second orientation from that of the first. For turns about one axis this is the way back; about two axes turns do not add up like arrows. How is a turn undone before another one?',
    value: ({ from, to }: Between) => last(minus(logOf(from), logOf(to))),
  })),
  ...[
    (input: Between) => lengthOf(turnBetween(input)),
    ({ from, to }: Between) => 2 * arcCosine(whole(Math.abs(dot(from, to)))),
  ].map((angle) => ({
    id: 'axis-between-the-axes',
    says: 'The axis is at right angles to the axes of the two orientations. An axis of a turn says about what something has turned, not where it points: take two orientations about one axis, by different angles. About what does the turn go that leads from one to the other?',
    value: (input: Between) => {
      const across = cross(vectorPart(input.from), vectorPart(input.to));
      return lengthOf(across) === 0 ? [0, 0, 0] : multiple(across, angle(input) / lengthOf(across));
    },
  })),
  {
    id: 'minus-is-opposite',
    says: 'For some pairs this turn goes the long way round, by more than half a turn. q and -q are the same orientation: if w of the turn is negative, what does the other one of the pair say?',
    value: unlessNone((input) => along(input, (w, sine) => 2 * Math.atan2(sine, w))),
  },
  {
    id: 'angle-alone-shortened',
    says: 'The angle is the short one, but for some pairs the axis still belongs to the long way round. If the quaternion of the turn changes its sign, all four numbers do.',
    value: unlessNone((input) => along(input, (w, sine) => 2 * Math.atan2(sine, Math.abs(w)))),
  },
  {
    id: 'minus-is-opposite',
    says: 'Two things at once. With a negative w this turn goes the long way round, though minus the quaternion is the same orientation. And the arc cosine of w loses tiny turns: the sine keeps them.',
    value: unlessNone((input) => along(input, (w) => 2 * arcCosine(whole(w)))),
  },
  ...[0, NaN].map((tiny) => ({
    id: 'angle-alone-shortened',
    says: 'Two things at once. The angle is the short one, but with a negative w the axis still belongs to the long way round. And the arc cosine of w loses tiny turns: the sine keeps them.',
    value: unlessNone((input) => along(input, (w) => 2 * arcCosine(whole(Math.abs(w))) || tiny)),
  })),
  {
    id: 'quaternion-holds-angle',
    says: 'The vector is half as long as it should be: this is the half angle, whose cosine and sine the quaternion holds.',
    value: (input) => multiple(turnBetween(input), 0.5),
  },
  {
    id: 'tiny-turn-lost',
    says: 'A tiny turn is lost. Near 1 the cosine hardly changes: for a turn of 1e-9 rad w is 1 to the last digit, and its arc cosine 0. Which of the four numbers still tell how far it goes?',
    value: (input) => (lengthOf(turnBetween(input)) < 1e-6 ? [0, 0, 0] : turnBetween(input)),
  },
  {
    id: 'tiny-turn-lost',
    says: 'For a tiny turn the arc cosine of w is 0, and something is divided by its sine. Near 1 the cosine hardly changes: which of the four numbers still tell how far a turn of 1e-9 rad goes?',
    value: (input) => (lengthOf(turnBetween(input)) < 1e-6 ? [NaN, NaN, NaN] : turnBetween(input)),
  },
  {
    id: 'divides-by-zero',
    says: 'For two equal orientations, of one sign or of both, this divides 0 by 0. There is no turn and no axis: what is asked for then?',
    value: (input) => (lengthOf(turnBetween(input)) === 0 ? [NaN, NaN, NaN] : turnBetween(input)),
  },
  {
    id: 'axis-not-unit',
    says: 'The vector part of the quaternion is multiplied by the angle. It is no unit vector: its length is the sine of half the angle.',
    value: (input) => {
      const turn = turnBetween(input);
      return multiple(turn, Math.sin(lengthOf(turn) / 2));
    },
  },
  {
    id: 'sine-for-angle',
    says: 'This is twice the vector part. Its length is 2 sin(θ/2), which is θ for small turns only.',
    value: unlessNone((input) => along(input, (w, sine) => Math.sign(w) * 2 * sine)),
  },
  {
    id: 'axis-alone',
    says: 'This is the axis, of length one. The vector is to be as long as the angle.',
    value: unlessNone((input) => along(input, Math.sign)),
  },
  {
    id: 'degrees',
    says: 'The vector is as long as the angle in degrees. It is asked for in rad, as Math.atan2 gives it.',
    value: (input) => multiple(turnBetween(input), 180 / Math.PI),
  },
  {
    id: 'start-forgotten',
    says: 'This is the turn from [1, 0, 0, 0] to the second orientation. The body starts at the first one.',
    value: ({ to }) => logOf(to),
  },
  {
    id: 'not-undone',
    says: 'The first quaternion is multiplied as it stands, and not undone. With from = to nothing must be left of the product: which factor does that?',
    value: ({ from, to }) => logOf(hamilton(to, from)),
  },
  // From 1e-8 on a limit does what lost digits do.
  ...[1e-11, 1e-10, 1e-9].map((limit) => ({
    id: 'tiny-turn-taken-for-none',
    says: 'A tiny turn is taken for none. However short the vector part of the quaternion is, it has a direction: only where it is exactly zero there is no axis.',
    value: (input: Between) => {
      const [, ...u] = relative(input);
      return lengthOf(u) < limit ? [0, 0, 0] : turnBetween(input);
    },
  })),
];
