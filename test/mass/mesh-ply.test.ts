import { describe, expect, it } from 'vitest';
import { meshFromPly } from 'rigid-body-lab';
import { bytesOf, plyBytes, plyText } from './files.js';
import { boxMesh } from './meshes.js';

const vertexHeader = 'element vertex 3\nproperty float x\nproperty float y\nproperty float z\n';
const head = (format: string, face = 'element face 1\nproperty list uchar int vertex_index\n'): string =>
  `ply\nformat ${format} 1.0\n${vertexHeader}${face}end_header\n`;
const corners = '0 0 0\n1 0 0\n0 1 0\n';

describe('meshFromPly', () => {
  it('knows both names of the list, and numbers over several lines', () => {
    expect(meshFromPly(`${head('ascii')}${corners}3 0 1 2`).triangles).toEqual([[0, 1, 2]]);
    expect(meshFromPly(`${head('ascii')}0 0 0 1 0\n0 0 1 0 3\n0 1\n2`).triangles).toEqual([[0, 1, 2]]);
  });

  it.each([
    ['solid x', 'meshFromPly: expected a header from ply to end_header, got "solid x". It is no PLY file.'],
    ['ply\nformat ascii 1.0\n', 'expected a header from ply to end_header, got "ply\\nformat a".'],
    [
      head('ascii').replace('format ascii 1.0\n', ''),
      'meshFromPly: expected format ascii, binary_little_endian or binary_big_endian, got undefined. Other forms of PLY are not known.',
    ],
    [head('binary_middle_endian'), 'got binary_middle_endian.'],
    [
      head('ascii').replace('vertex 3', 'vertex many'),
      'meshFromPly: expected element <name> <count> or property <type> <name> in line 3, got "element vertex many". The header cannot be read.',
    ],
    [head('ascii').replace('float y', 'real y'), 'in line 5, got "property real y".'],
    [head('ascii').replace('property float z', 'property float'), 'in line 6, got "property float".'],
    ['ply\nproperty float x\nend_header\n', 'in line 2, got "property float x".'],
    [
      `${head('ascii')}${corners}3 0 1`,
      'meshFromPly: expected face 0, got the end of the file. The file is cut short.',
    ],
    [`${head('ascii')}0 0`, 'meshFromPly: expected vertex 0, got the end of the file.'],
    [`${head('ascii')}0 0 nan\n`, 'meshFromPly: expected a finite number in line 10, got "nan".'],
    [
      `${head('ascii')}${corners}3 0 1 -2`,
      'meshFromPly: expected vertex_indices of face 0, got [0,1,-2]. A face is a list of vertex numbers.',
    ],
    [
      `${head('ascii')}${corners}3 0 1 7`,
      'meshFromPly: expected vertex numbers of the 3 vertices in face 0, got 7. No such vertex is in the file.',
    ],
    [`${head('ascii', 'element face 1\nproperty int n\n')}${corners}3`, 'expected vertex_indices of face 0, got none.'],
    [
      `${head('ascii', '')}${corners}`,
      'meshFromPly: expected at least one face, got none. It may be a cloud of points.',
    ],
    [
      `${head('ascii').replace('float y', 'float u')}${corners}3 0 1 2`,
      'meshFromPly: expected finite x, y and z in vertex 0, got [0, undefined, 0]. The file is damaged.',
    ],
  ])('refuses %j', (file, text) => {
    expect(() => meshFromPly(file)).toThrow(RangeError);
    expect(() => meshFromPly(file)).toThrow(text);
    expect(() => meshFromPly(bytesOf(file))).toThrow(text);
  });

  it('refuses damaged binary files, and binary files as text', () => {
    const file = plyBytes(boxMesh([1, 2, 3]), true);
    expect(() => meshFromPly(file.subarray(0, file.length - 1))).toThrow(
      'meshFromPly: expected face 11, got the end of',
    );
    const start = file.length - 12 * 14 - 5 - 8 * 25;
    new DataView(file.buffer).setFloat64(start + 8, NaN, true);
    expect(() => meshFromPly(file)).toThrow(
      /expected finite x, y and z in vertex 0, got \[.*, NaN, .*\]\. The file is damaged\./,
    );
    expect(() => meshFromPly(null as never)).toThrow('meshFromPly: expected text or bytes, got null.');
    expect(meshFromPly(plyText(boxMesh([1, 2, 3]))).triangles).toHaveLength(12);
  });
});
