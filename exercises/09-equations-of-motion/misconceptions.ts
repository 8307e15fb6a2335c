import { cross, dot, minus, multiple, plus, product, transposed, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import { actingOf, momentaOf, momentumRatesOf, omegaRateOf, rotationOf, stateRatesOf } from './inputs.js';
import type { Acting, Load, Loaded, Mat3, Motion, Spin, Vec3 } from './inputs.js';

const byEach = (a: Vec3, b: Vector): Vec3 => vectorFrom((i) => a[i] * b[i]);
const overEach = (a: Vector, b: Vec3): Vec3 => vectorFrom((i) => a[i] / b[i]);
const turnedTo = (R: Mat3, v: Vector): Vec3 => vectorFrom((i) => dot(R[i], v));
const turnedBack = (R: Mat3, v: Vector): Vec3 => vectorFrom((i) => R[0][i] * v[0] + R[1][i] * v[1] + R[2][i] * v[2]);
const gyro = ({ moments, omegaBody }: Pick<Spin, 'moments' | 'omegaBody'>): Vec3 =>
  cross(omegaBody, byEach(moments, omegaBody));

export const ofOmegaRate: readonly Misconception<Spin>[] = [
  {
    id: 'gyroscopic-torque',
    says: 'This is the torque over the moments: ω × Iω is missing. That would be right in a body whose L lies along ω, as in a ball. Else L is carried round by the turning of the axes, without any torque: what does that take from the torque?',
    value: ({ moments, torqueBody }) => overEach(torqueBody, moments),
  },
  {
    id: 'gyro-with-plus',
    says: 'ω × Iω is added to the torque. The torque has two things to do: to carry L round with the axes, which takes ω × Iω, and to change ω. What is left for the second?',
    value: (spin) => overEach(plus(spin.torqueBody, gyro(spin)), spin.moments),
  },
  {
    id: 'not-divided',
    says: 'This is I times the rate of ω, in N m. The rate itself is in rad/s²: each component has its own moment of inertia.',
    value: (spin) => minus(spin.torqueBody, gyro(spin)),
  },
  {
    id: 'torque-not-divided',
    says: 'The torque is not divided by the moments, and ω × Iω is. Both are torques, in N m, and have to change ω together.',
    value: (spin) => minus(spin.torqueBody, overEach(gyro(spin), spin.moments)),
  },
  {
    id: 'gyro-not-divided',
    says: 'ω × Iω is not divided by the moments, and the torque is. Both are torques, in N m, and have to change ω together.',
    value: (spin) => minus(overEach(spin.torqueBody, spin.moments), gyro(spin)),
  },
  {
    id: 'torque-forgotten',
    says: 'The torque makes no difference: this is the rate of a body that is left alone. Try a body at rest with a torque on it.',
    value: (spin) => overEach(minus([0, 0, 0], gyro(spin)), spin.moments),
  },
  {
    id: 'times-the-moments',
    says: 'You multiply by the moments where you should divide. The harder a body is to turn, the less a torque changes its ω.',
    value: (spin) => byEach(spin.moments, minus(spin.torqueBody, gyro(spin))),
  },
  {
    id: 'not-cyclic',
    says: 'Two components are right, and in that of y the term with two ω has the other sign. The letters go round: after x, y comes y, z and then z, x. In which order do the two moments stand for y?',
    value: (spin) => {
      const turned = gyro(spin);
      return overEach(minus(spin.torqueBody, [turned[0], -turned[1], turned[2]]), spin.moments);
    },
  },
  {
    id: 'one-moment-for-all',
    says: 'All components are divided by the first moment. About each axis the body has a moment of its own.',
    value: (spin) => multiple(minus(spin.torqueBody, gyro(spin)), 1 / spin.moments[0]),
  },
];

/** The 18 rates, with other ones in place of some. */
const momentaWith =
  (change: (given: Given) => Partial<Rates18>) =>
  ({ state, load }: Loaded): number[] => {
    const { columns, rotation, P, L } = momentaOf(state);
    const right = momentumRatesOf({ state, load });
    const omegaBody = overEach(turnedBack(rotation, L), load.moments);
    const given = { ...load, columns, rotation, P, L, omegaBody, omega: turnedTo(rotation, omegaBody) };
    const {
      omega = given.omega,
      columnRates = columns.map((column) => cross(omega, column)),
      x = right.slice(0, 3),
      p = load.force,
      l = load.torque,
    } = change(given);
    return [...x, ...columnRates.flat(), ...p, ...l];
  };
interface Given extends Load {
  columns: Vec3[];
  rotation: Mat3;
  P: Vec3;
  L: Vec3;
  omegaBody: Vec3;
  omega: Vec3;
}
interface Rates18 {
  omega: Vec3;
  columnRates: number[][];
  x: Vector;
  p: Vector;
  l: Vector;
}

export const ofMomenta: readonly Misconception<Loaded>[] = [
  {
    id: 'body-or-world',
    says: 'The axes turn with the components of ω in body axes, as if these were those in the world. That is right only if the body lies as the world axes do. What does R do with them?',
    value: momentaWith(({ omegaBody }) => ({ omega: omegaBody })),
  },
  {
    id: 'tensor-without-axes',
    says: 'L is divided by the moments as it stands in the world. The three moments belong to the axes of the body: how large is L along each of these?',
    value: momentaWith(({ L, moments }) => ({ omega: overEach(L, moments) })),
  },
  {
    id: 'rows-are-axes',
    says: 'The rows of R are taken for the axes of the body, so R and its transpose have changed places. The axes are the columns: v_world = R v_body, and a body vector (1, 0, 0) gives the first column.',
    value: momentaWith(({ rotation, moments, L }) => ({
      omega: turnedBack(rotation, overEach(turnedTo(rotation, L), moments)),
    })),
  },
  {
    id: 'momentum-along-omega',
    says: 'L itself stands in place of ω. L is I times ω, so it has another length, and another direction too unless the body turns about a principal axis. What must be done along each axis of the body?',
    value: momentaWith(({ L }) => ({ omega: L })),
  },
  {
    id: 'times-the-moments',
    says: 'You multiply by the moments where you should divide. L is I ω: which way is it from L to ω?',
    value: momentaWith(({ rotation, moments, L }) => ({
      omega: turnedTo(rotation, byEach(moments, turnedBack(rotation, L))),
    })),
  },
  {
    id: 'rates-row-by-row',
    says: 'The rate of R is returned row by row. The state holds R column by column, and a rate stands where its number does.',
    value: momentaWith(({ columns, omega }) => ({
      columnRates: transposed(columns.map((column) => cross(omega, column))),
    })),
  },
  {
    id: 'turns-backwards',
    says: 'The axes turn the wrong way. An axis that lies along x goes to y when the body turns about z: which factor comes first in the vector product?',
    value: momentaWith(({ columns, omega }) => ({ columnRates: columns.map((column) => cross(column, omega)) })),
  },
  {
    id: 'omega-on-the-right',
    says: 'The matrix of ω stands on the right of R, and ω is in world axes. On the right belongs ω in body axes, on the left that in the world. One axis of the body at a time: how fast does it change?',
    value: momentaWith(({ rotation, omega: [x, y, z] }) => ({
      columnRates: transposed(
        product(rotation, [
          [0, -z, y],
          [z, 0, -x],
          [-y, x, 0],
        ]),
      ),
    })),
  },
  {
    id: 'momentum-for-velocity',
    says: 'The place changes here at the rate P, in kg m/s. What must P be divided by to be a velocity?',
    value: momentaWith(({ P }) => ({ x: P })),
  },
  {
    id: 'gyroscopic-torque',
    says: 'Something like ω × L is taken from the torque. That belongs to the body axes, which turn under L. In the world nothing turns but the body: what changes L there?',
    value: momentaWith(({ torque, omega, L }) => ({ l: minus(torque, cross(omega, L)) })),
  },
  {
    id: 'gyro-added-to-the-torque',
    says: 'ω × L is added to the torque. In the world only the torque changes L; the term with ω belongs to axes that turn.',
    value: momentaWith(({ torque, omega, L }) => ({ l: plus(torque, cross(omega, L)) })),
  },
  {
    id: 'acceleration-for-force',
    says: 'The force is divided by the mass: that is the rate of the velocity. Here the momentum is part of the state.',
    value: momentaWith(({ force, mass }) => ({ p: multiple(force, 1 / mass) })),
  },
  {
    id: 'torque-in-body-axes',
    says: 'The torque is brought into body axes. L is in world axes here, and so is the torque that is handed in.',
    value: momentaWith(({ torque, rotation }) => ({ l: turnedBack(rotation, torque) })),
  },
  {
    id: 'torque-over-moments',
    says: 'The last three rates are the torque over the moments. That is how a torque changes ω about a principal axis; part of this state is L.',
    value: momentaWith(({ torque, moments }) => ({ l: overEach(torque, moments) })),
  },
];

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
/** The Hamilton product. */
const times = ([a, ...u]: Vector, [b, ...v]: Vector): number[] => [
  a * b - dot(u, v),
  ...plus(plus(multiple(v, a), multiple(u, b)), cross(u, v)),
];
const half = (q: Vector): number[] => multiple(q, 0.5);

export const ofState: readonly Misconception<Loaded>[] = [
  {
    id: 'body-or-world',
    says: 'The torque is used in Euler’s equation as it is handed in. It is in world axes, the equation and its ω are in body axes: right only while the body lies as the world axes do.',
    value: stateWith(({ torque }) => ({ spin: { torqueBody: torque } })),
  },
  {
    id: 'rows-are-axes',
    says: 'The torque is turned by R, which brings body components into the world. It is in the world already and should go into the body.',
    value: stateWith(({ torque, rotation }) => ({ spin: { torqueBody: turnedTo(rotation, torque) } })),
  },
  {
    id: 'quaternion-holds-angle',
    says: 'The rate of the quaternion is twice too large. It holds half the angle, so it changes with half of ω.',
    value: stateWith(({ q, omega }) => ({ q: times(q, [0, ...omega]) })),
  },
  {
    id: 'omega-on-the-left',
    says: 'In the rate of the quaternion ω stands on the left of q. There belongs ω in world axes; this one is in body axes.',
    value: stateWith(({ q, omega }) => ({ q: half(times([0, ...omega], q)) })),
  },
  {
    id: 'all-in-the-world',
    says: 'The torque is used as it is handed in, and ω stands on the left of q: so ω would be in world axes. There the tensor would not be diagonal. In this state ω is in body axes: what has to be brought there?',
    value: stateWith(({ q, omega, torque }) => ({
      q: half(times([0, ...omega], q)),
      spin: { torqueBody: torque },
    })),
  },
  {
    id: 'omega-turned-into-the-world',
    says: 'In the rate of the quaternion ω is brought into the world first. On the right of q belongs ω in body axes, as it stands in the state.',
    value: stateWith(({ q, omega, rotation }) => ({ q: half(times(q, [0, ...turnedTo(rotation, omega)])) })),
  },
  {
    id: 'scalar-last',
    says: 'The rate of the quaternion has its scalar at the end. In this state the scalar comes first, and so does its rate.',
    value: stateWith(({ q, omega }) => {
      const [scalar, ...vector] = half(times(q, [0, ...omega]));
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
];

const actingWith =
  (change: (given: Motion & { inBody: Vec3; right: Acting }) => Partial<Record<keyof Acting, unknown>>) =>
  (motion: Motion): unknown => {
    const right = actingOf(motion);
    const inBody = turnedBack(motion.rotation, right.torque);
    return { ...right, ...change({ ...motion, inBody, right }) };
  };

export const ofActing: readonly Misconception<Motion>[] = [
  {
    id: 'gyroscopic-torque',
    says: 'The torque is I times the rate of ω. That is right while the body keeps turning about one of its principal axes. Else its L is carried round too, and only a torque can do that: a steady turn about a leaning axis needs one.',
    value: actingWith(({ rotation, moments, omegaRateBody }) => ({
      torque: turnedTo(rotation, byEach(moments, omegaRateBody)),
    })),
  },
  {
    id: 'gyro-with-minus',
    says: 'ω × Iω is subtracted. It is subtracted from the torque, on the way to the rate of ω. Here the way goes back from that rate to the torque.',
    value: actingWith(({ rotation, moments, omegaBody, omegaRateBody }) => ({
      torque: turnedTo(rotation, minus(byEach(moments, omegaRateBody), gyro({ moments, omegaBody }))),
    })),
  },
  {
    id: 'torque-in-body-axes',
    says: 'The torque is right in body axes. It is asked for in world axes.',
    value: actingWith(({ inBody }) => ({ torque: inBody })),
  },
  {
    id: 'rows-are-axes',
    says: 'The torque is turned by the transpose of R, which brings world components into the body. It should go from the body into the world.',
    value: actingWith(({ inBody, rotation }) => ({ torque: turnedBack(rotation, inBody) })),
  },
  {
    id: 'body-or-world',
    says: 'The power multiplies the torque in world axes with ω in body axes. Both have to be in the same axes; in which ones makes no difference.',
    value: actingWith(({ right, velocity, omegaBody }) => ({
      power: dot(right.force, velocity) + dot(right.torque, omegaBody),
    })),
  },
  {
    id: 'power-of-the-force-alone',
    says: 'This is the power of the force alone. A torque gives energy to a body that turns, too.',
    value: actingWith(({ right, velocity }) => ({ power: dot(right.force, velocity) })),
  },
  {
    id: 'power-of-the-torque-alone',
    says: 'This is the power of the torque alone. The force gives energy to a body whose centre of mass moves, too.',
    value: actingWith(({ inBody, omegaBody }) => ({ power: dot(inBody, omegaBody) })),
  },
  {
    id: 'energy-for-power',
    says: 'This is the kinetic energy, in J. The power is how fast the energy changes: force along the velocity, torque along ω.',
    value: actingWith(({ mass, moments, velocity, omegaBody }) => ({
      power: (mass * dot(velocity, velocity) + dot(omegaBody, byEach(moments, omegaBody))) / 2,
    })),
  },
  {
    id: 'half-kept',
    says: 'This is half of the power. The energy has a ½ before each square; when the energy changes, each square changes by twice the product. Force along the velocity needs no ½.',
    value: actingWith(({ right }) => ({ power: right.power / 2 })),
  },
  {
    id: 'acceleration-for-force',
    says: 'The force has the value of the acceleration. A heavy body needs a larger one.',
    value: actingWith(({ acceleration }) => ({ force: acceleration })),
  },
  {
    id: 'force-turned',
    says: 'The force is turned by R. The acceleration is in world axes already; only ω and its rate are in body axes.',
    value: actingWith(({ right, rotation }) => ({ force: turnedTo(rotation, right.force) })),
  },
  {
    id: 'force-and-power-turned',
    says: 'The force is turned by R, and the power goes wrong with it. The acceleration is in world axes already; only ω and its rate are in body axes.',
    value: actingWith(({ right, rotation, velocity, inBody, omegaBody }) => {
      const force = turnedTo(rotation, right.force);
      return { force, power: dot(force, velocity) + dot(inBody, omegaBody) };
    }),
  },
];
