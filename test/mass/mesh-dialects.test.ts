/** Every reader on every dialect: the same mesh comes out. */
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import { meshFromObj, meshFromOff, meshFromPly, meshFromStl, meshProblems, solidMesh } from 'rigid-body-lab';
import type { MeshLists } from 'rigid-body-lab';
import { FORMULA } from '../support/tolerances.js';
import { bytesOf, objText, offText, plyBytes, plyText, stlBytes, stlText, utf16 } from './files.js';
import { boxMesh, sphereMesh } from './meshes.js';

const meshes: [string, MeshLists][] = [
  ['a box', boxMesh([1, 2, 3], 2)],
  ['a globe', sphereMesh(1.25, 6)],
];
const texts: [string, (file: string | Uint8Array) => MeshLists, (mesh: MeshLists) => string][] = [
  ['meshFromObj', meshFromObj, objText],
  ['meshFromStl', meshFromStl, stlText],
  ['meshFromOff', meshFromOff, offText],
  ['meshFromPly', meshFromPly, plyText],
];
const dialects: [string, (text: string) => string | Uint8Array][] = [
  ['as it is', (text) => text],
  ['as bytes', bytesOf],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['with Windows line ends, as bytes', (text) => bytesOf(text.replaceAll('\n', '\r\n'))],
  ['with old Mac line ends', (text) => text.replaceAll('\n', '\r')],
  ['with a byte order mark', (text) => `\ufeff${text}`],
  ['with the mark of UTF-8, as bytes', (text) => bytesOf(`\u00ef\u00bb\u00bf${text}`)],
  ['with tabs and spaces at the ends', (text) => text.replaceAll('\n', ' \t\n')],
  ['with NULs and an end-of-file mark behind', (text) => bytesOf(`${text}\x1a\0\0\0`)],
  ['without the last line end', (text) => text.trimEnd()],
  ['with empty lines behind', (text) => `${text}\n\n`],
];
const anyCase: typeof dialects = [
  ['in capitals', (text) => text.toUpperCase()],
  ['in capitals, as bytes', (text) => bytesOf(text.toUpperCase())],
  ['in small letters', (text) => text.toLowerCase()],
  ['as UTF-16, lower byte first', (text) => utf16(text, true)],
  ['as UTF-16, higher byte first', (text) => utf16(text, false)],
];
const commented: typeof dialects = [
  ['with comments', (text) => text.replaceAll('\n', ' # a remark \\\n# another\n\n')],
  ['with lines that go on', (text) => text.replaceAll(/(\d) (\d)/g, '$1 \\\n  $2')],
  [
    'with lines that go on, Windows, blanks behind the backslash',
    (text) => text.replaceAll(/(\d) (\d)/g, '$1 \\  \r\n$2'),
  ],
];

it('every reader of the library is tried', () => {
  const readers = Object.keys(library).filter((name) => name.startsWith('meshFrom'));
  const mends = 'a row of `texts` in this test, with a writer in test/mass/files.ts';
  expect(texts.map(([name]) => name).sort(), mends).toEqual(readers.sort());
});

describe.each(texts)('%s', (name, read, write) => {
  const known = [...dialects, ...anyCase, ...(name === 'meshFromObj' || name === 'meshFromOff' ? commented : [])];

  it.each(known)('%s', (_, dialect) => {
    for (const [, mesh] of meshes) {
      const got = read(dialect(write(mesh)));
      expect(got).toEqual(read(write(mesh)));
      expect([got.vertices.length, got.triangles.length]).toEqual([mesh.vertices.length, mesh.triangles.length]);
      expect(meshProblems(got)).toEqual([]);
      expect(solidMesh(got, { density: 2 }).inertia).toBeNear(solidMesh(mesh, { density: 2 }).inertia, FORMULA);
    }
  });
});

describe('binary files', () => {
  const single = ({ vertices, triangles }: MeshLists): MeshLists => ({
    vertices: vertices.map((v) => v.map(Math.fround) as typeof v),
    triangles,
  });
  const behind = (file: Uint8Array, count: number): Uint8Array => {
    const longer = new Uint8Array(file.length + count);
    longer.set(file);
    return longer;
  };

  it.each(meshes)('%s: STL with any header, and with bytes behind', (_, mesh) => {
    const want = solidMesh(single(mesh), { density: 1 }).inertia;
    for (const header of ['binary', 'solid x', 'solid made by a program that says so', 'SOLID', '']) {
      for (const surplus of [0, 2, 92, 5000]) {
        const got = meshFromStl(behind(stlBytes(mesh, header), surplus));
        expect(got.triangles).toHaveLength(mesh.triangles.length);
        expect(meshProblems(got)).toEqual([]);
        expect(solidMesh(got, { density: 1 }).inertia).toBeNear(want, FORMULA);
      }
    }
  });

  it.each(meshes)('%s: PLY of both byte orders, with bytes behind, and as a part of a larger buffer', (_, mesh) => {
    const want = meshFromPly(plyText(mesh));
    for (const littleEndian of [true, false]) {
      const file = plyBytes(mesh, littleEndian);
      expect(meshFromPly(file)).toEqual(want);
      expect(meshFromPly(behind(file, 7))).toEqual(want);
      expect(meshFromPly(behind(file, 7).subarray(0, file.length))).toEqual(want);
      const windows = bytesOf(
        String.fromCharCode(...file.subarray(0, 400))
          .split('end_header\n')[0]
          .replaceAll('\n', '\r\n'),
      );
      const body = file.subarray(windows.length - windows.filter((b) => b === 13).length + 'end_header\n'.length);
      const joined = new Uint8Array(windows.length + 'end_header\r\n'.length + body.length);
      joined.set(windows);
      joined.set(bytesOf('end_header\r\n'), windows.length);
      joined.set(body, windows.length + 'end_header\r\n'.length);
      expect(meshFromPly(joined)).toEqual(want);
    }
  });

  it('that were read as text of one byte a character give the same mesh; as UTF-8 they are refused', () => {
    const mesh = sphereMesh(1.25, 6);
    const latin1 = (file: Uint8Array): string => Array.from(file, (byte) => String.fromCharCode(byte)).join('');
    const stl = stlBytes(mesh);
    expect(meshFromStl(latin1(stl))).toEqual(meshFromStl(stl));
    const ply = plyBytes(mesh, false);
    expect(meshFromPly(latin1(ply))).toEqual(meshFromPly(ply));
    for (const [read, file] of [
      [meshFromStl, stl],
      [meshFromPly, ply],
    ] as const) {
      const spoiled = `${latin1(file)}\ufffd`;
      expect(() => read(spoiled)).toThrow(TypeError);
      expect(() => read(spoiled)).toThrow(
        'expected the bytes of a binary file, got text. Read it without an encoding.',
      );
    }
  });
});
