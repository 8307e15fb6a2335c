/** Wrong ideas of task 3 about what a push changes, with the words for the student. */
import { lengthOf } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { across, changesBy, changesOf, forceOf, torqueOf } from './inputs.js';
import type { Pushes } from './inputs.js';
import { constants } from './misconceptions.js';

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
  ...[false, true].map((fromRest): Misconception<Pushes> => ({
    id: 'no-work-no-change',
    says: 'Where all forces together are at a right angle to the velocity, the motion is said to stay. They do no work, and the speed stays for the instant. But the velocity has a direction, too: what does the string do to a stone that goes round?',
    value: (p) => {
      const [[fx, fy], [vx, vy]] = [forceOf(p), p.motion.velocity];
      const starts = fromRest && lengthOf([vx, vy]) === 0 && lengthOf([fx, fy]) > 0;
      return changesBy(starts || fx * vx + fy * vy !== 0, torqueOf(p) !== 0);
    },
  })),
  {
    id: 'only-couples-turn',
    says: 'Only forces that cancel turn the plate here. Such a couple turns without moving; but one force beside the centre turns the plate as well, and moves it.',
    value: (p) => changesBy(lengthOf(forceOf(p)) > 0, lengthOf(forceOf(p)) === 0 && torqueOf(p) !== 0),
  },
  ...[0, 1].map((k): Misconception<Pushes> => ({
    id: 'one-push-of-two',
    says: 'Where there are two pushes, the answer is right for one of them alone. Both act: add the forces of all, and the torques of all.',
    value: ({ motion, pushes }) => changesOf({ motion, pushes: [pushes[k] ?? pushes[0]] }),
  })),
  ...[0, 1].map((k): Misconception<Pushes> => ({
    id: 'torque-of-one-alone',
    says: 'All forces are counted, but of two pushes only one for the turning. Both turn the plate: add the torques of all.',
    value: (p) => changesBy(lengthOf(forceOf(p)) > 0, torqueOf({ ...p, pushes: [p.pushes[k] ?? p.pushes[0]] }) !== 0),
  })),
  {
    id: 'components-added',
    says: 'The level and the upright components of the forces are added up in one number. A push of 2 N to the right and 2 N down is not nothing: each component has to vanish by itself.',
    value: (p) => changesBy(forceOf(p)[0] + forceOf(p)[1] !== 0, torqueOf(p) !== 0),
  },
  ...[0, 1].map((k): Misconception<Pushes> => ({
    id: 'one-component',
    says: 'One component of the forces decides here whether the motion changes. A push along the other axis moves the centre just as well.',
    value: (p) => changesBy(forceOf(p)[k] !== 0, torqueOf(p) !== 0),
  })),
  {
    id: 'both-components',
    says: 'The motion changes here only if both components of the force are left over. A push straight to the right has an upright component of 0: does the plate stay?',
    value: (p) =>
      changesBy(
        forceOf(p).every((x) => x !== 0),
        torqueOf(p) !== 0,
      ),
  },
  {
    id: 'sum-in-the-middle',
    says: 'All forces together are put in the middle between their places. So a couple, whose forces add up to nothing, would not turn. Take the torque of each at its own place first.',
    value: (p) => {
      const middle = [0, 1].map((k) => p.pushes.reduce((sum, { at }) => sum + at[k], 0)) as [number, number];
      return changesBy(lengthOf(forceOf(p)) > 0, across(middle, forceOf(p)) !== 0);
    },
  },
  ...constants<Pushes>(['motion', 'turning', 'both', 'neither']),
];
