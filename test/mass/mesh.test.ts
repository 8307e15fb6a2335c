import { describe, expect, it } from 'vitest';
import {
  add,
  combine,
  meshProblems,
  placed,
  placedPoints,
  rotateInertia,
  scaled,
  solidBox,
  solidCylinder,
  solidMesh,
  solidMeshUnchecked,
  solidSphere,
  weldVertices,
} from 'rigid-body-lab';
import type { MassProperties, Mat3, MeshLists, Triangle, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { exactMeshInertia } from './exact.js';
import { boxMesh, cylinderMesh, sphereMesh, torusMesh } from './meshes.js';

/** The polyhedron is the solid: some hundred triangles of rounding. */
const SAME_SOLID = 1e-13;
/** What the sums over ten thousand triangles may lose, of the largest moment, at any offset. */
const ONE_PASS = 5e-14;

const random = seeded(101);
const names = (mesh: Parameters<typeof meshProblems>[0]): string[] => meshProblems(mesh).map(({ name }) => name);
const expectSame = (got: MassProperties, want: MassProperties, tolerance: number): void => {
  expect(got.mass).toBeNear(want.mass, tolerance);
  expect(got.com).toBeNear(want.com, tolerance);
  const scale = Math.max(...want.inertia.flat());
  const relative = (inertia: Mat3): number[][] => inertia.map((row) => row.map((x) => x / scale));
  expect(relative(got.inertia)).toBeNear(relative(want.inertia), tolerance);
};

const tetrahedron: MeshLists = {
  vertices: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 3],
  ],
  triangles: [
    [0, 2, 1],
    [0, 1, 3],
    [0, 3, 2],
    [1, 2, 3],
  ],
};
/**
 * The tensor of that tetrahedron at density 1, in closed form: m / 80 of 3 (b² + c²) and of a b, with mass 1.
 */
const tetrahedronInertia: Mat3 = [
  [(3 * (4 + 9)) / 80, 2 / 80, 3 / 80],
  [2 / 80, (3 * (1 + 9)) / 80, 6 / 80],
  [3 / 80, 6 / 80, (3 * (1 + 4)) / 80],
];

describe('solidMesh against solids', () => {
  it('the box, coarse and fine, by density and by mass', () => {
    for (const cells of [1, 2, 7]) {
      const mesh = boxMesh([1.5, 0.7, 2.2], cells);
      expectSame(solidMesh(mesh, { density: 3 }), solidBox({ size: [1.5, 0.7, 2.2], density: 3 }), SAME_SOLID);
      expectSame(solidMesh(mesh, { mass: 3 }), solidBox({ size: [1.5, 0.7, 2.2], mass: 3 }), SAME_SOLID);
    }
  });

  it('the tetrahedron in closed form', () => {
    const body = solidMesh(tetrahedron, { density: 1 });
    expectSame(body, { mass: 1, com: [0.25, 0.5, 0.75], inertia: tetrahedronInertia }, SAME_SOLID);
  });

  it.each([0, 2 ** 20, 2 ** 30])('both at offset %d and turned, against the vertices as stored', (offset) => {
    for (let k = 0; k < 10; k++) {
      // Turning about the offset rounds the vertices; turning before it and rounding to
      // multiples of 2^-20 does not.
      const rotation = random.rotation();
      const dyadic = (x: number): number => Math.round(x * 2 ** 20) / 2 ** 20;
      const vertices = placedPoints(boxMesh([1.5, 0.75, 2.25]).vertices, { rotation }).map(
        (v) => v.map(dyadic) as Vec3,
      );
      const far = vertices.map((v) => v.map((x) => x + offset) as Vec3);
      const { triangles } = boxMesh([1, 1, 1]);
      expectSame(
        solidMesh({ vertices: far, triangles }, { mass: 2 }),
        placed(solidMesh({ vertices, triangles }, { mass: 2 }), { translation: [offset, offset, offset] }),
        SAME_SOLID,
      );
      // The rounding to 2^-20 is all that separates it from the turned solid.
      const want = rotateInertia(solidBox({ size: [1.5, 0.75, 2.25], mass: 2 }).inertia, rotation);
      expect(solidMesh({ vertices: far, triangles }, { mass: 2 }).inertia).toBeNear(want, 1e-5);
    }
  });

  it('a box of exact coordinates far away has every digit', () => {
    for (const offset of [2 ** 20, 2 ** 30]) {
      const { vertices, triangles } = boxMesh([2, 1, 4], 3);
      const quarters = vertices.map((v) => v.map((x) => Math.round(x * 4096) / 4096) as Vec3);
      const far = quarters.map((v) => v.map((x) => x + offset) as Vec3);
      const here = solidMesh({ vertices: quarters, triangles }, { density: 1 });
      expectSame(
        solidMesh({ vertices: far, triangles }, { density: 1 }),
        placed(here, { translation: [offset, offset, offset] }),
        ONE_PASS,
      );
    }
  });

  it.each([
    ['sphere', (n: number) => sphereMesh(0.8, n), solidSphere({ radius: 0.8, density: 2 })],
    ['cylinder', (n: number) => cylinderMesh(0.6, 2, 2 * n), solidCylinder({ radius: 0.6, length: 2, density: 2 })],
  ] as const)('the %s converges with order 2, at offset 1e6 and turned as well', (_name, mesh, want) => {
    const rotation = random.rotation();
    for (const placement of [{}, { rotation, translation: [1e6, -1e6, 1e6] as Vec3 }]) {
      const turned = placed(want, placement);
      const errors = [16, 32, 64].map((n) => {
        const { vertices, triangles } = mesh(n);
        const body = solidMesh({ vertices: placedPoints(vertices, placement), triangles }, { density: 2 });
        const worst = body.inertia.flatMap((row, i) => row.map((x, j) => Math.abs(x - turned.inertia[i][j])));
        return { mass: Math.abs(body.mass - turned.mass), inertia: Math.max(...worst) };
      });
      for (const kind of ['mass', 'inertia'] as const) {
        expect(Math.log2(errors[0][kind] / errors[1][kind])).toBeNear(2, 0.02);
        expect(Math.log2(errors[1][kind] / errors[2][kind])).toBeNear(2, 0.005);
      }
    }
  });

  it('a hole is a surface that faces into it', () => {
    const [outer, inner] = [boxMesh([2, 2, 2]), boxMesh([1, 1, 1])];
    const triangles: Triangle[] = [
      ...outer.triangles,
      ...inner.triangles.map(([a, b, c]): Triangle => [a + 8, c + 8, b + 8]),
    ];
    const body = solidMesh({ vertices: [...outer.vertices, ...inner.vertices], triangles }, { density: 1 });
    expect(body.mass).toBeNear(7, FORMULA);
    expect(body.inertia[0][0]).toBeNear((8 * 8) / 12 - 2 / 12, FORMULA);
  });
});

describe('accuracy at any offset', () => {
  it.each([0, 1e3, 1e6, 1e9])('10,000 triangles at offset %d, against integers', (offset) => {
    const { vertices, triangles } = torusMesh(50);
    const far = vertices.map((x) => x + offset);
    expect(triangles.length / 3).toBe(10_000);
    const exact = exactMeshInertia([...far], [...triangles]);
    const largest = Math.max(...exact.flat());
    for (const body of [
      solidMesh({ vertices: far, triangles }, { density: 1 }),
      solidMeshUnchecked({ vertices: far, triangles }, { density: 1 }),
    ]) {
      const relative = body.inertia.flatMap((row, i) => row.map((x, j) => Math.abs(x - exact[i][j]) / largest));
      expect(Math.max(...relative)).toBeLessThan(ONE_PASS);
    }
  });

  it('nested lists and flat arrays, checked and not, give the same', () => {
    const { vertices, triangles } = torusMesh(8);
    const triples = <T>(flat: ArrayLike<number>): T[] =>
      Array.from({ length: flat.length / 3 }, (_, i) => [flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]] as T);
    const want = solidMeshUnchecked({ vertices, triangles }, { mass: 2 });
    expect(solidMesh({ vertices, triangles }, { mass: 2 })).toEqual(want);
    expect(
      solidMesh({ vertices: triples<Vec3>(vertices), triangles: triples<Triangle>(triangles) }, { mass: 2 }),
    ).toEqual(want);
  });
});

describe('meshProblems', () => {
  const { vertices, triangles } = tetrahedron;
  const box = boxMesh([1, 1, 1]);
  const flip = ([a, b, c]: Triangle): Triangle => [a, c, b];

  it.each([
    ['a tetrahedron', tetrahedron, []],
    ['a box', box, []],
    ['a globe', sphereMesh(1, 8), []],
    ['no triangles', { vertices, triangles: [] }, ['empty']],
    ['a number too large', { vertices, triangles: [[0, 2, 4], ...triangles.slice(1)] }, ['bad index']],
    ['a negative number', { vertices, triangles: [[0, 2, -1], ...triangles.slice(1)] }, ['bad index']],
    ['half a number', { vertices, triangles: [[0, 2, 1.5], ...triangles.slice(1)] }, ['bad index']],
    ['NaN as a number', { vertices, triangles: [[0, 2, NaN], ...triangles.slice(1)] }, ['bad index']],
    ['a missing triangle', { vertices, triangles: triangles.slice(1) }, ['open']],
    ['a lone triangle', { vertices, triangles: triangles.slice(0, 1) }, ['open']],
    [
      'one triangle turned over',
      { vertices, triangles: [flip(triangles[0]), ...triangles.slice(1)] },
      ['inconsistent winding'],
    ],
    ['all triangles turned over', { vertices, triangles: triangles.map(flip) }, ['inside-out']],
    ['a triangle that names a vertex twice', { vertices, triangles: [...triangles, [0, 1, 1]] }, []],
    [
      'a triangle without area that is left over',
      { vertices: [...vertices, [0.5, 0, 0]], triangles: [...triangles, [0, 1, 4]] },
      [],
    ],
    ['only a triangle without area', { vertices, triangles: [[0, 1, 1]] }, ['degenerate']],
    [
      'a sliver between an edge and its halves',
      {
        vertices: [...vertices, [0.5, 0, 0]],
        triangles: [
          [0, 2, 1],
          [0, 4, 3],
          [4, 1, 3],
          [0, 1, 4],
          [0, 3, 2],
          [1, 2, 3],
        ],
      },
      [],
    ],
    ['a triangle twice', { vertices, triangles: [...triangles, triangles[0]] }, ['duplicate', 'non-manifold']],
    ['every triangle twice', { vertices, triangles: [...triangles, ...triangles] }, ['duplicate']],
    ['a fin', { vertices: [...vertices, [1, 1, 1]], triangles: [...triangles, [0, 1, 4]] }, ['open', 'non-manifold']],
    [
      'a flat envelope',
      {
        vertices,
        triangles: [
          [0, 1, 2],
          [0, 2, 1],
        ],
      },
      ['degenerate'],
    ],
    [
      'vertices of their own at each corner',
      {
        vertices: box.triangles.flatMap((t) => t.map((i) => box.vertices[i])),
        triangles: box.triangles.map((_, i) => [3 * i, 3 * i + 1, 3 * i + 2]),
      },
      ['open'],
    ],
  ] as [string, MeshLists, string[]][])('%s', (_name, mesh, want) => {
    expect(names(mesh)).toEqual(want);
    if (want.length === 0) return;
    const call = (): unknown => solidMesh(mesh, { density: 1 });
    expect(call).toThrow(RangeError);
    expect(call).toThrow(`solidMesh: expected a closed mesh with outward triangles, got "${want.join(', ')}". `);
    for (const { reason } of meshProblems(mesh)) expect(call).toThrow(reason);
  });

  it.each([
    ['an edge', [1, 1, 0], 2],
    ['a corner', [1, 1, 1], 1],
    ['a face', [1, 0, 0], 4],
  ] as [string, Vec3, number][])(
    'two boxes that share %s bound a solid, joined or not',
    (_name, translation, shared) => {
      const other = placedPoints(box.vertices, { translation });
      const both = {
        vertices: [...box.vertices, ...other],
        triangles: [...box.triangles, ...box.triangles.map((t) => t.map((i) => i + 8) as Triangle)],
      };
      const welded = weldVertices(both);
      expect(welded.vertices).toHaveLength(16 - shared);
      expect([names(both), names(welded)]).toEqual([[], []]);
      const want = combine(...[box, { ...box, vertices: other }].map((mesh) => solidMesh(mesh, { density: 3 })));
      expectSame(solidMesh(welded, { density: 3 }), want, SAME_SOLID);
      // One of them turned over: each edge that they share is still passed evenly, but
      // their other edges are not.
      const wrong = { ...welded, triangles: welded.triangles.map((t, i): Triangle => (i === 13 ? flip(t) : t)) };
      expect(names(wrong).length).toBeGreaterThan(0);
    },
  );

  it('looks at each of a thousand edges that meet in one vertex', () => {
    const n = 1000;
    const rim = Array.from({ length: n }, (_, k): Vec3 => [
      Math.cos((2 * Math.PI * k) / n),
      Math.sin((2 * Math.PI * k) / n),
      0,
    ]);
    const sides = rim.flatMap((_, k): Triangle[] => [
      [0, 2 + k, 2 + ((k + 1) % n)],
      [1, 2 + ((k + 1) % n), 2 + k],
    ]);
    const cones = { vertices: [[0, 0, 1], [0, 0, -1], ...rim] as Vec3[], triangles: sides };
    expect(names(cones)).toEqual([]);
    const [a, b, c] = sides[776];
    expect(
      meshProblems({ ...cones, triangles: sides.map((side, i): Triangle => (i === 776 ? [a, c, b] : side)) }).map(
        ({ reason }) => reason,
      ),
    ).toEqual([
      'Edge 0-390 is passed in the same direction by both of its triangles; 3 edges in all. Exchange two vertices of the one that is turned over.',
    ]);
    expect(
      meshProblems({ ...cones, triangles: sides.filter((_, i) => i !== 776) }).map(({ name, reason }) => [
        name,
        reason.slice(0, 10),
      ]),
    ).toEqual([['open', 'Edge 0-390']]);
  });

  it('explains itself with numbers', () => {
    const reasons = (mesh: MeshLists): string[] => meshProblems(mesh).map(({ reason }) => reason);
    expect(reasons({ vertices, triangles: [[0, 2, -1]] as never })).toEqual([
      'Triangle 0 names vertex -1; there are 4, counted from 0: where a file counts from 1, take 1 away.',
    ]);
    expect(reasons({ vertices, triangles: [] })).toEqual([
      'It has no triangles: give the numbers of three vertices for each.',
    ]);
    expect(
      reasons({
        vertices,
        triangles: [
          [0, 1, 2],
          [0, 2, 1],
        ],
      }),
    ).toEqual(['It encloses no volume: a thin sheet is a polygonPlate or a shellMesh.']);
    expect(reasons({ vertices, triangles: [...triangles, ...triangles] })).toEqual([
      'Triangles 0 and 4 are the same. What is there twice counts twice: take one away.',
    ]);
    expect(reasons({ vertices: [...vertices, [1, 1, 1]], triangles: [...triangles, [0, 1, 4]] })[1]).toBe(
      'Edge 0-1 is not passed equally often in both directions by its triangles, of which there are more than two. Take away the one that is too many, or add the one that is missing.',
    );
    expect(reasons({ vertices, triangles: triangles.slice(1) })).toEqual([
      'Edge 0-1 belongs to one triangle only; 3 edges in all. Close the hole; if its neighbour has vertices of its own there, weldVertices(mesh, { tolerance }) joins them.',
    ]);
    expect(reasons({ vertices, triangles: [flip(triangles[0]), ...triangles.slice(1)] })).toEqual([
      'Edge 0-1 is passed in the same direction by both of its triangles; 3 edges in all. Exchange two vertices of the one that is turned over.',
    ]);
    expect(reasons({ vertices, triangles: triangles.map(flip) })).toEqual([
      'Its triangles face inwards and enclose -1.00 m³: exchange two vertices of each.',
    ]);
    const flat = Uint32Array.from([0, 2, 9]);
    expect(meshProblems({ vertices: Float64Array.from(vertices.flat()), triangles: flat })[0].reason).toBe(
      'Triangle 0 names vertex 9; there are 4, counted from 0: where a file counts from 1, take 1 away.',
    );
  });

  it.each([
    [
      { vertices: [[0, 0, NaN]], triangles: [] },
      RangeError,
      'meshProblems: expected a finite vertices[0][2], got NaN.',
    ],
    [
      { vertices: [[0, 0]], triangles: [] },
      TypeError,
      'meshProblems: expected vertices[0] to be 3 numbers, got [0, 0].',
    ],
    [
      { vertices, triangles: [[0, 1, 2, 3]] },
      TypeError,
      'meshProblems: expected triangles[0] to be three vertex numbers, got [0, 1, 2, 3]. triangulate cuts polygons.',
    ],
    [
      { vertices: 3, triangles },
      TypeError,
      'meshProblems: expected vertices to be a list of triples, got 3. Flat vertices are a Float64Array with three entries each.',
    ],
    [
      { vertices, triangles: undefined },
      TypeError,
      'meshProblems: expected triangles to be a list of triples, got undefined.',
    ],
    [
      { vertices: new Float64Array(4), triangles },
      TypeError,
      'meshProblems: expected vertices to be a list of triples, got 4.',
    ],
    [
      { vertices: Float64Array.of(0, 0, Infinity), triangles },
      RangeError,
      'meshProblems: expected a finite vertices[2], got Infinity.',
    ],
    [
      { vertices, triangles: new Float64Array(3) },
      TypeError,
      'Flat triangles are a Uint32Array with three entries each.',
    ],
  ] as [unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (mesh, type, text) => {
    expect(() => meshProblems(mesh as never)).toThrow(type);
    expect(() => meshProblems(mesh as never)).toThrow(text);
  });

  it('mass and density: exactly one', () => {
    expect(() => solidMesh(tetrahedron, {} as never)).toThrow(
      'solidMesh: expected exactly one of mass and density, got [].',
    );
    const arrays = { vertices: Float64Array.from(vertices.flat()), triangles: Uint32Array.from(triangles.flat()) };
    expect(() => solidMeshUnchecked(arrays, { density: -1 })).toThrow(
      'solidMeshUnchecked: expected density > 0, got -1.',
    );
  });
});

describe('weldVertices', () => {
  it('joins what is exactly equal, 0 and -0 too, and nothing else', () => {
    const mesh = {
      vertices: [
        [0, 0, 1],
        [-0, 0, 1],
        [0, 0, 1 + 2 ** -52],
        [5, 0, 0],
        [0, 0, 1],
      ] as Vec3[],
      triangles: [
        [0, 1, 2],
        [4, 3, 2],
      ] as Triangle[],
    };
    expect(weldVertices(mesh)).toEqual({
      vertices: [
        [0, 0, 1],
        [0, 0, 1 + 2 ** -52],
        [5, 0, 0],
      ],
      triangles: [[0, 2, 1]],
    });
  });

  it('joins what is within the tolerance of a vertex before it, wherever the grid has its lines', () => {
    for (let k = 0; k < 300; k++) {
      const size = 10 ** random.uniform(-6, 6);
      const tolerance = size * 10 ** random.uniform(-7, -2);
      const { vertices, triangles } = sphereMesh(size, 5);
      const moved = (): Vec3 => random.unitVector().map((x) => x * tolerance * random.uniform(0, 0.49)) as Vec3;
      const soup = {
        vertices: triangles.flatMap((t) => t.map((i) => add(vertices[i], moved()))),
        triangles: triangles.map((_, i): Triangle => [3 * i, 3 * i + 1, 3 * i + 2]),
      };
      const welded = weldVertices(soup, { tolerance });
      expect(welded.vertices).toHaveLength(vertices.length);
      expect(names(welded)).toEqual([]);
    }
    const far: Vec3[] = [
      [0, 0, 0],
      [1.001, 0, 0],
      [0, 1.001, 0],
      [0.999, 0, 0],
    ];
    const lone = weldVertices({ vertices: far, triangles: [[1, 2, 3]] }, { tolerance: 1 });
    expect(lone).toEqual({ vertices: far.slice(0, 3), triangles: [[1, 2, 0]] });
  });

  it('closes a surface whose corners differ by rounding, and drops what shrinks to a line', () => {
    const { vertices, triangles } = boxMesh([1, 1, 1]);
    const split = {
      vertices: [...vertices, add(vertices[7], [0, 0, 1e-9])],
      triangles: triangles.map((t, i): Triangle => (i % 2 === 0 ? (t.map((v) => (v === 7 ? 8 : v)) as Triangle) : t)),
    };
    expect(names(weldVertices({ ...split, triangles: [...split.triangles, [7, 8, 0]] }, { tolerance: 1e-8 }))).toEqual(
      [],
    );
  });

  it.each([
    [
      [{ vertices: [[0, 0, NaN]], triangles: [] }],
      RangeError,
      'weldVertices: expected a finite vertices[0][2], got NaN.',
    ],
    [[{ vertices: 1, triangles: [] }], TypeError, 'weldVertices: expected vertices to be a list of triples, got 1.'],
    [[undefined], TypeError, 'weldVertices: expected mesh to be an object, got undefined.'],
    [
      [{ vertices: [[0, 0, 0]], triangles: [[0, 0, 1]] }],
      RangeError,
      'weldVertices: expected triangles[0] to name vertices of the mesh, got [0, 0, 1]. There are 1, counted from 0.',
    ],
    [
      [tetrahedron, { tolerance: -1 }],
      RangeError,
      'weldVertices: expected tolerance >= 0, got -1. It is a distance in m.',
    ],
    [[tetrahedron, { tolerance: '1' }], TypeError, 'weldVertices: expected tolerance to be a number, got "1".'],
    [[tetrahedron, 1e-6], TypeError, 'weldVertices: expected options to be an object, got 0.000001.'],
    [
      [tetrahedron, { tol: 1 }],
      TypeError,
      'weldVertices: expected options to have only fields that it knows, got tol. Did you mean tolerance?',
    ],
    [[tetrahedron, null], TypeError, 'weldVertices: expected options to be an object, got null.'],
  ] as [unknown[], ErrorConstructor, string][])('refusal %#', (args, kind, text) => {
    const call = (): unknown => (weldVertices as (...all: unknown[]) => unknown)(...args);
    expect(call).toThrow(kind);
    expect(call).toThrow(text);
  });

  it('closes a soup of triangles', () => {
    const { vertices, triangles } = sphereMesh(1, 6);
    const soup = {
      vertices: triangles.flatMap((t) => t.map((i) => vertices[i])),
      triangles: triangles.map((_, i): Triangle => [3 * i, 3 * i + 1, 3 * i + 2]),
    };
    expect(names(soup)).toEqual(['open']);
    expect(names(weldVertices(soup))).toEqual([]);
    expectSame(
      solidMesh(weldVertices(soup), { density: 1 }),
      solidMesh({ vertices, triangles }, { density: 1 }),
      CHAIN,
    );
  });
});

describe('scaled', () => {
  it('takes millimetres to metres in either form, and leaves the mesh alone', () => {
    const millimetres = boxMesh([20, 20, 20]);
    const before = structuredClone(millimetres);
    const metres = scaled(millimetres, 0.001);
    expectSame(solidMesh(metres, { density: 1000 }), solidBox({ size: [0.02, 0.02, 0.02], density: 1000 }), SAME_SOLID);
    expect(millimetres).toEqual(before);
    metres.triangles[0][0] = 99;
    expect(millimetres).toEqual(before);
    const flat = {
      vertices: Float64Array.from(before.vertices.flat()),
      triangles: Uint32Array.from(before.triangles.flat()),
    };
    const arrays = scaled(flat, 0.001);
    expect(arrays.vertices).toEqual(flat.vertices.map((x) => x * 0.001));
    expect(arrays.triangles).toEqual(flat.triangles);
  });

  it.each([
    [
      [tetrahedron, 0],
      RangeError,
      'scaled: expected factor > 0, got 0. A factor below 0 would turn the mesh inside out.',
    ],
    [[tetrahedron, -1], RangeError, 'scaled: expected factor > 0, got -1.'],
    [[tetrahedron], TypeError, 'scaled: expected factor to be a number, got undefined.'],
    [[null, 1], TypeError, 'scaled: expected mesh to be an object, got null.'],
  ] as [unknown[], ErrorConstructor, string][])('refusal %#', (args, kind, text) => {
    const call = (): unknown => (scaled as (...all: unknown[]) => unknown)(...args);
    expect(call).toThrow(kind);
    expect(call).toThrow(text);
  });
});
