import { close, sweepOf } from 'rigid-body-lab/course';
import { aboutPoint, anyBody, comOf, massOf, product, sizeOf, tensorByPairs, turned } from './inputs.js';
import type { Inputs } from './inputs.js';
import * as wrong from './misconceptions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

/** Rounding is measured against what went in: a tensor that cancels to zero has no size of its own. */
const tensor = (input: Inputs): ReturnType<typeof close> => close({ absolute: 1e-12 * sizeOf(input), unit: 'kg m²' });

export const sweeps = {
  'any-com': sweep({
    title: 'the centre of mass of any points',
    of: 'centreOfMass',
    domain: anyBody,
    call: ({ centreOfMass }, { points }) => centreOfMass(points),
    wanted: comOf,
    judge: ({ points }) =>
      close({ absolute: 1e-12 * Math.max(...points.flatMap((p) => p.position.map(Math.abs))), unit: 'm' }),
    labels: { 'whenever there is one point': ({ points }) => points.length === 1 },
    misconceptions: [wrong.unweighted, wrong.undivided, wrong.byCount],
  }),
  'any-tensor': sweep({
    title: 'the tensor of any points',
    of: 'inertiaTensor',
    domain: anyBody,
    call: ({ inertiaTensor }, { points, com }) => inertiaTensor(points, com),
    wanted: tensorByPairs,
    judge: tensor,
    labels: {
      'whenever there is one point': ({ points }) => points.length === 1,
      'whenever there are fewer than three points': ({ points }) => points.length < 3,
    },
    misconceptions: [wrong.plusProducts, wrong.notShifted, wrong.massless, wrong.planes, wrong.swapped],
  }),
  'any-turn': sweep({
    title: 'any tensor turned by any rotation',
    of: 'rotatedInertia',
    domain: anyBody,
    call: ({ rotatedInertia }, { inertia, rotation }) => rotatedInertia(inertia, rotation),
    wanted: ({ inertia, rotation }) => product(product(rotation, inertia), turned(rotation)),
    judge: tensor,
    misconceptions: [wrong.wrongWay, wrong.oneSided, wrong.sameSideTwice],
  }),
  'any-point': sweep({
    title: 'the tensor about any point',
    of: 'inertiaAboutPoint',
    domain: anyBody,
    call: ({ inertiaAboutPoint }, { points, com, inertia, point }) =>
      inertiaAboutPoint({ mass: points.reduce((sum, p) => sum + p.mass, 0), com, inertia }, point),
    wanted: (input) => aboutPoint(input, input.point),
    judge: tensor,
    misconceptions: [wrong.steinerSign, wrong.steinerDiagonal, wrong.steinerNoProducts, wrong.steinerPlus],
  }),
};
