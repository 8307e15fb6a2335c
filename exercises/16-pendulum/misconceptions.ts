/** Wrong formulas of task 1, with the words for the student. */
import { dot, lengthOf } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { G, compared, fallOf, tensionOf } from './inputs.js';
import type { Answer, Two } from './inputs.js';
import type { LetGo, Swing, Vec2 } from './stub.js';

const square = (v: Vec2): number => dot(v, v);

export const ofTension: readonly Misconception<Swing>[] = [
  {
    id: 'weight-only',
    says: 'This is the weight. A rod that only hangs carries just that; a mass that swings is also turned off its straight path, and only the rod can do it. What does the rod feel at the lowest point, where the mass is fastest?',
    value: ({ mass }) => mass * G,
  },
  {
    id: 'bend-missing',
    says: 'This is the part of the weight along the rod, which would do for a mass at rest. To bend the path towards the pivot takes a force, too: how large is it for this speed and this radius?',
    value: ({ mass, length, position: [, z] }) => (-mass * G * z) / length,
  },
  {
    id: 'weight-missing',
    says: 'Here the rod gives just the force that bends the path, m v²/ℓ. But the weight is there, too: above the pivot it takes a part of this over, below it the rod must hold it as well. Which part of the weight points along the rod?',
    value: ({ mass, length, velocity }) => (mass * square(velocity)) / length,
  },
  {
    id: 'whole-weight-along-the-rod',
    says: 'Here the rod carries the whole weight in every place. That is right at the lowest point alone. Hold the rod level: how much of the weight points along it then?',
    value: ({ mass, length, velocity }) => mass * G + (mass * square(velocity)) / length,
  },
  {
    id: 'weight-sign',
    says: 'The part of the weight has the wrong sign. Below the pivot the weight pulls away from it, so that the rod pulls more; there z is negative. Try a mass that hangs at rest: the rod must pull it up.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) + G * z)) / length,
  },
  {
    id: 'length-squared-in-the-bend',
    says: 'The bend is divided by the square of the length. That would be right for r × v in the place of the velocity. Check the unit: kg times m²/s² over m is N.',
    value: ({ mass, length, position: [, z], velocity }) =>
      (mass * square(velocity)) / length ** 2 - (mass * G * z) / length,
  },
  {
    id: 'size-of-the-sideways-part',
    says: 'The weight comes in by the size of x here: it pulls most where the rod is level. Hang the mass straight down: how much of its weight does the rod carry?',
    value: ({ mass, length, position: [x], velocity }) => (mass * (square(velocity) + G * Math.abs(x))) / length,
  },
  {
    id: 'height-without-sign',
    says: 'The weight loads the rod above the pivot as it does below, so z has lost its sign. On top the weight points towards the pivot: what does the rod do to a mass at rest there?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) + G * Math.abs(z))) / length,
  },
  {
    id: 'part-across-the-rod',
    says: 'The weight enters with its part across the rod, x/ℓ. That part changes the speed; the part along the rod loads it. Which of the two is there when the mass hangs straight down?',
    value: ({ mass, length, position: [x], velocity }) => (mass * (square(velocity) + G * x)) / length,
  },
  {
    id: 'part-across-the-rod-other-side',
    says: 'The weight enters with its part across the rod, -x/ℓ. That part changes the speed; the part along the rod loads it. Which of the two is there when the mass hangs straight down?',
    value: ({ mass, length, position: [x], velocity }) => (mass * (square(velocity) - G * x)) / length,
  },
  {
    id: 'speed-not-squared',
    says: 'The speed enters without its square. Twice as fast, the velocity is twice as large and turns twice as quickly: how many times the force is that?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (lengthOf(velocity) - G * z)) / length,
  },
  {
    id: 'half-of-the-bend',
    says: 'The force that bends the path is half of what it should be: ½ m v² is an energy. Divided by the length it has the unit of a force, but the force towards the centre of a circle has no ½.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) / 2 - G * z)) / length,
  },
  {
    id: 'speed-taken-for-rate',
    says: 'The speed is multiplied by the length as if it were a rate of turning. m ω² ℓ would be right with ω in rad/s; what is handed in is the velocity in m/s.',
    value: ({ mass, length, position: [, z], velocity }) => mass * (square(velocity) * length - (G * z) / length),
  },
  {
    id: 'sideways-speed-only',
    says: 'Only the velocity along x counts here. At the lowest point that is all of it. What is it when the rod is level, and does the mass stand still then?',
    value: ({ mass, length, position: [, z], velocity: [vx] }) => (mass * (vx ** 2 - G * z)) / length,
  },
  {
    id: 'mass-forgotten',
    says: 'This is the pull on each kilogram, in m/s². The force on the mass is m times as large.',
    value: (swing) => tensionOf(swing) / swing.mass,
  },
  {
    id: 'mass-in-one-term',
    says: 'The mass stands in the part that bends the path, and is missing in that of the weight. Both are forces: which unit has g z/ℓ?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * square(velocity)) / length - (G * z) / length,
  },
  {
    id: 'mass-in-one-term',
    says: 'The mass stands in the part of the weight, and is missing in that which bends the path. Both are forces: which unit has v²/ℓ?',
    value: ({ mass, length, position: [, z], velocity }) => square(velocity) / length - (mass * G * z) / length,
  },
  {
    id: 'never-pushes',
    says: 'Where the rod pushes, this gives 0. A string would be slack there; a rod can push, and the statement counts that as negative.',
    value: (swing) => Math.max(0, tensionOf(swing)),
  },
  {
    id: 'size-of-the-pull',
    says: 'This is the size of the force. Its sign tells a rod that pulls from one that pushes: what does it do to a mass at rest on top?',
    value: (swing) => Math.abs(tensionOf(swing)),
  },
  {
    id: 'counted-outwards',
    says: 'The sign is the other way round. A pull towards the pivot counts as positive: try a mass that hangs at rest.',
    value: (swing) => -tensionOf(swing),
  },
  {
    id: 'gravity-of-ten',
    says: 'Gravity is taken as 10 m/s². The statement has 9.81 m/s², and the checks tell them apart.',
    value: ({ mass, length, position: [, z], velocity }) => (mass * (square(velocity) - 10 * z)) / length,
  },
  {
    id: 'multiplier-for-tension',
    says: 'This is the factor before the gradient (2x, 2z) of x² + z² - ℓ², times the mass. The gradient is 2 ℓ long, so the force is 2 ℓ times as large, and a pull towards the pivot has a negative factor.',
    value: (swing) => -tensionOf(swing) / (2 * swing.length),
  },
  {
    id: 'whole-weight-by-height',
    says: 'The height z is not divided by the length: m g z is an energy, and not a force. Which part of the weight m g lies along the rod?',
    value: ({ mass, length, position: [, z], velocity }) => (mass * square(velocity)) / length - mass * G * z,
  },
  {
    id: 'parts-of-the-speed-added',
    says: 'The two parts of the velocity are added before the square is taken. They are at a right angle: what is the square of the speed?',
    value: ({ mass, length, position: [, z], velocity: [vx, vz] }) =>
      (mass * ((Math.abs(vx) + Math.abs(vz)) ** 2 - G * z)) / length,
  },
  {
    id: 'upward-speed-only',
    says: 'Only the velocity along z counts here. With the rod level that is all of it. What is it at the lowest point, where the mass is fastest?',
    value: ({ mass, length, position: [, z], velocity: [, vz] }) => (mass * (vz ** 2 - G * z)) / length,
  },
  {
    id: 'parts-of-the-speed-added',
    says: 'The two parts of the velocity are added, with their signs, before the square is taken. They are at a right angle: what is the square of the speed?',
    value: ({ mass, length, position: [, z], velocity: [vx, vz] }) => (mass * ((vx + vz) ** 2 - G * z)) / length,
  },
];

/** Compares what the idea takes for the pull. */
const byPull =
  (pull: (one: LetGo) => number) =>
  ({ first, second }: Two<LetGo>): Answer =>
    compared(pull(first), pull(second));

export const ofPull: readonly Misconception<Two<LetGo>>[] = [
  {
    id: 'rod-carries-the-weight',
    says: 'The heavier one is said to pull more, as if a rod carried the weight and nothing else. That is right for two that hang at rest. What does it take to turn a fast mass round at the lowest point?',
    value: byPull(({ mass }) => mass),
  },
  {
    id: 'longer-rod-pulls-more',
    says: 'The length decides here: on a longer rod the mass falls farther and is faster. True, and its path is less bent, too. Put v² = 2 g times the fall into m v²/ℓ: what is left of ℓ?',
    value: byPull((one) => one.mass * (1 + 2 * fallOf(one) * one.length)),
  },
  {
    id: 'shorter-rod-pulls-more',
    says: 'The length decides here: the tighter bend of a short rod. For equal speeds that would be right, but on a short rod the mass falls less far. Put both together: what is left of ℓ?',
    value: byPull((one) => one.mass * (1 + (2 * fallOf(one)) / one.length)),
  },
  {
    id: 'own-weight-forgotten',
    says: 'These answers count the force that bends the path, and not the weight: one that hangs at rest would not pull at all. At the lowest point the rod does both.',
    value: byPull((one) => one.mass * fallOf(one)),
  },
  {
    id: 'weight-at-rest-only',
    says: 'These answers fit a rod that holds the weight of a mass at rest, and of one that moves only what bends its path. The weight does not go away with the motion: at the lowest point the rod does both.',
    value: byPull((one) => one.mass * Math.max(1, 2 * fallOf(one))),
  },
  {
    id: 'fall-counted-once',
    says: 'These answers fit a pull of one weight and one more for each length of fall. After a fall by h the square of the speed is 2 g h: how many weights bend the path then?',
    value: byPull((one) => one.mass * (1 + fallOf(one))),
  },
  {
    id: 'mass-left-out',
    says: 'Only the height of the start counts in these answers. All masses fall alike, so they are equally fast; does it take the same force to turn a heavy one?',
    value: byPull(fallOf),
  },
  {
    id: 'always-the-first-rod',
    says: 'The first is said to pull more, whichever it is. Exchange the two in your mind: the answer must change with them. What does each rod do at the lowest point?',
    value: () => 'first',
  },
  {
    id: 'always-the-second-rod',
    says: 'The second is said to pull more, whichever it is. Exchange the two in your mind: the answer must change with them. What does each rod do at the lowest point?',
    value: () => 'second',
  },
  {
    id: 'all-pull-alike',
    says: 'The answer is the same pull for any two pendulums. They do swing alike if they are equally long, whatever their mass; but the pull is a force. Compare 1 kg and 2 kg that hang at rest.',
    value: () => 'same',
  },
  // Rounding decides where these are nearly equal, so each way of computing it has its own answers.
  ...[
    (one: LetGo) => one.mass * (G + 2 * G * fallOf(one) * one.length),
    (one: LetGo) => one.mass * G + one.mass * 2 * G * (fallOf(one) * one.length),
    (one: LetGo) => one.mass * G + 2 * one.mass * G * fallOf(one) * one.length,
    (one: LetGo) => one.mass * G + one.mass * (2 * G * fallOf(one) * one.length),
  ].map((pull): Misconception<Two<LetGo>> => ({
    id: 'longer-rod-pulls-more',
    says: 'The length decides here: on a longer rod the mass falls farther and is faster. True, and its path is less bent, too. Put v² = 2 g times the fall into m v²/ℓ: what is left of ℓ?',
    value: byPull(pull),
  })),
  ...[1, -1].map((power): Misconception<Two<LetGo>> => ({
    id: 'length-counts',
    says: `These answers ${power > 0 ? 'multiply' : 'divide'} the right pulls ${power > 0 ? 'with' : 'by'} the length of the rod. A mass on a longer rod falls farther and is faster, and its path is less bent. Put v² = 2 g times the fall into m v²/ℓ: what is left of ℓ?`,
    value: byPull((one) => one.mass * (1 + 2 * fallOf(one)) * one.length ** power),
  })),
  {
    id: 'energy-for-force',
    says: 'These answers compare the energies of the fall, mass times height. A longer rod gives more energy, and bends the path less. Put v² = 2 g times the fall into m v²/ℓ.',
    value: byPull((one) => one.mass * fallOf(one) * one.length),
  },
  {
    id: 'faster-pulls-more',
    says: 'The one that is faster at the lowest point is said to pull more, whatever the masses. What else stands in m v²/ℓ, and what does the rod of a mass at rest carry?',
    value: byPull((one) => fallOf(one) * one.length),
  },
  {
    id: 'weight-taken-off',
    says: 'These answers take the weight off the force that bends the path. That is right at the highest point, where the weight helps to bend it. At the lowest point it points away from the pivot: what must the rod do then?',
    value: byPull((one) => one.mass * (2 * fallOf(one) - 1)),
  },
  {
    id: 'where-it-starts',
    says: 'These answers compare the pulls where the masses are let go. The question is about the lowest point, through which both come: how fast are they there?',
    value: byPull((one) => one.mass * (1 - fallOf(one))),
  },
  {
    id: 'upright-falls-one-length',
    says: 'An upright start counts as a level one here. From upright the mass falls through two lengths, not one: what does that do to v²?',
    value: byPull((one) => one.mass * (1 + 2 * Math.min(1, fallOf(one)))),
  },
];
