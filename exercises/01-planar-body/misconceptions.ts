import { lengthOf } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import {
  across,
  changesBy,
  comparedBy,
  fasterPlate,
  forceOf,
  frictionOf,
  ratesOf,
  rollOf,
  torqueOf,
} from './inputs.js';
import type { Driven, Loaded, MarkedPlate, Moving, Plates, Point, Pushes, Vec2, Wheel, WheelPoints } from './inputs.js';

const turned = ([x, y]: Vec2, angle: number): Vec2 => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * y, s * x + c * y];
};
const sum = (a: Vec2, b: Vec2): Vec2 => [a[0] + b[0], a[1] + b[1]];
const times = (v: Vec2, factor: number): Vec2 => [v[0] * factor, v[1] * factor];
/** A quarter turn anticlockwise. */
const ahead = ([x, y]: Vec2): Vec2 => [-y, x];
const arm = ({ body, pointBody }: Point): Vec2 => turned(pointBody, body.angle);

export const ofPoint: readonly Misconception<Point>[] = [
  {
    id: 'clockwise',
    says: 'The part from turning has both signs wrong: with a positive ω this point goes round clockwise. Anticlockwise, a point to the right of the centre goes up: which sign does that give?',
    value: (p) => sum(p.body.velocity, times(ahead(arm(p)), -p.body.angularVelocity)),
  },
  {
    id: 'along-the-arm',
    says: 'The part from turning points along the arm, away from the centre: so a body would fly apart. r ω is the speed; the velocity stands at a right angle to the arm.',
    value: (p) => sum(p.body.velocity, times(arm(p), p.body.angularVelocity)),
  },
  {
    id: 'speed-in-both',
    says: 'The speed |r| ω is added to both components. It is the length of the part from turning; its direction is at a right angle to the arm.',
    value: (p) => sum(p.body.velocity, times([1, 1], lengthOf(p.pointBody) * p.body.angularVelocity)),
  },
  {
    id: 'signs-of-the-arm-lost',
    says: 'The components of the arm are exchanged, and none changes its sign. A quarter turn of (x, y) is at a right angle to it: is (y, x)?',
    value: (p) => sum(p.body.velocity, times([arm(p)[1], arm(p)[0]], p.body.angularVelocity)),
  },
  {
    id: 'arm-not-turned',
    says: 'The arm is taken as it stands in the body. This is right while the angle is 0; else the arm has turned with the body, and the velocity is asked for in world axes.',
    value: (p) => sum(p.body.velocity, times(ahead(p.pointBody), p.body.angularVelocity)),
  },
  {
    id: 'arm-turned-back',
    says: 'The arm is turned by -θ, that is from world to body. A body turned by a quarter has its x axis along the y of the world: try the point (1, 0).',
    value: (p) => sum(p.body.velocity, times(ahead(turned(p.pointBody, -p.body.angle)), p.body.angularVelocity)),
  },
  {
    id: 'velocity-turned',
    says: 'The velocity of the centre is turned by θ as well. It is in world axes already; only the point is given in body axes.',
    value: (p) => sum(turned(p.body.velocity, p.body.angle), times(ahead(arm(p)), p.body.angularVelocity)),
  },
  {
    id: 'centre-forgotten',
    says: 'This is the velocity as seen from the centre of mass: right if the centre rests. What does somebody in the world see?',
    value: (p) => times(ahead(arm(p)), p.body.angularVelocity),
  },
  {
    id: 'points-move-as-centre',
    says: 'The point moves as the centre does. So it is while a body does not turn; but here points on opposite sides of the centre go different ways.',
    value: ({ body }) => body.velocity,
  },
  {
    id: 'angle-for-omega',
    says: 'The arm is multiplied by the angle. How far the body has turned says where the point is; how fast it turns, ω, says how fast the point goes.',
    value: (p) => sum(p.body.velocity, times(ahead(arm(p)), p.body.angle)),
  },
  {
    id: 'degrees',
    says: 'The angle is taken for degrees. It is in rad, as Math.cos and Math.sin want it.',
    value: (p) =>
      sum(p.body.velocity, times(ahead(turned(p.pointBody, (p.body.angle * Math.PI) / 180)), p.body.angularVelocity)),
  },
];

/** What would be answered if the second thing were compared with the first. */
const exchanged = (answer: 'first' | 'second' | 'same'): 'first' | 'second' | 'same' =>
  answer === 'same' ? 'same' : answer === 'first' ? 'second' : 'first';

/** One word for all. */
const constants = <I>(words: readonly string[]): Misconception<I>[] =>
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

const placed = ({ position }: Moving, r: Vec2): Vec2 => sum(position, r);

export const ofCentre: readonly Misconception<Moving>[] = [
  {
    id: 'divides-by-zero',
    says: 'For ω = 0 this divides by zero. A body that does not turn moves everywhere alike, so no point stands still: what is asked for then?',
    value: (m) =>
      m.angularVelocity === 0 ? [Infinity, Infinity] : placed(m, times(ahead(m.velocity), 1 / m.angularVelocity)),
  },
  {
    id: 'always-a-centre',
    says: 'For ω = 0 the centre of mass is returned. It moves as all points do; that nothing stands still is asked for as null.',
    value: (m) => (m.angularVelocity === 0 ? m.position : placed(m, times(ahead(m.velocity), 1 / m.angularVelocity))),
  },
  {
    id: 'slow-is-not-none',
    says: 'A slow turn is taken for none. A body that turns slowly has a point that stands still, far away. Only for ω = 0 there is none.',
    value: (m) =>
      Math.abs(m.angularVelocity) < 1e-2 ? null : placed(m, times(ahead(m.velocity), 1 / m.angularVelocity)),
  },
  {
    id: 'size-of-omega',
    says: 'The place is right for anticlockwise turns only. If the body turns the other way, the point lies on the other side: the sign of ω counts.',
    value: (m) => placed(m, times(ahead(m.velocity), 1 / Math.abs(m.angularVelocity))),
  },
  {
    id: 'on-the-other-side',
    says: 'The arm has the wrong sign: this point moves twice as fast as the centre. A wheel that rolls to the right turns clockwise and touches the ground below its axle: does yours?',
    value: (m) => placed(m, times(ahead(m.velocity), -1 / m.angularVelocity)),
  },
  {
    id: 'ahead-of-the-centre',
    says: 'The place lies ahead, along the velocity. What turning adds is at a right angle to the arm, and it has to cancel the velocity: so which way must the arm point?',
    value: (m) => placed(m, times(m.velocity, 1 / m.angularVelocity)),
  },
  {
    id: 'not-exchanged',
    says: 'One component changes its sign, but the two are not exchanged. The level part of the velocity is cancelled by turning above or below the centre, so by which component of the arm?',
    value: (m) => placed(m, times([-m.velocity[0], m.velocity[1]], 1 / m.angularVelocity)),
  },
  {
    id: 'signs-lost',
    says: 'The components of the velocity are exchanged, and none changes its sign. Put the arm into both equations of the stub: is each of them zero?',
    value: (m) => placed(m, times([m.velocity[1], m.velocity[0]], 1 / m.angularVelocity)),
  },
  {
    id: 'position-forgotten',
    says: 'This is the arm from the centre of mass. Where is its end in the world?',
    value: (m) => times(ahead(m.velocity), 1 / m.angularVelocity),
  },
  {
    id: 'times-omega',
    says: 'The velocity is multiplied by ω. The faster a body turns, the nearer the point is: check the unit, too.',
    value: (m) => placed(m, times(ahead(m.velocity), m.angularVelocity)),
  },
  {
    id: 'distance-in-both',
    says: 'The distance |v| / ω is added to both coordinates. It is the length of the arm; its direction is at a right angle to the velocity.',
    value: (m) => placed(m, times([1, 1], lengthOf(m.velocity) / m.angularVelocity)),
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
    id: 'names-the-slower',
    says: 'The points are told apart rightly, but the slower one is named.',
    value: points(([x, y], radius) => -(x ** 2 + (y + radius) ** 2)),
  },
  ...constants<WheelPoints>(['first', 'second']),
];

/** The right rates but for the accelerations, or but for the torque. */
const ratesWith = (input: Loaded, change: { x?: number; y?: number; torque?: number }): number[] => {
  const [vx, vy, omega, ax, ay, alpha] = ratesOf(input);
  const spin = change.torque === undefined ? alpha : change.torque / input.load.momentOfInertia;
  return [vx, vy, omega, change.x ?? ax, change.y ?? ay, spin];
};
const lever = ({ state, load }: Loaded): Vec2 => turned(load.pointBody, state[2]);
const torque = (input: Loaded): number => across(lever(input), input.load.force);

export const ofRates: readonly Misconception<Loaded>[] = [
  {
    id: 'torque-backwards',
    says: 'The torque has the wrong sign. A force upwards to the right of the centre turns the body anticlockwise: what does yours say there?',
    value: (l) => ratesWith(l, { torque: -torque(l) }),
  },
  {
    id: 'distance-times-force',
    says: 'The torque is distance times force. That is right if they are at a right angle and turn anticlockwise. A force along the arm does not turn the body at all.',
    value: (l) => ratesWith(l, { torque: lengthOf(l.load.pointBody) * lengthOf(l.load.force) }),
  },
  {
    id: 'torque-by-dot',
    says: 'The torque adds the products of like components. So a force along the arm would turn most. Which of the four products x F_y, y F_x, x F_x, y F_y belong to a turn?',
    value: (l) => {
      const [x, y] = lever(l);
      return ratesWith(l, { torque: x * l.load.force[0] + y * l.load.force[1] });
    },
  },
  {
    id: 'torque-with-plus',
    says: 'The two products of the torque are added. A force to the right, above the centre, turns the body clockwise: which sign has its part?',
    value: (l) => {
      const [x, y] = lever(l);
      return ratesWith(l, { torque: x * l.load.force[1] + y * l.load.force[0] });
    },
  },
  {
    id: 'lever-not-turned',
    says: 'The lever is taken as it stands in the body, the force as it stands in the world. That is right while θ is 0. Both must be in the same axes.',
    value: (l) => ratesWith(l, { torque: across(l.load.pointBody, l.load.force) }),
  },
  {
    id: 'lever-turned-back',
    says: 'The lever is turned by -θ, that is from world to body. The point is given in body axes; where is it in the world?',
    value: (l) => ratesWith(l, { torque: across(turned(l.load.pointBody, -l.state[2]), l.load.force) }),
  },
  {
    id: 'lever-from-the-origin',
    says: 'The lever begins at the origin of the world. The same body with the same push elsewhere would turn differently. Begin at the centre of mass.',
    value: (l) => ratesWith(l, { torque: across(sum([l.state[0], l.state[1]], lever(l)), l.load.force) }),
  },
  {
    id: 'weight-at-the-point',
    says: 'The weight also acts at the point and turns the body. Gravity pulls at every part of it, as a whole at the centre of mass: what lever has it there?',
    value: (l) => {
      const weight = l.load.mass * l.load.gravity;
      return ratesWith(l, { torque: across(lever(l), [l.load.force[0], l.load.force[1] - weight]) });
    },
  },
  {
    id: 'force-turned',
    says: 'The force is turned by θ, too. It is in world axes already; only its point is given in body axes.',
    value: (l) => {
      const [x, y] = turned(l.load.force, l.state[2]);
      const { mass, gravity } = l.load;
      return ratesWith(l, { x: x / mass, y: y / mass - gravity, torque: across(lever(l), [x, y]) });
    },
  },
  {
    id: 'torque-over-mass',
    says: 'The torque is divided by the mass. To turning, the moment of inertia is what the mass is to moving.',
    value: (l) => ratesWith(l, { torque: (torque(l) / l.load.mass) * l.load.momentOfInertia }),
  },
  {
    id: 'torque-not-divided',
    says: 'This is the torque. A body with twice the moment of inertia answers it half as fast.',
    value: (l) => ratesWith(l, { torque: torque(l) * l.load.momentOfInertia }),
  },
  {
    id: 'torque-times-inertia',
    says: 'The torque is multiplied by the moment of inertia. A body that is harder to turn would gain more.',
    value: (l) => ratesWith(l, { torque: torque(l) * l.load.momentOfInertia ** 2 }),
  },
  {
    id: 'force-splits',
    says: 'Only the part of the force along the lever moves the centre here, as if the rest were used up for turning. A force moves the centre of mass by all of it, wherever it acts. It would be so if the body were held at the centre.',
    value: (l) => {
      const r = lever(l);
      const distance = lengthOf(r);
      const { mass, gravity, force } = l.load;
      if (distance === 0) return ratesOf(l);
      const part = (r[0] * force[0] + r[1] * force[1]) / distance ** 2;
      return ratesWith(l, { x: (part * r[0]) / mass, y: (part * r[1]) / mass - gravity });
    },
  },
  {
    id: 'spin-or-move',
    says: 'A force beside the centre turns the body here and leaves the centre alone. A force that turns can also move: the centre does not know where it acts. Only two opposite forces, a couple, turn without moving.',
    value: (l) => (torque(l) === 0 ? ratesOf(l) : ratesWith(l, { x: 0, y: -l.load.gravity })),
  },
  {
    id: 'gravity-forgotten',
    says: 'The weight is missing. Without the push the body would hover: what does the centre do then?',
    value: (l) => ratesWith(l, { y: l.load.force[1] / l.load.mass }),
  },
  {
    id: 'gravity-upwards',
    says: 'Gravity accelerates the body upwards here. y points up.',
    value: (l) => ratesWith(l, { y: l.load.force[1] / l.load.mass + l.load.gravity }),
  },
  {
    id: 'weight-for-gravity',
    says: 'The weight m g is subtracted from an acceleration. Heavy bodies fall no faster: which of the two, m g or g, is an acceleration?',
    value: (l) => ratesWith(l, { y: l.load.force[1] / l.load.mass - l.load.mass * l.load.gravity }),
  },
  {
    id: 'gravity-over-mass',
    says: 'Gravity is divided by the mass as if g were a force. The force is m g; what is left of the mass after dividing?',
    value: (l) => ratesWith(l, { y: (l.load.force[1] - l.load.gravity) / l.load.mass }),
  },
  {
    id: 'gravity-in-both',
    says: 'Gravity is subtracted in x as well. It pulls straight down: which of the two components feels it?',
    value: (l) => ratesWith(l, { x: l.load.force[0] / l.load.mass - l.load.gravity }),
  },
  {
    id: 'force-for-acceleration',
    says: 'The force itself stands where the acceleration belongs. Twice the mass, half of the acceleration.',
    value: (l) => ratesWith(l, { x: l.load.force[0], y: l.load.force[1] - l.load.gravity }),
  },
  {
    id: 'state-for-rates',
    says: 'The first three are the place and the angle themselves. Asked is how fast they change, and the state knows that.',
    value: (l) => [...l.state.slice(0, 3), ...ratesOf(l).slice(3)],
  },
];

export const ofPushes: readonly Misconception<Pushes>[] = [
  {
    id: 'spin-or-move',
    says: 'Where the pushes turn the plate, they do not move its centre here. A force that turns can also move: what does the centre of mass know of the place at which a force acts?',
    value: (p) => changesBy(torqueOf(p) === 0 && lengthOf(forceOf(p)) > 0, torqueOf(p) !== 0),
  },
  {
    id: 'cancelling-forces-do-nothing',
    says: 'Two forces that cancel do nothing here. They do nothing to the centre of mass; but if they act along different lines, they turn the plate: think of two hands on a steering wheel.',
    value: (p) => changesBy(lengthOf(forceOf(p)) > 0, lengthOf(forceOf(p)) > 0 && torqueOf(p) !== 0),
  },
  {
    id: 'distance-is-lever',
    says: 'Each push away from the centre turns the plate here. It is so if it acts across the arm. What if the force points straight at the centre of mass, or if two turn against each other?',
    value: (p) =>
      changesBy(
        lengthOf(forceOf(p)) > 0,
        p.pushes.some(({ at }) => lengthOf(at) > 0),
      ),
  },
  {
    id: 'each-push-turns',
    says: 'Each push is looked at alone. One that turns the plate to the left and one that turns it as strongly to the right leave the turning as it is: add the torques first.',
    value: (p) =>
      changesBy(
        lengthOf(forceOf(p)) > 0,
        p.pushes.some(({ at, force }) => across(at, force) !== 0),
      ),
  },
  {
    id: 'along-the-arm-turns',
    says: 'Pushes along the arm turn the plate here, and those across it do not. Push a door at its edge, towards the hinge and across: which opens it?',
    value: (p) => {
      const dots = p.pushes.reduce((total, { at, force }) => total + at[0] * force[0] + at[1] * force[1], 0);
      return changesBy(lengthOf(forceOf(p)) > 0, dots !== 0);
    },
  },
  {
    id: 'torque-with-plus',
    says: 'The two products of the torque are added. A force to the right, above the centre, turns the plate clockwise: which sign has its part?',
    value: (p) => {
      const added = p.pushes.reduce((total, { at, force }) => total + at[0] * force[1] + at[1] * force[0], 0);
      return changesBy(lengthOf(forceOf(p)) > 0, added !== 0);
    },
  },
  {
    id: 'each-force-moves',
    says: 'Wherever there is a push, the centre moves here. Opposite forces of the same size cancel for the centre, wherever they act.',
    value: (p) => changesBy(true, torqueOf(p) !== 0),
  },
  {
    id: 'turning-dies',
    says: 'A plate that turns already changes its turning here, also where nothing turns it. With friction it would become slower; on ice, without a torque, ω stays.',
    value: (p) => changesBy(lengthOf(forceOf(p)) > 0, torqueOf(p) !== 0 || p.motion.angularVelocity !== 0),
  },
  {
    id: 'motion-for-change',
    says: 'The answer says whether the plate moves and turns. The question is what changes: a plate that glides and turns goes on so with no push at all.',
    value: (p) => changesBy(lengthOf(p.motion.velocity) > 0, p.motion.angularVelocity !== 0),
  },
  {
    id: 'never-only-one',
    says: 'Either both change here, or nothing. A force along a line through the centre moves without turning; a couple turns without moving.',
    value: (p) => {
      const something = lengthOf(forceOf(p)) > 0 || torqueOf(p) !== 0;
      return changesBy(something, something);
    },
  },
  ...constants<Pushes>(['motion', 'turning', 'both', 'neither']),
];

/** An acceleration with the friction that follows from the forces. */
const rolling = ({ mass, force }: Wheel, acceleration: number): { acceleration: number; friction: number } => ({
  acceleration,
  friction: mass * acceleration - force[0],
});
const inertiaAtGround = ({ mass, momentOfInertia, radius }: Wheel): number => momentOfInertia + mass * radius ** 2;
const atGround = ({ at, radius, force }: Wheel): number => across([at[0], at[1] + radius], force);

export const ofRoll: readonly Misconception<Wheel>[] = [
  {
    id: 'spin-or-move',
    says: 'The force spins the wheel about its axle, and the axle follows from the spin alone. But the force also pushes the axle, and the ground answers: neither the torque about the axle nor the force is the whole story. About the touching point the ground has no lever.',
    value: (w) => rolling(w, (-w.radius * across(w.at, w.force)) / w.momentOfInertia),
  },
  {
    id: 'lever-from-the-axle',
    says: 'The lever begins at the axle, the moment of inertia belongs to the touching point. Both must be about one point.',
    value: (w) => rolling(w, (-w.radius * across(w.at, w.force)) / inertiaAtGround(w)),
  },
  {
    id: 'inertia-about-the-axle',
    says: 'The lever begins at the touching point, the moment of inertia is that about the axle. About the touching point the axle goes round, too, with all the mass at the distance of the radius.',
    value: (w) => rolling(w, (-w.radius * atGround(w)) / w.momentOfInertia),
  },
  {
    id: 'ground-forgotten',
    says: 'The wheel is accelerated by the force alone, as if it slid on ice. What does the ground do when the wheel must not slip?',
    value: ({ mass, force }) => ({ acceleration: force[0] / mass, friction: 0 }),
  },
  {
    id: 'no-slip-no-friction',
    says: 'The acceleration is right, the friction is 0. A wheel that cannot slip is held by friction, though the touching point stands still: how could the force alone give this acceleration?',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: 0 }),
  },
  {
    id: 'friction-backwards',
    says: 'The friction has the wrong sign: this is what the wheel does to the ground. Force and friction together are m a.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: -rollOf(w).friction }),
  },
  {
    id: 'friction-balances-the-force',
    says: 'The friction balances the force. Then the axle would not be accelerated: that is right for a wheel at rest only.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: -w.force[0] }),
  },
  {
    id: 'friction-is-m-a',
    says: 'This friction is m a, as if it were the only level force. The pull is another one.',
    value: (w) => ({ acceleration: rollOf(w).acceleration, friction: w.mass * rollOf(w).acceleration }),
  },
  {
    id: 'force-at-the-axle',
    says: 'The force acts at the axle here. That is right for a pull there; elsewhere the same force also turns the wheel, one way or the other.',
    value: (w) => rolling(w, (w.radius ** 2 * w.force[0]) / inertiaAtGround(w)),
  },
  {
    id: 'rolls-backwards',
    says: 'The wheel goes the wrong way. A clockwise turn, α below 0, rolls it to the right.',
    value: (w) => rolling(w, (w.radius * atGround(w)) / inertiaAtGround(w)),
  },
  {
    id: 'friction-turns-the-other-way',
    says: 'The torque of the friction has the wrong sign. It acts below the axle: a push to the right there turns the wheel anticlockwise.',
    value: (w) => {
      const { mass, momentOfInertia, radius, force, at } = w;
      const turning = across(at, force) + radius * force[0];
      return rolling(w, (radius * turning) / (mass * radius ** 2 - momentOfInertia));
    },
  },
  {
    id: 'turns-against-its-way',
    says: 'Rolling to the right goes with an anticlockwise turn here, a = R times the rate of ω. Put a coin on the table and roll it: which way does it turn?',
    value: (w) => rolling(w, (w.radius * atGround(w)) / (w.momentOfInertia - w.mass * w.radius ** 2)),
  },
  {
    id: 'top-touches-the-ground',
    says: 'The lever begins at the top of the wheel. The ground is below the axle: how high above it does the force act?',
    value: (w) => rolling(w, (-w.radius * across([w.at[0], w.at[1] - w.radius], w.force)) / inertiaAtGround(w)),
  },
  {
    id: 'level-part-alone',
    says: 'Only the level part of the force turns the wheel here. A force upwards beside the axle turns it as well.',
    value: (w) => rolling(w, (w.radius * (w.at[1] + w.radius) * w.force[0]) / inertiaAtGround(w)),
  },
  {
    id: 'radius-not-squared',
    says: 'To the moment of inertia m R is added. Check the unit: a moment of inertia is mass times a distance squared.',
    value: (w) => rolling(w, (-w.radius * atGround(w)) / (w.momentOfInertia + w.mass * w.radius)),
  },
  {
    id: 'angular-for-level',
    says: 'This is the angular acceleration, clockwise. The axle is the radius away from the touching point: how fast does it go, then?',
    value: (w) => rolling(w, -atGround(w) / inertiaAtGround(w)),
  },
];

const side = (push: number): 'left' | 'right' | 'none' => (push === 0 ? 'none' : push > 0 ? 'right' : 'left');

export const ofDriven: readonly Misconception<Driven>[] = [
  {
    id: 'rolling-needs-friction',
    says: 'A wheel that rolls steadily is held back by friction here. Without slipping the touching point stands still, and nothing changes the motion: what would a friction do to v, and what to ω? (It would be so for a wheel that slides.)',
    value: (d) => (d.pull === 0 && d.couple === 0 ? side(-d.velocity) : frictionOf(d)),
  },
  {
    id: 'friction-keeps-it-rolling',
    says: 'A wheel that rolls steadily is pushed along by friction here. Nothing has to keep it going: with such a push it would become faster, and its turning slower. Then it would slip.',
    value: (d) => (d.pull === 0 && d.couple === 0 ? side(d.velocity) : frictionOf(d)),
  },
  {
    id: 'against-the-motion',
    says: 'Friction is against the velocity here. That is right for what slides. A wheel that does not slip feels what its touching point would do without friction: which way would it slide?',
    value: ({ velocity }) => side(-velocity),
  },
  {
    id: 'along-the-motion',
    says: 'Friction is along the velocity here. Which way the wheel already rolls does not matter: which way would the touching point slide without friction?',
    value: ({ velocity }) => side(velocity),
  },
  {
    id: 'friction-against-the-drive',
    says: 'Friction is always against what drives the wheel. For a pull at the axle it is. But a motor turns the wheel against the ground, and nothing but the ground can push it ahead: think of a car on ice.',
    value: ({ pull, couple }) => side(couple - pull),
  },
  {
    id: 'friction-helps',
    says: 'Friction always pushes the way in which the wheel is driven. For a motor it does. A pulled wheel is turned by friction alone: which way must it push to turn the wheel as it rolls?',
    value: ({ pull, couple }) => side(pull - couple),
  },
  {
    id: 'friction-to-the-other-side',
    says: 'Each time there is friction, it points the other way. This is what the wheel does to the ground; what does the ground do to the wheel?',
    value: ({ pull, couple }) => side(pull + couple),
  },
  {
    id: 'pull-alone',
    says: 'A couple causes no friction here. It turns the wheel: without friction, which way would the touching point slide?',
    value: ({ pull }) => side(-pull),
  },
  {
    id: 'couple-alone',
    says: 'A pull at the axle causes no friction here. It does not turn the wheel, so without friction the wheel would slide as a sledge: what keeps it rolling?',
    value: ({ couple }) => side(-couple),
  },
  {
    id: 'no-slip-no-friction',
    says: 'The answer is always none, as if friction meant slipping. What does not slip may well be held, as a box on a slope is. Only if nothing speeds the wheel up or slows it down, the ground has nothing to do.',
    value: () => 'none',
  },
  ...constants<Driven>(['left', 'right']),
];
