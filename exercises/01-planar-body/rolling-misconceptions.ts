/** Wrong formulas of task 4 for a wheel that is pulled, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { across, rollOf } from './inputs.js';
import type { Wheel } from './inputs.js';

/** An acceleration with the friction that follows from the forces. */
const rolling = ({ mass, force }: Wheel, acceleration: number): { acceleration: number; friction: number } => ({
  acceleration,
  friction: mass * acceleration - force[0],
});
const inertiaAtGround = ({ mass, momentOfInertia, radius }: Wheel): number => momentOfInertia + mass * radius ** 2;
const atGround = ({ at, radius, force }: Wheel): number => across([at[0], at[1] + radius], force);

export const ofRoll: readonly Misconception<Wheel>[] = [
  {
    id: 'spin-or-move',
    says: 'The force spins the wheel about its axle, and the axle follows from the spin alone. But the force also pushes the axle, and the ground answers: neither the torque about the axle nor the force is the whole story. About the touching point the ground has no lever.',
    value: (w) => rolling(w, (-w.radius * across(w.at, w.force)) / w.momentOfInertia),
  },
  {
    id: 'lever-from-the-axle',
    says: 'The lever begins at the axle, the moment of inertia belongs to the touching point. Both must be about one point.',
    value: (w) => rolling(w, (-w.radius * across(w.at, w.force)) / inertiaAtGround(w)),
  },
  {
    id: 'inertia-about-the-axle',
    says: 'The lever begins at the touching point, the moment of inertia is that about the axle. About the touching point the axle goes round, too, with all the mass at the distance of the radius.',
    value: (w) => rolling(w, (-w.radius * atGround(w)) / w.momentOfInertia),
  },
  {
    id: 'ground-forgotten',
    says: 'The wheel is accelerated by the force alone, as if it slid on ice. What does the ground do when the wheel must not slip?',
    value: ({ mass, force }) => ({ acceleration: force[0] / mass, friction: 0 }),
  },
  {
    id: 'no-slip-no-friction',
    says: 'The acceleration is right, the friction is 0. A wheel that cannot slip is held by friction, though the touching point stands still: how could the force alone give this acceleration?',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: 0 }),
  },
  {
    id: 'size-of-the-friction',
    says: 'The friction has lost its sign. Positive is to the right: which way does the ground push here?',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: Math.abs(rollOf(w).friction) }),
  },
  {
    id: 'friction-backwards',
    says: 'The friction has the wrong sign: this is what the wheel does to the ground. Force and friction together are m a.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: -rollOf(w).friction }),
  },
  {
    id: 'friction-balances-the-force',
    says: 'The friction balances the force. Then the axle would not be accelerated: that is right for a wheel at rest only.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: -w.force[0] }),
  },
  {
    id: 'friction-is-m-a',
    says: 'This friction is m a, as if it were the only level force. The pull is another one.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: w.mass * rollOf(w).acceleration }),
  },
  {
    id: 'force-at-the-axle',
    says: 'The force acts at the axle here. That is right for a pull there; elsewhere the same force also turns the wheel, one way or the other.',
    value: (w) => rolling(w, (w.radius ** 2 * w.force[0]) / inertiaAtGround(w)),
  },
  {
    id: 'rolls-backwards',
    says: 'The wheel goes the wrong way. A clockwise turn, α below 0, rolls it to the right.',
    value: (w) => rolling(w, (w.radius * atGround(w)) / inertiaAtGround(w)),
  },
  {
    id: 'friction-turns-the-other-way',
    says: 'The torque of the friction has the wrong sign. It acts below the axle: a push to the right there turns the wheel anticlockwise.',
    value: (w) => {
      const { mass, momentOfInertia, radius, force, at } = w;
      const turning = across(at, force) + radius * force[0];
      return rolling(w, (radius * turning) / (mass * radius ** 2 - momentOfInertia));
    },
  },
  {
    id: 'turns-against-its-way',
    says: 'Rolling to the right goes with an anticlockwise turn here, a = R times the rate of ω. Put a coin on the table and roll it: which way does it turn?',
    value: (w) => rolling(w, (w.radius * atGround(w)) / (w.momentOfInertia - w.mass * w.radius ** 2)),
  },
  {
    id: 'top-touches-the-ground',
    says: 'The lever begins at the top of the wheel. The ground is below the axle: how high above it does the force act?',
    value: (w) => rolling(w, (-w.radius * across([w.at[0], w.at[1] - w.radius], w.force)) / inertiaAtGround(w)),
  },
  {
    id: 'level-part-alone',
    says: 'Only the level part of the force turns the wheel here. A force upwards beside the axle turns it as well.',
    value: (w) => rolling(w, (w.radius * (w.at[1] + w.radius) * w.force[0]) / inertiaAtGround(w)),
  },
  {
    id: 'radius-not-squared',
    says: 'To the moment of inertia m R is added. Check the unit: a moment of inertia is mass times a distance squared.',
    value: (w) => rolling(w, (-w.radius * atGround(w)) / (w.momentOfInertia + w.mass * w.radius)),
  },
  {
    id: 'angular-for-level',
    says: 'This is the angular acceleration, clockwise. The axle is the radius away from the touching point: how fast does it go, then?',
    value: (w) => rolling(w, -atGround(w) / inertiaAtGround(w)),
  },
  ...[-1, 1].map((against): Misconception<Wheel> => ({
    id: 'friction-by-habit',
    says: `The size of the friction is right. Its direction is always ${against < 0 ? 'against' : 'along'} the acceleration here. Friction is what F_x lacks for m a. Pulled at its axle, a disc is held back by it; pulled at its top, it is pushed ahead.`,
    value: (w) => {
      const { acceleration, friction } = rollOf(w);
      return { acceleration, friction: against * Math.sign(acceleration) * Math.abs(friction) };
    },
  })),
  ...[(x: number) => Math.sign(x), (x: number) => (x > 0 ? 1 : -1), (x: number) => (x < 0 ? -1 : 1)].map(
    (signOf): Misconception<Wheel> => ({
      id: 'friction-against-the-force',
      says: 'The size of the friction is right. Its direction is always against the level part of the force here. For a pull at the axle it is so; pulled at its top, does a wheel roll faster or more slowly than it would slide?',
      value: (w) => {
        const { acceleration, friction } = rollOf(w);
        return { acceleration, friction: -signOf(w.force[0]) * Math.abs(friction) };
      },
    }),
  ),
  {
    id: 'friction-turns-alone',
    says: 'The acceleration is right. In the friction only the ground turns the wheel: the torque of the force about the axle is missing. It vanishes for a force at the axle or one straight towards it.',
    value: (w) => {
      const { acceleration } = rollOf(w);
      return { acceleration, friction: (-w.momentOfInertia * acceleration) / w.radius ** 2 };
    },
  },
  {
    id: 'friction-moves-alone',
    says: 'The friction alone accelerates the axle here: the force turns the wheel, and its level part is left out of m a. A force moves the axle by all of it, wherever it acts.',
    value: (w) => {
      const acceleration = (-w.radius * across(w.at, w.force)) / inertiaAtGround(w);
      return { acceleration, friction: w.mass * acceleration };
    },
  },
  ...[1 / 2, 1, 2 / 5].map((part): Misconception<Wheel> => ({
    id: 'a-wheel-of-the-book',
    says: `For the moment of inertia ${part === 1 ? 'm R², that of a hoop,' : part === 0.5 ? '½ m R², that of a disc,' : '⅖ m R², that of a ball,'} stands here. This wheel may be of any make: its moment of inertia is handed in.`,
    value: (w) => rolling(w, rollOf({ ...w, momentOfInertia: part * w.mass * w.radius ** 2 }).acceleration),
  })),
  {
    id: 'upright-part-alone',
    says: 'Only the upright part of the force turns the wheel about the axle here. The level part has a lever as well: how high above the axle does it act?',
    value: (w) => rolling(w, (-w.radius * (w.at[0] * w.force[1] - w.radius * w.force[0])) / inertiaAtGround(w)),
  },
  {
    id: 'torque-backwards',
    says: 'The torque of the force about the axle has the wrong sign. A force upwards to the right of the axle turns the wheel anticlockwise, so it rolls to the left: what does yours do there?',
    value: (w) => rolling(w, (w.radius * (w.radius * w.force[0] + across(w.at, w.force))) / inertiaAtGround(w)),
  },
  {
    id: 'torque-with-plus',
    says: 'The two products of the torque are added. A force to the right, above the axle, turns the wheel clockwise: which sign has its part?',
    value: (w) => {
      const turning = w.at[0] * w.force[1] + w.at[1] * w.force[0];
      return rolling(w, (w.radius * (w.radius * w.force[0] - turning)) / inertiaAtGround(w));
    },
  },
  {
    id: 'torque-by-dot',
    says: 'The torque adds the products of like components. So a force straight towards the axle would turn the wheel most. Which of the four products belong to a turn?',
    value: (w) => {
      const turning = w.at[0] * w.force[0] + w.at[1] * w.force[1];
      return rolling(w, (w.radius * (w.radius * w.force[0] - turning)) / inertiaAtGround(w));
    },
  },
  {
    id: 'inertia-over-radius',
    says: 'To the mass I over R is added. Check the unit: to have kg, by what must kg m² be divided?',
    value: (w) => rolling(w, -atGround(w) / w.radius / (w.mass + w.momentOfInertia / w.radius)),
  },
];
