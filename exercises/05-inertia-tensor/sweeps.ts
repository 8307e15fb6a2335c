import { close, largestOf, lengthOf, sweepOf, total, eachOf } from 'rigid-body-lab/course';
import type { Judge } from 'rigid-body-lab/course';
import * as inputs from './inputs.js';
import type { Move, Points } from './inputs.js';
import { ofCom, ofTensor } from './misconceptions.js';
import { ofMove } from './move-misconceptions.js';
import { questions } from './questions.js';
import { ofTurn } from './turn-misconceptions.js';

const { ARRANGEMENTS, CENTRES, FORMS, SHAPES, STEPS, TURNS } = inputs;
const { comOf, movedTo, tensorAbout, turnedTensor } = inputs;
const sweep = sweepOf<typeof import('./stub.js')>();

/** Every kind of a field once, each over an otherwise random input. */
const sizes = [1, 2, 3].map((at) => ({ size: at, weight: at }));
const PLAIN = { size: 0, weight: 0 };

const SOME = [
  { mass: 1, position: [2, -1, 3] },
  { mass: 3, position: [4, 5, -6] },
  { mass: 2, position: [-1, 2, 7] },
];
const AS_DRAWN = { arrangement: 0, form: 0, ...PLAIN };
const pointCorners = [
  ...[3, 1, 2].map((length) => ({ points: SOME.slice(0, length), ...AS_DRAWN })),
  // The same places with other masses, the same masses at other places, a light point far away.
  { points: SOME.map(({ position }, i) => ({ mass: 3 - i, position })), ...AS_DRAWN },
  { points: SOME.map(({ mass, position: [x, y, z] }) => ({ mass, position: [y, z, x] })), ...AS_DRAWN },
  { points: [...SOME, { mass: 0.01, position: [-9, 9, 8] }], ...AS_DRAWN },
  // A point in the centre of mass, before the others.
  { points: [{ mass: 1, position: [0, 0, 0] }, ...SOME], arrangement: 1, form: 0, ...PLAIN },
  ...eachOf('arrangement', ARRANGEMENTS),
  // With counterweights: the centre of mass is exactly the origin.
  ...eachOf('form', FORMS).map((form) => ({ ...form, arrangement: 1, points: SOME.slice(0, 2) })),
  ...sizes,
];

const LUMP = { spread: [5, 3, 2], products: [0.3, -0.2, 0.4], shape: 0 };
const DIAGONAL = { ...LUMP, shape: 1 };
const turnCorners = [
  ...eachOf('turn', [[], ...TURNS]).map((turn) => ({ ...turn, tensor: LUMP, ...PLAIN })),
  ...['1 0 0 0', '1 0 0 1', '2 0 0 1', '2 1 0 0'].map((turn) => ({
    turn: TURNS.findIndex((t) => t.join(' ') === turn) + 1,
    tensor: DIAGONAL,
    ...PLAIN,
  })),
  ...SHAPES.map((_, shape) => ({ tensor: { ...LUMP, shape }, turn: 0, numbers: [1, 2, -3, 1], ...PLAIN })),
  ...sizes,
];

const HERE = { com: [1, 2, 3], d: [4, -5, 6], mass: 2, tensor: LUMP, distance: 0, ...PLAIN };
const moveCorners = [
  // One body and many points; and the same with its centre at the origin.
  ...[0, 1, STEPS.length - 1].map((form) => ({ ...HERE, form, centre: 0 })),
  ...eachOf('form', STEPS).map((form) => ({ ...HERE, ...form, centre: 1 })),
  ...[{ d: [-1, -2, -3] }, { distance: 1 }, { mass: 5 }].map((other) => ({ ...HERE, centre: 0, form: 0, ...other })),
  // The same point seen from another centre, and with other tensors.
  { ...HERE, com: [2, 2, 2], d: [3, -5, 7], centre: 0, form: 0 },
  ...SHAPES.map((_, shape) => ({ ...HERE, tensor: { ...LUMP, shape }, centre: 0, form: 0 })),
  ...eachOf('centre', CENTRES),
  ...sizes,
];

/** Rounding is measured against what goes in: a tensor that cancels to zero has no size of its own. */
const tensor = (size: number): Judge => close({ absolute: 1e-12 * size, unit: 'kg m²' });
const momentsAboutOrigin = ({ points, com }: Points): number =>
  total(points.map((p) => p.mass * (lengthOf(p.position) + lengthOf(com)) ** 2));
const momentOfShift = ({ body, point }: Move): number => body.mass * (lengthOf(point) + lengthOf(body.com)) ** 2;

const one = { 'whenever there is one point': ({ points }: Points) => points.length === 1 };
const massless = ({ points }: Points): boolean => points.some((p) => p.mass === 0);

export const sweeps = {
  'any-com': sweep({
    title: 'the centre of mass of any points',
    of: 'centreOfMass',
    domain: inputs.anyPoints,
    corners: pointCorners,
    call: ({ centreOfMass }, { points }) => centreOfMass(points),
    wanted: ({ points }) => comOf(points),
    judge: ({ points }) =>
      close({ absolute: 1e-12 * points.reduce((most, p) => Math.max(most, largestOf(p.position)), 0), unit: 'm' }),
    labels: {
      ...one,
      'whenever a mass is zero': massless,
      'whenever the first mass is zero': ({ points }) => points[0].mass === 0,
      'whenever there are more than eight points': ({ points }) => points.length > 8,
      'whenever there are more than a hundred points': ({ points }) => points.length > 100,
    },
    misconceptions: ofCom,
  }),
  'any-tensor': sweep({
    title: 'the tensor of any points',
    of: 'inertiaTensor',
    domain: inputs.anyPoints,
    corners: pointCorners,
    call: ({ inertiaTensor }, { points, com }) => inertiaTensor(points, com),
    wanted: tensorAbout,
    judge: (input) => tensor(momentsAboutOrigin(input)),
    labels: {
      ...one,
      'whenever a mass is zero': massless,
      'whenever there are two points': ({ points }) => points.length === 2,
      'whenever there are fewer than three points': ({ points }) => points.length < 3,
      'whenever there are more than eight points': ({ points }) => points.length > 8,
      'whenever there are more than a hundred points': ({ points }) => points.length > 100,
      'whenever the centre of mass is the origin': ({ com }) => com.every((x) => x === 0),
      'whenever the body is small': ({ points }) => points.every((p) => largestOf(p.position) < 1e-4),
    },
    misconceptions: ofTensor,
  }),
  'any-turn': sweep({
    title: 'any tensor turned by any rotation',
    of: 'rotatedInertia',
    domain: inputs.anyTurn,
    corners: turnCorners,
    call: ({ rotatedInertia }, { inertia, rotation }) => rotatedInertia(inertia, rotation),
    wanted: turnedTensor,
    judge: () => tensor(0),
    labels: {
      'whenever a moment is zero': ({ inertia }) => inertia.some((row, i) => row[i] === 0),
      'whenever there are no products of inertia': ({ inertia: [[, xy, xz], [, , yz]] }) =>
        largestOf([xy, xz, yz]) === 0,
      'whenever the turn is about one of the axes': ({ rotation }) => rotation.some((row, i) => row[i] === 1),
      'whenever it is half a turn': ({ rotation: [a, b, c] }) => a[0] + b[1] + c[2] === -1,
    },
    misconceptions: ofTurn,
  }),
  'any-point': sweep({
    title: 'the tensor about any point',
    of: 'inertiaAboutPoint',
    domain: inputs.anyMove,
    corners: moveCorners,
    call: ({ inertiaAboutPoint }, { body, point }) => inertiaAboutPoint(body, point),
    wanted: movedTo,
    judge: (input) => tensor(momentOfShift(input)),
    labels: {
      'whenever the point is the centre of mass': ({ body, point }) => point.every((x, i) => x === body.com[i]),
      'whenever a component of d is zero': ({ body, point }) => point.some((x, i) => x === body.com[i]),
      'whenever the centre of mass is the origin': ({ body }) => body.com.every((x) => x === 0),
      'whenever the body is small': ({ body }) => largestOf(body.com) < 1e-4,
    },
    misconceptions: ofMove,
  }),
  ...questions,
};
