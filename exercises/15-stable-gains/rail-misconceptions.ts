/** Wrong ideas of task 3 about the bead, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { landingOf, sideOf } from './inputs.js';
import type { Rail } from './inputs.js';
import { constant, known } from './misconceptions.js';

const rail = known<Rail>();
const hill = ({ curvature, speed }: Rail): number => curvature * speed * speed;
export const railMistakes: Misconception<Rail>[] = [
  rail(
    'velocities-keep',
    'Right velocities keep the bead on its rail here. That holds at one instant, and in a step if nothing bends and nothing is accelerated. Where does a straight line go that touches a circle?',
    () => 'on',
  ),
  rail(
    'cuts-the-corner',
    'Hill and valley are exchanged for the bead, as if a step were a chord that ends on the curve. It is a tangent: it touches the curve where it starts. Draw one at the top of a hill.',
    (input) => sideOf(-hill(input) - input.railAcceleration),
  ),
  rail(
    'rail-velocity-counts',
    'Here the rail runs away from the bead, or into it, with its own velocity. The bead was given that velocity as well. It would count if the bead had been told of a rail at rest.',
    (input) => sideOf(hill(input) - input.railAcceleration - input.railVelocity),
  ),
  rail(
    'velocity-for-acceleration',
    'Here the velocity of the rail takes the place of its acceleration. The bead was given that velocity as well, for the whole step. What does the rail do that the bead is not told?',
    (input) => sideOf(hill(input) - input.railVelocity),
  ),
  rail(
    'acceleration-forgotten',
    'Only the shape of the rail counts here. It would be enough for a rail that is not accelerated. The velocity is that of the start: what has the rail done by the end of the step?',
    (input) => sideOf(hill(input)),
  ),
  rail(
    'acceleration-carries-the-bead',
    'A rail that is accelerated upward leaves the bead above it here. During the step the bead keeps its velocity: which of the two is higher at the end?',
    (input) => sideOf(hill(input) + input.railAcceleration),
  ),
  rail(
    'shape-forgotten',
    'Only the acceleration of the rail counts here. It would be enough for a straight rail, or for a bead that rests on it.',
    (input) => sideOf(-input.railAcceleration),
  ),
  rail(
    'whole-speed-on-the-curve',
    'The velocity of the rail is a part of the speed on the curve here. The bead has it, but so has the rail: how fast does the bead move along the rail, seen from the rail?',
    (input) => sideOf(input.curvature * (input.speed ** 2 + input.railVelocity ** 2) - input.railAcceleration),
  ),
  rail(
    'speeds-added-on-the-curve',
    'Speed and velocity of the rail are added for the speed on the curve here. One is along the rail, the other across it, and the rail has it, too: how fast does the bead move along the rail, seen from the rail?',
    (input) => sideOf(input.curvature * (input.speed + input.railVelocity) ** 2 - input.railAcceleration),
  ),
  rail(
    'speed-does-not-count',
    'The curvature is compared with the acceleration as it is, however fast the bead is. A bead that rests does not leave a hill. Which unit has curvature, and which acceleration?',
    (input) => sideOf(input.curvature - input.railAcceleration),
  ),
  rail(
    'speed-not-squared',
    'The curvature is multiplied by the speed once. Twice as fast, the bead goes twice as far along the tangent, and the hill falls away by four times as much.',
    (input) => sideOf(input.curvature * input.speed - input.railAcceleration),
  ),
  ...([1, -1] as const).flatMap((way) =>
    (
      [() => true, ({ railAcceleration }) => railAcceleration === 0, ({ curvature }) => curvature === 0] as ((
        input: Rail,
      ) => boolean)[]
    ).map((counts) =>
      rail(
        'rail-velocity-first',
        `${way > 0 ? 'A rail that rises is said to pass the bead, and one that sinks to leave it above' : 'A rail that rises is said to leave the bead above, and one that sinks to leave it below'}, and only else the rest decides. The bead was given the velocity of the rail and keeps it: how far apart does that bring them?`,
        (input) => (input.railVelocity !== 0 && counts(input) ? sideOf(-way * input.railVelocity) : landingOf(input)),
      ),
    ),
  ),
  ...([1, -1] as const).map((way) =>
    rail(
      'rail-velocity-alone',
      'Only the velocity of the rail decides here. The bead was given that velocity as well, for the whole step. What does the rail do that the bead is not told?',
      (input) => sideOf(-way * input.railVelocity),
    ),
  ),
  ...[2, -2, 1, -1].flatMap((weight) =>
    [
      ({ speed, railVelocity }: Rail) => speed * railVelocity,
      ({ curvature, speed, railVelocity }: Rail) => curvature * speed * railVelocity,
      ({ curvature, railVelocity }: Rail) => curvature * railVelocity,
      ({ railVelocity }: Rail) => railVelocity,
    ].map((mixed) =>
      rail(
        'mixed-term-in-the-landing',
        'The velocity of the rail comes in here as a mixed term. Such a term says how the slope of a constraint changes with time: it belongs to a rail that tilts. This rail moves straight up as a whole: what becomes of its slope at one place?',
        (input) => sideOf(hill(input) + weight * mixed(input) - input.railAcceleration),
      ),
    ),
  ),
  rail(
    'hill-above-valley-below',
    'Only hill or valley counts here. A bead that rests on the rail does not leave it by its shape, and a rail that is accelerated comes up to the bead or falls away from it.',
    (input) => sideOf(input.curvature),
  ),
  rail(
    'hill-also-for-one-that-rests',
    'Without an acceleration each hill leaves the bead above here, each valley below, also a bead that does not move along the rail. How far does that one get from the place where it touches the rail?',
    (input) => (input.railAcceleration === 0 ? sideOf(input.curvature) : landingOf(input)),
  ),
  rail(
    'shape-before-acceleration',
    'Where the rail is bent, only hill or valley decides; the acceleration counts on a straight rail alone. Both act in the same step: compare how far the hill falls away with how far the rail comes up.',
    (input) => (input.curvature === 0 ? sideOf(-input.railAcceleration) : sideOf(input.curvature)),
  ),
  rail(
    'shape-before-acceleration',
    'Where the bead moves over a bent rail, only hill or valley decides; the acceleration counts elsewhere. Both act in the same step: compare how far the hill falls away with how far the rail comes up.',
    (input) => (hill(input) === 0 ? sideOf(-input.railAcceleration) : sideOf(hill(input))),
  ),
  rail(
    'acceleration-before-shape',
    'Where the rail is accelerated, only that decides here; its shape counts for the others. Both act in the same step: compare how far the hill falls away with how far the rail comes up.',
    (input) => (input.railAcceleration === 0 ? sideOf(hill(input)) : sideOf(-input.railAcceleration)),
  ),
  rail(
    'at-rest-it-stays',
    'A bead that does not move along the rail is said to stay on it. So it does if the rail is not accelerated. The bead keeps its upward velocity for the whole step: and the rail?',
    (input) => (input.speed === 0 ? 'on' : landingOf(input)),
  ),
  rail(
    'valley-holds-the-bead',
    'A valley is said to hold the bead on the rail. A real bead would be pressed onto it; this one goes straight on for a step. Draw the tangent at the lowest point of a valley.',
    (input) => (input.curvature < 0 ? 'on' : landingOf(input)),
  ),
  rail(
    'hill-lets-the-bead-follow',
    'Without an acceleration the bead is said to stay on the rail, however it is bent. Its velocity is right at the start only: where does a straight line go that touches a circle?',
    (input) => (input.railAcceleration === 0 ? 'on' : landingOf(input)),
  ),
  rail(
    'half-forgotten-on-one-side',
    'The acceleration of the rail counts half, or the hill twice, in these answers. Both have the same half before the square of the time.',
    (input) => sideOf(hill(input) - input.railAcceleration / 2),
  ),
  rail(
    'half-forgotten-on-one-side',
    'The hill counts half, or the acceleration of the rail twice, in these answers. Both have the same half before the square of the time.',
    (input) => sideOf(hill(input) / 2 - input.railAcceleration),
  ),
  rail(
    'radius-for-curvature',
    'The curvature is taken for the radius: the square of the speed is divided by it. It is one over the radius. Does a sharp bend fall away faster or more slowly than a wide one?',
    (input) => sideOf((input.curvature === 0 ? 0 : input.speed ** 2 / input.curvature) - input.railAcceleration),
  ),
  rail(
    'above-and-below-exchanged',
    'Above and below are exchanged: this is where the rail is, seen from the bead.',
    (input) => ({ above: 'below', on: 'on', below: 'above' })[landingOf(input)],
  ),
  ...constant<Rail>(
    ['above', 'below'],
    'All beads get one answer here. Take a bead that rests on a rail that rests: where is it after a step?',
  ),
];
