import { close, defineChecks, sameOrientation, sameRotation } from 'rigid-body-lab/course';
import { draw, rate, repaired, rotationOf, turnedBy } from './inputs.js';
import type { Inputs } from './inputs.js';
import {
  columnsRepaired,
  crossReversed,
  fates,
  fromDegrees,
  fromRowThree,
  halfAndOrder,
  halfMissing,
  inDegrees,
  oneEulerStep,
  scalarLast,
  timeForgotten,
  transposedMatrix,
  turnOnTheLeft,
  wholeAngle,
  wholeAngleOnTheLeft,
  worldOmega,
} from './misconceptions.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    repair: {
      title: 'the lecture’s repair of a matrix that has drifted',
      probe: ({ orthonormalized }, { drifted }) => {
        const given = JSON.stringify(drifted);
        const result = orthonormalized(drifted);
        if (JSON.stringify(drifted) !== given) throw new Error('The matrix handed in was changed. Return a new one.');
        return result;
      },
      wanted: ({ drifted }) => repaired(drifted),
      judge: sameRotation(),
      misconceptions: [columnsRepaired, fromRowThree, crossReversed],
    },
    'repair-refuses-mirror': {
      title: 'a mirror image and a flat matrix are refused, with a reason',
      probe: ({ orthonormalized }, { drifted: [a, b, [x, y, z]] }) => {
        // A rotation must pass: an error here is told as it is.
        orthonormalized([
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ]);
        const fate = (...rows: [number, number, number][]): string => {
          try {
            orthonormalized([rows[0], rows[1], rows[2]]);
            return 'accepted';
          } catch (error) {
            return error instanceof Error && error.message ? 'refused' : 'refused without a reason';
          }
        };
        return { mirror: fate(a, b, [-x, -y, -z]), flat: fate([1, 0, 0], [0, 1, 0], [1, 1, 0]) };
      },
      wanted: () => ({ mirror: 'refused', flat: 'refused' }),
      judge: close(),
      misconceptions: [
        fates(
          'mirror-accepted',
          'A mirror image (determinant -1) and three rows in one plane (determinant 0) come out as if they were rotations. Throw an error if the determinant is not positive.',
          'accepted',
          'accepted',
        ),
        fates(
          'flat-accepted',
          'The mirror image is refused, but not three rows in one plane, whose determinant is 0. Refuse all that is not positive.',
          'refused',
          'accepted',
        ),
        fates(
          'no-reason',
          'The matrix is refused without a word. Throw new Error(…) with a message that says why.',
          'refused without a reason',
          'refused without a reason',
        ),
      ],
    },
    matrix: {
      title: 'the matrix of a quaternion',
      probe: ({ matrixOf }, { q }) => matrixOf(q),
      wanted: ({ q }) => rotationOf(q),
      judge: sameRotation(),
      misconceptions: [transposedMatrix, scalarLast],
    },
    rate: {
      title: 'the rate of a quaternion for an angular velocity in body axes',
      probe: ({ quaternionRate }, { q, omega }) => quaternionRate(q, omega),
      wanted: ({ q, omega }) => rate(q, omega),
      judge: close({ unit: '1/s' }),
      misconceptions: [halfMissing, worldOmega, halfAndOrder],
    },
    steady: {
      title: 'the orientation after a steady turn',
      probe: ({ turned }, { q, omega, dt }) => turned(q, omega, dt),
      wanted: (inputs) => turnedBy(inputs),
      judge: sameOrientation(),
      misconceptions: [
        wholeAngle,
        turnOnTheLeft,
        wholeAngleOnTheLeft,
        timeForgotten,
        inDegrees,
        fromDegrees,
        oneEulerStep,
      ],
    },
    'steady-still': {
      title: 'no turn, ω = 0, leaves the orientation as it is',
      probe: ({ turned }, { q, dt }) => turned(q, [0, 0, 0], dt),
      wanted: ({ q }) => q,
      judge: sameOrientation(),
    },
  },
});
