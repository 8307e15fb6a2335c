/** Wrong formulas of task 3 for the six rates, with the words for the student. */
import { lengthOf, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { across, ratesOf } from './inputs.js';
import type { Loaded, Vec2 } from './inputs.js';
import { ahead, sum, turned } from './misconceptions.js';

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
    id: 'size-of-the-torque',
    says: 'The torque has lost its sign: each push turns the body anticlockwise. The same push on the other side of the centre turns it the other way.',
    value: (l) => ratesWith(l, { torque: Math.abs(torque(l)) }),
  },
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
  {
    id: 'inertia-about-the-point',
    says: 'The moment of inertia is shifted to the point where the force acts: m r² is added. The torque about the centre of mass is answered by the moment of inertia about the centre of mass. (The sum belongs to a body that is held at that point.)',
    value: (l) => {
      const I = l.load.momentOfInertia;
      return ratesWith(l, { torque: (torque(l) * I) / (I + l.load.mass * lengthOf(l.load.pointBody) ** 2) });
    },
  },
  {
    id: 'inertia-of-the-point',
    says: 'The torque is divided by m r², as for a body with all its mass at the point where the force acts. The mass is where it was: which number says how hard this body is to turn about its centre of mass?',
    value: (l) => {
      const distance = lengthOf(l.load.pointBody);
      return ratesWith(l, { torque: (torque(l) * l.load.momentOfInertia) / (l.load.mass * distance ** 2) });
    },
  },
  {
    id: 'force-into-body-axes',
    says: 'The force is turned by -θ for the acceleration, as into body axes. The accelerations are asked for in world axes, where the force stands already.',
    value: (l) => {
      const [x, y] = turned(l.load.force, -l.state[2]);
      return ratesWith(l, { x: x / l.load.mass, y: y / l.load.mass - l.load.gravity });
    },
  },
  {
    id: 'velocity-of-the-point',
    says: 'The first two rates are the velocity of the point where the force acts. The state holds the place of the centre of mass: how fast does that change?',
    value: (l) => {
      const [x, y] = sum([l.state[3], l.state[4]], multiple(ahead(lever(l)), l.state[5]));
      return [x, y, ...ratesOf(l).slice(2)];
    },
  },
  {
    id: 'acceleration-of-the-point',
    says: 'From the acceleration of the centre ω² r is subtracted. That is a part of the acceleration of a point that goes round. The centre of mass does not go round itself: forces alone accelerate it.',
    value: (l) => {
      const [, , , x, y] = ratesOf(l);
      const [rx, ry] = multiple(lever(l), l.state[5] ** 2);
      return ratesWith(l, { x: x - rx, y: y - ry });
    },
  },
  {
    id: 'gain-for-turning',
    says: 'The rate of θ is the angular acceleration here. How fast the angle changes now is ω itself, and the state has it.',
    value: (l) => {
      const [x, y, , ax, ay, alpha] = ratesOf(l);
      return [x, y, alpha, ax, ay, alpha];
    },
  },
];
