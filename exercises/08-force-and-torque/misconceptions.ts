/** Wrong wrenches of task 1, with the words for the student. */
import { cross, lengthOf, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { by, less, wrenchAbout, wrenchOf } from './inputs.js';
import type { Loads, Vec3 } from './inputs.js';
import { ORIGIN, aboutCom, forceOf, middleOf, partAlong, sumOf } from './parts.js';

/** A wrench with the right force and another torque. */
const torque = (id: string, says: string, of: (loads: Loads) => Vec3): Misconception<Loads> => ({
  id,
  says,
  value: (loads) => ({ force: wrenchOf(loads).force, torque: of(loads) }),
});
/** The torque with another product of lever and force. */
const withProduct = (id: string, says: string, product: (d: Vec3, F: Vec3) => Vec3): Misconception<Loads> =>
  torque(id, says, (loads) => sumOf(aboutCom(loads).map((f) => product(f.point, f.force))));

export const ofWrench: readonly Misconception<Loads>[] = [
  withProduct(
    'order-exchanged',
    'The torque has the other sign. Either force and lever are exchanged in the cross product, or the lever runs from the point to the centre of mass. Which way does a push along +x at +y turn a body about z?',
    (d, F) => cross(F, d),
  ),
  torque(
    'lever-from-the-origin',
    'This is the torque about the origin of the world: the levers run from there. That is right only for a body whose centre of mass is the origin. The lever runs from the centre of mass to the point.',
    ({ forces }) => wrenchAbout(forces, ORIGIN).torque,
  ),
  torque(
    'centre-added',
    'The lever is point plus com here. It is the way from the centre of mass to the point: which of the two places is taken from the other?',
    ({ forces, com }) => wrenchAbout(forces, by(com, -1)).torque,
  ),
  torque(
    'all-forces-in-the-middle',
    'This is the torque of the whole force in the middle of all points. That is right if all forces are equal. Two opposite forces would have no torque in this way: give each force its own lever.',
    ({ forces, com }) => cross(less(middleOf(forces), com), forceOf(forces)),
  ),
  torque(
    'sums-multiplied',
    'The levers are added and the forces are added, and the torque is the product of the two sums. In a product of sums each lever meets every force: 2 forces make 4 products. Each force belongs to its own lever only.',
    (loads) => cross(sumOf(aboutCom(loads).map((f) => f.point)), forceOf(loads.forces)),
  ),
  torque(
    'mean-of-the-torques',
    'This is the mean of the torques. That is right for one force. Two equal forces at the same point turn a body twice as fast as one of them.',
    (loads) => by(wrenchOf(loads).torque, 1 / Math.max(1, loads.forces.length)),
  ),
  torque(
    'last-torque-only',
    'This is the torque of the last force alone. Is there an = where the torques should be added up?',
    ({ forces, com }) => wrenchAbout(forces.slice(-1), com).torque,
  ),
  torque(
    'first-torque-only',
    'This is the torque of the first force alone. Each force has a torque, and they add up.',
    ({ forces, com }) => wrenchAbout(forces.slice(0, 1), com).torque,
  ),
  torque(
    'no-force-no-torque',
    'Where the forces add up to zero, the torque is zero here. That would be right for forces on one point. Two opposite forces on two points have a torque: it is called a couple.',
    (loads) => (lengthOf(forceOf(loads.forces)) < 1e-9 ? ORIGIN : wrenchOf(loads).torque),
  ),
  withProduct(
    'length-of-the-lever-lost',
    'Every lever has the length 1 here. Its direction alone does not make a torque: pushed twice as far from the centre, a body turns twice as fast.',
    (d, F) => (lengthOf(d) === 0 ? ORIGIN : by(cross(d, F), 1 / lengthOf(d))),
  ),
  {
    id: 'force-splits',
    says: 'Only the part of each force along its lever is counted as force here, as if the rest were used up for turning. Nothing is used up: the centre of mass follows the sum of the whole forces, wherever they act. It would be right if every force pointed along its lever.',
    value: (loads) => ({
      force: sumOf(aboutCom(loads).map(partAlong)),
      torque: wrenchOf(loads).torque,
    }),
  },
  withProduct(
    'middle-sign',
    'The y component of each cross product has the other sign: written out, it is z times Fx minus x times Fz. Try a lever along z and a force along x.',
    (d, F) => {
      const [x, y, z] = cross(d, F);
      return [x, 0 - y, z];
    },
  ),
  withProduct(
    'plus-in-the-cross-product',
    'The two products in each component of the torque are added; they are subtracted. Try a force along its lever: it must have no torque.',
    (d, F) => [d[1] * F[2] + d[2] * F[1], d[2] * F[0] + d[0] * F[2], d[0] * F[1] + d[1] * F[0]],
  ),
  withProduct(
    'component-by-component',
    'Each component of the lever is multiplied by the same component of the force. A force along its lever would turn the body then. It is the part across the lever that turns, and the axis is across both.',
    (d, F) => vectorFrom((i) => d[i] * F[i]),
  ),
  withProduct(
    'distance-times-force',
    'This is the force times the distance, a vector along the force. A torque points along the axis of the turn, which is across lever and force.',
    (d, F) => by(F, lengthOf(d)),
  ),
];
