import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as domains from './domains.js';
import * as inputs from './inputs.js';
import { ofCentre, ofSolid } from './mesh-misconceptions.js';
import { ofBrick } from './misconceptions.js';
import { ofParts } from './parts-misconceptions.js';
import { questions } from './questions.js';
import { ofSurface } from './surface-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();

/** A field with each of its first values in turn. */
const part = (kind: number, com: number[]): object => ({
  kind,
  mass: 4,
  com,
  spread: [1, 2, 4],
  products: [0.2, -0.3, 0.4],
});
const here = { arrangement: 0, unit: 0 };

export const sweeps = {
  'any-brick': sweep({
    title: 'the tensor of any brick',
    of: 'brickInertia',
    domain: domains.anyBrick,
    corners: [...eachOf('form', 6), ...eachOf('unit', 3)],
    call: ({ brickInertia }, { size, mass }) => brickInertia(size, mass),
    wanted: inputs.brickOf,
    judge: () => close({ unit: 'kg m²' }),
    labels: {
      'whenever an edge is zero': ({ size }) => size.includes(0),
      'whenever two edges differ': ({ size: [a, b, c] }) => a !== b || b !== c,
    },
    misconceptions: ofBrick,
  }),
  'any-parts': sweep({
    title: 'the tensor of any parts',
    of: 'combinedInertia',
    domain: domains.anyParts,
    corners: [
      { parts: [part(0, [1, 2, -3])], ...here },
      { parts: [part(0, [1, 2, -3]), part(2, [4, -1, 2])], ...here },
      { parts: [part(0, [0, 0, 0]), part(2, [4, 0, 0])], ...here },
      { parts: [part(0, [2, 1, 3]), part(4, [3, 1, -2])], ...here },
      { parts: [part(3, [2, 1, 3]), part(1, [3, 5, -2])], ...here },
      ...eachOf('arrangement', 4),
      ...eachOf('unit', 3),
    ],
    call: ({ combinedInertia }, { parts }) => combinedInertia(parts),
    wanted: inputs.combinedOf,
    judge: (input) => close({ absolute: 1e-12 * domains.sizeOfParts(input), unit: 'kg m²' }),
    labels: {
      'whenever there is one part': ({ parts }) => parts.length === 1,
      'whenever there is a hole': ({ parts }) => parts.some(({ mass }) => mass < 0),
      'whenever a part has no mass': ({ parts }) => parts.some(({ mass }) => mass === 0),
    },
    misconceptions: ofParts,
  }),
  'any-centre': sweep({
    title: 'volume and centre of any mesh',
    of: 'meshCentre',
    domain: domains.anyMesh,
    corners: [...eachOf('shape', 6), { at: [0, 0, 0] }, { shape: 1, at: [-0.5, -0.5, -0.5] }],
    call: ({ meshCentre }, { mesh }) => meshCentre(mesh),
    wanted: ({ mesh }) => inputs.centreOfMesh(mesh),
    judge: ({ mesh }) => close({ absolute: 1e-13 * (1 + domains.reachOf(mesh)) ** 4 }),
    labels: {
      'whenever there are two surfaces': ({ mesh }) => mesh.triangles.length > 12,
      'whenever it is no tetrahedron': ({ mesh }) => mesh.triangles.length > 4,
    },
    misconceptions: ofCentre,
  }),
  'any-solid': sweep({
    title: 'the tensor of any solid in a mesh',
    of: 'meshInertia',
    domain: domains.anySolid,
    corners: [...eachOf('shape', 6), { at: [0, 0, 0] }],
    call: ({ meshInertia }, { mesh, com, density }) => meshInertia(mesh, com, density),
    wanted: inputs.tensorOfSolid,
    judge: ({ mesh, density }) =>
      close({ absolute: 1e-14 * density * (1 + domains.reachOf(mesh)) ** 5, unit: 'kg m²' }),
    labels: {
      'whenever there are two surfaces': ({ mesh }) => mesh.triangles.length > 12,
      'whenever it is no tetrahedron': ({ mesh }) => mesh.triangles.length > 4,
    },
    misconceptions: ofSolid,
  }),
  'any-surface': sweep({
    title: 'what any triangles bound',
    of: 'surfaceState',
    domain: domains.anySurface,
    corners: [
      ...eachOf('state', 4).flatMap((state) => [
        { ...state, shape: 1, negative: 0 },
        { ...state, shape: 3, negative: 1 },
      ]),
      { state: 1, alsoTurned: 1, shape: 1 },
      { state: 1, alsoTurned: 0, shape: 0, faults: 1 },
      { state: 2, shape: 0, negative: 0 },
      { state: 3, shape: 0, volume: 0.5 },
    ],
    call: ({ surfaceState }, { triangles, volume }) => surfaceState(triangles, volume),
    wanted: inputs.stateOf,
    judge: () => close(),
    labels: {
      'whenever a triangle is missing or turned over': (input) =>
        !['solid', 'inside out'].includes(inputs.stateOf(input)),
      'whenever the volume is negative': ({ volume }) => volume < 0,
      'whenever there are more than nine vertices': ({ triangles }) => Math.max(...triangles.flat()) > 9,
    },
    misconceptions: ofSurface,
  }),
  ...questions,
};
