import { close, defineChecks } from 'rigid-body-lab/course';
import { draw, energyOf } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'twice-as-fast': {
      title: 'how the energy grows with the speed',
      hint: 'Let the point move twice as fast, then twice as heavy: by which factor must the energy grow each time?',
      probe: ({ pointEnergy }, { mass, velocity: [x, y, z] }) => ({
        faster: pointEnergy(mass, [2 * x, 2 * y, 2 * z]),
        heavier: pointEnergy(2 * mass, [x, y, z]),
      }),
      wanted: (inputs) => ({ faster: 4 * energyOf(inputs), heavier: 2 * energyOf(inputs) }),
      judge: close({ unit: 'J' }),
    },
  },
});
