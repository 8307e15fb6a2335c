/** What the statement allows. */
import {
  derived,
  integerIn,
  lengthOf,
  listOf,
  matrixFrom,
  numberIn,
  oneOf,
  recordOf,
  total,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { STATES, centreOfMesh, commonCentre, tensorFrom, typed } from './inputs.js';
import type { Brick, Mesh, Part, Parts, Solid, Surface, Triangle, Vec3 } from './inputs.js';
import { SHAPES, placedShape, startingAt, turnedOver } from './shapes.js';

/** From a grain to a hill. An edge may be zero. */
export const anyBrick: Domain<Brick> = derived(
  recordOf({
    edges: vectorOf(numberIn(0.05, 9), 3),
    form: oneOf([...'abc abc aac aaa 0bc a00'.split(' ')]),
    mass: numberIn(0.1, 50, { corners: [1, 12] }),
    unit: oneOf([1, 0.001, 1000]),
  }),
  ({ edges: [a, b, c], form, mass, unit }) => ({
    size: vectorFrom((k) => typed(({ a, b, c, 0: 0 } as Record<string, number>)[form[k]] * unit)),
    mass: typed(mass * unit),
  }),
);

/** How parts lie to each other. */
const ARRANGEMENTS: readonly ((com: Vec3) => Vec3)[] = [
  (com) => com,
  ([x]) => [x, 0, 0],
  ([, y, z]) => [2, y, z],
  () => [1, -2, 3],
];
export const KINDS = ['body', 'body', 'point', 'massless', 'hole'] as const;
export const anyParts: Domain<Parts> = derived(
  recordOf({
    parts: listOf(
      recordOf({
        kind: oneOf(KINDS),
        mass: numberIn(0.5, 20),
        com: vectorOf(numberIn(-9, 9), 3),
        spread: vectorOf(numberIn(0.1, 5), 3),
        products: vectorOf(numberIn(-0.49, 0.49), 3),
      }),
      1,
      5,
    ),
    arrangement: oneOf(ARRANGEMENTS),
    unit: oneOf([1, 0.01, 100]),
  }),
  ({ parts: drawn, arrangement, unit }) => {
    const parts = drawn.map(({ kind, mass, com, spread, products }): Part => {
      const sign = kind === 'hole' ? -0.25 : kind === 'massless' ? 0 : 1;
      const ownSize = kind === 'point' ? 0 : sign * unit * unit;
      const own = tensorFrom(spread, products);
      return {
        mass: typed(sign * mass),
        com: vectorFrom((k) => typed(arrangement(com)[k] * unit)),
        inertia: matrixFrom((i, j) => typed(own[i][j] * ownSize) + 0),
      };
    });
    const mass = total(parts.map((part) => part.mass));
    return mass > 0.3 * total(parts.map((part) => Math.abs(part.mass))) ? { parts } : undefined;
  },
);
/** What rounding is measured against: the size of the terms that are added. */
export const sizeOfParts = ({ parts }: Parts): number => {
  const com = commonCentre({ parts });
  const terms = parts.map((p) => Math.abs(p.mass) * (lengthOf(p.com) + lengthOf(com)) ** 2 + Math.abs(p.inertia[0][0]));
  return total(terms);
};

const anyPlaced = {
  shape: oneOf(['tetrahedron', 'brick', 'lump', 'dart', 'hollow', 'pair'] as const),
  edges: vectorOf(numberIn(1, 4), 3),
  shear: vectorOf(numberIn(-1, 1), 3),
  at: vectorOf(numberIn(-9, 9), 3),
  first: integerIn(0, 2),
};
/** Any of the shapes, slanted, anywhere; the origin may be inside, outside or in a corner. */
export const anyMesh: Domain<{ mesh: Mesh }> = derived(recordOf(anyPlaced), (placed) => ({
  mesh: placedShape(placed),
}));
export const anySolid: Domain<Solid> = derived(
  recordOf({ ...anyPlaced, density: numberIn(0.5, 9, { corners: [1] }) }),
  ({ density, ...placed }) => {
    const mesh = placedShape(placed);
    return { mesh, com: centreOfMesh(mesh).com, density };
  },
);
/** The distance of the farthest vertex from the origin. */
export const reachOf = ({ vertices }: Mesh): number => vertices.reduce((most, v) => Math.max(most, lengthOf(v)), 0);

/**
 * Meshes with one fault or none; where the surface is open or mixed, the sum of volumes may have any sign.
 */
export const anySurface: Domain<Surface> = derived(
  recordOf({
    state: oneOf(STATES),
    shape: oneOf(['tetrahedron', 'brick', 'hollow', 'pair'] as const),
    volume: numberIn(0.5, 9),
    negative: oneOf([false, true]),
    fault: integerIn(0, 23),
    faults: oneOf([1, 2]),
    alsoTurned: oneOf([false, true]),
    first: integerIn(0, 2),
    step: oneOf([1, 3, 5]),
  }),
  ({ state, shape, volume, negative, fault, faults, alsoTurned, first, step }) => {
    const { vertices, triangles: outward } = SHAPES[shape];
    const count = outward.length;
    const at = Array.from({ length: faults }, (_, n) => (fault + n) % count);
    const renamed = outward.map((t): Triangle => vectorFrom((k) => (t[k] * step + first) % vertices.length));
    const faulty = {
      solid: renamed,
      'inside out': renamed.map(turnedOver),
      mixed: renamed.map((t, n) => (at.includes(n) ? turnedOver(t) : t)),
      open: renamed
        .map((t, n) => (alsoTurned && n === (fault + 3) % count ? turnedOver(t) : t))
        .filter((_t, n) => !at.includes(n)),
    };
    const sign = state === 'solid' ? 1 : state === 'inside out' || negative ? -1 : 1;
    return { triangles: faulty[state].map((t, n) => startingAt(t, first + n)), volume: sign * volume };
  },
);
