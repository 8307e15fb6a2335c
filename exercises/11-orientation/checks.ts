import { close, defineChecks, sameOrientation, sameRotation } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { draw, rate, repaired, rotationOf, turnedBy } from './inputs.js';
import type { Inputs, Turn } from './inputs.js';
import { matrixMistakes, refusalMistakes, repairMistakes } from './misconceptions.js';
import { fatesOf } from './probes.js';
import { sweeps } from './sweeps.js';
import { rateMistakes, turnMistakes } from './turn-misconceptions.js';

type Student = typeof import('./stub.js');

const still = (inputs: Turn): Turn => ({ ...inputs, omega: [0, 0, 0] });
const whenStill = (id: string): Misconception<Inputs>[] =>
  turnMistakes
    .filter((m) => m.id === id)
    .slice(0, 1)
    .map((m) => ({ ...m, value: (inputs) => m.value(still(inputs)) }));

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    repair: {
      title: 'the lecture’s repair of a matrix that has drifted',
      probe: ({ orthonormalized }, { matrix }) => orthonormalized(matrix),
      wanted: ({ matrix }) => repaired(matrix),
      judge: sameRotation(),
      misconceptions: repairMistakes,
    },
    'repair-refuses-mirror': {
      title: 'a mirror image and a flat matrix are refused, with a reason',
      probe: fatesOf,
      wanted: () => ['refused', 'refused'],
      judge: close(),
      misconceptions: refusalMistakes,
    },
    matrix: {
      title: 'the matrix of a quaternion',
      probe: ({ matrixOf }, { q }) => matrixOf(q),
      wanted: ({ q }) => rotationOf(q),
      judge: sameRotation(),
      misconceptions: matrixMistakes,
    },
    rate: {
      title: 'the rate of a quaternion for an angular velocity in body axes',
      probe: ({ quaternionRate }, { q, omega }) => quaternionRate(q, omega),
      wanted: (inputs) => rate(inputs),
      judge: close({ unit: '1/s' }),
      misconceptions: rateMistakes,
    },
    steady: {
      title: 'the orientation after a steady turn',
      probe: ({ turned }, { q, omega, dt }) => turned(q, omega, dt),
      wanted: (inputs) => turnedBy(inputs),
      judge: sameOrientation(),
      misconceptions: turnMistakes.filter(({ id }) => id !== 'divides-by-zero'),
    },
    'steady-still': {
      title: 'no turn, ω = 0, leaves the orientation as it is',
      probe: ({ turned }, { q, dt }) => turned(q, [0, 0, 0], dt),
      wanted: ({ q }) => q,
      judge: sameOrientation(),
      misconceptions: whenStill('divides-by-zero'),
    },
  },
});
