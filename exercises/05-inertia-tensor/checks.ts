import { close, defineChecks } from 'rigid-body-lab/course';
import { comOf, draw, movedTo, tensorAbout, turnedTensor } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofCom, ofTensor } from './misconceptions.js';
import { ofMove } from './move-misconceptions.js';
import { sweeps } from './sweeps.js';
import { ofTurn } from './turn-misconceptions.js';

type Student = typeof import('./stub.js');

const inertiaUnit = { unit: 'kg m²' };

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    com: {
      title: 'the centre of mass of six points',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: ({ points }) => comOf(points),
      judge: close({ unit: 'm' }),
      misconceptions: ofCom,
    },
    tensor: {
      title: 'the tensor of six points about their centre of mass',
      probe: ({ inertiaTensor }, { points, com }) => inertiaTensor(points, com),
      wanted: tensorAbout,
      judge: close(inertiaUnit),
      misconceptions: ofTensor,
    },
    turned: {
      title: 'the tensor of the turned body in world axes',
      probe: ({ rotatedInertia }, { inertia, rotation }) => rotatedInertia(inertia, rotation),
      wanted: turnedTensor,
      judge: close(inertiaUnit),
      misconceptions: ofTurn,
    },
    'about-point': {
      title: 'the tensor about a point outside the body',
      probe: ({ inertiaAboutPoint }, { body, point }) => inertiaAboutPoint(body, point),
      wanted: movedTo,
      judge: close(inertiaUnit),
      misconceptions: ofMove,
    },
  },
});
