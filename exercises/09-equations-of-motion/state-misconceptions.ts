/** Wrong formulas of task 3. */
import { cross, minus, multiple, plus, vectorFrom, quaternionProduct } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import { omegaRateOf, rotationOf, stateRatesOf } from './inputs.js';
import type { Load, Loaded, Mat3, Spin, Vec3 } from './inputs.js';
import { gyro, overEach, turnedBack, turnedTo } from './parts.js';

/** The 13 rates, with other ones in place of some. */
const stateWith =
  (change: (given: Given13) => Partial<Rates13>) =>
  ({ state, load }: Loaded): number[] => {
    const right = stateRatesOf({ state, load });
    const q = state.slice(3, 7);
    const omega = vectorFrom((i) => state[10 + i]);
    const rotation = rotationOf(q);
    const velocity = state.slice(7, 10);
    const torqueBody = turnedBack(rotation, load.torque);
    const made = change({ ...load, q, omega, rotation, velocity, torqueBody });
    return [
      ...(made.x ?? right.slice(0, 3)),
      ...(made.q ?? right.slice(3, 7)),
      ...(made.v ?? right.slice(7, 10)),
      ...(made.spin ? omegaRateOf({ moments: load.moments, omegaBody: omega, torqueBody, ...made.spin }) : []),
      ...(made.w ?? (made.spin ? [] : right.slice(10))),
    ];
  };
interface Given13 extends Load {
  q: number[];
  omega: Vec3;
  rotation: Mat3;
  velocity: number[];
  torqueBody: Vec3;
}
interface Rates13 {
  x: Vector;
  q: Vector;
  v: Vector;
  /** Euler's equation for another torque. */
  spin: Partial<Spin>;
  w: Vector;
}
const half = (q: Vector): number[] => multiple(q, 0.5);

export const ofState: readonly Misconception<Loaded>[] = [
  {
    id: 'body-or-world',
    says: 'The torque is used in Euler’s equation as it is handed in. It is in world axes, the equation and its ω are in body axes: right only while the body lies as the world axes do.',
    value: stateWith(({ torque }) => ({ spin: { torqueBody: torque } })),
  },
  {
    id: 'rate-of-q-without-q',
    says: 'The rate of q is half of ω and nothing else. That is right at the instant at which body and world axes coincide, q = [1, 0, 0, 0]. Later on the present orientation has a part in it.',
    value: stateWith(({ omega }) => ({ q: half([0, ...omega]) })),
  },
  {
    id: 'omega-rate-in-the-world',
    says: 'The rate of ω is right in body axes, and then turned into the world. The last three numbers of the state are components in body axes: in which axes must their rates be?',
    value: stateWith(({ moments, omega, rotation, torqueBody }) => ({
      w: turnedTo(rotation, omegaRateOf({ moments, omegaBody: omega, torqueBody })),
    })),
  },
  {
    id: 'rows-are-axes',
    says: 'The torque is turned by R, which brings body components into the world. It is in the world already and should go into the body.',
    value: stateWith(({ torque, rotation }) => ({ spin: { torqueBody: turnedTo(rotation, torque) } })),
  },
  {
    id: 'quaternion-holds-angle',
    says: 'The rate of the quaternion is twice too large. It holds half the angle, so it changes with half of ω.',
    value: stateWith(({ q, omega }) => ({ q: quaternionProduct(q, [0, ...omega]) })),
  },
  {
    id: 'omega-on-the-left',
    says: 'In the rate of the quaternion ω stands on the left of q. There belongs ω in world axes; this one is in body axes.',
    value: stateWith(({ q, omega }) => ({ q: half(quaternionProduct([0, ...omega], q)) })),
  },
  {
    id: 'all-in-the-world',
    says: 'The torque is used as it is handed in, and ω stands on the left of q: so ω would be in world axes. There the tensor would not be diagonal. In this state ω is in body axes: what has to be brought there?',
    value: stateWith(({ q, omega, torque }) => ({
      q: half(quaternionProduct([0, ...omega], q)),
      spin: { torqueBody: torque },
    })),
  },
  {
    id: 'omega-turned-into-the-world',
    says: 'In the rate of the quaternion ω is brought into the world first. On the right of q belongs ω in body axes, as it stands in the state.',
    value: stateWith(({ q, omega, rotation }) => ({
      q: half(quaternionProduct(q, [0, ...turnedTo(rotation, omega)])),
    })),
  },
  {
    id: 'scalar-last',
    says: 'The rate of the quaternion has its scalar at the end. In this state the scalar comes first, and so does its rate.',
    value: stateWith(({ q, omega }) => {
      const [scalar, ...vector] = half(quaternionProduct(q, [0, ...omega]));
      return { q: [...vector, scalar] };
    }),
  },
  {
    id: 'gravity-added',
    says: 'Gravity is added to the acceleration. The force that is handed in is the sum of all forces: if there is a weight, it is in it.',
    value: stateWith(({ force, mass }) => ({ v: minus(multiple(force, 1 / mass), [0, 0, 9.81]) })),
  },
  {
    id: 'force-turned',
    says: 'The force is brought into body axes. The velocity of the centre of mass is in world axes, and so is the force.',
    value: stateWith(({ force, rotation, mass }) => ({ v: multiple(turnedBack(rotation, force), 1 / mass) })),
  },
  ...[1, -1].flatMap((sign) =>
    [
      ({ omega, velocity }: Given13) => cross(omega, velocity as Vec3),
      ({ omega, velocity, rotation }: Given13) => cross(turnedTo(rotation, omega), velocity as Vec3),
    ].map((product) => ({
      id: 'velocity-carried-round',
      says: 'Beside force over mass there is a term ω × v in the acceleration. It belongs to a velocity in body axes, which turn away under it, as in the equations of aircraft. In which axes is the velocity of this state?',
      value: stateWith((given) => ({
        v: minus(multiple(given.force, 1 / given.mass), multiple(product(given), sign)),
      })),
    })),
  ),
  {
    id: 'force-turned-outwards',
    says: 'The force is turned by R. It is in world axes already, and so is the velocity that it changes.',
    value: stateWith(({ force, rotation, mass }) => ({ v: multiple(turnedTo(rotation, force), 1 / mass) })),
  },
  {
    id: 'force-for-acceleration',
    says: 'The velocity changes here at the rate of the force, in N. What makes an acceleration of it?',
    value: stateWith(({ force }) => ({ v: force })),
  },
  {
    id: 'velocity-turned',
    says: 'The velocity is turned by R as if it were in body axes. It is in world axes, as the place is.',
    value: stateWith(({ velocity, rotation }) => ({ x: turnedTo(rotation, velocity) })),
  },
  {
    id: 'gyroscopic-torque',
    says: 'ω changes here by the torque over the moments. In body axes ω × Iω is taken from the torque first: without it a free body would never tumble.',
    value: stateWith(({ torqueBody, moments }) => ({ w: overEach(torqueBody, moments) })),
  },
  {
    id: 'gyro-with-plus',
    says: 'ω × Iω is added to the torque. It is what the torque has to supply only to carry L round with the body: what is left for ω?',
    value: stateWith(({ torqueBody, moments, omega }) => ({
      w: overEach(plus(torqueBody, gyro({ moments, omegaBody: omega })), moments),
    })),
  },
  {
    id: 'not-divided',
    says: 'The last three numbers are I times the rate of ω, in N m. Each component has its own moment of inertia.',
    value: stateWith(({ torqueBody, moments, omega }) => ({
      w: minus(torqueBody, gyro({ moments, omegaBody: omega })),
    })),
  },
  {
    id: 'torque-forgotten',
    says: 'The torque makes no difference to ω: this is the rate of a body that is left alone. Try a body at rest with a torque on it.',
    value: stateWith(({ moments, omega }) => ({
      w: overEach(multiple(gyro({ moments, omegaBody: omega }), -1), moments),
    })),
  },
  {
    id: 'gyro-not-divided',
    says: 'In the rate of ω only the torque is divided by the moments. ω × Iω is a torque as well, in N m: both have to change ω together.',
    value: stateWith(({ torqueBody, moments, omega }) => ({
      w: minus(overEach(torqueBody, moments), gyro({ moments, omegaBody: omega })),
    })),
  },
  {
    id: 'torque-not-divided',
    says: 'In the rate of ω only ω × Iω is divided by the moments. The torque is in N m as well: both have to change ω together.',
    value: stateWith(({ torqueBody, moments, omega }) => ({
      w: minus(torqueBody, overEach(gyro({ moments, omegaBody: omega }), moments)),
    })),
  },
];
