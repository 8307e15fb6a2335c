/**
 * Faults that users of comparable software have reported: mesh files, shells, holes,
 * tensors as files print them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  hollowCylinder,
  inertiaAbout,
  inertiaProblems,
  integrateAdaptive,
  meshFromObj,
  meshFromOff,
  meshFromPly,
  meshFromStl,
  newtonEulerDerivative,
  packState,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  scaled,
  shellMesh,
  shiftInertia,
  solidCone,
  solidCylinder,
  solidMesh,
  thinRod,
  without,
} from 'rigid-body-lab';
import type { MassProperties, Mat3, MeshLists, Triangle, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { bytesOf, objText, stlBytes, stlText } from './files.js';
import { boxMesh } from './meshes.js';

/** Whatever a report may hold; each test reads the fields of its own. */
interface Values extends MeshLists {
  text: string;
  header: string[];
  published: Vec3;
  outer: { radius: number; length: number };
  inner: { radius: number; length: number };
  cone: { radius: number; height: number; mass: number };
  volume: number;
  mass: number;
  com: Vec3;
  Ixx: number;
  Ixy: number;
  Izz: number;
  I: unknown;
  I_com: Vec3;
  I_base_x: number;
  I_apex_x: number;
  minimal_volume: number;
  problems: unknown[];
  valid: boolean[];
  scalar: number[];
  body_omega: Vec3;
}

interface Report {
  id: string;
  input: Values;
  right: Values;
}

const reports = JSON.parse(
  readFileSync(new URL('../oracle/public-reports-shapes.json', import.meta.url), 'utf8'),
) as Report[];
const report = (id: string): Report => reports.find((r) => r.id === id)!;
const solid = (mesh: MeshLists): MassProperties => solidMesh(mesh, { density: 1 });
const random = seeded(12);

/** Triangles with corners of their own, as STL has them. */
const soup = (corners: Vec3[][]): MeshLists => ({
  vertices: corners.flat(),
  triangles: corners.map((_, i): Triangle => [3 * i, 3 * i + 1, 3 * i + 2]),
});
const tetrahedron = soup(report('t2-12').input.triangles as unknown as Vec3[][]);

describe('OBJ', () => {
  it('t2-02: a line that goes on at the end of the file', () => {
    const { input, right } = report('t2-02');
    expect(meshFromObj(input.text).triangles).toEqual(right);
    expect(meshFromObj(bytesOf(input.text)).triangles).toEqual(right);
  });

  it('t2-09: solids that touch in one file', () => {
    const { right } = report('t2-09');
    const cube = boxMesh([1, 1, 1]);
    const at = (v: Vec3): Vec3 => v.map((x) => x + 0.5) as Vec3;
    const corner: Vec3[] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    const faces: Triangle[] = [
      [0, 2, 1],
      [0, 1, 3],
      [0, 3, 2],
      [1, 2, 3],
    ];
    const both = {
      vertices: [...cube.vertices.map(at), ...corner],
      triangles: [...cube.triangles, ...faces.map((t) => t.map((i) => i + 8) as Triangle)],
    };
    const body = solid(meshFromObj(objText(both)));
    expect([body.mass, body.com]).toBeNear([right.volume, right.com], FORMULA);
    expect([body.inertia[0][0], body.inertia[0][1]]).toBeNear([right.Ixx, right.Ixy], FORMULA);
  });

  it('t2-10: a face that names a vertex twice', () => {
    const { input, right } = report('t2-10');
    expect(solid(meshFromObj(input.text)).mass).toBeNear(right.volume, FORMULA);
  });

  it('t2-11: a triangle without area that joins a split edge', () => {
    const { input, right } = report('t2-11');
    const mesh: MeshLists = { vertices: input.vertices, triangles: input.triangles };
    expect(solid(mesh).mass).toBeNear(right.volume, FORMULA);
    expect(solid(meshFromObj(objText(mesh))).mass).toBeNear(right.volume, FORMULA);
    expect(solid(meshFromStl(stlText(mesh))).mass).toBeNear(right.volume, FORMULA);
  });

  it('t2-33: two cubes that touch in a corner, which is written twice', () => {
    const { right } = report('t2-33');
    const cube = boxMesh([1, 1, 1]);
    const vertices = [0.5, 1.5].flatMap((c) => cube.vertices.map((v) => v.map((x) => x + c) as Vec3));
    const triangles = [...cube.triangles, ...cube.triangles.map((t) => t.map((i) => i + 8) as Triangle)];
    const mesh = meshFromObj(objText({ vertices, triangles }));
    const body = solid(mesh);
    expect([mesh.vertices.length, body.mass, body.com]).toBeNear([right.vertices, right.volume, right.com], FORMULA);
    expect([body.inertia[0][0], body.inertia[0][1]]).toBeNear([4 / 3, right.Ixy], FORMULA);
  });

  it('t2-35: squares that are not quite flat', () => {
    const { right } = report('t2-35');
    const noise = (): number => random.uniform(-1e-6, 1e-6);
    const lines = [-1, 1].flatMap((z) =>
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x, y]) => `v ${x + noise()} ${3 * y + noise()} ${2 * z + noise()}`),
    );
    const faces = ['f 4 3 2 1', 'f 5 6 7 8', 'f 1 2 6 5', 'f 2 3 7 6', 'f 3 4 8 7', 'f 4 1 5 8'];
    const body = solid(meshFromObj([...lines, ...faces].join('\n')));
    expect(body.mass).toBeNear(right.mass, 1e-5);
    expect(body.inertia.map((row, i) => row[i])).toBeNear(right.I, 1e-5);
  });
});

describe('STL', () => {
  it('t2-05, t2-06: corners that differ by rounding', () => {
    for (const size of [1e-3, 1, 300]) {
      const noisy = tetrahedron.vertices.map(
        (v) =>
          v.map((x) => size * (x + (x === 0 ? random.uniform(-6e-17, 6e-17) : random.uniform(-3e-9, 3e-9)))) as Vec3,
      );
      const mesh = meshFromStl(stlText({ ...tetrahedron, vertices: noisy }));
      expect(mesh.vertices).toHaveLength(4);
      expect(solid(mesh).mass / size ** 3).toBeNear(1, 1e-7);
    }
  });

  it('t2-12: "end loop" and "end facet"', () => {
    const text = stlText(tetrahedron).replaceAll(/end(loop|facet|solid)/g, 'end $1');
    expect(solid(meshFromStl(text)).mass).toBeNear(report('t2-12').right.volume, FORMULA);
    expect(meshFromStl(bytesOf(text))).toEqual(meshFromStl(text));
  });

  it('t2-14: capitals, as bytes', () => {
    const file = bytesOf(stlText(tetrahedron).toUpperCase());
    expect(solid(meshFromStl(file)).mass).toBeNear(report('t2-14').right.minimal_volume, FORMULA);
  });

  it('t2-16: a binary file with bytes left over', () => {
    const { input, right } = report('t2-16');
    for (const header of input.header) {
      const file = stlBytes(tetrahedron, header);
      const longer = new Uint8Array(file.length + 2);
      longer.set(file);
      expect(solid(meshFromStl(longer)).mass).toBeNear(right.volume, 1e-6);
    }
  });

  it('t2-17: no last line, if the surface is closed', () => {
    const text = stlText(tetrahedron).replace(/endsolid.*\n$/, '');
    expect(solid(meshFromStl(text)).mass).toBeNear(report('t2-17').right.volume, FORMULA);
    const cut = text.slice(0, text.lastIndexOf('  facet'));
    expect(() => meshFromStl(cut)).toThrow(
      'meshFromStl: expected endsolid in line 22, got "endfacet". The file is cut short.',
    );
  });

  it('t2-34: normals and names carry nothing', () => {
    const text = stlText(tetrahedron);
    for (const variant of [
      text.replaceAll('normal 0 0 0', 'normal NaN NaN NaN'),
      text.replace(/^solid.*/, 'solid foo bar'),
      text.replace(/^solid.*/, 'solid'),
      text.replaceAll('\n', '\r'),
      text.replace(/^((?:.*\n){15})/, '$1endsolid\nsolid second\n'),
    ]) {
      expect(solid(meshFromStl(variant)).mass).toBeNear(report('t2-34').right.volume, FORMULA);
    }
  });
});

describe('other files, units', () => {
  it('t2-18: OFF and PLY', () => {
    const { input, right } = report('t2-18');
    expect(solid(meshFromOff(input.text)).mass).toBeNear(right.volume, FORMULA);
    const header = 'ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n';
    const body = input.text.split('\n').slice(2).join('\n');
    const file = `${header}element face 4\nproperty list uchar int vertex_indices\nend_header\n${body}`;
    expect(solid(meshFromPly(file)).mass).toBeNear(right.volume, FORMULA);
  });

  it('t2-19: millimetres', () => {
    const mesh = meshFromObj(objText(boxMesh([20, 20, 20])));
    expect(solidMesh(scaled(mesh, 0.001), { density: 1000 }).mass).toBeNear(report('t2-19').right.mass, FORMULA);
  });
});

describe('shells, holes, tensors', () => {
  it('t2-20: the surface of a cube', () => {
    expect(shellMesh(boxMesh([1, 1, 1]), { mass: 1 }).inertia).toBeNear(report('t2-20').right.I, FORMULA);
  });

  it('t2-21: a tube, as a row of its own and as a cylinder without its core', () => {
    const { input, right } = report('t2-21');
    const { outer, inner } = input;
    const tube = hollowCylinder({
      outerRadius: outer.radius,
      innerRadius: inner.radius,
      length: outer.length,
      density: 1,
    });
    const rest = without(solidCylinder({ ...outer, density: 1 }), solidCylinder({ ...inner, density: 1 }));
    for (const { mass, inertia } of [tube, rest]) {
      expect([mass, inertia[2][2], inertia[0][0]]).toBeNear([right.mass, right.Izz, right.Ixx], FORMULA);
    }
  });

  it('t2-22: a rod whose tensor went to a far point and back', () => {
    const rod = thinRod({ length: 1, mass: 1 });
    const far: Vec3 = [12.3, -45.6, 78.9];
    const here: Vec3 = [0, 0, 0];
    const away = shiftInertia(rod.inertia, { mass: 1, com: here, from: here, to: far });
    const back = shiftInertia(away, { mass: 1, com: here, from: far, to: here });
    expect(inertiaProblems(back)).toEqual(report('t2-22').right.problems);
    expect(rigidBody({ massProperties: { ...rod, inertia: back } }).mass).toBe(1);
  });

  it('t2-27: which tensors to accept', () => {
    const diagonal = (a: number, b: number, c: number): Mat3 => [
      [a, 0, 0],
      [0, b, 0],
      [0, 0, c],
    ];
    const tensors = [
      diagonal(1, 1, 3),
      diagonal(1, 2, 3),
      diagonal(0, 1, 1),
      rotateInertia(diagonal(1, 2, 3), random.rotation()),
      diagonal(1, 2, 3 + 1e-7),
      diagonal(1, 2, 3 + 1e-13),
    ];
    expect(tensors.map((tensor) => inertiaProblems(tensor).length === 0)).toEqual(report('t2-27').right.valid);
  });

  it('t2-28, t2-29: tensors as robot files print them, plates and rods too, turned and combined', () => {
    for (let k = 0; k < 500; k++) {
      const [a, b] = [10 ** random.uniform(-6, 0), 10 ** random.uniform(-6, 0)];
      const rounded = (x: number): number => Number(x.toPrecision(6));
      const moments = k % 2 === 0 ? [a, b, a + b] : [0, a, a];
      const turned = rotateInertia(
        [
          [moments[0], 0, 0],
          [0, moments[1], 0],
          [0, 0, moments[2]],
        ],
        random.rotation(),
      );
      const inertia = turned.map((row) => row.map(rounded)) as Mat3;
      expect(inertiaProblems(inertia)).toEqual([]);
      const massProperties = { mass: 1, com: [0, 0, 0] as Vec3, inertia: rotateInertia(inertia, random.rotation()) };
      expect(rigidBody({ massProperties }).mass).toBe(1);
    }
    const { published } = report('t2-28').input;
    expect(
      inertiaProblems([
        [published[0], 0, 0],
        [0, published[1], 0],
        [0, 0, published[2]],
      ]),
    ).toEqual([]);
  });

  it('t2-37: the cone', () => {
    const { input, right } = report('t2-37');
    const cone = solidCone(input.cone);
    expect([cone.com, cone.inertia.map((row, i) => row[i])]).toBeNear([right.com, right.I_com], FORMULA);
    expect(inertiaAbout(cone, [0, 0, 0])[0][0]).toBeNear(right.I_base_x, FORMULA);
    expect(inertiaAbout(cone, [0, 0, 4])[0][0]).toBeNear(right.I_apex_x, FORMULA);
  });
});

describe('a load that acts for a short time', () => {
  it('t2-03: with its times as breakpoints, or with a largest step', () => {
    const { right } = report('t2-03');
    const pulse = (t: number): number[] => [t > 50 && t < 50.1 ? 1000 : 0];
    const end = (options: { breakpoints?: number[]; maxStep?: number }): number[] | undefined =>
      integrateAdaptive(pulse, [0], { t1: 100, ...options }).states.at(-1);
    expect(end({ breakpoints: [50, 50.1] })).toBeNear(right.scalar, CHAIN);
    expect(end({ maxStep: 0.05 })).toBeNear(right.scalar, 1e-4);
    const massProperties = {
      mass: 1,
      com: [0, 0, 0] as Vec3,
      inertia: [
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 2.5],
      ] as Mat3,
    };
    const body = rigidBody({ massProperties });
    const f = newtonEulerDerivative(body, (t) => ({ force: [0, 0, 0], torque: [t > 30 && t < 30.2 ? 5 : 0, 0, 0] }));
    const { states } = integrateAdaptive(f, packState(rigidBodyState({})), { t1: 60, breakpoints: [30, 30.2] });
    expect(states.at(-1)!.slice(10)).toBeNear(right.body_omega, CHAIN);
  });
});
