/**
 * Wrong formulas of task 1, with the words for the student, and what those of the other tasks are made with.
 */
import { lengthOf, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { comparedBy, fasterPlate } from './inputs.js';
import type { MarkedPlate, Plates, Point, Vec2 } from './inputs.js';

export const turned = ([x, y]: Vec2, angle: number): Vec2 => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * y, s * x + c * y];
};
export const sum = (a: Vec2, b: Vec2): Vec2 => [a[0] + b[0], a[1] + b[1]];
/** A quarter turn anticlockwise. */
export const ahead = ([x, y]: Vec2): Vec2 => [-y, x];
const arm = ({ body, pointBody }: Point): Vec2 => turned(pointBody, body.angle);

export const ofPoint: readonly Misconception<Point>[] = [
  {
    id: 'clockwise',
    says: 'The part from turning has both signs wrong: with a positive ω this point goes round clockwise. Anticlockwise, a point to the right of the centre goes up: which sign does that give?',
    value: (p) => sum(p.body.velocity, multiple(ahead(arm(p)), -p.body.angularVelocity)),
  },
  {
    id: 'along-the-arm',
    says: 'The part from turning points along the arm, away from the centre: so a body would fly apart. r ω is the speed; the velocity stands at a right angle to the arm.',
    value: (p) => sum(p.body.velocity, multiple(arm(p), p.body.angularVelocity)),
  },
  {
    id: 'speed-in-both',
    says: 'The speed |r| ω is added to both components. It is the length of the part from turning; its direction is at a right angle to the arm.',
    value: (p) => sum(p.body.velocity, multiple([1, 1], lengthOf(p.pointBody) * p.body.angularVelocity)),
  },
  {
    id: 'signs-of-the-arm-lost',
    says: 'The components of the arm are exchanged, and none changes its sign. A quarter turn of (x, y) is at a right angle to it: is (y, x)?',
    value: (p) => sum(p.body.velocity, multiple([arm(p)[1], arm(p)[0]], p.body.angularVelocity)),
  },
  {
    id: 'arm-not-turned',
    says: 'The arm is taken as it stands in the body. This is right while the angle is 0; else the arm has turned with the body, and the velocity is asked for in world axes.',
    value: (p) => sum(p.body.velocity, multiple(ahead(p.pointBody), p.body.angularVelocity)),
  },
  ...[lengthOf, (r: Vec2) => r[0]].flatMap((sizeOf) =>
    [0, Math.PI / 2].map((axis) => ({
      id: 'square-to-an-axis',
      says: `The part from turning stands at a right angle to the ${axis === 0 ? 'x' : 'y'} axis of the body. That is right for a point on this axis. Draw a point beside it, and its arm: which way does it go when the body turns?`,
      value: (p: Point) =>
        sum(
          p.body.velocity,
          multiple(turned([0, 1], p.body.angle + axis), sizeOf(p.pointBody) * p.body.angularVelocity),
        ),
    })),
  ),
  {
    id: 'arm-turned-back',
    says: 'The arm is turned by -θ, that is from world to body. A body turned by a quarter has its x axis along the y of the world: try the point (1, 0).',
    value: (p) => sum(p.body.velocity, multiple(ahead(turned(p.pointBody, -p.body.angle)), p.body.angularVelocity)),
  },
  {
    id: 'velocity-turned',
    says: 'The velocity of the centre is turned by θ as well. It is in world axes already; only the point is given in body axes.',
    value: (p) => sum(turned(p.body.velocity, p.body.angle), multiple(ahead(arm(p)), p.body.angularVelocity)),
  },
  {
    id: 'centre-forgotten',
    says: 'This is the velocity as seen from the centre of mass: right if the centre rests. What does somebody in the world see?',
    value: (p) => multiple(ahead(arm(p)), p.body.angularVelocity),
  },
  {
    id: 'points-move-as-centre',
    says: 'The point moves as the centre does. So it is while a body does not turn; but here points on opposite sides of the centre go different ways.',
    value: ({ body }) => body.velocity,
  },
  {
    id: 'angle-for-omega',
    says: 'The arm is multiplied by the angle. How far the body has turned says where the point is; how fast it turns, ω, says how fast the point goes.',
    value: (p) => sum(p.body.velocity, multiple(ahead(arm(p)), p.body.angle)),
  },
  {
    id: 'degrees',
    says: 'The angle is taken for degrees. It is in rad, as Math.cos and Math.sin want it.',
    value: (p) =>
      sum(
        p.body.velocity,
        multiple(ahead(turned(p.pointBody, (p.body.angle * Math.PI) / 180)), p.body.angularVelocity),
      ),
  },
  {
    id: 'level-part-copied',
    says: 'In both components the same number from turning is added. The level one comes from the height of the arm, with a minus; what does the upright one come from?',
    value: (p) => sum(p.body.velocity, multiple([-arm(p)[1], -arm(p)[1]], p.body.angularVelocity)),
  },
];

/** What would be answered if the second thing were compared with the first. */
export const exchanged = (answer: 'first' | 'second' | 'same'): 'first' | 'second' | 'same' =>
  answer === 'same' ? 'same' : answer === 'first' ? 'second' : 'first';

/** One word for all. */
export const constants = <I>(words: readonly string[]): Misconception<I>[] =>
  words.map((word) => ({
    id: 'one-word-for-all',
    says: `The answer is "${word}" whatever is handed in. Each of the words is right for some of the inputs: what decides?`,
    value: () => word,
  }));

export const ofPlates: readonly Misconception<Plates>[] = [
  {
    id: 'omega-by-point',
    says: 'The answer follows the speeds of the points. Points far apart have a large speed on a plate that turns slowly: ω belongs to the whole plate and is no larger far out. What divided by what is the same for every pair of its points?',
    value: comparedBy(({ speed }: MarkedPlate) => speed),
  },
  {
    id: 'longer-turns-faster',
    says: 'The answer names the plate whose marks are farther apart. ω is one number for a plate, whichever two points one looks at. Try it with equal speeds.',
    value: comparedBy(({ distance }: MarkedPlate) => distance),
  },
  {
    id: 'shorter-turns-faster',
    says: 'The answer names the plate whose marks are closer together. That would be right if the speeds were equal; what if they are not?',
    value: comparedBy(({ distance }: MarkedPlate) => -distance),
  },
  {
    id: 'measured-from-the-centre',
    says: 'The speed is divided by the distance from the centre of mass. That would be right for a speed seen from the centre. This one is seen from A, so how far is B from there?',
    value: comparedBy(({ speed, fromCentre }: MarkedPlate) => speed / fromCentre),
  },
  {
    id: 'speed-times-distance',
    says: 'The answer follows the product of speed and distance. The speed is ω times the distance: so what is ω?',
    value: comparedBy(({ speed, distance }: MarkedPlate) => speed * distance),
  },
  {
    id: 'acceleration-for-omega',
    says: 'The answer follows the square of the speed over the distance. That is how strongly B is accelerated towards A. The speed itself is ω times the distance.',
    value: comparedBy(({ speed, distance }: MarkedPlate) => speed ** 2 / distance),
  },
  ...[
    ({ distance, fromCentre }: MarkedPlate) => distance + fromCentre,
    ({ distance, fromCentre }: MarkedPlate) => Math.abs(distance - fromCentre),
    ({ distance, fromCentre }: MarkedPlate) => Math.hypot(distance, fromCentre),
  ].map((far): Misconception<Plates> => ({
    id: 'way-by-the-centre',
    says: 'The distance from the centre of mass goes into the length by which the speed is divided. Seen from A, where does B go round, and how far away from it is B?',
    value: comparedBy((plate: MarkedPlate) => plate.speed / far(plate)),
  })),
  {
    id: 'names-the-slower',
    says: 'The plates are told apart rightly, but the slower one is named. Which takes less time for a whole turn?',
    value: (plates) => exchanged(fasterPlate(plates)),
  },
  {
    id: 'all-turn-alike',
    says: 'The answer is always the same. All points of one plate share one ω; these are two plates, and each has its own.',
    value: () => 'same',
  },
  ...constants<Plates>(['first', 'second']),
];
