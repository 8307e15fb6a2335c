import { describe, expect, it } from 'vitest';
import { meshFromObj, meshFromStl, meshProblems, shellMesh, solidBox, solidMesh } from 'rigid-body-lab';
import type { MeshLists, Vec3 } from 'rigid-body-lab';
import { FORMULA } from '../support/tolerances.js';
import { bytesOf, stlBytes, stlText } from './files.js';
import { boxMesh, sphereMesh } from './meshes.js';

const bytes = bytesOf;

const cube = `# a unit cube with quadrilaterals
mtllib cube.mtl
o Würfel
v -0.5 -0.5 -0.5
v 0.5 -0.5 -0.5
v 0.5 0.5 -0.5
v -0.5 0.5 -0.5
v -0.5 -0.5 .5
v 0.5 -0.5 +5e-1
v 0.5 0.5 0.5 1.0
v -0.5 0.5 0.5 0.9 0.1 0.2
vt 0 0
vn 0 0 1
g sides
usemtl red
s off
f 4 3 2 1
f 5/1/1 6/1/1 7/1/1 8/1/1
f 1//1 2//1 6//1 5//1
f 2/1 3/1 7/1 6/1
f -6 -5 -1 -2 # counted backwards
f 4 1 \\
  5 8
`;

/** One STL file of a mesh in either form. */
const stl = (mesh: MeshLists, form: 'text' | 'binary'): Uint8Array =>
  form === 'text' ? bytes(stlText(mesh)) : stlBytes(mesh);

describe('meshFromObj', () => {
  it.each([
    ['text', cube],
    ['bytes', bytes(cube)],
    ['Windows line ends', cube.replaceAll('\n', '\r\n')],
    ['old Mac line ends', cube.replaceAll('\n', '\r')],
  ])('a cube of quadrilaterals from %s', (_name, file) => {
    const mesh = meshFromObj(file);
    expect(mesh.vertices).toHaveLength(8);
    expect(mesh.triangles).toHaveLength(12);
    expect(meshProblems(mesh)).toEqual([]);
    const body = solidMesh(mesh, { mass: 6 });
    expect(body.inertia).toBeNear(solidBox({ size: [1, 1, 1], mass: 6 }).inertia, FORMULA);
  });

  it('keeps double precision and joins equal vertices', () => {
    const mesh = meshFromObj(
      'v 0.1234567890123456 0 0\nv 1 0 0\nv 0 1 0\nv 1 0 0\nv 0 1 -0\nv 1 1 0\nf 1 2 3\nf 4 6 5',
    );
    expect(mesh.vertices[0][0]).toBe(0.1234567890123456);
    expect(mesh.vertices).toHaveLength(4);
    expect(mesh.triangles).toEqual([
      [0, 1, 2],
      [1, 3, 2],
    ]);
  });

  it('cuts a concave face, in space, into triangles that keep the sense', () => {
    // An L of area 5 and a lid below it at distance 2: a closed prism only if every triangle faces outwards.
    const ell: [number, number][] = [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ];
    const lines = [
      ...ell.map(([x, y]) => `v ${x} ${y} 0`),
      ...ell.map(([x, y]) => `v ${x} ${y} 2`),
      'f 6 5 4 3 2 1',
      'f 7 8 9 10 11 12',
    ];
    ell.forEach((_, i) => lines.push(`f ${i + 1} ${((i + 1) % 6) + 1} ${((i + 1) % 6) + 7} ${i + 7}`));
    const body = solidMesh(meshFromObj(lines.join('\n')), { density: 1 });
    expect(body.mass).toBeNear(10, FORMULA);
    expect(body.com).toBeNear([1.1, 1.1, 1], FORMULA);
  });

  it('cuts an outline that goes in to a hole and back on the same line', () => {
    // A square of side 4 with a square hole of side 2; the way in and out is the edge 1-5.
    const outline = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
      [1, 1],
    ];
    const corners = 'v 0 0 0\nv 4 0 0\nv 4 4 0\nv 0 4 0\nv 1 1 0\nv 1 3 0\nv 3 3 0\nv 3 1 0\n';
    const { triangles, vertices } = meshFromObj(`${corners}f 1 2 3 4 1 5 6 7 8 5`);
    expect([vertices.length, triangles.length]).toEqual([8, outline.length - 2]);
    expect(shellMesh({ vertices, triangles }, { surfaceDensity: 1 }).mass).toBeNear(12, FORMULA);
  });

  it('cuts a face that is not quite flat, and takes faces before their vertices', () => {
    const file = 'f 1 2 3 4\nv 0 0 0\nv 1 0 0.01\nv 1 1 0\nv 0 1 0.01';
    expect(meshFromObj(file).triangles).toHaveLength(2);
  });

  it.each([
    ['v 0 0', 'meshFromObj: expected three coordinates in line 1, got ["0", "0"]. A vertex is v x y z.'],
    ['v 0 0 1,5', 'meshFromObj: expected a finite number in line 1, got "1,5". Decimals are written with a point.'],
    ['v 0 0 0x10', 'got "0x10".'],
    ['v 0 0 1e999', 'got "1e999".'],
    ['v 0 0 nan', 'got "nan".'],
    [
      '\n\nv 0 0 0\nf 1 2 x',
      'meshFromObj: expected vertex numbers in line 4, got "x". Vertices are counted from 1, or backwards from -1, the latest one.',
    ],
    ['v 0 0 0\nf 0 1 2', 'meshFromObj: expected vertex numbers in line 2, got "0".'],
    ['v 0 0 0\nf 1.5 1 2', 'got "1.5".'],
    [
      'v 0 0 0\nv 1 0 0\nf 1 2 3',
      'meshFromObj: expected vertex numbers of the 2 vertices in line 3, got 3. No such vertex is in the file.',
    ],
    [
      'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 -9',
      'meshFromObj: expected vertex numbers in line 4, got "-9". Vertices are counted from 1, or backwards from -1, the latest one.',
    ],
    [
      'v 0 0 0\nv 1 0 0\nf 1 2',
      'meshFromObj: expected a simple polygon in line 3, got "degenerate". It has 2 vertices; a polygon has at least 3.',
    ],
    [
      'v 0 0 0\nv 1 1 0\nv 1 0 0\nv 0 1 0\nf 1 2 3 4',
      'meshFromObj: expected a simple polygon in line 5, got "self-intersecting".',
    ],
    [
      'surf 0 1 0 1',
      'meshFromObj: expected a mesh of polygons in line 1, got "surf". Curved surfaces are not read; export the body as a mesh.',
    ],
    ['v 0 0 0', 'meshFromObj: expected at least one face, got none. A face is f 1 2 3.'],
    ['', 'meshFromObj: expected at least one face, got none.'],
  ])('refuses %j', (file, text) => {
    expect(() => meshFromObj(file)).toThrow(RangeError);
    expect(() => meshFromObj(file)).toThrow(text);
  });

  it('refuses what is neither text nor bytes', () => {
    expect(() => meshFromObj(7 as never)).toThrow(TypeError);
    expect(() => meshFromObj(7 as never)).toThrow(
      'meshFromObj: expected text or bytes, got 7. Pass the content of the file, not its name or a promise.',
    );
  });
});

describe('meshFromStl', () => {
  it.each(['text', 'binary'] as const)('a %s file gives the closed mesh back', (form) => {
    const want = sphereMesh(1.25, 6);
    const mesh = meshFromStl(stl(want, form));
    expect(mesh.vertices).toHaveLength(want.vertices.length);
    expect(mesh.triangles).toHaveLength(want.triangles.length);
    expect(meshProblems(mesh)).toEqual([]);
    const rounded = form === 'binary' ? want.vertices.map((v) => v.map(Math.fround) as Vec3) : want.vertices;
    const body = solidMesh({ vertices: rounded, triangles: want.triangles }, { density: 1 });
    expect(solidMesh(mesh, { density: 1 }).inertia).toBeNear(body.inertia, FORMULA);
  });

  it('text comes as a string too, in capitals, with several solids', () => {
    const text = Array.from(stl(boxMesh([1, 2, 3]), 'text'), (c) => String.fromCharCode(c)).join('');
    expect(meshFromStl(text)).toEqual(meshFromStl(bytes(text)));
    expect(meshFromStl(text.toUpperCase()).triangles).toHaveLength(12);
    const other = stlText({
      ...boxMesh([1, 2, 3]),
      vertices: boxMesh([1, 2, 3]).vertices.map(([x, y, z]) => [x + 5, y, z]),
    });
    expect(meshFromStl(text + other).triangles).toHaveLength(24);
  });

  it('reads bytes that are a part of a larger buffer', () => {
    const file = stl(boxMesh([1, 2, 3]), 'binary');
    const larger = new Uint8Array(file.length + 20);
    larger.set(file, 7);
    expect(meshFromStl(larger.subarray(7, 7 + file.length))).toEqual(meshFromStl(file));
  });

  const facet = (...corners: string[]): string =>
    `solid\nfacet normal 0 0 1\nouter loop\n${corners.join('\n')}\nendloop\nendfacet\nendsolid`;
  const [a, b, c] = ['vertex 0 0 0', 'vertex 1 0 0', 'vertex 0 1 0'];
  it.each([
    [facet(a, b), 'meshFromStl: expected three vertices before endloop in line 6, got 2. STL knows triangles only.'],
    [facet(a, b, c, 'vertex 1 1 0'), 'meshFromStl: expected three vertices before endloop in line 8, got 1.'],
    [
      facet(a, b, 'vertex 0 1'),
      'meshFromStl: expected vertex x y z in line 6, got "vertex 0 1". A vertex has three coordinates.',
    ],
    [facet(a, b, 'vertex 0 1 one'), 'meshFromStl: expected a finite number in line 6, got "one".'],
    [facet(a, b, c).replace('outer', 'inner'), 'meshFromStl: expected a statement of STL in line 3, got "inner".'],
    [
      facet(a, b, c).replace('\nendsolid', ''),
      'meshFromStl: expected endsolid in line 8, got "endfacet". The file is cut short.',
    ],
    ['', 'meshFromStl: expected endsolid in line 1, got "". The file is cut short.'],
    ['solid empty\nendsolid empty', 'meshFromStl: expected at least one facet, got none. The solid is empty.'],
  ])('refuses %j', (file, text) => {
    expect(() => meshFromStl(file)).toThrow(RangeError);
    expect(() => meshFromStl(file)).toThrow(text);
  });

  it('refuses damaged binary files', () => {
    const file = stl(boxMesh([1, 2, 3]), 'binary');
    file[0] = 0;
    expect(() => meshFromStl(file.subarray(0, 600))).toThrow(
      'meshFromStl: expected 684 bytes for 12 triangles, got 600 bytes. The file is cut short or no STL file.',
    );
    expect(() => meshFromStl(new Uint8Array(10))).toThrow(
      'expected at least 84 bytes or the word solid, got 10 bytes.',
    );
    new DataView(file.buffer).setFloat32(84 + 50 * 3 + 12, NaN, true);
    expect(() => meshFromStl(file)).toThrow(
      /meshFromStl: expected finite coordinates in triangle 3, got \[NaN, .*\]\. The file is damaged\./,
    );
    expect(() => meshFromStl(null as never)).toThrow('meshFromStl: expected text or bytes, got null.');
  });
});
