import { cross, dot, lengthOf, plus, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import {
  back,
  by,
  gainOf,
  larger,
  largerOf,
  less,
  nearestOnLine,
  placedWrench,
  powerOf,
  startFrom,
  staysFrom,
  staysOf,
  sum,
  turn,
  wrenchAbout,
  wrenchOf,
} from './inputs.js';
import type { Applied, Force, Line, Loads, Moving, Placed, Pushes, Turned, TwoPoints, Vec3 } from './inputs.js';

const ORIGIN: Vec3 = [0, 0, 0];
const isZero = (v: Vec3): boolean => lengthOf(v) === 0;
const sumOf = (vectors: Vec3[]): Vec3 => vectors.reduce(sum, ORIGIN);
const forceOf = (forces: readonly Force[]): Vec3 => sumOf(forces.map((f) => f.force));
const middleOf = (forces: readonly Force[]): Vec3 =>
  by(sumOf(forces.map((f) => f.point)), 1 / Math.max(1, forces.length));
/** The part of a force along its lever; all of it where there is no lever. */
const partAlong = ({ force, point }: Force): Vec3 =>
  isZero(point) ? force : by(point, dot(force, point) / dot(point, point));
const aboutCom = ({ forces, com }: Loads): Force[] =>
  forces.map((f) => ({ force: f.force, point: less(f.point, com) }));

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
  {
    id: 'answers-exchanged',
    says: 'You say that the body moves where it turns, and the other way round. The sum of the forces moves the centre of mass; the sum of the torques about it turns the body.',
    value: (loads) => startFrom(turnsIn(loads), movesIn(loads)),
  },
];

type Frames = Misconception<Placed>;
type Combination = 'world, world' | 'world, body' | 'body, body';
const combinationOf = (applied: Applied): Combination =>
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
    'torque-left-in-the-world',
    'With a force in world axes the torque comes back in world axes. It is wanted in body axes: the vector is the same, its components are not.',
    ({ force, point, position, R, kind }) =>
      kind === 'body, body'
        ? {}
        : { torque: cross(kind === 'world, body' ? turn(R, point) : less(point, position), force) },
  ),
  wrong(
    'world-torque-not-turned',
    'With force and point in world axes the torque comes back in world axes; the other combinations are right. Bring it into the body as a last step.',
    ({ force, point, position, kind }) =>
      kind === 'world, world' ? { torque: cross(less(point, position), force) } : {},
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
];

type Stay = Misconception<Turned>;
const isAlong = (axis: Vec3, v: Vec3): boolean => isZero(cross(axis, v));
const partsOf = ({ applied }: Turned): { force: Vec3; point: Vec3 } => ({
  force: 'forceBody' in applied ? applied.forceBody : applied.forceWorld,
  point: 'pointBody' in applied ? applied.pointBody : applied.pointWorld,
});
export const ofStays: readonly Stay[] = [
  ...['body', 'world', 'both', 'neither'].map((answer) => ({
    id: 'one-frame-for-all',
    says: 'The answer is the same for all turns. The torque of a thruster that is bolted to the body stays in body axes, that of a push at a fixed place stays in world axes. What is fixed in what here, and where does the axis point?',
    value: () => answer,
  })),
  {
    id: 'axis-ignored',
    says: 'You answer by the combination alone. That is right for most axes. But a vector along the axis of the turn stays where it is: look at force, point and torque once more, each against the axis.',
    value: ({ applied }) =>
      ({ 'body, body': 'body', 'world, world': 'world', 'world, body': 'neither' })[combinationOf(applied)],
  },
  {
    id: 'as-the-force',
    says: 'You answer by the axes in which the force keeps its components. A torque has a lever as well: if the point goes round with the body and the force does not, it is another torque.',
    value: ({ applied, axis }) => {
      const { force } = partsOf({ applied, axis });
      if (isAlong(axis, force)) return 'both';
      return 'forceBody' in applied ? 'body' : 'world';
    },
  },
  {
    id: 'as-the-point',
    says: 'You answer by the axes in which the point keeps its components. A torque has a force as well: if the point goes round with the body and the force does not, it is another torque.',
    value: ({ applied, axis }) => {
      const { point } = partsOf({ applied, axis });
      if (isAlong(axis, point)) return 'both';
      return 'pointBody' in applied ? 'body' : 'world';
    },
  },
  {
    id: 'frames-exchanged',
    says: 'You say body where the components in world axes stay, and the other way round. What is bolted to the body looks the same as ever from the body.',
    value: (turned) => {
      const stays = staysOf(turned);
      return staysFrom(stays === 'world' || stays === 'both', stays === 'body' || stays === 'both');
    },
  },
  {
    id: 'always-in-its-own-axes',
    says: 'You say both, or neither, by whether the axis of the turn is that of the torque. Along that axis a vector does keep all its components. But one fixed in the body keeps its body components in every turn, and one fixed in the world those of the world. Which of the two is force, which is lever?',
    value: (turned) => {
      const { force, point } = partsOf(turned);
      return isAlong(turned.axis, cross(point, force)) ? 'both' : 'neither';
    },
  },
  {
    id: 'lever-goes-round',
    says: 'For a force in world axes at a point in body axes you look at the torque: along the axis of the turn it would not change. But this torque is made anew from a lever that has gone round. Look at lever and force, each against the axis.',
    value: (turned) => {
      const { force, point } = partsOf(turned);
      const isMixed = combinationOf(turned.applied) === 'world, body';
      return isMixed && isAlong(turned.axis, cross(point, force)) ? 'both' : staysOf(turned);
    },
  },
  {
    id: 'fixed-point-goes-round',
    says: 'A point in world axes is taken for a point of the body that goes round with it. It stays where it is in the world, and so does the torque.',
    value: ({ applied, axis }) => {
      if (!('pointWorld' in applied)) return staysOf({ applied, axis });
      return staysOf({ applied: { forceWorld: applied.forceWorld, pointBody: applied.pointWorld }, axis });
    },
  },
];

type OnLine = Misconception<Line>;
const line = (id: string, says: string, of: (at: Line & { F: number; T: number }) => unknown): OnLine => ({
  id,
  says,
  value: (input) => {
    const [F, T] = [lengthOf(input.force), lengthOf(input.torque)];
    return F === 0 ? null : of({ ...input, F, T });
  },
});
export const ofLine: readonly OnLine[] = [
  line(
    'other-side',
    'The point is on the other side of the centre of mass: from there the force turns the body the other way. In which order must force and torque stand in the cross product?',
    ({ force, torque, F }) => by(cross(torque, force), 1 / (F * F)),
  ),
  line(
    'along-the-torque',
    'This is a vector along the torque. It has the length of the lever arm, but not its direction: the arm is across the torque, and across the force.',
    ({ torque, F }) => by(torque, 1 / F),
  ),
  line(
    'along-the-torque-by-the-square',
    'This is the torque over the square of the force: not a length, and along the torque. The arm is across torque and force.',
    ({ torque, F }) => by(torque, 1 / (F * F)),
  ),
  line(
    'divided-by-the-force',
    'The cross product is divided by the force once. Count the units: N times N m, divided by what, gives m?',
    ({ force, torque, F }) => by(cross(force, torque), 1 / F),
  ),
  line(
    'not-divided',
    'This is the cross product of force and torque, in N² m. Its direction is right. Divide it so that a length is left.',
    ({ force, torque }) => cross(force, torque),
  ),
  line(
    'divided-by-the-torque',
    'The cross product is divided by the square of the torque. That is one over a length. Which of the two must be divided out?',
    ({ force, torque, T }) => by(cross(force, torque), 1 / (T * T)),
  ),
  line(
    'divided-by-both',
    'The cross product is divided by the sizes of force and torque: this is the direction of the arm, without its length. How long must the arm be?',
    ({ force, torque, F, T }) => by(cross(force, torque), 1 / (F * T)),
  ),
  line(
    'component-by-component',
    'Each component of the torque is divided by that of the force. Vectors cannot be divided: the lever is across both.',
    ({ force, torque }) => vectorFrom((i) => torque[i] / force[i]),
  ),
  {
    id: 'couple-at-the-centre',
    says: 'Where there is no force you return the centre of mass. It would be right for a force through it. A torque without force is a couple: no single force at any place has its effect, so there is no line.',
    value: (input) => nearestOnLine(input) ?? ORIGIN,
  },
  {
    id: 'no-force-divided',
    says: 'Where there is no force, zero is divided by zero here. A torque without force has no line of action: what does the statement want then?',
    value: (input) => nearestOnLine(input) ?? [NaN, NaN, NaN],
  },
  {
    id: 'no-torque-no-line',
    says: 'Where the torque is zero you say that there is no line. There is: a force without torque acts along a line through the centre of mass. What is missing for a couple is the force.',
    value: ({ force, torque, lever }) => (isZero(torque) ? null : nearestOnLine({ force, torque, lever })),
  },
];

type Pairs = Misconception<TwoPoints>;
/** Compares the torques about the two points by another size. */
const pair = (id: string, says: string, size: (forces: readonly Force[], about: Vec3) => number): Pairs => ({
  id,
  says,
  value: ({ forces, first, second }) => larger(size(forces, first), size(forces, second)),
});
const squareOf = (v: readonly number[]): number => dot(v, v);
const torqueOf = ({ force, point }: Force, about: Vec3): Vec3 => cross(less(point, about), force);
export const ofPairs: readonly Pairs[] = [
  ...['first', 'second', 'same'].map((answer) => ({
    id: 'one-comparison-for-all',
    says: 'The answer is the same for all pairs. That the torque is the same about both points is right for a couple; the torque of other forces depends on the point.',
    value: () => answer,
  })),
  {
    id: 'couple-by-point',
    says: 'For two opposite forces you say that the torque is larger about the point that is farther away. What one force gains by its longer lever the other loses: a couple has one torque, about every point. For a single force the arm does count.',
    value: ({ forces, first, second }) =>
      isZero(forceOf(forces))
        ? larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)))
        : largerOf({ forces, first, second }),
  },
  pair(
    'farther-is-larger',
    'You say that the torque is larger about the point that is farther from the forces. What counts is the distance from their lines of action, and their directions: a point far away on the line has no torque.',
    (forces, about) => squareOf(less(middleOf(forces), about)),
  ),
  pair(
    'sizes-added',
    'The sizes of the two torques are added here. Torques are vectors: they may cancel. Add first, and take the size of the sum.',
    (forces, about) => total(forces.map((f) => lengthOf(torqueOf(f, about)))),
  ),
  pair(
    'first-force-only',
    'Only the first force is looked at. The torque is that of both together, and the second may outweigh the first.',
    (forces, about) => squareOf(torqueOf(forces[0], about)),
  ),
  pair(
    'all-forces-in-the-middle',
    'The sum of the forces is put into the middle of the two points. That is right for equal forces only: give each its own lever.',
    (forces, about) => squareOf(cross(less(middleOf(forces), about), forceOf(forces))),
  ),
  {
    id: 'torque-is-the-same-everywhere',
    says: 'You say that the torque is the same about every point unless the forces cancel. It is the other way round: the torque of a couple is the same everywhere, that of forces with a sum depends on the point.',
    value: ({ forces, first, second }) =>
      isZero(forceOf(forces))
        ? larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)))
        : 'same',
  },
  {
    id: 'only-a-couple-is-the-same',
    says: 'You say that the torque is the same only if the forces cancel. It is also the same about two points that lie along the sum of the forces from each other: the arm does not change on that way.',
    value: ({ forces, first, second }) => {
      const right = largerOf({ forces, first, second });
      if (right !== 'same' || isZero(forceOf(forces))) return right;
      return larger(squareOf(less(middleOf(forces), first)), squareOf(less(middleOf(forces), second)));
    },
  },
  {
    id: 'points-exchanged',
    says: 'You name the point about which the torque is smaller. The lever runs from the point that the torque is taken about to the point where the force acts.',
    value: ({ forces, first, second }) => largerOf({ forces, first: second, second: first }),
  },
];

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
    'turning-costs-energy',
    'The energy of turning is taken from the rest here. Both parts are positive, and both come from the one who pushes.',
    ({ force, point }) => squareOf(force) * 1e3 - squareOf(cross(point, force)),
  ),
  gain('answers-exchanged', 'You name the ball that gains less.', (push) => -gainOf(push)),
];
