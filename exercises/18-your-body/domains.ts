/** What the statement allows. */
import {
  derived,
  integerIn,
  matrixFrom,
  numberIn,
  oneOf,
  product,
  recordOf,
  listOf,
  rotationFromIntegers,
  transposed,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { BODIES } from './bodies.js';
import { flipOf, turnedOver } from './inputs.js';
import type { Change, File, Flight, Mat3, Mesh, Motion, Solid, Tensor, Throw, Triangle, Vec3 } from './inputs.js';
import { placedShape } from './shapes.js';

const tidy = (x: number): number => Number(x.toPrecision(6));

// ---- texts of meshes ----

const line = (v: readonly number[]): string => v.join(' ');
const WRITERS = {
  obj: ({ vertices, triangles }: Mesh): string =>
    [
      '# a body',
      ...vertices.map((v) => `v ${line(v)}`),
      ...triangles.map((t) => `f ${line(t.map((k) => k + 1))}`),
    ].join('\n'),
  off: ({ vertices, triangles }: Mesh): string =>
    [
      'OFF',
      `${vertices.length} ${triangles.length} 0`,
      ...vertices.map(line),
      ...triangles.map((t) => `3 ${line(t)}`),
    ].join('\n'),
  ply: ({ vertices, triangles }: Mesh): string =>
    [
      'ply',
      'format ascii 1.0',
      `element vertex ${vertices.length}`,
      ...['x', 'y', 'z'].map((axis) => `property float ${axis}`),
      `element face ${triangles.length}`,
      'property list uchar int vertex_indices',
      'end_header',
      ...vertices.map(line),
      ...triangles.map((t) => `3 ${line(t)}`),
    ].join('\n'),
  stl: ({ vertices, triangles }: Mesh): string =>
    [
      'solid body',
      ...triangles.flatMap((t) => [
        'facet normal 0 0 0',
        'outer loop',
        ...t.map((k) => `vertex ${line(vertices[k])}`),
        'endloop',
        'endfacet',
      ]),
      'endsolid body',
    ].join('\n'),
};
export const FORMS = ['obj', 'off', 'stl', 'ply'] as const;
export const NAMES = ['brick', 'wing nut', 'racket'] as const;

/** The named bodies' own texts, line by line. */
export function meshOfName(name: keyof typeof BODIES): Mesh {
  const lines = BODIES[name]
    .trim()
    .split('\n')
    .map((one) => one.split(' '));
  const isObj = name === 'brick';
  const numbers = lines.map((words) => words.map(Number));
  const [, [count]] = numbers;
  const places = isObj ? lines.map((words, k) => (words[0] === 'v' ? k : -1)).filter((k) => k >= 0) : [];
  const vertices = isObj ? places.map((k) => numbers[k].slice(1)) : numbers.slice(2, 2 + count);
  const faces = isObj ? numbers.slice(places.length).map((f) => f.map((k) => k - 1)) : numbers.slice(2 + count);
  return { vertices: vertices as Vec3[], triangles: faces.map((f) => f.slice(1) as Triangle) };
}

const shape = {
  shape: oneOf(['tetrahedron', 'brick', 'lump', 'dart', 'hollow', 'pair'] as const),
  edges: vectorOf(numberIn(1, 4), 3),
  shear: vectorOf(numberIn(-1, 1), 3),
  at: vectorOf(numberIn(-9, 9), 3),
  first: integerIn(0, 2),
};

/** A mesh in a text, as it should be or inside out; or one of the names. */
export const anyFile: Domain<File> = derived(
  recordOf({
    ...shape,
    form: oneOf([...FORMS, ...FORMS, 'name'] as const),
    name: oneOf(NAMES),
    inside: oneOf([false, true]),
  }),
  ({ form, name, inside, ...placed }) => {
    if (form === 'name') return { text: name, mesh: meshOfName(name) };
    const outward = placedShape(placed);
    const mesh = inside ? turnedOver(outward) : outward;
    return { text: WRITERS[form](mesh), mesh };
  },
);

export const anySolid: Domain<Solid> = derived(
  recordOf({ ...shape, density: numberIn(0.5, 9, { corners: [1, 2] }) }),
  ({ density, ...placed }) => ({ mesh: placedShape(placed), density }),
);

/**
 * Spread of the masses along three axes; the moments are sums of two, so a body has them.
 * Two or all may be equal.
 */
const spread = vectorOf(integerIn(0, 40, [1, 2, 7]), 3);
const ascending = (s: Vec3): Vec3 => {
  const [a, b, c] = [...s].sort((x, y) => x - y);
  return [a + b, a + c, b + c];
};
const ORDERS = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const;

export const anyTensor: Domain<Tensor> = derived(
  recordOf({
    spread,
    turn: vectorOf(integerIn(-3, 3), 4),
    order: oneOf(ORDERS),
    turned: oneOf([true, true, true, false]),
    size: oneOf([1, 1e-4, 1e3]),
  }),
  ({ spread: s, turn, order, turned, size }) => {
    const sorted = vectorFrom((k) => tidy(ascending(s)[k] * size));
    if (sorted[0] <= 0 || turn.every((x) => x === 0)) return undefined;
    const diagonal = matrixFrom((i, j) => (i === j ? sorted[order[i]] : 0));
    if (!turned) return { inertia: diagonal, moments: sorted };
    const R = rotationFromIntegers(turn);
    const exact = product(product(R, diagonal), transposed(R));
    // Numbers of 15 digits: all engines write them alike.
    const inertia: Mat3 = matrixFrom((i, j) => Number(((exact[i][j] + exact[j][i]) / 2).toPrecision(15)));
    return { inertia, moments: sorted };
  },
);

/** Three moments that are clearly different. */
const different = derived(recordOf({ spread, size: oneOf([1, 1e-4, 1e3]) }), ({ spread: s, size }) => {
  const [a, b, c] = ascending(s);
  return b - a >= 0.04 * c && c - b >= 0.04 * c && a > 0 ? vectorFrom((k) => tidy([a, b, c][k] * size)) : undefined;
});
const SPINS = { spin: numberIn(1, 20, { corners: [1, 2, 10] }), sign: oneOf([1, -1]), sideways: oneOf([1, -1]) };

export const anyThrow: Domain<Throw> = derived(
  recordOf({ moments: different, ...SPINS, part: oneOf([0.01, 1e-3, 0.5, 1e-4, 1e-6, 2]) }),
  ({ moments, spin, sign, sideways, part }) => ({
    moments,
    spin: sign * spin,
    nudge: tidy(sideways * part * spin),
  }),
);

/** How long a motion is followed, in times of the first flip. */
export const LENGTHS = [1.4, 0.6, 1.2, 0.9, 1.1, 0.3];
export const anyFlight: Domain<Flight> = derived(
  recordOf({ moments: different, ...SPINS, part: oneOf([0.01, 0.3, 0.05, 0.02]), length: oneOf(LENGTHS) }),
  ({ moments, spin, sign, sideways, part, length }) => {
    const thrown = { moments, spin: sign * spin, nudge: tidy(sideways * part * spin) };
    return { ...thrown, duration: tidy(length * flipOf(thrown)) };
  },
);

/** What becomes of spin and nudge: where one grows, the other does not shrink. */
export const TURNS = [
  { spin: 1, nudge: 1 },
  { spin: 1, nudge: 3 },
  { spin: 1, nudge: 0.5 },
  { spin: -1, nudge: 1 },
  { spin: 2, nudge: 1 },
  { spin: 0.5, nudge: 1 },
  { spin: 1, nudge: -1 },
  { spin: 1, nudge: -0.2 },
  { spin: 2, nudge: 2 },
  { spin: 0.25, nudge: 0.25 },
  { spin: -1, nudge: -1 },
  { spin: -3, nudge: 3 },
  { spin: -0.5, nudge: 1 },
] as const;
export const anyChange: Domain<Change> = derived(
  recordOf({ turn: oneOf(TURNS), size: oneOf([1, 2, 0.5, 3]), density: oneOf([1, 2, 0.25, 7]) }),
  ({ turn, size, density }) => ({ ...turn, size, density }),
);

export const anyMotion: Domain<Motion> = derived(
  recordOf({ omegas: listOf(vectorOf(numberIn(-5, 5), 3), 2, 6), step: oneOf([0.5, 0.1, 2]) }),
  ({ omegas, step }) => ({ times: omegas.map((_w, n) => tidy(n * step)), omegas, flip: 'none' as const }),
);
