/** Wrong ideas of the question of task 2, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { MOTORS, motorsOf } from './situations.js';
import type { Gimbal, Motors, Position } from './situations.js';

/** A right answer but for these. */
const but = (is: (gimbal: Gimbal) => boolean, answer: Motors) => (gimbal: Gimbal) =>
  is(gimbal) ? answer : motorsOf(gimbal);
const isSquare = ({ line }: Position): boolean => line.startsWith('square');
const isLocked = ({ innerAxis }: Position): boolean => innerAxis === 'upright';
export const ofGimbal: readonly Misconception<Gimbal>[] = [
  {
    id: 'omega-is-angle-rates',
    says: 'For a line square to two of the axes there is one motor here, as if the three motor axes stood at right angles to each other and ω were the list of the three rates. That is right while the inner axis is level. Tilted, two of the motors partly do the same.',
    value: but(isSquare, 'one'),
  },
  ...['', 'outer', 'inner'].map((which) => ({
    id: 'always-at-right-angles',
    says: 'Tilted, a line square to two of the axes takes one motor here, as if the third axis lay along it. Outer and middle axis are always at a right angle, and so are middle and inner. But outer and inner? They lean towards each other until they are one line.',
    value: but((gimbal) => isSquare(gimbal) && gimbal.innerAxis === 'tilted' && gimbal.line.includes(which), 'one'),
  })),
  {
    id: 'inner-is-lost',
    says: 'With the inner axis upright, whatever is named after it is out of reach here. The inner motor still turns the camera, about the same line as the outer one: what is lost is a direction, the one square to both lines that are left.',
    value: but((gimbal) => isLocked(gimbal) && (isSquare(gimbal) || gimbal.line.includes('inner')), 'none can'),
  },
  {
    id: 'three-always-reach',
    says: 'Every line can be reached here, as if three motors always made three directions. Upright, the inner axis and the outer one are the same line: in which directions do the rates still reach?',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal), 'two'),
  },
  {
    id: 'quaternions-cure-lock',
    says: 'The gimbal is locked only while the program keeps angles. No number in a program turns a ring: the axes stand where they stand. A quaternion has no lock of its own, and is a cure where no three angles, and no three rings, are made of it.',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal) && gimbal.stored !== 'angles', 'two'),
  },
  {
    id: 'quaternions-cure-lock',
    says: 'The gimbal is not locked if the program keeps a quaternion. No number in a program turns a ring: the axes stand where they stand. A quaternion has no lock of its own, and is a cure where no three angles, and no three rings, are made of it.',
    value: but((gimbal) => isSquare(gimbal) && isLocked(gimbal) && gimbal.stored === 'quaternion', 'two'),
  },
  {
    id: 'lock-stops-all',
    says: 'With the inner axis upright nothing can be done here. Two of the three axes are one line then, but each motor still turns about its own: what is lost is one direction.',
    value: but(isLocked, 'none can'),
  },
  {
    id: 'lock-stops-all',
    says: 'With the inner axis upright nothing can be done here, and every line without a motor of its own takes two. Upright, each motor still turns about its own axis: one direction is lost. Level, the three axes stand at right angles to each other: which one is square to the other two?',
    value: ({ innerAxis, line }) => (innerAxis === 'upright' ? 'none can' : line.endsWith('axis') ? 'one' : 'two'),
  },
  {
    id: 'by-the-name',
    says: 'A line that is named after one motor takes one here, any other line two, however the inner axis stands. Follow that axis while the middle ring turns: when is it square to the other two, and when is it one line with the outer one?',
    value: ({ line }) => (line.endsWith('axis') ? 'one' : 'two'),
  },
  {
    id: 'no-motor-no-turn',
    says: 'A line on which no motor sits, and that is square to two axes, is out of reach here. Angular velocities add as vectors: two motors that run at once make a turn about a line between their axes, or beyond one of them.',
    value: but(isSquare, 'none can'),
  },
  {
    id: 'tilted-is-locked',
    says: 'As soon as the inner axis is tilted a direction is lost here. It is lost at a quarter turn of the middle ring. Before, two motors do it, if faster and faster: what becomes of 1/cos θ?',
    value: but((gimbal) => isSquare(gimbal) && gimbal.innerAxis !== 'level', 'none can'),
  },
  {
    id: 'level-is-locked',
    says: 'The lock is taken to be at the level inner axis, θ = 0. There the three axes stand at right angles to each other, which is the best that they can do. Where do two of them become one?',
    value: (gimbal) =>
      isSquare(gimbal)
        ? ({ level: 'none can', tilted: 'two', upright: 'one' } as const)[gimbal.innerAxis]
        : motorsOf(gimbal),
  },
  {
    id: 'level-has-its-motor',
    says: 'A line square to two axes takes two motors here, also while the inner axis is level. There the three axes stand at right angles to each other: which of them is square to the other two?',
    value: but((gimbal) => isSquare(gimbal) && gimbal.innerAxis === 'level', 'two'),
  },
  {
    id: 'half-way-needs-one',
    says: 'A line half-way between two axes needs one motor here. A motor turns about its own axis alone; half-way lies the sum of two angular velocities.',
    value: but(({ line }) => line.startsWith('half-way'), 'one'),
  },
  {
    id: 'half-way-out-of-reach',
    says: 'A line half-way between two axes is out of reach here. Let both motors run at once, equally fast: about which line does the camera turn at that instant?',
    value: but(({ line }) => line.startsWith('half-way'), 'none can'),
  },
  ...guesses(MOTORS, 'Each of the three comes up. Which directions do the axes of the motors span?'),
];
