/** Wrong formulas of task 2, with the words for the student. */
import { dot, lengthOf } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { G, accelerationOf, errorOf } from './inputs.js';
import type { Drifted, Vec2 } from './stub.js';

const square = (v: Vec2): number => dot(v, v);

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
    id: 'distance-once-in-the-divisor',
    says: 'The divisor has the distance once. The gradient comes in twice: in the force, and in how much f̈ changes with it. What comes out for f̈?',
    value: withTerms({ divisor: ({ position }) => 4 * lengthOf(position) }),
  },
  ...[2, 1].flatMap((factor) =>
    [({ length }: Drifted) => length, ({ position }: Drifted) => lengthOf(position)].map((radius) => ({
      id: 'bend-as-an-acceleration',
      says: 'The square of the velocity is divided by a length, as in task 1. Here it is a part of f̈, in m²/s²: which unit has your term?',
      value: (drifted: Drifted) =>
        withTerms({ falling: (v2, z) => (factor * v2) / radius(drifted) - 2 * G * z })(drifted),
    })),
  ),
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
    id: 'gravity-added-upwards',
    says: 'The second number is 2 g, 19.62 m/s², too large: the pull of the rod is right, and then the weight is added upwards. z counts up, so free fall is (0, -g).',
    value: withTerms({ gravity: G }),
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
    says: 'The force of the rod is half of what it should be. It is p times the gradient, and the gradient of x² + z² is (2x, 2z).',
    value: withTerms({ gradient: 1 }),
  },
  {
    id: 'gradient-once-in-the-divisor',
    says: 'The force of the rod is twice what it should be. p comes from dividing by the square of the gradient, which is 4 (x² + z²): a 2 for x, squared.',
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
  {
    id: 'one-sign-of-the-feedback',
    says: 'The term with f has the wrong sign: a mass too far out is pushed farther out, though its speed is braked. Both terms of the feedback have a minus.',
    value: withTerms({ asked: (k, f, fRate) => -2 * k * fRate + k * k * f }),
  },
  {
    id: 'one-sign-of-the-feedback',
    says: 'The term with the rate of f has the wrong sign: an error that grows is driven on. Both terms of the feedback have a minus.',
    value: withTerms({ asked: (k, f, fRate) => 2 * k * fRate - k * k * f }),
  },
  {
    id: 'weight-counted-once',
    says: 'The weight enters free fall without the 2. In the second derivative of x² + z² the accelerations stand with a 2, as the velocities do: what is it for ax = 0 and az = -g?',
    value: withTerms({ falling: (v2, z) => 2 * v2 - G * z }),
  },
  {
    id: 'weight-pushes-out',
    says: 'The part of the weight in free fall has the wrong sign. With az = -g the term 2 z az is negative above the pivot: what do you subtract there?',
    value: withTerms({ falling: (v2, z) => 2 * v2 + 2 * G * z }),
  },
  {
    id: 'free-fall-added',
    says: 'What free fall does to f is added to what is asked. The rod makes up the difference: asked less free fall. Try a mass at rest on its circle: the rod must hold it.',
    value: withTerms({ falling: (v2, z) => -2 * v2 + 2 * G * z }),
  },
  {
    id: 'no-gain-no-rod',
    says: 'Without a gain this is free fall. The gain only mends errors; the rod still holds the mass: with k = 0 it gives f̈ = 0. How large is its pull for that?',
    value: (drifted) => (drifted.gain === 0 ? [0, -G] : accelerationOf(drifted)),
  },
  {
    id: 'divided-by-the-gradient-once',
    says: 'The missing f̈ is divided by the length of the gradient, 2 r, and then multiplied by the whole gradient. p times the gradient changes f̈ by p times the square of the gradient: so by what must you divide?',
    value: withTerms({ divisor: ({ position }) => 2 * lengthOf(position) }),
  },
];
