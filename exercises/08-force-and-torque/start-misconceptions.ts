/** Wrong ideas of what forces start, the question of task 1. */
import { cross, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { isZero, less, startFrom, wrenchAbout, wrenchOf } from './inputs.js';
import type { Loads } from './inputs.js';
import { ORIGIN, aboutCom, forceOf, middleOf } from './parts.js';

type Starts = Misconception<Loads>;
const start = (
  id: string,
  says: string,
  moves: (loads: Loads) => boolean,
  turns: (loads: Loads) => boolean,
): Starts => ({
  id,
  says,
  value: (loads) => startFrom(moves(loads), turns(loads)),
});
const movesIn = ({ forces }: Loads): boolean => !isZero(forceOf(forces));
const turnsIn = (loads: Loads): boolean => !isZero(wrenchOf(loads).torque);
/** Those whose lines go through the centre of mass. */
const central = (loads: Loads): Loads['forces'] => aboutCom(loads).filter((f) => isZero(cross(f.point, f.force)));

export const ofStart: readonly Starts[] = [
  ...['moves', 'turns', 'both', 'neither'].map((answer) => ({
    id: 'one-start-for-all',
    says: 'The answer is the same for all forces. Each of the four is right for some: a force through the centre of mass moves, a couple turns, a force beside the centre does both. What tells them apart?',
    value: () => answer,
  })),
  start(
    'spin-or-move',
    'Wherever there is a torque, you say that the body turns only. A force that turns a body moves it as well: torque and force are two sums, and neither uses up the other. It would be right for a body on a pivot through its centre of mass.',
    (loads) => movesIn(loads) && !turnsIn(loads),
    turnsIn,
  ),
  start(
    'move-or-spin',
    'Wherever the forces have a sum, you say that the body moves only. They may turn it too: look at the torques as well, whatever the sum of the forces is.',
    movesIn,
    (loads) => turnsIn(loads) && !movesIn(loads),
  ),
  start(
    'no-force-no-torque',
    'Where the forces add up to zero, you say that nothing starts. That would be right for forces on one point, or along one line. Two opposite forces beside each other turn the body: a couple.',
    movesIn,
    (loads) => movesIn(loads) && turnsIn(loads),
  ),
  start(
    'off-centre-turns',
    'Every force at another point than the centre of mass counts as turning here. What counts is its line of action: pulled straight away from the centre, a body does not turn. And torques may cancel.',
    movesIn,
    ({ forces, com }) => forces.some((f) => !isZero(less(f.point, com)) && !isZero(f.force)),
  ),
  start(
    'torques-do-not-cancel',
    'You say that the body turns as soon as one force has a torque. Torques are vectors: they add up, and may cancel.',
    movesIn,
    (loads) => aboutCom(loads).some((f) => !isZero(cross(f.point, f.force))),
  ),
  start(
    'forces-do-not-cancel',
    'You say that the centre of mass moves as soon as there is any force. It follows the sum of all forces, and that may be zero.',
    ({ forces }) => forces.some((f) => !isZero(f.force)),
    turnsIn,
  ),
  start(
    'lever-from-the-origin',
    'The torque is taken about the origin of the world here. A free body turns about its centre of mass: the levers run from there.',
    movesIn,
    ({ forces }) => !isZero(wrenchAbout(forces, ORIGIN).torque),
  ),
  start(
    'opposite-forces-turn',
    'Where the forces add up to zero and act on several points, you say that the body turns. That would be right for two opposite forces beside each other. Pull at both ends of a rope: two opposite forces, on one line.',
    movesIn,
    (loads) => {
      const [first, ...others] = loads.forces;
      return movesIn(loads) ? turnsIn(loads) : others.some((f) => !isZero(less(f.point, first.point)));
    },
  ),
  start(
    'all-forces-in-the-middle',
    'The torque is that of the whole force in the middle of all points. That is right if all forces are equal. Two opposite forces have no sum, and may turn a body all the same: give each its own lever.',
    movesIn,
    ({ forces, com }) => !isZero(cross(less(middleOf(forces), com), forceOf(forces))),
  ),
  start(
    'only-about-z',
    'Of the torque only the z component decides here. That is right for a plate in the plane of x and y. A body in space turns about any axis: the torque is zero only if all its three components are.',
    movesIn,
    (loads) => wrenchOf(loads).torque[2] !== 0,
  ),
  start(
    'components-added',
    'The components of a vector are added here to see whether it is zero. (1, -1, 0) has the sum 0 and is no zero vector. Look at each component, or at the length.',
    ({ forces }) => total(forceOf(forces)) !== 0,
    (loads) => total(wrenchOf(loads).torque) !== 0,
  ),
  start(
    'sizes-added',
    'The body moves, you say, as soon as there is a force, and turns as soon as one force has a torque: sizes are added, not vectors. Opposite vectors cancel.',
    ({ forces }) => forces.some((f) => !isZero(f.force)),
    (loads) => aboutCom(loads).some((f) => !isZero(cross(f.point, f.force))),
  ),
  start(
    'each-force-by-itself',
    'Each force is judged by itself: one through the centre of mass moves the body, any other one turns it and does not move it. Push a free stick at its end: does its centre stay? And what do two equal forces do beside the centre, one on each side?',
    (loads) => central(loads).some((f) => !isZero(f.force)),
    (loads) => aboutCom(loads).some((f) => !isZero(cross(f.point, f.force))),
  ),
  start(
    'force-splits',
    'Only forces whose lines go through the centre of mass move it here; the others turn the body alone. A force beside the centre is not used up by turning: what does the sum of all forces do to a free body?',
    (loads) => !isZero(forceOf(central(loads))),
    turnsIn,
  ),
  start(
    'first-force-only',
    'Only the first force is looked at. Forces add up, and torques do: the others may change both answers.',
    ({ forces }) => forces.length > 0 && !isZero(forces[0].force),
    ({ forces, com }) => !isZero(wrenchAbout(forces.slice(0, 1), com).torque),
  ),
  {
    id: 'answers-exchanged',
    says: 'You say that the body moves where it turns, and the other way round. The sum of the forces moves the centre of mass; the sum of the torques about it turns the body.',
    value: (loads) => startFrom(turnsIn(loads), movesIn(loads)),
  },
];
