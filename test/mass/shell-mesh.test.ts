import { describe, expect, it } from 'vitest';
import {
  combine,
  hollowCylinder,
  hollowSphere,
  placed,
  placedPoints,
  polygonPlate,
  shellMesh,
  solidBox,
  thinRectangle,
  without,
} from 'rigid-body-lab';
import type { MassProperties, MeshLists, Triangle, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { boxMesh, cylinderMesh, sphereMesh } from './meshes.js';

const random = seeded(55);

describe('shellMesh', () => {
  it('the surface of a cube is six plates', () => {
    // 2 (1/6)(1/6) + 4 ((1/6)(1/12) + (1/6)(1/4)) = 5/18.
    const { mass, com, inertia } = shellMesh(boxMesh([1, 1, 1], 3), { mass: 1 });
    expect([mass, com]).toBeNear([1, [0, 0, 0]], FORMULA);
    expect(inertia).toBeNear(
      [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 5 / 18 : 0))),
      FORMULA,
    );
  });

  it('a box is its six plates, by area density', () => {
    const size: Vec3 = [1, 2, 3];
    const plates = (['x', 'y', 'z'] as const).flatMap((axis, k) => {
      const plate = thinRectangle({ size: [size[(k + 1) % 3], size[(k + 2) % 3]], axis, surfaceDensity: 4 });
      return [-0.5, 0.5].map((side) =>
        placed(plate, { translation: size.map((s, i) => (i === k ? s * side : 0)) as Vec3 }),
      );
    });
    expect(shellMesh(boxMesh(size), { surfaceDensity: 4 })).toBeNear(combine(...plates), CHAIN);
  });

  it('an open sheet, facing either way, is the plate of its outline', () => {
    for (let k = 0; k < 50; k++) {
      const placement = { rotation: random.rotation(), translation: random.vector(10 ** random.uniform(-2, 6)) };
      const outline = placedPoints(
        [
          [0, 0, 0],
          [3, 0, 0],
          [3, 1, 0],
          [0, 2, 0],
        ],
        placement,
      );
      for (const triangles of [
        [
          [0, 1, 2],
          [0, 2, 3],
        ],
        [
          [0, 2, 1],
          [0, 2, 3],
        ],
      ] as Triangle[][]) {
        const sheet = shellMesh({ vertices: outline, triangles }, { surfaceDensity: 2 });
        const plate = polygonPlate(outline, { surfaceDensity: 2 });
        // The coordinates are rounded by 1e-16 of their size, which is up to 1e6 times that of the plate.
        expect(sheet.mass).toBeNear(plate.mass, 1e-8);
        expect(sheet.inertia).toBeNear(plate.inertia, 1e-8);
      }
    }
  });

  it.each([
    ['sphere', (n: number) => sphereMesh(1, n), hollowSphere({ outerRadius: 1, innerRadius: 1, mass: 3 })],
    [
      'tube without ends',
      (n: number): MeshLists => {
        const mesh = cylinderMesh(0.6, 2, 2 * n);
        return { ...mesh, triangles: mesh.triangles.filter((t) => Math.max(...t) < 4 * n) };
      },
      hollowCylinder({ outerRadius: 0.6, innerRadius: 0.6, length: 2, mass: 3 }),
    ],
  ] as [string, (n: number) => MeshLists, MassProperties][])('the thin %s is reached with order 2', (_, mesh, want) => {
    const errors = [16, 32, 64].map((n) => {
      const { inertia } = shellMesh(mesh(n), { mass: 3 });
      return Math.max(...inertia.flatMap((row, i) => row.map((x, j) => Math.abs(x - want.inertia[i][j]))));
    });
    expect(Math.log2(errors[0] / errors[1])).toBeNear(2, 0.05);
    expect(Math.log2(errors[1] / errors[2])).toBeNear(2, 0.02);
  });

  it('any size, by mass and by area density', () => {
    const want = shellMesh(boxMesh([1, 2, 3]), { mass: 1 });
    for (const size of [1e-150, 1e-80, 1e80, 1e150]) {
      const mesh = boxMesh([size, 2 * size, 3 * size]);
      const inertia = shellMesh(mesh, { mass: 1 }).inertia.map((row) => row.map((x) => x / size / size));
      expect(inertia).toBeNear(want.inertia, FORMULA);
    }
    expect(shellMesh(boxMesh([1e-60, 2e-60, 3e-60]), { surfaceDensity: 1 }).mass / 22e-120).toBeNear(1, FORMULA);
  });

  const { vertices, triangles } = boxMesh([1, 1, 1]);
  it.each([
    [
      [{ vertices, triangles: [] }, { mass: 1 }],
      RangeError,
      'shellMesh: expected at least one triangle, got []. A shell is made of triangles.',
    ],
    [
      [{ vertices, triangles: [[0, 1, 8]] }, { mass: 1 }],
      RangeError,
      'shellMesh: expected triangles between vertices of the mesh, got "bad index". Triangle 0 names vertex 8; there are 8,',
    ],
    [
      [{ vertices, triangles: [[0, 1, 1]] }, { mass: 1 }],
      RangeError,
      'shellMesh: expected an area > 0, got 0. All its triangles are lines or points.',
    ],
    [
      [{ vertices, triangles }, { density: 1 }],
      TypeError,
      'shellMesh: expected exactly one of mass and surfaceDensity, got ["density"].',
    ],
    [
      [{ vertices, triangles }],
      TypeError,
      'shellMesh: expected the mass to be an object, got undefined. Its fields are mass, surfaceDensity.',
    ],
    [[{ vertices, triangles }, null], TypeError, 'shellMesh: expected the mass to be an object, got null.'],
    [
      [
        { vertices, triangles },
        { mass: 1, thickness: 2 },
      ],
      TypeError,
      'shellMesh: expected the mass to have only fields that it knows, got thickness. The fields are mass and surfaceDensity.',
    ],
    [
      [undefined, { mass: 1 }],
      TypeError,
      'shellMesh: expected mesh to be an object, got undefined. It has vertices and triangles.',
    ],
  ] as [unknown[], ErrorConstructor, string][])('refusal %#', (args, kind, text) => {
    const call = (): unknown => (shellMesh as (...all: unknown[]) => unknown)(...args);
    expect(call).toThrow(kind);
    expect(call).toThrow(text);
  });
});

describe('without', () => {
  it('undoes combine, in any axes and at any distance', () => {
    for (let k = 0; k < 200; k++) {
      const part = placed(solidBox({ size: [1, 2, 3], density: random.uniform(1, 3) }), {
        rotation: random.rotation(),
        translation: random.vector(10 ** random.uniform(-2, 3)),
      });
      const other = placed(solidBox({ size: [2, 1, 1], density: random.uniform(1, 3) }), {
        rotation: random.rotation(),
        translation: part.com.map((x) => x + random.uniform(-3, 3)) as Vec3,
      });
      const rest = without(combine(part, other), other);
      expect(rest.mass).toBeNear(part.mass, CHAIN);
      // The centre is rounded by 1e-16 of its distance, and a tensor by that times mass and size.
      expect(rest.com).toBeNear(part.com, CHAIN);
      expect(rest.inertia).toBeNear(part.inertia, 1e-10);
    }
  });

  it('a box with a hole off its centre, in closed form', () => {
    const hole = placed(solidBox({ size: [1, 1, 1], density: 2 }), { translation: [1, 0, 0] });
    const { mass, com, inertia } = without(solidBox({ size: [4, 2, 2], density: 2 }), hole);
    expect([mass, com]).toBeNear([30, [-1 / 15, 0, 0]], FORMULA);
    // About the centre of the box: 32 (4 + 16) / 12 - 2 / 6 - 2; from there to its own centre m d² less.
    expect(inertia[1][1]).toBeNear((32 * 20) / 12 - 2 / 6 - 2 - 30 / 225, FORMULA);
    expect(inertia[0][0]).toBeNear((32 * 8) / 12 - 2 / 6, FORMULA);
  });

  it('thin walls keep what is left of their digits', () => {
    for (const wall of [1e-2, 1e-5, 1e-8]) {
      const shape = { length: 2, density: 1 };
      const tube = hollowCylinder({ outerRadius: 1, innerRadius: 1 - wall, ...shape });
      const rest = without(
        hollowCylinder({ outerRadius: 1, innerRadius: 0, ...shape }),
        hollowCylinder({ outerRadius: 1 - wall, innerRadius: 0, ...shape }),
      );
      expect(rest.inertia[2][2] / tube.inertia[2][2]).toBeNear(1, 1e-14 / wall);
    }
  });

  const box = solidBox({ size: [2, 2, 2], mass: 8 });
  it.each([
    [
      [box, box],
      RangeError,
      'without: expected a hole lighter than the part, got [8, 8]. Nothing would be left; give the mass that the hole had when it was full.',
    ],
    [[box, { ...box, mass: 9 }], RangeError, 'without: expected a hole lighter than the part, got [9, 8].'],
    [
      [box, placed(solidBox({ size: [1, 1, 1], mass: 1 }), { translation: [9, 0, 0] })],
      RangeError,
      /^without: expected the hole to lie in the part, got \[.*\]\. No body has the rest\. Its principal moments are /,
    ],
    [
      [box, solidBox({ size: [3, 3, 3], mass: 7 })],
      RangeError,
      /^without: expected the hole to lie in the part, got \[.*a moment is a sum of m r², which is not negative\.$/,
    ],
    [[box, undefined], TypeError, 'without: expected hole to be {mass, com, inertia}, got undefined.'],
    [[null, box], TypeError, 'without: expected part to be {mass, com, inertia}, got null.'],
  ] as [unknown[], ErrorConstructor, string | RegExp][])('refusal %#', (args, kind, text) => {
    const call = (): unknown => (without as (...all: unknown[]) => unknown)(...args);
    expect(call).toThrow(kind);
    expect(call).toThrow(text);
  });
});
