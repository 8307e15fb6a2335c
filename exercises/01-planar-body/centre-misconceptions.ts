/** Wrong formulas of task 2, with the words for the student. */
import { lengthOf, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { centreOf, comparedBy } from './inputs.js';
import type { Moving, Vec2, WheelPoints } from './inputs.js';
import { ahead, constants, sum } from './misconceptions.js';

const placed = ({ position }: Moving, r: Vec2): Vec2 => sum(position, r);

export const ofCentre: readonly Misconception<Moving>[] = [
  {
    id: 'at-rest-there-is-one',
    says: 'For a body wholly at rest its centre of mass is returned. It does stand still, but so does every other point: none is singled out, and the statement asks for null.',
    value: (m) => (m.angularVelocity === 0 && lengthOf(m.velocity) === 0 ? m.position : centreOf(m)),
  },
  {
    id: 'centre-at-rest-is-none',
    says: 'There is no point here where the centre of mass is at rest. A body that turns about its centre of mass has a point that stands still, and one only: which?',
    value: (m) => (lengthOf(m.velocity) === 0 ? null : centreOf(m)),
  },
  {
    id: 'divides-by-zero',
    says: 'For ω = 0 this divides by zero. A body that does not turn moves everywhere alike, so no point stands still: what is asked for then?',
    value: (m) =>
      m.angularVelocity === 0 ? [Infinity, Infinity] : placed(m, multiple(ahead(m.velocity), 1 / m.angularVelocity)),
  },
  {
    id: 'always-a-centre',
    says: 'For ω = 0 the centre of mass is returned. It moves as all points do; that nothing stands still is asked for as null.',
    value: (m) =>
      m.angularVelocity === 0 ? m.position : placed(m, multiple(ahead(m.velocity), 1 / m.angularVelocity)),
  },
  {
    id: 'slow-is-not-none',
    says: 'A slow turn is taken for none. A body that turns slowly has a point that stands still, far away. Only for ω = 0 there is none.',
    value: (m) =>
      Math.abs(m.angularVelocity) < 1e-2 ? null : placed(m, multiple(ahead(m.velocity), 1 / m.angularVelocity)),
  },
  {
    id: 'size-of-omega',
    says: 'The place is right for anticlockwise turns only. If the body turns the other way, the point lies on the other side: the sign of ω counts.',
    value: (m) => placed(m, multiple(ahead(m.velocity), 1 / Math.abs(m.angularVelocity))),
  },
  {
    id: 'on-the-other-side',
    says: 'The arm has the wrong sign: this point moves twice as fast as the centre. A wheel that rolls to the right turns clockwise and touches the ground below its axle: does yours?',
    value: (m) => placed(m, multiple(ahead(m.velocity), -1 / m.angularVelocity)),
  },
  {
    id: 'ahead-of-the-centre',
    says: 'The place lies ahead, along the velocity. What turning adds is at a right angle to the arm, and it has to cancel the velocity: so which way must the arm point?',
    value: (m) => placed(m, multiple(m.velocity, 1 / m.angularVelocity)),
  },
  {
    id: 'not-exchanged',
    says: 'One component changes its sign, but the two are not exchanged. The level part of the velocity is cancelled by turning above or below the centre, so by which component of the arm?',
    value: (m) => placed(m, multiple([-m.velocity[0], m.velocity[1]], 1 / m.angularVelocity)),
  },
  {
    id: 'signs-lost',
    says: 'The components of the velocity are exchanged, and none changes its sign. Put the arm into both equations of the stub: is each of them zero?',
    value: (m) => placed(m, multiple([m.velocity[1], m.velocity[0]], 1 / m.angularVelocity)),
  },
  {
    id: 'position-forgotten',
    says: 'This is the arm from the centre of mass. Where is its end in the world?',
    value: (m) => multiple(ahead(m.velocity), 1 / m.angularVelocity),
  },
  ...[0, 1].map((k): Misconception<Moving> => ({
    id: 'position-half-forgotten',
    says: `The ${k === 0 ? 'level' : 'upright'} number is that of the arm alone. The other one begins at the centre of mass, as both should.`,
    value: (m) => centreOf(m)?.map((x, i) => (i === k ? x - m.position[i] : x)) ?? null,
  })),
  {
    id: 'times-omega',
    says: 'The velocity is multiplied by ω. The faster a body turns, the nearer the point is: check the unit, too.',
    value: (m) => placed(m, multiple(ahead(m.velocity), m.angularVelocity)),
  },
  {
    id: 'distance-in-both',
    says: 'The distance |v| / ω is added to both coordinates. It is the length of the arm; its direction is at a right angle to the velocity.',
    value: (m) => placed(m, multiple([1, 1], lengthOf(m.velocity) / m.angularVelocity)),
  },
];

const points =
  (measure: (at: Vec2, radius: number) => number) =>
  ({ wheel, first, second }: WheelPoints): 'first' | 'second' | 'same' =>
    comparedBy((at: Vec2) => Number(measure(at, wheel.radius).toFixed(9)))({ first, second });

export const ofWheelPoints: readonly Misconception<WheelPoints>[] = [
  {
    id: 'points-move-as-centre',
    says: 'The answer is always the same, as if all points moved as the axle. So does a body that slides without turning. A point of the wheel that touches the ground stands still: what does that say about the others?',
    value: () => 'same',
  },
  {
    id: 'turns-about-the-axle',
    says: 'The answer follows the distance from the axle. That would be right for a wheel that spins in place. Rolling adds the velocity of the axle, with its direction: about which point does the wheel turn at this instant?',
    value: points(([x, y]) => x ** 2 + y ** 2),
  },
  {
    id: 'height-alone',
    says: 'The answer follows the height above the ground. That is the level part of the velocity. A point in front of the axle also moves down: compare the axle with a point beside it.',
    value: points(([, y]) => y),
  },
  {
    id: 'top-stands-still',
    says: 'The answer takes the top of the wheel for the point that stands still. A wheel that rolls to the right turns clockwise. Is ω positive then?',
    value: points(([x, y], radius) => x ** 2 + (y - radius) ** 2),
  },
  {
    id: 'upright-part-alone',
    says: 'The answer follows the upright part of the velocity, which grows with the distance to the left or right of the axle. The level part counts as well: what are both at the top of the wheel?',
    value: points(([x]) => Math.abs(x)),
  },
  {
    id: 'parts-added',
    says: 'The distances across and up from the touching point are added. The two parts of a velocity are at a right angle: how long is their sum?',
    value: points(([x, y], radius) => Math.abs(x) + Math.abs(y + radius)),
  },
  {
    id: 'upper-half-is-faster',
    says: 'The answer only asks which point lies above the axle, which below, and which level with it. So among points of the upper half all would be alike. About which point does the wheel turn at this instant?',
    value: points(([, y]) => Math.sign(y)),
  },
  {
    id: 'ahead-is-faster',
    says: 'The point ahead is taken for the faster one. Both sides of a wheel are alike at this instant: compare their distances from the touching point.',
    value: ({ wheel, first, second }) => points(([x]) => x * Math.sign(wheel.velocity))({ wheel, first, second }),
  },
  {
    id: 'names-the-slower',
    says: 'The points are told apart rightly, but the slower one is named. Which of the two goes farther in the next moment?',
    value: points(([x, y], radius) => -(x ** 2 + (y + radius) ** 2)),
  },
  ...constants<WheelPoints>(['first', 'second']),
];
