import { describe, expect, it } from 'vitest';
import { meshFromOff, meshProblems, solidMesh } from 'rigid-body-lab';

const cube = [
  ...['0 0 0', '1 0 0', '1 1 0', '0 1 0', '0 0 1', '1 0 1', '1 1 1', '0 1 1'],
  ...['4 3 2 1 0', '4 4 5 6 7', '4 0 1 5 4', '4 1 2 6 5', '4 2 3 7 6', '4 3 0 4 7'],
];

describe('meshFromOff', () => {
  it.each([
    ['counts in the line of the keyword', ['OFF 8 6 12', ...cube]],
    ['without the number of edges', ['OFF', '8 6', ...cube]],
    ['without the keyword', ['8 6 12', ...cube]],
    ['colours at the faces', ['OFF', '8 6 12', ...cube.slice(0, 8), ...cube.slice(8).map((f) => `${f} 0.1 0.2 0.3`)]],
    [
      'colours at the vertices',
      ['COFF', '8 6 12', ...cube.slice(0, 8).map((v) => `${v} 255 0 0 255`), ...cube.slice(8)],
    ],
    ['normals at the vertices', ['NOFF', '8 6 12', ...cube.slice(0, 8).map((v) => `${v} 0 0 1`), ...cube.slice(8)]],
  ])('a cube of squares: %s', (_, lines) => {
    const mesh = meshFromOff(lines.join('\n'));
    expect(mesh.triangles).toHaveLength(12);
    expect(meshProblems(mesh)).toEqual([]);
    expect(solidMesh(mesh, { density: 1 }).mass).toBe(1);
  });

  it.each([
    ['', 'meshFromOff: expected OFF in line 1, got "". The file begins with OFF and the numbers of vertices,'],
    ['ply\n', 'meshFromOff: expected OFF in line 1, got "ply".'],
    [
      'OFF BINARY\n',
      'expected OFF in line 1, got "OFF BINARY". The file begins with OFF and the numbers of vertices, faces and edges; binary files are not read.',
    ],
    ['4OFF\n1 1 1', 'expected OFF in line 1, got "4OFF".'],
    ['OFF', 'meshFromOff: expected the counts in line 1, got "".'],
    ['OFF\n-1 0 0', 'meshFromOff: expected the number of vertices in line 2, got "-1". It is an integer >= 0.'],
    ['OFF\n3\n', 'meshFromOff: expected the number of faces in line 2, got undefined. It is an integer >= 0.'],
    ['OFF\n1 1 0\n0 0 0', 'meshFromOff: expected 1 vertices and 1 faces, got 1 lines. The file is cut short.'],
    ['OFF\n1 0 0\n0 0 0', 'meshFromOff: expected at least one face, got none. A face is 3 0 1 2.'],
    [
      'OFF\n1 1 0\n0 0\n3 0 0 0',
      'meshFromOff: expected three coordinates in line 3, got ["0", "0"]. A vertex is x y z.',
    ],
    ['OFF\n1 1 0\n0 0 x\n3 0 0 0', 'meshFromOff: expected a finite number in line 3, got "x".'],
    ['OFF\n1 1 0\n0 0 0\n3 0 0', 'meshFromOff: expected the corner 3 of 3 in line 4, got undefined.'],
    [
      'OFF\n1 1 0\n0 0 0\n3 0 0 1',
      'meshFromOff: expected vertex numbers of the 1 vertices in line 4, got 1. No such vertex is in the file.',
    ],
    [
      'OFF\n1 1 0\n0 0 0\n2 0 0',
      'meshFromOff: expected a simple polygon in line 4, got "degenerate". It has 2 vertices;',
    ],
  ])('refuses %j', (file, text) => {
    expect(() => meshFromOff(file)).toThrow(RangeError);
    expect(() => meshFromOff(file)).toThrow(text);
  });

  it('refuses what is neither text nor bytes', () => {
    expect(() => meshFromOff(undefined as never)).toThrow(
      new TypeError(
        'meshFromOff: expected text or bytes, got undefined. Pass the content of the file, not its name or a promise.',
      ),
    );
  });
});
