import { dot, lengthOf, minus, multiple, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { G, compared, errorOf, fallOf, massOf, spinAnswer, tensionOf, turned } from './inputs.js';
import type { Answer, Bars, Dumbbell, Fate, Gap, Spin, SpinAnswer, Two } from './inputs.js';
import type { Ball, Bar, Drifted, LetGo, Motion, PushedPair, Swing, Vec2 } from './stub.js';

const square = (v: Vec2): number => dot(v, v);

// Task 1.

export const ofTension: readonly Misconception<Swing>[] = [
  {
    id: 'weight-only',
    says: 'This is the weight. A rod that only hangs carries just that; a mass that swings is also turned off its straight path, and only the rod can do it. What does the rod feel at the lowest point, where the mass is fastest?',
    value: ({ mass }) => mass * G,
  },
  {
    id: 'bend-missing',
    says: 'This is the part of the weight along the rod, which would do for a mass at rest. To bend the path towards the pivot takes a force, too: how large is it for this speed and this radius?',
    value: ({ mass, length, position: [, z] }) => (-mass * G * z) / length,
  },
  {
    id: 'weight-missing',
    says: 'Here the rod gives just the force that bends the path, m v²/ℓ. But the weight is there, too: above the pivot it takes a part of this over, below it the rod must hold it as well. Which part of the weight points along the rod?',
    value: ({ mass, length, velocity }) => (mass * square(velocity)) / length,
  },
  {
    id: 'whole-weight-along-the-rod',
    says: 'Here the rod carries the whole weight in every place. That is right at the lowest point alone. Hold the rod level: how much of the weight points along it then?',
    value: ({ mass, length, velocity }) => mass * G + (mass * square(velocity)) / length,
  },
  {
    id: 'weight-sign',
    says: 'The part of the weight has the wrong sign. Below the pivot the weight pulls away from it, so that the rod pulls more; there z is negative. Try a mass that hangs at rest: the rod must pull it up.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) + G * z)) / length,
  },
  {
    id: 'height-without-sign',
    says: 'The weight loads the rod above the pivot as it does below, so z has lost its sign. On top the weight points towards the pivot: what does the rod do to a mass at rest there?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) + G * Math.abs(z))) / length,
  },
  {
    id: 'part-across-the-rod',
    says: 'The weight enters with its part across the rod, x/ℓ. That part changes the speed; the part along the rod loads it. Which of the two is there when the mass hangs straight down?',
    value: ({ mass, length, position: [x], velocity }) => (mass * (square(velocity) + G * x)) / length,
  },
  {
    id: 'part-across-the-rod-other-side',
    says: 'The weight enters with its part across the rod, -x/ℓ. That part changes the speed; the part along the rod loads it. Which of the two is there when the mass hangs straight down?',
    value: ({ mass, length, position: [x], velocity }) => (mass * (square(velocity) - G * x)) / length,
  },
  {
    id: 'speed-not-squared',
    says: 'The speed enters without its square. Twice as fast, the velocity is twice as large and turns twice as quickly: how many times the force is that?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (lengthOf(velocity) - G * z)) / length,
  },
  {
    id: 'half-of-the-bend',
    says: 'The force that bends the path is half of what it should be: ½ m v² is an energy. Divided by the length it has the unit of a force, but the force towards the centre of a circle has no ½.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) / 2 - G * z)) / length,
  },
  {
    id: 'speed-taken-for-rate',
    says: 'The speed is multiplied by the length as if it were a rate of turning. m ω² ℓ would be right with ω in rad/s; what is handed in is the velocity in m/s.',
    value: ({ mass, length, position: [, z], velocity }) => mass * (square(velocity) * length - (G * z) / length),
  },
  {
    id: 'sideways-speed-only',
    says: 'Only the velocity along x counts here. At the lowest point that is all of it. What is it when the rod is level, and does the mass stand still then?',
    value: ({ mass, length, position: [, z], velocity: [vx] }) => (mass * (vx ** 2 - G * z)) / length,
  },
  {
    id: 'never-pushes',
    says: 'Where the rod pushes, this gives 0. A string would be slack there; a rod can push, and the statement counts that as negative.',
    value: (swing) => Math.max(0, tensionOf(swing)),
  },
  {
    id: 'size-of-the-pull',
    says: 'This is the size of the force. Its sign tells a rod that pulls from one that pushes: what does it do to a mass at rest on top?',
    value: (swing) => Math.abs(tensionOf(swing)),
  },
  {
    id: 'counted-outwards',
    says: 'The sign is the other way round. A pull towards the pivot counts as positive: try a mass that hangs at rest.',
    value: (swing) => -tensionOf(swing),
  },
  {
    id: 'gravity-of-ten',
    says: 'Gravity is taken as 10 m/s². The statement has 9.81 m/s², and the checks tell them apart.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) - 10 * z)) / length,
  },
  {
    id: 'multiplier-for-tension',
    says: 'This is the multiplier λ that belongs to f = x² + z² - ℓ². The force is λ times the gradient (2x, 2z), so its size is 2 ℓ times as large, and a pull towards the pivot has a negative λ.',
    value: (swing) => -tensionOf(swing) / (2 * swing.length),
  },
];

/** Compares what the idea takes for the pull. */
const byPull =
  (pull: (one: LetGo) => number) =>
  ({ first, second }: Two<LetGo>): Answer =>
    compared(pull(first), pull(second));

export const ofPull: readonly Misconception<Two<LetGo>>[] = [
  {
    id: 'rod-carries-the-weight',
    says: 'The heavier one is said to pull more, as if a rod carried the weight and nothing else. That is right for two that hang at rest. What does it take to turn a fast mass round at the lowest point?',
    value: byPull(({ mass }) => mass),
  },
  {
    id: 'longer-rod-pulls-more',
    says: 'The length decides here: on a longer rod the mass falls farther and is faster. True, and its path is less bent, too. Put v² = 2 g times the fall into m v²/ℓ: what is left of ℓ?',
    value: byPull((one) => one.mass * (1 + 2 * fallOf(one) * one.length)),
  },
  {
    id: 'shorter-rod-pulls-more',
    says: 'The length decides here: the tighter bend of a short rod. For equal speeds that would be right, but on a short rod the mass falls less far. Put both together: what is left of ℓ?',
    value: byPull((one) => one.mass * (1 + (2 * fallOf(one)) / one.length)),
  },
  {
    id: 'own-weight-forgotten',
    says: 'These answers count the force that bends the path, and not the weight: one that hangs at rest would not pull at all. At the lowest point the rod does both.',
    value: byPull((one) => one.mass * fallOf(one)),
  },
  {
    id: 'weight-at-rest-only',
    says: 'These answers fit a rod that holds the weight of a mass at rest, and of one that moves only what bends its path. The weight does not go away with the motion: at the lowest point the rod does both.',
    value: byPull((one) => one.mass * Math.max(1, 2 * fallOf(one))),
  },
  {
    id: 'fall-counted-once',
    says: 'These answers fit a pull of one weight and one more for each length of fall. After a fall by h the square of the speed is 2 g h: how many weights bend the path then?',
    value: byPull((one) => one.mass * (1 + fallOf(one))),
  },
  {
    id: 'mass-left-out',
    says: 'Only the height of the start counts in these answers. All masses fall alike, so they are equally fast; does it take the same force to turn a heavy one?',
    value: byPull(fallOf),
  },
  {
    id: 'always-the-first-rod',
    says: 'The first is said to pull more, whichever it is. Exchange the two in your mind: the answer must change with them. What does each rod do at the lowest point?',
    value: () => 'first',
  },
  {
    id: 'always-the-second-rod',
    says: 'The second is said to pull more, whichever it is. Exchange the two in your mind: the answer must change with them. What does each rod do at the lowest point?',
    value: () => 'second',
  },
  {
    id: 'all-pull-alike',
    says: 'The answer is the same pull for any two pendulums. They do swing alike if they are equally long, whatever their mass; but the pull is a force. Compare 1 kg and 2 kg that hang at rest.',
    value: () => 'same',
  },
];

// Task 2.

interface Terms {
  /** The second derivative of f that is asked for. */
  asked?: (k: number, f: number, fRate: number) => number;
  /** That of free fall. */
  falling?: (v2: number, z: number) => number;
  /** Times λ/m along the position. */
  gradient?: number;
  divisor?: (drifted: Drifted) => number;
  gravity?: number;
  f?: (drifted: Drifted) => number;
}
const withTerms =
  ({
    asked = (k, f, fRate) => -2 * k * fRate - k * k * f,
    falling = (v2, z) => 2 * v2 - 2 * G * z,
    gradient = 2,
    divisor = ({ position }) => 4 * square(position),
    gravity = -G,
    f = (drifted) => errorOf(drifted).f,
  }: Terms) =>
  (drifted: Drifted): Vec2 => {
    const { position, velocity, gain } = drifted;
    const [x, z] = position;
    const pull = (asked(gain, f(drifted), errorOf(drifted).fRate) - falling(square(velocity), z)) / divisor(drifted);
    return [gradient * x * pull, gradient * z * pull + gravity];
  };

export const ofAcceleration: readonly Misconception<Drifted>[] = [
  {
    id: 'free-fall',
    says: 'This is free fall: the rod does nothing. Its force points along the rod, and is as large as f needs.',
    value: () => [0, -G],
  },
  {
    id: 'no-feedback',
    says: 'f̈ = 0 is asked for. That would do if f and its rate were exactly 0; an error that is there stays or runs on. Which f̈ brings it back?',
    value: withTerms({ asked: () => 0 }),
  },
  {
    id: 'gains-exchanged',
    says: 'The gains are exchanged: k² stands at the rate and 2k at f. Look at the units: f̈ is in m²/s², and k is in 1/s.',
    value: withTerms({ asked: (k, f, fRate) => -2 * k * f - k * k * fRate }),
  },
  {
    id: 'gain-not-squared',
    says: 'f is fed back with k instead of k². For k = 1 the two are equal. Look at the units: f̈ is in m²/s², f in m² and k in 1/s.',
    value: withTerms({ asked: (k, f, fRate) => -2 * k * fRate - k * f }),
  },
  {
    id: 'feedback-of-the-rate-only',
    says: 'Only the rate of f is fed back. It slows the error down and leaves it where it then is. What pulls f itself to 0?',
    value: withTerms({ asked: (k, _f, fRate) => -2 * k * fRate }),
  },
  {
    id: 'feedback-of-f-only',
    says: 'Only f itself is fed back. That is a spring without a damper: the error swings for ever. Which term takes its speed away?',
    value: withTerms({ asked: (k, f) => -k * k * f }),
  },
  {
    id: 'rate-fed-back-once',
    says: 'The rate counts half of what it should: it is fed back with k instead of 2k, or has lost its own 2. The error then swings before it dies; with 2k both roots of its equation are -k. Try s² + 2k s + k² = 0.',
    value: withTerms({ asked: (k, f, fRate) => -k * fRate - k * k * f }),
  },
  {
    id: 'feedback-pushes-away',
    says: 'The feedback has the wrong sign: where the mass is too far out it is pushed farther. The sign of the gain is no matter of taste. Which way must f̈ point when f is positive?',
    value: withTerms({ asked: (k, f, fRate) => 2 * k * fRate + k * k * f }),
  },
  {
    id: 'feedback-of-first-order',
    says: 'f̈ = -k f is asked for, the rule of notebook 14 for velocities. There f-rate = -k f is right; here an acceleration is set, and the rate of f is free. Which two terms does its second-order twin have?',
    value: withTerms({ asked: (k, f) => -k * f }),
  },
  {
    id: 'bend-forgotten',
    says: 'The velocity term of f̈ is missing. On a circle at constant speed f stays 0 although the acceleration does not: what does the derivative of x vx + z vz have besides x ax + z az?',
    value: withTerms({ falling: (_v2, z) => -2 * G * z }),
  },
  {
    id: 'bend-counted-once',
    says: 'The velocity term of f̈ is half of what it should be. f has x², whose second derivative is 2 vx² + 2 x ax: both terms carry the 2.',
    value: withTerms({ falling: (v2, z) => v2 - 2 * G * z }),
  },
  {
    id: 'gravity-forgotten-in-the-pull',
    says: 'The pull is computed as if there were no weight, and the weight is then added. The rod must also hold the weight’s part along it. What is f̈ in free fall?',
    value: withTerms({ falling: (v2) => 2 * v2 }),
  },
  {
    id: 'gravity-forgotten-in-the-end',
    says: 'This is what the rod alone does. The mass feels its weight as well: which number belongs to az?',
    value: withTerms({ gravity: 0 }),
  },
  {
    id: 'gravity-left-out',
    says: 'There is no weight in this. The world of the statement has one: -9.81 m/s² along z, both in free fall and in the sum at the end.',
    value: withTerms({ falling: (v2) => 2 * v2, gravity: 0 }),
  },
  {
    id: 'gravity-upwards',
    says: 'Gravity points upwards here. z counts up, so free fall has az = -9.81 m/s².',
    value: withTerms({ falling: (v2, z) => 2 * v2 + 2 * G * z, gravity: G }),
  },
  {
    id: 'rod-pushes',
    says: 'The force of the rod has the wrong sign. Free fall plus the rod must give the f̈ that is asked for, so the rod makes up what is asked less what free fall has.',
    value: withTerms({ gradient: -2 }),
  },
  {
    id: 'half-of-the-gradient',
    says: 'The force of the rod is half of what it should be. It is λ times the gradient, and the gradient of x² + z² is (2x, 2z).',
    value: withTerms({ gradient: 1 }),
  },
  {
    id: 'gradient-once-in-the-divisor',
    says: 'The force of the rod is twice what it should be. λ comes from dividing by the square of the gradient, which is 4 (x² + z²): a 2 for x, squared.',
    value: withTerms({ divisor: ({ position }) => 2 * square(position) }),
  },
  {
    id: 'length-for-distance',
    says: 'The length of the rod stands where the distance from the pivot belongs. The two are equal on the circle only, and this mass may be off it.',
    value: withTerms({ divisor: ({ length }) => 4 * length ** 2 }),
  },
  {
    id: 'error-of-the-length',
    says: 'The error is taken as distance less length, in m. The statement has f = x² + z² - ℓ², in m², and all that follows is its derivative.',
    value: withTerms({ f: ({ length, position }) => lengthOf(position) - length }),
  },
];

export const ofFate: readonly Misconception<Gap>[] = [
  {
    id: 'nothing-drives-it',
    says: 'Without feedback the error is said to stay. It does so only if it is also at rest: f̈ = 0 keeps the rate of f, not f. The right acceleration at each instant is not yet the right place.',
    value: ({ gain }): Fate => (gain > 0 ? 'dies away' : gain < 0 ? 'grows' : 'stays'),
  },
  {
    id: 'dies-without-feedback',
    says: 'Without feedback the error is said to die, too. Then f̈ = 0: nothing slows the error down, and nothing pulls it back.',
    value: ({ gain }): Fate => (gain < 0 ? 'grows' : 'dies away'),
  },
  {
    id: 'sign-of-the-gain',
    says: 'A negative gain is said to heal, too, as if only its size counted. In k² the sign is lost, in 2k it is not: does a damper with a negative number slow anything down?',
    value: ({ rate, gain }): Fate => (gain !== 0 ? 'dies away' : rate === 0 ? 'stays' : 'grows'),
  },
  {
    id: 'on-its-way-back',
    says: 'Without feedback an error that is on its way to 0 is said to die. It gets there, and what stops it there? The mass runs through its circle and out on the other side.',
    value: ({ gap, rate, gain }): Fate =>
      gain > 0 || (gain === 0 && gap * rate < 0) ? 'dies away' : gain < 0 || rate !== 0 ? 'grows' : 'stays',
  },
  {
    id: 'only-what-moves-is-healed',
    says: 'An error at rest is said to stay whatever the gain. That would be right if only the rate were fed back. What does the term k² f do to an error at rest?',
    value: ({ rate, gain }): Fate => (rate === 0 ? 'stays' : gain > 0 ? 'dies away' : 'grows'),
  },
  {
    id: 'spring-without-damper',
    says: 'With any gain the error is said to stay, as on a spring that swings for ever. That is what k² f alone does. Which term of the feedback takes speed away, and which sign must k have for that?',
    value: ({ rate, gain }): Fate => (gain === 0 && rate !== 0 ? 'grows' : 'stays'),
  },
  {
    id: 'gain-left-out',
    says: 'Only the way in which the error moves at the start counts in these answers. That is right for k = 0 at first; with feedback it soon forgets how it started.',
    value: ({ gap, rate }): Fate => (rate === 0 ? 'stays' : gap * rate < 0 ? 'dies away' : 'grows'),
  },
  {
    id: 'errors-die',
    says: 'Every error is said to die. It does with a positive gain. What brings it back if there is no feedback at all?',
    value: () => 'dies away',
  },
  {
    id: 'errors-always-grow',
    says: 'Every error is said to grow, as rounding errors do without feedback. What does a positive gain do to an error, whichever way it moves?',
    value: () => 'grows',
  },
  {
    id: 'errors-stay',
    says: 'Every error is said to stay. It does if there is no feedback and it is at rest; what do 2k and k² do otherwise?',
    value: () => 'stays',
  },
];

// Task 3.

interface Mending {
  shares?: (first: number, second: number) => [number, number];
  /** What is added to d, in parts of d. */
  missing?: (distance: number, length: number) => number;
  /** What is taken off the velocity of the second against the first. */
  lost?: (along: number[], against: number[], pair: Dumbbell) => number[];
}
const alongPart = (along: number[], against: number[]): number[] => multiple(along, dot(along, against));
const withMending =
  ({
    shares = (a, b) => [b / (a + b), a / (a + b)],
    missing = (distance, length) => length / distance - 1,
    lost = alongPart,
  }: Mending) =>
  (pair: Dumbbell): [Motion, Motion] => {
    const { first, second, length } = pair;
    const d = minus(second.position, first.position);
    const along = multiple(d, 1 / lengthOf(d));
    const off = lost(along, minus(second.velocity, first.velocity), pair);
    const [one, other] = shares(first.mass, second.mass);
    const after = ({ position, velocity }: Ball, share: number): Motion => {
      const [x, z] = plus(position, multiple(d, share * missing(lengthOf(d), length)));
      const [vx, vz] = plus(velocity, multiple(off, -share));
      return { position: [x, z], velocity: [vx, vz] };
    };
    return [after(first, -one), after(second, other)];
  };

export const ofMending: readonly Misconception<Dumbbell>[] = [
  {
    id: 'equal-shares',
    says: 'Both balls take half of the way. For equal masses that is right. Forces between the two are equal and opposite, so the light one moves more, and the common centre of mass stays.',
    value: withMending({ shares: () => [0.5, 0.5] }),
  },
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
];

const spinOf =
  (change: (pair: Spin) => number) =>
  (pair: Spin): SpinAnswer => {
    const by = change(pair);
    return by > 0 ? 'grows' : by < 0 ? 'falls' : 'stays';
  };
export const ofSpin: readonly Misconception<Spin>[] = [
  {
    id: 'inner-forces-keep-it',
    says: 'The angular momentum is said to stay in every case, since the rod is an inner force. A motion under inner forces does keep it. But here the positions jump and the velocities are kept: that is no motion. What is distance times speed across, before and after?',
    value: () => 'stays',
  },
  {
    id: 'spin-always-falls',
    says: 'Whatever is mended, the pair is said to lose angular momentum. It does when its balls are drawn together. And if they are put farther apart, or do not turn?',
    value: () => 'falls',
  },
  {
    id: 'spin-always-grows',
    says: 'Whatever is mended, the pair is said to gain angular momentum. It does when its balls are put farther apart. And if they are drawn together, or do not turn?',
    value: () => 'grows',
  },
  {
    id: 'as-a-skater',
    says: 'Drawn together, the pair is said to have more, as a skater turns faster who draws in her arms. Her speed grows and her angular momentum stays; here the speed is kept. What does a shorter lever do to it?',
    value: spinOf(({ distance, length, across }) => (distance - length) * Math.abs(across)),
  },
  {
    id: 'speed-along-counts',
    says: 'A pair that moves only along the rod is said to have angular momentum, too. Its balls fly at each other or apart, and the rod keeps its direction: what is the lever of a velocity that points at the centre?',
    value: spinOf(({ distance, length, along, across }) => (length - distance) * (Math.abs(along) + Math.abs(across))),
  },
  {
    id: 'any-pair-turns',
    says: 'Only the distance counts in these answers. A pair that does not turn has no angular momentum, however long its rod.',
    value: spinOf(({ distance, length }) => length - distance),
  },
  {
    id: 'clockwise-counts-less',
    says: 'For one way of turning the answers are right, for the other they are exchanged. The question is about the size, so a turn to the right counts as much as one to the left.',
    value: spinOf(({ distance, length, across }) => (length - distance) * across),
  },
  {
    id: 'mending-only-takes-away',
    says: 'Whatever is mended, a turning pair is said to lose. That is true of the energy that the mending of velocities takes. Here the positions are mended: what happens if the balls are put farther apart?',
    value: (pair) => (spinAnswer(pair) === 'stays' ? 'stays' : 'falls'),
  },
];

// Task 4.

interface Closing {
  /** The velocity of the hinge on a bar. */
  speed?: (bar: Bar) => number[];
  /** xx, xz and zz of what a bar yields to an impulse at the hinge. */
  yields?: (bar: Bar, isFirst: boolean) => [number, number, number];
  solve?: (d: number[], k: [number, number, number]) => number[];
}
const speedOf = ({ velocity, omega, arm }: Bar): number[] => plus(velocity, multiple(turned(arm), omega));
const yieldOf = ({ mass, inertia, arm: [x, z] }: Bar): [number, number, number] => [
  1 / mass + z ** 2 / inertia,
  (-x * z) / inertia,
  1 / mass + x ** 2 / inertia,
];
const determinantOf = ([a, b, c]: [number, number, number]): number => a * c - b * b;
const times = ([dx, dz]: number[], [a, b, c]: [number, number, number]): number[] => [c * dx - b * dz, a * dz - b * dx];
const withClosing =
  ({ speed = speedOf, yields = yieldOf, solve = (d, k) => multiple(times(d, k), 1 / determinantOf(k)) }: Closing) =>
  ({ first, second }: Bars): number[] => {
    const [one, other] = [yields(first, true), yields(second, false)];
    return solve(minus(speed(second), speed(first)), [one[0] + other[0], one[1] + other[1], one[2] + other[2]]);
  };

export const ofImpulse: readonly Misconception<Bars>[] = [
  {
    id: 'arms-left-out',
    says: 'The bars yield like two point masses, by 1/m each. That is right if the hinge is at both centres of mass. A push beside the centre also turns the bar, so the hinge yields more easily.',
    value: withClosing({ yields: ({ mass }) => [1 / mass, 0, 1 / mass] }),
  },
  {
    id: 'velocity-of-the-centres',
    says: 'The velocities of the centres of mass are made equal. The hinge joins two points that are elsewhere: what does the turning of a bar add to the velocity of its hinge?',
    value: withClosing({ speed: ({ velocity }) => velocity }),
  },
  {
    id: 'turns-the-other-way',
    says: 'The bars turn the wrong way here. ω is counter-clockwise, so a point to the right of the centre moves up, and one above it moves to the left.',
    value: withClosing({ speed: ({ velocity, omega, arm }) => minus(velocity, multiple(turned(arm), omega)) }),
  },
  {
    id: 'omega-times-arm',
    says: 'The turning adds ω times the arm, a velocity along the arm. A turn moves a point across its arm: how is the arm turned by a right angle?',
    value: withClosing({ speed: ({ velocity, omega, arm }) => plus(velocity, multiple(arm, omega)) }),
  },
  {
    id: 'on-the-other-bar',
    says: 'This is the impulse on the second bar. The one on the first is opposite: if the second is the faster, it pulls the first along.',
    value: withClosing({ solve: (d, k) => multiple(times(d, k), -1 / determinantOf(k)) }),
  },
  {
    id: 'velocity-for-impulse',
    says: 'This is the difference of the two velocities of the hinge, in m/s. How large an impulse, in N s, takes it away depends on how easily the bars yield.',
    value: withClosing({ solve: (d) => d }),
  },
  {
    id: 'multiplied-instead-of-solved',
    says: 'The difference of the velocities is multiplied by the matrix K. K times the impulse is the difference: solve for the impulse.',
    value: withClosing({ solve: ([dx, dz], [a, b, c]) => [a * dx + b * dz, b * dx + c * dz] }),
  },
  {
    id: 'determinant-left-out',
    says: 'The two equations are combined and not divided by the determinant. Check the unit: it should be N s.',
    value: withClosing({ solve: times }),
  },
  {
    id: 'each-direction-by-itself',
    says: 'Each direction is solved by itself, without the entry K_xz. An impulse along x also moves the hinge along z if the arm is oblique.',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[0], 0, yieldOf(bar)[2]] }),
  },
  {
    id: 'sign-of-the-product',
    says: 'The entry K_xz has the wrong sign. Push the hinge along x, with an arm that points to the upper right: which way does the bar turn, and does the hinge then go up or down?',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[0], -yieldOf(bar)[1], yieldOf(bar)[2]] }),
  },
  {
    id: 'levers-exchanged',
    says: 'The levers are exchanged: K_xx has x² and K_zz has z². An impulse along x has the lever z: how far is its line from the centre of mass?',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[2], yieldOf(bar)[1], yieldOf(bar)[0]] }),
  },
  {
    id: 'whole-arm-as-lever',
    says: 'The whole length of the arm is taken as the lever in every direction. An impulse along the arm has no lever, and does not turn the bar.',
    value: withClosing({
      yields: ({ mass, inertia, arm }) => [1 / mass + dot(arm, arm) / inertia, 0, 1 / mass + dot(arm, arm) / inertia],
    }),
  },
  {
    id: 'inertia-about-the-hinge',
    says: 'The moment of inertia is moved to the hinge. That is right for a bar whose hinge is held. The free bar turns about its centre of mass while the centre itself moves: take the inertia as it is handed in.',
    value: withClosing({
      yields: ({ inertia, ...bar }) => yieldOf({ ...bar, inertia: inertia + bar.mass * dot(bar.arm, bar.arm) }),
    }),
  },
  {
    id: 'first-is-a-wall',
    says: 'Only the second bar yields, as if the first were a wall. Both get an impulse, so both hinge points give way, and what they yield adds up. Is there an = where += belongs?',
    value: withClosing({ yields: (bar, isFirst) => (isFirst ? [0, 0, 0] : yieldOf(bar)) }),
  },
  {
    id: 'second-is-a-wall',
    says: 'Only the first bar yields, as if the second were a wall. Both get an impulse, so both hinge points give way: which masses and arms belong into K?',
    value: withClosing({ yields: (bar, isFirst) => (isFirst ? yieldOf(bar) : [0, 0, 0]) }),
  },
];

const bySpeed =
  (speed: (pair: PushedPair) => number) =>
  ({ first, second }: Two<PushedPair>): Answer =>
    compared(speed(first), speed(second));
const centred = ({ place }: PushedPair): boolean => place === 'centre';
const truly = bySpeed((pair) => pair.push / massOf(pair));

export const ofPairs: readonly Misconception<Two<PushedPair>>[] = [
  {
    id: 'used-up-for-turning',
    says: 'A push at the centre of the bar is said to carry farther than one beside it, which also turns the bars. Nothing is used up: the push gives the pair all its momentum wherever it acts. It gives more energy where the bars turn.',
    value: (pairs) =>
      centred(pairs.first) === centred(pairs.second) ? truly(pairs) : centred(pairs.first) ? 'first' : 'second',
  },
  {
    id: 'half-used-up',
    says: 'A push beside the centre of the bar counts half in these answers. It turns the bars and still gives all of its momentum: what else could the momentum of the pair have come from?',
    value: bySpeed((pair) => (centred(pair) ? 2 : 1) * (pair.push / massOf(pair))),
  },
  {
    id: 'only-the-pushed-bar',
    says: 'Only the bar that is pushed counts. Its own centre does start faster, but the question is about the common centre of both, and the hinge takes the other bar along.',
    value: bySpeed(({ push, masses }) => push / masses[0]),
  },
  {
    id: 'loose-hinge-gives-way',
    says: 'With a loose hinge the second bar is left out. A loose hinge cannot pass on a torque, but it passes on forces, and those are inner ones: the common centre does not notice whether it is loose.',
    value: bySpeed((pair) => pair.push / (pair.hinge === 'loose' ? pair.masses[0] : massOf(pair))),
  },
  {
    id: 'harder-push-farther',
    says: 'Only the push counts in these answers. It gives the momentum of the pair. How fast is a heavy pair with the same momentum?',
    value: bySpeed(({ push }) => push),
  },
  {
    id: 'energy-for-momentum',
    says: 'These answers compare the energies, push squared over mass. The push gives momentum, and the energy that comes with it depends on where it acts. Divide the momentum by the mass.',
    value: bySpeed((pair) => pair.push ** 2 / massOf(pair)),
  },
  {
    id: 'lighter-pair-farther',
    says: 'Only the masses count in these answers. For equal pushes the lighter pair does go farther; these pushes differ.',
    value: bySpeed((pair) => 1 / massOf(pair)),
  },
  {
    id: 'always-the-first-pair',
    says: 'The first is said to go farther, whichever it is. Exchange the two in your mind: the answer must change with them. What sets the velocity of a common centre?',
    value: () => 'first',
  },
  {
    id: 'always-the-second-pair',
    says: 'The second is said to go farther, whichever it is. Exchange the two in your mind: the answer must change with them. What sets the velocity of a common centre?',
    value: () => 'second',
  },
  {
    id: 'all-go-as-far',
    says: 'All pairs are said to go as far. Where the push acts does make no difference to the common centre; how strong it is and how heavy the pair is do.',
    value: () => 'same',
  },
];
