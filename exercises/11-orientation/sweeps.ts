import { close, determinant3, dot, lengthOf, sameOrientation, sameRotation, sweepOf } from 'rigid-body-lab/course';
import { anyAttitude, anySpin, anyTurn } from './domains.js';
import { rate, repaired, rotationOf, turnedBy } from './inputs.js';
import type { Drift, Refusal } from './inputs.js';
import { anyDrift, anyRefusal } from './matrices.js';
import { matrixMistakes, refusalMistakes, repairMistakes } from './misconceptions.js';
import { fatesOf } from './probes.js';
import { questions } from './questions.js';
import { rateMistakes, turnMistakes } from './turn-misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

const determinantOf = ({ matrix }: Drift): number => determinant3(matrix);
const leanOf = ({ matrix: [a, b] }: Drift): number => Math.abs(dot(a, b)) / (lengthOf(a) * lengthOf(b));
const onlyOf = ({ matrices: [matrix] }: Refusal): number => determinant3(matrix);

export const sweeps = {
  'any-repair': sweep({
    title: 'the repair of any matrix with a positive determinant',
    of: 'orthonormalized',
    ...anyDrift,
    call: ({ orthonormalized }, { matrix }) => orthonormalized(matrix),
    wanted: ({ matrix }) => repaired(matrix),
    judge: () => sameRotation(),
    labels: {
      'whenever the determinant is not 1': (input) => Math.abs(determinantOf(input) - 1) > 1e-9,
      'whenever the determinant is small': (input) => determinantOf(input) < 0.1,
      'whenever the determinant is large': (input) => determinantOf(input) > 1.5,
      'whenever row 1 is not of length 1': ({ matrix }) => Math.abs(lengthOf(matrix[0]) - 1) > 1e-9,
      'whenever rows 1 and 2 are not perpendicular': (input) => leanOf(input) > 1e-9,
      'whenever rows 1 and 2 lean strongly': (input) => leanOf(input) > 0.5,
    },
    misconceptions: repairMistakes,
  }),
  'any-refusal': sweep({
    title: 'the refusal of any mirror image and of any flat matrix, with a reason',
    of: 'orthonormalized',
    ...anyRefusal,
    call: fatesOf,
    wanted: ({ matrices }) => matrices.map(() => 'refused'),
    judge: () => close(),
    labels: {
      'whenever the determinant is 0': (input) => onlyOf(input) === 0,
      'whenever the determinant is negative': (input) => onlyOf(input) < 0,
    },
    misconceptions: refusalMistakes,
  }),
  'any-matrix': sweep({
    title: 'the matrix of any quaternion',
    of: 'matrixOf',
    ...anyAttitude,
    call: ({ matrixOf }, { q }) => matrixOf(q),
    wanted: ({ q }) => rotationOf(q),
    judge: () => sameRotation(),
    labels: {
      'whenever w is negative': ({ q }) => q[0] < 0,
      'whenever w is 0': ({ q }) => q[0] === 0,
      'whenever the turn is small': ({ q }) => Math.abs(q[0]) > 0.999,
    },
    misconceptions: matrixMistakes,
  }),
  'any-rate': sweep({
    title: 'the rate of any quaternion for any angular velocity',
    of: 'quaternionRate',
    ...anySpin,
    call: ({ quaternionRate }, { q, omega }) => quaternionRate(q, omega),
    wanted: (input) => rate(input),
    judge: () => close({ unit: '1/s' }),
    labels: {
      'whenever w is negative': ({ q }) => q[0] < 0,
      'whenever w is 0': ({ q }) => q[0] === 0,
      'whenever ω is 0': ({ omega }) => lengthOf(omega) === 0,
      'whenever the turn is slow': ({ omega }) => lengthOf(omega) < 1e-3,
    },
    misconceptions: rateMistakes,
  }),
  'any-turn': sweep({
    title: 'any steady turn from any orientation',
    of: 'turned',
    ...anyTurn,
    call: ({ turned }, { q, omega, dt }) => turned(q, omega, dt),
    wanted: (input) => turnedBy(input),
    judge: () => sameOrientation(),
    labels: {
      'whenever ω is 0': ({ omega }) => lengthOf(omega) === 0,
      'whenever dt is 0': ({ dt }) => dt === 0,
      'whenever dt is negative': ({ dt }) => dt < 0,
      'whenever w is negative': ({ q }) => q[0] < 0,
      'whenever the angle is small': ({ omega, dt }) => lengthOf(omega) * Math.abs(dt) < 1e-3,
      'whenever the angle is more than π': ({ omega, dt }) => lengthOf(omega) * Math.abs(dt) > Math.PI,
      'whenever the angle is more than a whole turn': ({ omega, dt }) => lengthOf(omega) * Math.abs(dt) > 2 * Math.PI,
    },
    misconceptions: turnMistakes,
  }),
  ...questions,
};
