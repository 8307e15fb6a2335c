/** Wrong formulas of task 3, with the words for the student. */
import { dot, lengthOf, minus, multiple, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import type { Dumbbell } from './inputs.js';
import type { Ball, Motion, Vec2 } from './stub.js';

type Shares = (first: number, second: number) => [number, number];
interface Mending {
  shares?: Shares;
  /** Those of the velocities, if they differ. */
  velocityShares?: Shares;
  /** What is added to d, in parts of d. */
  missing?: (distance: number, length: number) => number;
  /** What is taken off the velocity of the second against the first. */
  lost?: (along: number[], against: number[], pair: Dumbbell) => number[];
}
const alongPart = (along: number[], against: number[]): number[] => multiple(along, dot(along, against));
const rightShares: Shares = (a, b) => [b / (a + b), a / (a + b)];
const withMending =
  ({
    shares = rightShares,
    velocityShares = shares,
    missing = (distance, length) => length / distance - 1,
    lost = alongPart,
  }: Mending) =>
  (pair: Dumbbell): [Motion, Motion] => {
    const { first, second, length } = pair;
    const d = minus(second.position, first.position);
    const along = multiple(d, 1 / lengthOf(d));
    const off = lost(along, minus(second.velocity, first.velocity), pair);
    const [one, other] = shares(first.mass, second.mass);
    const [oneOff, otherOff] = velocityShares(first.mass, second.mass);
    const after = ({ position, velocity }: Ball, share: number, shareOff: number): Motion => {
      const [x, z] = plus(position, multiple(d, share * missing(lengthOf(d), length)));
      const [vx, vz] = plus(velocity, multiple(off, -shareOff));
      return { position: [x, z], velocity: [vx, vz] };
    };
    return [after(first, -one, -oneOff), after(second, other, otherOff)];
  };

export const ofMending: readonly Misconception<Dumbbell>[] = [
  {
    id: 'equal-shares',
    says: 'Both balls take half of the way. For equal masses that is right. Forces between the two are equal and opposite, so the light one moves more, and the common centre of mass stays.',
    value: withMending({ shares: () => [0.5, 0.5] }),
  },
  ...[
    {
      id: 'half-the-length-from-the-centre',
      says: 'Both balls are put half the length from the common centre of mass. That is right for equal masses. Which one is nearer to the centre, a light ball or a heavy one?',
      share: () => 1 / 2,
    },
    {
      id: 'own-share-of-the-length',
      says: 'Each ball is put as far from the common centre of mass as its own share of the mass says. Where does a light and a heavy ball balance?',
      share: (mass: number, other: number) => mass / (mass + other),
    },
  ].map(({ id, says, share }) => ({
    id,
    says,
    value: (pair: Dumbbell): [Motion, Motion] => {
      const { first, second, length } = pair;
      const d = minus(second.position, first.position);
      const centre = plus(first.position, multiple(d, second.mass / (first.mass + second.mass)));
      const [one, other] = withMending({})(pair);
      const at = (way: number, part: number): Vec2 => {
        const [x, z] = plus(centre, multiple(d, (way * part * length) / lengthOf(d)));
        return [x, z];
      };
      return [
        { ...one, position: at(-1, share(first.mass, second.mass)) },
        { ...other, position: at(1, share(second.mass, first.mass)) },
      ];
    },
  })),
  {
    id: 'shares-exchanged',
    says: 'The heavy ball moves more here. The common centre of mass must stay: which of the two has to go farther for that?',
    value: withMending({ shares: (a, b) => [a / (a + b), b / (a + b)] }),
  },
  {
    id: 'same-share-for-both',
    says: 'Both balls take the same part of the way, so the parts do not make one whole. Each goes by the mass of the other one: what do the two parts add up to?',
    value: withMending({ shares: (a, b) => [b / (a + b), b / (a + b)] }),
  },
  {
    id: 'first-is-held',
    says: 'The first ball stays, and the second does it all. That is right for a pendulum, whose pivot is held. Nobody holds this ball: what becomes of the common centre of mass?',
    value: withMending({ shares: () => [0, 1] }),
  },
  {
    id: 'both-go-all-the-way',
    says: 'Each ball goes the whole way, so the error is as large as before on the other side. Share it: which parts make one whole and keep the common centre of mass?',
    value: withMending({ shares: () => [1, 1] }),
  },
  {
    id: 'positions-only',
    says: 'The positions are right, and the velocities are as they were. At the next instant the distance is wrong again: which part of the velocities changes it?',
    value: withMending({ lost: () => [0, 0] }),
  },
  {
    id: 'taken-for-a-rope',
    says: 'Balls that are too close are left where they are. So would a rope do it. A rod also pushes: its length is held both ways.',
    value: withMending({ missing: (distance, length) => Math.min(0, length / distance - 1) }),
  },
  {
    id: 'velocities-only',
    says: 'The velocities are right, and the positions are as they were. Right velocities keep an error as it is; they do not take it away.',
    value: withMending({ missing: () => 0 }),
  },
  {
    id: 'wrong-way',
    says: 'The distance is moved away from the length of the rod instead of to it, by the same amount. If the balls are too far apart, which way must the second go?',
    value: withMending({ missing: (distance, length) => 1 - length / distance }),
  },
  {
    id: 'both-pushes-reversed',
    says: 'Each ball is pushed the wrong way, in its position and in its velocity, so both errors are twice what they were. If the balls are too far apart, or fly apart, which way must the first one go?',
    value: withMending({ shares: (a, b) => [-b / (a + b), -a / (a + b)] }),
  },
  {
    id: 'no-unit-vector',
    says: 'The line between the balls is not divided by their distance, neither for the positions nor for the velocities. A direction has length 1. Where is the mistake when they are 1 m apart?',
    value: withMending({
      missing: (distance, length) => length - distance,
      lost: (along, against, { first, second }) =>
        multiple(alongPart(along, against), lengthOf(minus(second.position, first.position)) ** 2),
    }),
  },
  {
    id: 'moves-as-one',
    says: 'Afterwards both balls have the same velocity, so the dumb-bell no longer turns. A rod holds the distance; it does not forbid turning. Which part of the velocity against each other does the distance notice?',
    value: withMending({ lost: (_along, against) => against }),
  },
  {
    id: 'velocity-pushed-the-wrong-way',
    says: 'The balls now fly apart, or at each other, twice as fast as before. The push must take away what changes the distance: if they fly apart, which way does each ball go?',
    value: withMending({ lost: (along, against) => multiple(alongPart(along, against), -1) }),
  },
  {
    id: 'wrong-part-removed',
    says: 'The part of the velocity across the rod is taken away and the one along it is kept. Which of the two changes the distance?',
    value: withMending({ lost: (along, against) => minus(against, alongPart(along, against)) }),
  },
  {
    id: 'bounces',
    says: 'The part along the rod is turned round instead of taken away, as after a bounce. Then the distance changes as fast as before, the other way.',
    value: withMending({ lost: (along, against) => multiple(alongPart(along, against), 2) }),
  },
  {
    id: 'velocity-shrinks-with-the-rod',
    says: 'The velocities against each other are stretched as the positions are. Mending is no motion: the positions jump, and of the velocities only the part along the rod goes.',
    value: withMending({
      lost: (_along, against, { first, second, length }) =>
        multiple(against, 1 - length / lengthOf(minus(second.position, first.position))),
    }),
  },
  {
    id: 'error-of-squares',
    says: 'The balls are moved by the error of the squares, d² - ℓ², which is no length. To first order it is 2 ℓ times the error of the distance; take the distance itself.',
    value: withMending({ missing: (distance, length) => (length ** 2 - distance ** 2) / distance }),
  },
  {
    id: 'no-unit-vector',
    says: 'The error is multiplied by the vector between the balls, which is as long as their distance. A direction has length 1. Where is the mistake when they are 1 m apart?',
    value: withMending({ missing: (distance, length) => length - distance }),
  },
  ...(
    [
      [
        () => [0.5, 0.5],
        'Both balls take half of it. For equal masses that is right; pushes are equal and opposite, so the light ball is changed more.',
      ],
      [
        (a, b) => [a / (a + b), b / (a + b)],
        'The heavy ball is changed more there. The common centre must go on as it was: which of the two has to change more for that?',
      ],
      [() => [0, 1], 'The first ball is held there. Nobody holds it: what becomes of the common centre?'],
      [() => [1, 1], 'Each ball takes all of it there, and the parts do not make one whole.'],
    ] as [Shares, string][]
  ).flatMap(([wrong, says]): Misconception<Dumbbell>[] => [
    {
      id: 'two-ways-of-sharing',
      says: `The velocities are right, and the positions are shared in another way. ${says}`,
      value: withMending({ shares: wrong, velocityShares: rightShares }),
    },
    {
      id: 'two-ways-of-sharing',
      says: `The positions are right, and the velocities are shared in another way. ${says}`,
      value: withMending({ velocityShares: wrong }),
    },
  ]),
  ...([1, 2, -1, -2] as const).map((power): Misconception<Dumbbell> => ({
    id: 'direction-has-no-length-1',
    says: `The positions are right. In the velocities the direction of the line has not the length 1: the line between the balls is ${power > 0 ? 'divided by the length of the rod instead of by their distance' : 'not divided by their distance'}, ${Math.abs(power) === 2 ? 'both for the part along it and for the push' : 'once of two times'}.`,
    value: withMending({
      lost: (along, against, { first, second, length }) => {
        const distance = lengthOf(minus(second.position, first.position));
        return multiple(alongPart(along, against), (power > 0 ? distance / length : distance) ** Math.abs(power));
      },
    }),
  })),
  {
    id: 'direction-by-the-rod',
    says: 'The way that is missing is multiplied by the line between the balls over the length of the rod. Before the mending they are not one length apart: by what must the line be divided to have the length 1?',
    value: withMending({ missing: (distance, length) => (length - distance) / length }),
  },
  {
    id: 'direction-by-the-rod',
    says: 'The line between the balls is divided by the length of the rod, both for the positions and for the velocities. Before the mending they are not one length apart: by what must the line be divided to have the length 1?',
    value: withMending({
      missing: (distance, length) => (length - distance) / length,
      lost: (along, against, { first, second, length }) =>
        multiple(alongPart(along, against), (lengthOf(minus(second.position, first.position)) / length) ** 2),
    }),
  },
  {
    id: 'taken-for-a-rope',
    says: 'Balls that come closer are left as fast as they are. So would a rope do it. A rod also pushes: it forbids both ways.',
    value: withMending({
      lost: (along, against) => multiple(along, Math.max(0, dot(along, against))),
    }),
  },
  {
    id: 'each-loses-its-own-part',
    says: 'Each ball loses its own velocity along the line, so the pair as a whole is stopped along it. Only what they have against each other goes: if both fly along the line equally fast, what is there to mend?',
    value: (pair) => {
      const right = withMending({})(pair);
      const d = minus(pair.second.position, pair.first.position);
      const along = multiple(d, 1 / lengthOf(d));
      return [pair.first, pair.second].map(({ velocity }, i) => ({
        position: right[i].position,
        velocity: minus(velocity, alongPart(along, velocity)),
      }));
    },
  },
  ...(['position', 'velocity'] as const).flatMap((what) =>
    [0, 1].flatMap((axis) =>
      [[0], [1], [0, 1]].map((balls): Misconception<Dumbbell> => ({
        id: 'one-component-of-the-line-twice',
        says: `In the ${what} of ${balls.length > 1 ? 'both balls' : balls[0] === 0 ? 'the first ball' : 'the second ball'} the ${axis === 0 ? 'x' : 'z'} part is changed by the ${axis === 0 ? 'z' : 'x'} component of the line. Is that a copied line in which an index was left?`,
        value: (pair) => {
          const right = withMending({})(pair);
          return right.map((motion, i) => {
            if (!balls.includes(i)) return motion;
            const old = (i === 0 ? pair.first : pair.second)[what];
            const other = motion[what][1 - axis] - old[1 - axis];
            return { ...motion, [what]: motion[what].map((x, k) => (k === axis ? old[k] + other : x)) };
          });
        },
      })),
    ),
  ),
];
