import { close, defineChecks } from 'rigid-body-lab/course';
import { aboutPoint, comOf, draw, product, tensorByPairs, turned } from './inputs.js';
import type { Inputs } from './inputs.js';
import {
  byCount,
  massless,
  notShifted,
  oneSided,
  planes,
  plusProduct,
  plusProducts,
  sameSideTwice,
  shiftAndSign,
  steinerDiagonal,
  steinerNoProducts,
  steinerPlus,
  steinerSign,
  swapped,
  undivided,
  unweighted,
  wrongWay,
} from './misconceptions.js';

import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

const inertiaUnit = { unit: 'kg m²' };

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    com: {
      title: 'the centre of mass of six points',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: comOf,
      judge: close({ unit: 'm' }),
      misconceptions: [unweighted, undivided, byCount],
    },
    tensor: {
      title: 'the tensor of six points about their centre of mass',
      probe: ({ inertiaTensor }, { points, com }) => inertiaTensor(points, com),
      wanted: tensorByPairs,
      judge: close(inertiaUnit),
      misconceptions: [
        plusProducts,
        plusProduct(0, 1, 'xy'),
        plusProduct(0, 2, 'xz'),
        plusProduct(1, 2, 'yz'),
        notShifted,
        shiftAndSign,
        massless,
        planes,
        swapped,
      ],
    },
    turned: {
      title: 'the tensor of the turned body in world axes',
      probe: ({ rotatedInertia }, { inertia, rotation }) => rotatedInertia(inertia, rotation),
      wanted: ({ inertia, rotation }) => product(product(rotation, inertia), turned(rotation)),
      judge: close(inertiaUnit),
      misconceptions: [wrongWay, oneSided, sameSideTwice],
    },
    'about-point': {
      title: 'the tensor about a point outside the body',
      probe: ({ inertiaAboutPoint }, { points, com, inertia, point }) => {
        const mass = points.reduce((sum, p) => sum + p.mass, 0);
        const given = JSON.stringify(inertia);
        const about = inertiaAboutPoint({ mass, com, inertia }, point);
        if (JSON.stringify(inertia) !== given) throw new Error('body.inertia was changed. Return a new matrix.');
        return about;
      },
      wanted: (inputs) => aboutPoint(inputs, inputs.point),
      judge: close(inertiaUnit),
      misconceptions: [steinerSign, steinerDiagonal, steinerNoProducts, steinerPlus],
    },
  },
});
