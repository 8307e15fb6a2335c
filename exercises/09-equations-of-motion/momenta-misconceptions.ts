/** Wrong formulas and ideas of task 2. */
import { cross, minus, multiple, plus, product, transposed } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import { momentaOf, momentumRatesOf } from './inputs.js';
import type { Load, Loaded, Mat3, Vec3 } from './inputs.js';
import { byEach, guesses, overEach, turnedBack, turnedTo } from './parts.js';
import { WAYS, wayOf, wayWanted } from './situations.js';
import type { Push } from './situations.js';

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
  ...[
    (R: Mat3, L: Vec3, moments: Vec3) => turnedTo(R, overEach(L, moments)),
    (R: Mat3, L: Vec3, moments: Vec3) => turnedTo(R, overEach(turnedTo(R, L), moments)),
    (R: Mat3, L: Vec3, moments: Vec3) => turnedBack(R, overEach(turnedBack(R, L), moments)),
    (R: Mat3, L: Vec3, moments: Vec3) => turnedBack(R, overEach(L, moments)),
  ].map((omega) => ({
    id: 'turned-once-or-twice-alike',
    says: 'ω comes from L by a division and by turns that do not undo each other. The way is: L into the body, over the moments, and back into the world. Which of R and its transpose belongs to the first turn, which to the last?',
    value: momentaWith(({ rotation, L, moments }) => ({ omega: omega(rotation, L, moments) })),
  })),
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
    id: 'matrix-of-omega',
    says: 'The axes do not change by ω × axis: the matrix of ω has wrong signs. Such a matrix has zeros on its diagonal, and each other number twice, mirrored, with opposite signs. Put ω itself in: the product has to be zero.',
    value: momentaWith(({ columns, omega: [x, y, z] }) => ({
      columnRates: columns.map(([a, b, c]) => [y * c - x * b, z * a - x * c, y * a + z * b]),
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
    id: 'momentum-carried-round',
    says: 'ω × P is taken from the force. P is in world axes, which do not turn: there the force alone changes it.',
    value: momentaWith(({ force, omega, P }) => ({ p: minus(force, cross(omega, P)) })),
  },
  {
    id: 'force-and-torque-exchanged',
    says: 'Force and torque have changed places. P comes before L in the state: the force changes P, the torque changes L.',
    value: momentaWith(({ force, torque }) => ({ p: torque, l: force })),
  },
  {
    id: 'momentum-times-mass',
    says: 'P is multiplied by the mass. P is m times the velocity: which way is it from P to the velocity?',
    value: momentaWith(({ P, mass }) => ({ x: multiple(P, mass) })),
  },
  {
    id: 'gravity-added',
    says: 'The weight is added to the force. The force that is handed in is the sum of all forces: if there is a weight, it is in it.',
    value: momentaWith(({ force, mass }) => ({ p: minus(force, [0, 0, 9.81 * mass]) })),
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

const quarter = ([x, y]: readonly number[]): number[] => [0 - y, x];
const upper = ({ push, at }: Push): number[] => push.map((x) => x * Math.sign(at));
export const ofPushes: readonly Misconception<Push>[] = [
  {
    id: 'torque-tips',
    says: 'The axle always goes with the push, as that of a wheel at rest does. While the wheel spins there is an L along the axle already, and what is added to it points along the torque: which way is that?',
    value: (p) => wayOf(upper(p)),
  },
  {
    id: 'spin-makes-it-stiff',
    says: 'A wheel that spins stays upright here, whatever one does. It resists no torque: a torque changes L, and on a fast wheel the axle goes along with L. It stays only if there is no torque.',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : [0, 0]),
  },
  {
    id: 'either-spin-alike',
    says: 'Both directions of spin give the same answer here. If the wheel spins clockwise, L points down: to which end of the axle does the torque then drive the tip of L?',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : quarter(upper(p))),
  },
  {
    id: 'turned-against-the-torque',
    says: 'The fast axle goes the opposite way here. Add a little of the torque to L and look where the sum points. For the torque use the right-hand rule: r from the centre to the pushed point, then the force.',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : quarter(upper(p)).map((x) => -x * Math.sign(p.spin))),
  },
  {
    id: 'rest-like-spin',
    says: 'The axle of a wheel at rest goes across to the push here. Without spin there is no L that the torque could turn: the axle simply begins to turn about the torque, and its end goes along with the push.',
    value: (p) => wayOf(quarter(upper(p)).map((x) => x * (Math.sign(p.spin) || 1))),
  },
  ...[true, false].map((isNowhere) => ({
    id: 'at-rest-with-the-push',
    says: 'The upper end of a resting axle goes here where the push points, wherever the axle is pushed. Pushed above the centre it does. If you push the lower end to the right, which way does the axle turn about its centre, and where does the upper end go?',
    value: (p: Push) => (p.spin === 0 && !(isNowhere && p.at === 0) ? wayOf(p.push) : wayWanted(p)),
  })),
  {
    id: 'spinning-place-ignored',
    says: 'While the wheel spins, the place of the push makes no difference here. The torque is the place times the push: below the centre it is the opposite one, and at the centre there is none.',
    value: (p) => (p.spin === 0 ? wayWanted(p) : wayWanted({ ...p, at: Math.abs(p.at) })),
  },
  {
    id: 'place-ignored',
    says: 'The height of the push makes no difference here. The torque is the height times the push: below the centre it is the opposite one, and at the centre there is none.',
    value: (p) => wayWanted({ ...p, at: 1 }),
  },
  {
    id: 'push-at-the-centre',
    says: 'A push at the height of the centre moves the upper end here. There it has no lever: the rings hold the centre, and nothing turns the axle.',
    value: (p) => (p.at === 0 ? wayOf(p.push) : wayWanted(p)),
  },
  {
    id: 'push-at-the-centre',
    says: 'A push at the height of the centre moves the upper end here. There it has no lever: the rings hold the centre, and nothing turns the axle.',
    value: (p) => (p.at === 0 ? wayWanted({ ...p, at: 1 }) : wayWanted(p)),
  },
  {
    id: 'without-spin-nothing',
    says: 'The axle of a wheel at rest stays upright here. Nothing holds it: the torque has no L to turn, so it makes one, and the axle begins to turn about the torque.',
    value: (p) => (p.spin === 0 ? 'nowhere' : wayWanted(p)),
  },
  {
    id: 'opposite-way',
    says: 'The answers are those of the lower end of the axle, each the opposite of that of the upper one. Which end does the question ask about, and where does the lever begin?',
    value: (p) => wayWanted({ ...p, at: 0 - p.at }),
  },
  {
    id: 'pushed-end-for-upper-end',
    says: 'This is where the pushed end goes, and asked for is the upper one. If the axle is pushed below the centre, the torque is the opposite one.',
    value: (p) => wayWanted({ ...p, at: Math.abs(p.at) }),
  },
  ...guesses<Push>(WAYS, 'What decides: the push, the place, the spin, or all three?'),
];
