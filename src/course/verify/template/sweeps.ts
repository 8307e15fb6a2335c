import { close, sweepOf } from 'rigid-body-lab/course';
import { anyPoint, energyOf } from './inputs.js';
import { componentsAdded, halfMissing, speedNotSquared } from './misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

export const sweeps = {
  'any-energy': sweep({
    title: 'the energy of any point',
    of: 'pointEnergy',
    domain: anyPoint,
    // Components that cancel are drawn too rarely: a corner is laid over one of the drawn inputs.
    corners: [{ velocity: [3, -3, 0] }],
    call: ({ pointEnergy }, { mass, velocity }) => pointEnergy(mass, velocity),
    wanted: energyOf,
    judge: () => close({ unit: 'J' }),
    labels: {
      'whenever the point moves along more than one axis': ({ velocity }) => velocity.filter((v) => v !== 0).length > 1,
    },
    misconceptions: [halfMissing, speedNotSquared, componentsAdded],
  }),
};
