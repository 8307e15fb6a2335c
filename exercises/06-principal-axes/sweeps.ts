import { close, largestOf, lengthOf, sweepOf, eachOf } from 'rigid-body-lab/course';
import type { Matrix, Misconception, Vector } from 'rigid-body-lab/course';
import * as inputs from './inputs.js';
import type { Pairs, Plane, Vec3 } from './inputs.js';
import { jacobi, ofJacobi, ofMoment } from './misconceptions.js';
import { questions } from './questions.js';
import { ofFrame } from './wrong-frames.js';
import type { WrongFrame } from './wrong-frames.js';

const { DEGENERATE, FORMS, GAPS, LENGTHS, NEARLY_UNIT, ORDERS, PLANES, SCALES, SHAPES, SKEW, TURNS } = inputs;
type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

/** Every kind of a field once, each over an otherwise random input. */
const sizes = [1, 2, 3].map((at) => ({ size: at }));

const LUMP = { spread: [5, 3, 2], products: [0.3, -0.2, 0.4], size: 0 };
const AXIS = { shape: 0, u: [1, -2, 3], form: 0, length: 0, unit: 0 };
const alongCorners = [
  ...eachOf('shape', SHAPES).map((shape) => ({ ...LUMP, ...AXIS, ...shape })),
  ...eachOf('form', FORMS).map((form) => ({ ...LUMP, ...AXIS, ...form })),
  ...eachOf('length', LENGTHS).map((length) => ({ ...length, unit: 0 })),
  // As short as it may be.
  { ...LUMP, ...AXIS, u: [0.02, -0.01, 0.01], length: LENGTHS.indexOf(1e-9) },
  ...eachOf('unit', NEARLY_UNIT),
  // A rod, and its own axis: the moment is zero.
  { ...AXIS, spread: [4, 0, 0], form: 4, size: 0 },
  ...sizes,
];

const planeCorners = [
  ...PLANES.flatMap((_, plane) => DEGENERATE.map((_kind, kind) => ({ ...LUMP, plane, kind }))),
  // The moments the other way round, the product with the other sign, nothing beside it.
  ...PLANES.flatMap((_, plane) => [
    { ...LUMP, spread: [2, 3, 5], plane, kind: 0 },
    { ...LUMP, products: [-0.3, 0.2, -0.4], plane, kind: 0 },
    { ...LUMP, products: [-0.3, 0.2, -0.4], plane, kind: 2 },
    { ...LUMP, plane, kind: 0, others: 1 },
  ]),
  ...sizes,
];

const BODY = {
  moments: [5, 4.9, 0.3],
  rod: 0,
  turn: 0,
  numbers: [1, 2, -3, 1],
  lengths: [2, -0.5, 1],
  scale: 0,
  size: 0,
};
const pairCorners = [
  ...[0, 1, 2].flatMap((gaps) => ORDERS.map((_, order) => ({ ...BODY, gaps, order, skew: 0 }))),
  ...[1, 2, 3, 4, 5].flatMap((gaps) => SKEW.slice(1).map((_, skew) => ({ ...BODY, gaps, skew: skew + 1 }))),
  ...eachOf('gaps', GAPS).map((gaps) => ({ ...BODY, ...gaps, skew: 0 })),
  ...eachOf('turn', [[], ...TURNS]).map((turn) => ({ ...turn, gaps: 0 })),
  ...eachOf('turn', TURNS).map((turn, at) => ({ ...turn, gaps: 1 + (at % 2) })),
  { ...BODY, rod: 1, gaps: 0 },
  // As small as a body may be: all its moments are less than any guard.
  { ...BODY, moments: [0.0025, 0.0017, 0.001], gaps: 0, skew: 0, size: 2 },
  ...eachOf('scale', SCALES),
  // As texts 10.2, 11 and 9.8 stand in another order.
  { ...BODY, moments: [6, 5.2, 5], gaps: 0 },
  ...sizes,
];

/**
 * What a frame does, whatever the signs of its axes and their directions in a plane of equal moments.
 * A probe: it stands alone.
 */
function measured(
  {
    principalFrame,
  }: { principalFrame: (pairs: Pick<Pairs, 'values' | 'vectors'>) => { moments: Vector; axes: Matrix } },
  { values, vectors }: Pairs,
): object {
  const { moments, axes } = principalFrame({ values, vectors });
  const largest = Math.max(values[0], values[1], values[2]);
  const all = [0, 1, 2];
  const sum = (entry: (k: number) => number): number => entry(0) + entry(1) + entry(2);
  const [a, b, c] = all.map((k) => all.map((i) => axes[i][k]));
  return {
    'moments over the largest': all.map((k) => moments[k] / largest),
    'tensor over the largest moment': all.map((i) =>
      all.map((j) => sum((k) => (moments[k] / largest) * axes[i][k] * axes[j][k])),
    ),
    'scalar products of the axes': all.map((i) => all.map((j) => Math.abs(sum((k) => axes[k][i] * axes[k][j])))),
    determinant:
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]),
  };
}

/** `measured` of a wrong frame. */
const measuredOf = ({ id, says, frame }: WrongFrame): Misconception<Pairs> => ({
  id,
  says,
  value: (input) => measured({ principalFrame: () => frame(input) }, input),
});
const right = ({ moments, axes: [a, b, c] }: Pairs): { moments: Vector; axes: Matrix } => ({
  moments,
  axes: [0, 1, 2].map((i) => [a[i], b[i], c[i]]),
});
const isNone = ({ moments }: Pairs, gap: number): boolean => gap <= 1e-9 * moments[2];
const equal = {
  lower: (input: Pairs): boolean => isNone(input, input.moments[1] - input.moments[0]),
  upper: (input: Pairs): boolean => isNone(input, input.moments[2] - input.moments[1]),
};

export const sweeps = {
  'any-moment': sweep({
    title: 'the moment about any axis, of any length',
    of: 'momentAbout',
    domain: inputs.anyAlong,
    corners: alongCorners,
    call: ({ momentAbout }, { inertia, u }) => momentAbout(inertia, u),
    // Û · I Û, term by term.
    wanted: ({ inertia, u }) => {
      const unit = u.map((x) => x / lengthOf(u));
      return inertia.flatMap((row, i) => row.map((x, j) => x * unit[i] * unit[j])).reduce((sum, x) => sum + x, 0);
    },
    judge: ({ inertia }) => close({ absolute: 1e-12 * largestOf(inertia.flat()), unit: 'kg m²' }),
    labels: {
      'whenever u is short': ({ u }) => lengthOf(u) < 1e-2,
      'whenever u is nearly of unit length': ({ u }) => Math.abs(lengthOf(u) - 1) < 1e-3,
      'whenever a component of u is zero': ({ u }) => u.includes(0),
      'whenever the tensor is small': ({ inertia }) => largestOf(inertia.flat()) < 1e-4,
    },
    misconceptions: ofMoment,
  }),
  'any-rotation': sweep({
    title: 'the rotation that removes any product',
    of: 'jacobiRotation',
    domain: inputs.anyPlane,
    corners: planeCorners,
    call: ({ jacobiRotation }, { inertia, p, q }) => {
      const J = jacobiRotation(inertia, p, q);
      // Equal moments may be turned either way: both are compared with 45°.
      if (inertia[p][p] !== inertia[q][q] || !(J[p][q] < 0)) return J;
      const other = (i: number): number => (i === p ? q : i === q ? p : i);
      return [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? J[i][i] : J[other(i)][other(j)])));
    },
    wanted: jacobi,
    judge: () => close({ absolute: 1e-9, relative: 0 }),
    labels: {
      'whenever both moments are equal': ({ inertia, p, q }) => inertia[p][p] === inertia[q][q],
      'whenever there is no product': ({ inertia, p, q }) => inertia[p][q] === 0,
      'whenever I[p][p] is larger than I[q][q]': ({ inertia, p, q }) => inertia[p][p] > inertia[q][q],
      'whenever the product is negative': ({ inertia, p, q }) => inertia[p][q] < 0,
      'whenever p is 0 and q is 2': ({ p, q }) => p === 0 && q === 2,
      'whenever the product is small': ({ inertia, p, q }: Plane) =>
        Math.abs(inertia[p][q]) < 1e-3 * largestOf(inertia.flat()),
      'whenever the tensor is small': ({ inertia }) => largestOf(inertia.flat()) < 1e-4,
    },
    misconceptions: ofJacobi,
  }),
  'any-frame': sweep({
    title: 'a frame from any eigenvectors: its moments, its axes with them, right angles, right-handed',
    of: 'principalFrame',
    domain: inputs.anyPairs,
    corners: pairCorners,
    call: measured,
    wanted: (input) => measured({ principalFrame: () => right(input) }, input),
    judge: () => close({ absolute: 1e-9, relative: 0 }),
    labels: {
      'whenever all moments are equal': (input) => equal.lower(input) && equal.upper(input),
      'whenever the lower two moments are equal': equal.lower,
      'whenever the upper two moments are equal': equal.upper,
      'whenever two moments are equal': (input) => equal.lower(input) || equal.upper(input),
      'whenever a moment is zero': ({ values }) => values.includes(0),
      'whenever the vectors are short': ({ vectors }) => vectors.every((v: Vec3) => lengthOf(v) < 1e-2),
      'whenever the moments are small': ({ moments }) => moments[2] < 1e-4,
    },
    misconceptions: ofFrame.map(measuredOf),
  }),
  ...questions,
};
