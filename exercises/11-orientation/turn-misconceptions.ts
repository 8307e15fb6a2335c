import { cross, dot, lengthOf, plus, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { rate, turnedBy, unitQuaternion } from './inputs.js';
import type { Attitude, Spin, Turn, Vec3 } from './inputs.js';

const ofSpin = (id: string, says: string, value: (input: Spin) => unknown): Misconception<Spin> => ({
  id,
  says,
  value,
});
const vectorPart = ({ q: [, x, y, z] }: Attitude): Vec3 => [x, y, z];

/** A vector turned by q, or back. */
function carried(q: readonly number[], v: Vec3, way: 1 | -1): Vec3 {
  const u: Vec3 = [way * q[1], way * q[2], way * q[3]];
  const once = cross(u, v);
  return plus(v, multiple(plus(multiple(once, q[0]), cross(u, once)), 2));
}
/**
 * Other axes for ω. In world axes it would be right on the left; turned back and on the right
 * it is as good as on the left.
 */
const OTHER_AXES = [
  {
    id: 'axis-brought-to-the-world',
    says: 'ω is brought into world axes, and then stands on the right of q, where body axes belong. Both sides are good for something: on which side do world axes stand?',
    way: 1,
    side: 1,
  },
  {
    id: 'axis-brought-back-to-the-body',
    says: 'ω is turned as if it had to be brought from the world into the body, and then stands on the left of q, where world axes belong. In which axes is it handed in?',
    way: -1,
    side: -1,
  },
] as const;

export const rateMistakes: Misconception<Spin>[] = [
  ofSpin('half-missing', 'The factor ½ is missing: q holds half the angle, so it changes half as fast.', (input) =>
    rate(input, 1),
  ),
  ofSpin(
    'turned-to-positive-w',
    'Where w is negative, this is the rate of -q. Both are the same orientation, but each has a rate of its own, the opposite of the other: take q as it is handed in.',
    (input) => multiple(rate(input), input.q[0] < 0 ? -1 : 1),
  ),
  ofSpin(
    'scalar-sign',
    'The scalar part has the other sign. It is the scalar of the product of q and (0, ω): minus u · ω, for i i = -1.',
    (input) => rate(input).map((x, i) => (i === 0 ? -x : x)),
  ),
  ofSpin(
    'omega-in-world-axes',
    'This is ½ (0, ω) q, the rate for an ω in world axes. For ω in body axes q stands on the left.',
    (input) => rate(input, 0.5, -1),
  ),
  ...OTHER_AXES.map(({ id, says, way, side }) =>
    ofSpin(id, says, ({ q, omega }) => rate({ q, omega: carried(q, omega, way) }, 0.5, side)),
  ),
  ofSpin(
    'half-and-order',
    'Two things at once: the factor ½ is missing, and q stands on the right. For ω in body axes it is ½ q (0, ω).',
    (input) => rate(input, 1, -1),
  ),
  ofSpin('product-missing', 'The vector product u × ω is missing: the vector of the product is w ω + u × ω.', (input) =>
    rate(input, 0.5, 0),
  ),
  ...[0.5, 1].map((scalar) =>
    ofSpin(
      'half-of-a-part',
      'Only a part is halved. The factor ½ multiplies the whole product: w ω + u × ω, and - u · ω.',
      (input) => {
        const vector = plus(multiple(input.omega, input.q[0] / 2), cross(vectorPart(input), input.omega));
        return [-scalar * dot(vectorPart(input), input.omega), ...vector];
      },
    ),
  ),
  ofSpin(
    'rate-normalised',
    'The rate was brought to length 1. q has length one; its rate has the length ½ |ω|, and says how fast the body turns.',
    (input) => unitQuaternion(rate(input)),
  ),
  ofSpin(
    'scalar-last',
    'The quaternion was read as [x, y, z, w]. Here w stands first.',
    ({ q: [x, y, z, w], omega }) => {
      const [a, ...v] = rate({ q: [w, x, y, z], omega });
      return [...v, a];
    },
  ),
];

const ofTurn = (id: string, says: string, value: (input: Turn) => unknown): Misconception<Turn> => ({
  id,
  says,
  value,
});

/** q times (c, s ω). */
const times = ({ q, omega }: Turn, c: number, s: number): number[] =>
  plus(multiple(q, c), multiple(rate({ q, omega }, 1), s));
const halfOf = ({ omega, dt }: Turn): number => (lengthOf(omega) * dt) / 2;
const axisNotUnit = (input: Turn): number[] => times(input, Math.cos(halfOf(input)), Math.sin(halfOf(input)));
const stepped = (input: Turn): number[] => plus(input.q, multiple(rate(input), input.dt));
const LIMITS = [1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3];
/** What is right, but where the axis or the angle would be divided by 0. */
const brokenIf = (input: Turn, isBroken: boolean): number[] => (isBroken ? [NaN, NaN, NaN, NaN] : turnedBy(input));

export const turnMistakes: Misconception<Turn>[] = [
  ofTurn(
    'whole-angle',
    'The whole angle was put into the quaternion: the body turns twice as far. Use cos and sin of half the angle.',
    (input) => turnedBy(input, 1),
  ),
  ofTurn(
    'turn-on-the-left',
    'The turn stands on the left of q: that is a turn about world axes. Body axes go on the right.',
    (input) => turnedBy(input, 0.5, -1),
  ),
  ...OTHER_AXES.map(({ id, says, way, side }) =>
    ofTurn(id, says, ({ q, omega, dt }) => turnedBy({ q, omega: carried(q, omega, way), dt }, 0.5, side)),
  ),
  ofTurn(
    'whole-angle-on-the-left',
    'Two things at once: use cos and sin of half the angle, and put the turn, given in body axes, on the right of q.',
    (input) => turnedBy(input, 1, -1),
  ),
  ofTurn(
    'time-forgotten',
    'The angle is |ω| here, in rad/s. A turn that takes the time dt goes as far as |ω| dt.',
    (input) => turnedBy({ ...input, dt: 1 }),
  ),
  ofTurn(
    'no-turn-back',
    'Where dt is negative, the orientation stays as it was. Such a time turns back: its angle is negative, and so smaller than any limit. Only ω = 0 has no axis.',
    (input) => (input.dt < 0 ? input.q : turnedBy(input)),
  ),
  ofTurn(
    'forward-for-a-negative-time',
    'Where dt is negative, the body turns forward, as far as it should turn back. The angle |ω| dt has the sign of dt.',
    (input) => turnedBy({ ...input, dt: Math.abs(input.dt) }),
  ),
  ...LIMITS.map((limit) =>
    ofTurn(
      'tiny-turn-left-out',
      `A turn by less than ${limit} rad is left out. It is a turn, and many of them are a large one. Only ω = 0 has no axis to divide by.`,
      (input) => (lengthOf(input.omega) * Math.abs(input.dt) < limit ? input.q : turnedBy(input)),
    ),
  ),
  ...LIMITS.map((limit) =>
    ofTurn(
      'slow-taken-for-still',
      `Where |ω| is less than ${limit} rad/s, the orientation stays. A slow body turns as well, and far in a long time. Only ω = 0 has no axis to divide by.`,
      (input) => (lengthOf(input.omega) < limit ? input.q : turnedBy(input)),
    ),
  ),
  ofTurn(
    'degrees-for-radians',
    'The angle was multiplied by 180/π, into degrees. Math.cos and Math.sin take radians, which |ω| dt is already.',
    (input) => turnedBy({ ...input, dt: (input.dt * 180) / Math.PI }),
  ),
  ofTurn(
    'radians-for-degrees',
    'The angle was multiplied by π/180, as if ω were in degrees per second. It is in rad/s: |ω| dt is in radians already.',
    (input) => turnedBy({ ...input, dt: (input.dt * Math.PI) / 180 }),
  ),
  ...[(q: number[]): number[] => unitQuaternion(q), (q: number[]): number[] => q].map((end) =>
    ofTurn(
      'one-euler-step',
      'This is one Euler step of the rate. A steady turn has a closed form: cos and sin of half the angle.',
      (input) => end(stepped(input)),
    ),
  ),
  ...[(q: number[]): number[] => unitQuaternion(q), (q: number[]): number[] => q].map((end) =>
    ofTurn(
      'axis-not-unit',
      'The sine multiplies ω itself. It multiplies the unit axis ω/|ω|; bringing the result to length one does not undo that.',
      (input) => end(axisNotUnit(input)),
    ),
  ),
  ofTurn(
    'time-in-the-sine',
    'The sine is multiplied by dt. The time counts in the angle alone; the sine multiplies the unit axis ω/|ω|.',
    (input) => {
      const speed = lengthOf(input.omega);
      const sine = speed === 0 ? 0 : (Math.sin(halfOf(input)) * input.dt) / speed;
      return times(input, Math.cos(halfOf(input)), sine);
    },
  ),
  ofTurn(
    'turn-added',
    'The turn is added to q. One turn after another is the Hamilton product, q on the left.',
    (input) => {
      const added = plus(input.q, turnedBy({ ...input, q: [1, 0, 0, 0] }));
      return lengthOf(input.omega) === 0 ? input.q : added;
    },
  ),
  ofTurn(
    'turn-alone',
    'This is the quaternion of the turn alone. The orientation at the end is q times the turn.',
    (input) => turnedBy({ ...input, q: [1, 0, 0, 0] }),
  ),
  ofTurn(
    'half-in-one-place',
    'The cosine has half the angle, the sine the whole one. Both take half the angle.',
    (input) => {
      const speed = lengthOf(input.omega);
      return speed === 0 ? input.q : times(input, Math.cos(halfOf(input)), Math.sin(2 * halfOf(input)) / speed);
    },
  ),
  ofTurn(
    'half-in-one-place',
    'The sine has half the angle, the cosine the whole one. Both take half the angle.',
    (input) => {
      const speed = lengthOf(input.omega);
      return speed === 0 ? input.q : times(input, Math.cos(2 * halfOf(input)), Math.sin(halfOf(input)) / speed);
    },
  ),
  ofTurn(
    'divides-by-zero',
    'ω = 0 has no axis: ω/|ω| is 0/0, NaN. Return the orientation as it is, in a new list.',
    (input) => brokenIf(input, lengthOf(input.omega) === 0),
  ),
  ofTurn(
    'divides-by-zero',
    'If the angle is 0, something is divided by it: 0/0 is NaN. Divide by |ω|, and take care of ω = 0.',
    (input) => brokenIf(input, halfOf(input) === 0),
  ),
  ofTurn(
    'divides-by-zero',
    'dt = 0 makes the angle 0, and something is divided by it: 0/0 is NaN. Divide by |ω|.',
    (input) => brokenIf(input, input.dt === 0 && lengthOf(input.omega) > 0),
  ),
];
