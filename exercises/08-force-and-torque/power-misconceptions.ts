/** Wrong powers and energies of task 4. */
import { cross, dot, lengthOf, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { gainOf, isZero, larger, powerOf, turn } from './inputs.js';
import type { Force, Moving, Pushes } from './inputs.js';
import { ORIGIN, partAlong, squareOf, torqueOf } from './parts.js';

type Powers = Misconception<Moving>;
const rate = (id: string, says: string, of: (m: Moving['wrench'] & Moving['motion']) => number): Powers => ({
  id,
  says,
  value: ({ wrench, motion }) => of({ ...wrench, ...motion }),
});
export const ofPower: readonly Powers[] = [
  rate(
    'body-or-world',
    'The torque in body axes is multiplied by ω in world axes. A dot product needs both in the same axes: bring one of them over.',
    ({ force, torque, velocity, omega }) => dot(force, velocity) + dot(torque, omega),
  ),
  rate(
    'turned-the-wrong-way',
    'ω is turned by R, or the torque by its transpose. R brings body components into the world: which of the two vectors is in the body?',
    ({ force, torque, velocity, omega, R }) => dot(force, velocity) + dot(torque, turn(R, omega)),
  ),
  rate(
    'force-alone',
    'This is the power of a force at the centre of mass. It would be right for a body that does not turn. A torque on a turning body has power, too.',
    ({ force, velocity }) => dot(force, velocity),
  ),
  rate(
    'torque-alone',
    'This is the power of the torque. The force has power as well, as soon as the centre of mass moves.',
    ({ torque, omega, R }) => dot(turn(R, torque), omega),
  ),
  {
    id: 'half-as-in-energy',
    says: 'This is half of the power. The ½ belongs to the kinetic energy; its rate has none: d/dt of ½ m v² is F v.',
    value: (moving) => powerOf(moving) / 2,
  },
  rate(
    'sizes-multiplied',
    'The sizes of the vectors are multiplied. That is right only if force and velocity, and torque and ω, point the same way. Only what lies along the motion counts, and it may brake.',
    ({ force, torque, velocity, omega }) => lengthOf(force) * lengthOf(velocity) + lengthOf(torque) * lengthOf(omega),
  ),
  {
    id: 'never-negative',
    says: 'The power has lost its sign. A force against the motion takes energy away: its power is negative.',
    value: (moving) => Math.abs(powerOf(moving)),
  },
  rate(
    'each-part-positive',
    'Each of the two parts has lost its sign. A force against the motion takes energy away, while the torque may bring some.',
    ({ force, torque, velocity, omega, R }) => Math.abs(dot(force, velocity)) + Math.abs(dot(turn(R, torque), omega)),
  ),
  rate(
    'half-of-the-turning',
    'The power of the torque is halved. The ½ belongs to the kinetic energy of turning; its rate has none.',
    ({ force, torque, velocity, omega, R }) => dot(force, velocity) + dot(turn(R, torque), omega) / 2,
  ),
  {
    id: 'rests-no-power',
    says: 'Where the centre of mass rests there is no power here. A body may turn about a resting centre, and then the torque has a power of its own.',
    value: (moving) => (isZero(moving.motion.velocity) ? 0 : powerOf(moving)),
  },
  {
    id: 'no-turning-no-power',
    says: 'Where the body does not turn there is no power here. Its centre of mass moves, and then the force has a power of its own.',
    value: (moving) => (isZero(moving.motion.omega) ? 0 : powerOf(moving)),
  },
  rate(
    'subtracted',
    'The power of the torque is subtracted. Both bring energy to the body, so they add up.',
    ({ force, torque, velocity, omega, R }) => dot(force, velocity) - dot(turn(R, torque), omega),
  ),
  rate(
    'partners-exchanged',
    'Force is paired with ω and torque with velocity. Check the units: N times m/s is W, and N times rad/s is not.',
    ({ force, torque, velocity, omega }) => dot(force, omega) + dot(torque, velocity),
  ),
  rate(
    'force-turned-too',
    'Of force and velocity, one is turned by R or by its transpose. Both are in world axes: their product needs no R.',
    ({ force, torque, velocity, omega, R }) => dot(turn(R, force), velocity) + dot(turn(R, torque), omega),
  ),
  rate(
    'one-product-for-all',
    'Force and torque are added, velocity and ω too, and the sums are multiplied. Newtons and newton metres cannot be added: two products, then one sum.',
    ({ force, torque, velocity, omega, R }) => dot(plus(force, turn(R, torque)), plus(velocity, omega)),
  ),
];

type Gains = Misconception<Pushes>;
const gain = (id: string, says: string, of: (push: Force) => number): Gains => ({
  id,
  says,
  value: ({ first, second }) => larger(of(first), of(second)),
});
export const ofGains: readonly Gains[] = [
  ...['first', 'second', 'same'].map((answer) => ({
    id: 'one-gain-for-all',
    says: 'The answer is the same for all pushes. That both balls gain the same is right if force and arm are of the same size. Which of the two differ here?',
    value: () => answer,
  })),
  gain(
    'same-push-same-energy',
    'You compare the forces alone. Equal forces for equal times do give equal momentum, and the same energy of moving. The ball that turns as well has energy of turning besides: the hand that pushes it goes a longer way.',
    ({ force }) => squareOf(force),
  ),
  gain(
    'force-splits',
    'You take it that a part of an off-centre force is used up for turning, so that the ball pushed through its centre comes off better. Nothing is used up: the centre gets the same speed, and the turning comes on top.',
    (push) => squareOf(partAlong(push)),
  ),
  gain(
    'turning-alone',
    'You compare the torques alone. A force through the centre has none, and gives energy all the same.',
    (push) => squareOf(torqueOf(push, ORIGIN)),
  ),
  gain(
    'distance-for-arm',
    'The distance of the point from the centre counts as lever arm here. It is the line of action whose distance counts: along it, the point may slide without any change.',
    ({ force, point }) => squareOf(force) * (7 + 3 * squareOf(point)),
  ),
  gain(
    'spin-or-move',
    'A ball that is pushed off its centre only turns here, and one that is pushed through its centre only moves. The centre of mass follows the force wherever it acts, and the turning comes on top.',
    (push) => (isZero(torqueOf(push, ORIGIN)) ? 7 * squareOf(push.force) : 3 * squareOf(torqueOf(push, ORIGIN))),
  ),
  gain(
    'force-along-the-point',
    'You compare the part of the force along the point, as if the point were the way that the hand goes. Force times way needs the way that the pushed point moves; where the point is says only which arm the force has.',
    ({ force, point }) => dot(force, point),
  ),
  gain(
    'farther-gains-more',
    'You compare the distances of the points from the centre. What turns is the arm, the distance of the line of action, and the force gives energy besides.',
    ({ point }) => squareOf(point),
  ),
  gain(
    'turning-costs-energy',
    'The energy of turning is taken from the rest here. Both parts are positive, and both come from the one who pushes.',
    ({ force, point }) => squareOf(force) * 1e3 - squareOf(cross(point, force)),
  ),
  gain('answers-exchanged', 'You name the ball that gains less.', (push) => -gainOf(push)),
];
