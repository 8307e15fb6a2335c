/** Wrong wrenches of task 2. */
import { cross } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { back, less, placedWrench, sum, turn } from './inputs.js';
import type { Applied, Placed, Vec3 } from './inputs.js';

type Frames = Misconception<Placed>;
export type Combination = 'world, world' | 'world, body' | 'body, body';
export const combinationOf = (applied: Applied): Combination =>
  'forceBody' in applied ? 'body, body' : 'pointBody' in applied ? 'world, body' : 'world, world';
/** Another torque, or another force, in one combination or two; elsewhere it is right. */
const wrong = (
  id: string,
  says: string,
  parts: (at: { force: Vec3; point: Vec3; position: Vec3; R: Placed['pose']['R']; kind: Combination }) => {
    force?: Vec3;
    torque?: Vec3;
  },
): Frames => ({
  id,
  says,
  value: (placed) => {
    const { pose, applied } = placed;
    const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
    const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
    return { ...placedWrench(placed), ...parts({ force, point, ...pose, kind: combinationOf(applied) }) };
  },
});

export const ofFrames: readonly Frames[] = [
  wrong(
    'mixed-frames',
    'With force in world axes and point in body axes, the cross product is taken of the two as they stand. A product of vectors in different axes means nothing. Which of the two can be brought into the axes of the other?',
    ({ force, point, kind }) => (kind === 'world, body' ? { torque: cross(point, force) } : {}),
  ),
  wrong(
    'mixed-product-turned',
    'With force in world axes and point in body axes, the cross product is taken of the two as they stand, and the result is turned. A product of vectors in different axes means nothing, in whatever axes it is put afterwards. Bring one of the two factors over first.',
    ({ force, point, R, kind }) => (kind === 'world, body' ? { torque: back(R, cross(point, force)) } : {}),
  ),
  wrong(
    'turned-the-wrong-way',
    'R is used where its transpose belongs. R brings body components into the world; the torque of a force in world axes has to go the other way.',
    ({ force, point, position, R, kind }) =>
      kind === 'body, body'
        ? {}
        : {
            torque:
              kind === 'world, body' ? cross(point, turn(R, force)) : turn(R, cross(less(point, position), force)),
          },
  ),
  wrong(
    'turned-the-wrong-way-in-world',
    'With force and point in world axes R is used where its transpose belongs; the other combinations are right. R brings body components into the world, and here the way is from the world into the body.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: turn(R, cross(less(point, position), force)) } : {},
  ),
  wrong(
    'turned-the-wrong-way-in-mixed',
    'With the force in world axes and the point in body axes R is used where its transpose belongs; the other combinations are right. R brings body components into the world: which way does the force have to go?',
    ({ force, point, R, kind }) => (kind === 'world, body' ? { torque: cross(point, turn(R, force)) } : {}),
  ),
  wrong(
    'torque-left-in-the-world',
    'With a force in world axes the torque comes back in world axes. It is wanted in body axes: the vector is the same, its components are not.',
    ({ force, point, position, R, kind }) =>
      kind === 'body, body'
        ? {}
        : { torque: cross(kind === 'world, body' ? turn(R, point) : less(point, position), force) },
  ),
  wrong(
    'mixed-torque-in-the-world',
    'With the force in world axes and the point in body axes the torque comes back in world axes; the other combinations are right. It is wanted in body axes in all three.',
    ({ force, point, R, kind }) => (kind === 'world, body' ? { torque: cross(turn(R, point), force) } : {}),
  ),
  wrong(
    'world-torque-not-turned',
    'With force and point in world axes the torque comes back in world axes; the other combinations are right. Bring it into the body as a last step.',
    ({ force, point, position, kind }) =>
      kind === 'world, world' ? { torque: cross(less(point, position), force) } : {},
  ),
  wrong(
    'origin-and-world-kept',
    'With the point in world axes this is the torque about the origin of the world, in world axes. Two steps are missing: the lever begins at the centre of mass, and the torque is wanted in body axes.',
    ({ force, point, kind }) => (kind === 'world, world' ? { torque: cross(point, force) } : {}),
  ),
  wrong(
    'point-as-lever',
    'With the point in world axes the lever runs from the origin of the world. That is right only for a body whose centre of mass is there. Where does the lever begin?',
    ({ force, point, R, kind }) => (kind === 'world, world' ? { torque: back(R, cross(point, force)) } : {}),
  ),
  wrong(
    'body-point-shifted',
    'The position of the body is taken from a point in body axes. That point is measured from the centre of mass already: it is the lever.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, body' ? { torque: cross(less(point, position), back(R, force)) } : {},
  ),
  wrong(
    'turned-point-shifted',
    'A point in body axes is brought into the world, and then the position of the body is taken from it. Brought into the world it is a lever still, from the centre of mass: nothing has to be taken from it.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, body' ? { torque: back(R, cross(less(turn(R, point), position), force)) } : {},
  ),
  wrong(
    'body-point-taken-for-a-world-point',
    'A point in body axes is treated as one in world axes: the position is taken from it, and the torque is turned. The name says in which axes it is, and from where: from the centre of mass.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, body' ? { torque: back(R, cross(less(point, position), force)) } : {},
  ),
  wrong(
    'position-not-turned',
    'With all in world axes, the point is brought into the body, and then the position is taken from it, which is in world axes still. Take the difference first, in one set of axes, and turn it as a whole.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: cross(less(back(R, point), position), back(R, force)) } : {},
  ),
  wrong(
    'centre-added',
    'With the point in world axes the lever is the sum of point and position. It is the way from the centre of mass to the point: which of the two places is taken from the other?',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: back(R, cross(sum(point, position), force)) } : {},
  ),
  wrong(
    'body-point-added',
    'The torque of a force on a point in body axes is taken about the origin of the world: the place of the point in the world serves as lever. The lever begins at the centre of mass.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, body' ? { torque: back(R, cross(sum(position, turn(R, point)), force)) } : {},
  ),
  wrong(
    'lever-alone-turned',
    'With all in world axes, the lever is brought into the body and the force is not. Both factors of a cross product need the same axes.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: cross(back(R, less(point, position)), force) } : {},
  ),
  wrong(
    'force-alone-turned',
    'With all in world axes, the force is brought into the body and the lever is not. Both factors of a cross product need the same axes.',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: cross(less(point, position), back(R, force)) } : {},
  ),
  wrong(
    'force-brought-into-the-body',
    'The force comes back in body axes. It is wanted in world axes, where the path of the centre of mass is; only the torque is wanted in the body.',
    ({ force, R, kind }) => (kind === 'body, body' ? {} : { force: back(R, force) }),
  ),
  wrong(
    'world-force-turned',
    'A force in world axes comes back turned by R. It is wanted in world axes, where it is already. Only a force that is given in body axes has to be brought there.',
    ({ force, R, kind }) => (kind === 'body, body' ? {} : { force: turn(R, force) }),
  ),
  wrong(
    'body-force-not-turned',
    'A force given in body axes comes back in body axes. It is wanted in world axes, where the path of the centre of mass is.',
    ({ force, kind }) => (kind === 'body, body' ? { force } : {}),
  ),
  wrong(
    'body-force-turned-back',
    'A force in body axes is turned by the transpose of R. Which of the two brings body components into the world?',
    ({ force, R, kind }) => (kind === 'body, body' ? { force: back(R, force) } : {}),
  ),
  wrong(
    'body-torque-turned',
    'Force and point in body axes give a torque in body axes at once. Here it is turned once more.',
    ({ force, point, R, kind }) => (kind === 'body, body' ? { torque: turn(R, cross(point, force)) } : {}),
  ),
  wrong(
    'order-exchanged',
    'The torque of a force in world axes has the other sign. Either force and lever are exchanged in the cross product, or the lever runs from the point to the centre of mass.',
    ({ force, point, position, R, kind }) =>
      kind === 'body, body'
        ? {}
        : { torque: back(R, cross(force, kind === 'world, body' ? turn(R, point) : less(point, position))) },
  ),
  wrong(
    'order-exchanged-in-world',
    'With force and point in world axes the torque has the other sign; the other combinations are right. Does the lever run from the centre of mass to the point?',
    ({ force, point, position, R, kind }) =>
      kind === 'world, world' ? { torque: back(R, cross(force, less(point, position))) } : {},
  ),
  wrong(
    'order-exchanged-in-mixed',
    'With the force in world axes and the point in body axes the torque has the other sign; the other combinations are right. Lever times force, in this order.',
    ({ force, point, R, kind }) => (kind === 'world, body' ? { torque: cross(back(R, force), point) } : {}),
  ),
];
