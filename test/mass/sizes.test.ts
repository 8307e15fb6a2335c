/** Bodies of any size: the result is that of the same body in metres, times the square of the size. */
import { describe, expect, it } from 'vitest';
import {
  meshProblems,
  pointCloud,
  pointMasses,
  polygonPlate,
  polygonProblems,
  hollowCylinder,
  hollowSphere,
  solidBox,
  solidCapsule,
  solidCone,
  solidCylinder,
  solidEllipsoid,
  solidMesh,
  solidSphere,
  thinDisc,
  thinRectangle,
  thinRing,
  thinRod,
  triangulate,
} from 'rigid-body-lab';
import type { MassProperties, Mat3, Vec3 } from 'rigid-body-lab';
import { exponentOf, timesPowerOfTwo } from '../../src/linear/power-of-two.js';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';
import { sphereMesh } from './meshes.js';

const tetrahedron: Vec3[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 2, 0],
  [0, 0, 3],
];
const triangles: [number, number, number][] = [
  [0, 2, 1],
  [0, 1, 3],
  [0, 3, 2],
  [1, 2, 3],
];
const times = (points: readonly Vec3[], size: number): Vec3[] => points.map((p) => p.map((x) => x * size) as Vec3);
const plate: Vec3[] = [
  [0, 0, 0],
  [6, 0, 0],
  [0, 3, 0],
];
const ell: Vec3[] = [
  [0, 0, 0],
  [3, 0, 1],
  [3, 1, 1],
  [1, 1, 1 / 3],
  [1, 3, 1 / 3],
  [0, 3, 0],
];
const masses = [1, 3, 0, 2];
const positions: Vec3[] = [
  [1, 2, 3],
  [5, -1, 0],
  [9, 9, 9],
  [0, 0.5, -4],
];

/** A body of 18 kg (6 kg for points) at each size, and where it has its content. */
const bodies: [name: string, body: (size: number) => MassProperties][] = [
  ['solidMesh', (size) => solidMesh({ vertices: times(tetrahedron, size), triangles }, { mass: 18 })],
  [
    'solidMesh of a ball',
    (size) => {
      const ball = sphereMesh(1, 4);
      return solidMesh({ ...ball, vertices: times(ball.vertices, size) }, { mass: 18 });
    },
  ],
  ['polygonPlate', (size) => polygonPlate(times(plate, size), { mass: 18 })],
  ['polygonPlate, concave', (size) => polygonPlate(times(ell, size), { mass: 18 })],
  ['pointMasses', (size) => pointMasses(positions.map((p, i) => ({ mass: masses[i], position: times([p], size)[0] })))],
  ['pointCloud', (size) => pointCloud(Float64Array.from(masses), Float64Array.from(times(positions, size).flat()))],
  ['solidBox', (size) => solidBox({ size: [size, 2 * size, 3 * size], mass: 18 })],
  ['solidSphere', (size) => solidSphere({ radius: size, mass: 18 })],
  ['solidCylinder', (size) => solidCylinder({ radius: size, length: 2 * size, axis: 'x', mass: 18 })],
  ['solidCone', (size) => solidCone({ radius: size, height: 2 * size, axis: 'y', mass: 18 })],
  ['solidEllipsoid', (size) => solidEllipsoid({ size: [size, 2 * size, 3 * size], mass: 18 })],
  ['solidCapsule', (size) => solidCapsule({ radius: size, length: 3 * size, mass: 18 })],
  ['hollowSphere', (size) => hollowSphere({ outerRadius: 2 * size, innerRadius: size, mass: 18 })],
  [
    'hollowCylinder',
    (size) => hollowCylinder({ outerRadius: 2 * size, innerRadius: size, length: 3 * size, axis: 'x', mass: 18 }),
  ],
  ['thinRod', (size) => thinRod({ length: size, axis: 'y', mass: 18 })],
  ['thinRectangle', (size) => thinRectangle({ size: [size, 2 * size], mass: 18 })],
  ['thinDisc', (size) => thinDisc({ radius: size, mass: 18 })],
  ['thinRing', (size) => thinRing({ radius: size, mass: 18 })],
];
const sizes = [1e-150, 1e-140, 1e-103, 1e-82, 1e-75, 1e-70, 1e-51, 1e-10, 1e10, 1e52, 1e62, 1e77, 1e103, 1e140, 1e150];

describe.each(bodies)('%s', (name, body) => {
  const want = body(1);

  it('with a mass is right from 1e-150 to 1e150 m', () => {
    for (const size of sizes) {
      const { mass, com, inertia } = body(size);
      expect(mass).toBe(want.mass);
      expect(com.map((x) => x / size)).toBeNear(want.com, FORMULA);
      const shrunk = inertia.map((row) => row.map((x) => x / size / size)) as Mat3;
      // At 1e-150 the size itself squared is 1e-300, whose reciprocal loses nothing.
      expect(shrunk).toBeNear(want.inertia, 4 * FORMULA);
    }
  });

  it('is refused where its moments are no doubles', () => {
    for (const size of [1e-156, 1e-170, 1e-200]) {
      expect(() => body(size)).toThrow(
        /: expected moments above 2\.2e-308 kg m², got \[.*\]\. Masses times squared distances underflow; use other units\.$/,
      );
    }
    for (const size of [1e155, 1e170, 1e200]) {
      expect(() => body(size)).toThrow(
        /: expected moments below 1\.8e308 kg m², got \[.*\]\. Masses times squared distances overflow; use other units\.$/,
      );
    }
    expect(() => body(1e170)).toThrow(RangeError);
    expect(() => body(1e170)).toThrow(new RegExp(`^${name.split(/[ ,]/)[0]}: `));
  });
});

describe('density', () => {
  it('gives every result that is a double with all its digits, whatever lies between', () => {
    for (const [size, density] of [
      [1e-60, 1],
      [1e-60, 1e30],
      [1e-90, 1e200],
      [1e60, 1],
      [1e61, 1e-200],
      [1e90, 1e-160],
      [1e-100, 1e300],
      [1e100, 1e-300],
    ]) {
      const body = solidMesh({ vertices: times(tetrahedron, size), triangles }, { density });
      expect(body.mass / (density * size * size * size || Number.NaN)).toBeNear(1, 4 * EPS);
      const unit = body.inertia.map((row) => row.map((x) => x / body.mass / size / size));
      const want = solidMesh({ vertices: tetrahedron, triangles }, { mass: 1 });
      expect(unit).toBeNear(want.inertia, FORMULA);
    }
    const thin = polygonPlate(times(plate, 1e-100), { surfaceDensity: 1e110 });
    expect(thin.mass / 9e-90).toBeNear(1, FORMULA);
  });

  it('is refused where mass or moments are none, with the limit', () => {
    const ofDensity = (size: number, density: number) => (): unknown =>
      solidMesh({ vertices: times(tetrahedron, size), triangles }, { density });
    expect(ofDensity(1e-110, 1)).toThrow(
      'solidMesh: expected density times content between 2.2e-308 and 1.8e308 kg, got 0. Give the mass, or the mesh in metres: scaled(mesh, 0.001) brings it there from millimetres.',
    );
    expect(ofDensity(1e110, 1)).toThrow('1.8e308 kg, got Infinity.');
    expect(ofDensity(1e-70, 1)).toThrow('solidMesh: expected moments above 2.2e-308 kg m²');
    expect(() => polygonPlate(times(plate, 1e-160), { surfaceDensity: 1 })).toThrow(
      'polygonPlate: expected density times content between 2.2e-308 and 1.8e308 kg',
    );
  });
});

describe('the checks of shape', () => {
  it.each(sizes)('see the same at size %d', (size) => {
    expect(meshProblems({ vertices: times(tetrahedron, size), triangles })).toEqual([]);
    const flat = [...tetrahedron.slice(0, 3), [0, 1, 0] as Vec3];
    const names = (vertices: Vec3[]): string[] => meshProblems({ vertices, triangles }).map((p) => p.name);
    expect(names(times(flat, size))).toEqual(names(flat));
    expect(polygonProblems(times(plate, size))).toEqual([]);
    expect(polygonProblems(times(ell, size)).map((p) => p.name)).toEqual(['concave']);
    expect(triangulate(times(ell, size))).toEqual(triangulate(ell));
    const line = times([plate[0], plate[1], [3, 0, 0]], size);
    expect(polygonProblems(line).map((p) => p.name)).toEqual(['degenerate']);
    const bent = times([...plate.slice(0, 2), [6, 3, 1], [0, 3, 0]], size);
    expect(polygonProblems(bent).map((p) => p.name)).toEqual(['non-planar']);
  });
});

describe('powers of two', () => {
  it('change no digit', () => {
    const random = seeded(3);
    for (let k = 0; k < 500; k++) {
      const x = random.uniform(-1, 1) * 2 ** random.integer(-1000, 1000);
      const e = random.integer(-2000, 2000);
      const there = timesPowerOfTwo(x, e);
      if (Math.abs(there) > 1e-300 && Math.abs(there) < 1e300) expect(timesPowerOfTwo(there, -e)).toBe(x);
      const mantissa = Math.abs(timesPowerOfTwo(x, -exponentOf(x)));
      expect(mantissa).toBeGreaterThanOrEqual(0.5);
      expect(mantissa).toBeLessThanOrEqual(2);
    }
    expect([exponentOf(0), exponentOf(Infinity), exponentOf(NaN)]).toEqual([0, 0, 0]);
  });
});
