import { close, defineChecks } from 'rigid-body-lab/course';
import { draw, energyOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { componentsAdded, halfMissing, speedNotSquared } from './misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    energy: {
      title: 'the energy of a point',
      probe: ({ pointEnergy }, { mass, velocity }) => pointEnergy(mass, velocity),
      wanted: energyOf,
      judge: close({ unit: 'J' }),
      misconceptions: [halfMissing, speedNotSquared, componentsAdded],
    },
  },
});
