/** Mesh files of every form that the tests read, written by the definitions of the formats. */
import type { MeshLists } from 'rigid-body-lab';

/** Text as bytes, one for each character. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0) & 0xff);

/** A text in UTF-16 with its mark. */
export function utf16(text: string, littleEndian: boolean): Uint8Array {
  const file = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(file.buffer);
  const marked = `\ufeff${text}`;
  for (let i = 0; i < marked.length; i++) view.setUint16(2 * i, marked.charCodeAt(i), littleEndian);
  return file;
}

export function objText({ vertices, triangles }: MeshLists): string {
  return [
    ...vertices.map((v) => `v ${v.join(' ')}`),
    ...triangles.map((t) => `f ${t.map((i) => i + 1).join(' ')}`),
    '',
  ].join('\n');
}

export function offText({ vertices, triangles }: MeshLists): string {
  const lines = [`OFF`, `${vertices.length} ${triangles.length} 0`];
  return [...lines, ...vertices.map((v) => v.join(' ')), ...triangles.map((t) => `3 ${t.join(' ')}`), ''].join('\n');
}

export function stlText({ vertices, triangles }: MeshLists): string {
  const facets = triangles.map((t) => {
    const corners = t.map((i) => `      vertex ${vertices[i].join(' ')}`).join('\n');
    return `  facet normal 0 0 0\n    outer loop\n${corners}\n    endloop\n  endfacet`;
  });
  return `solid a name with vertex in it\n${facets.join('\n')}\nendsolid a name\n`;
}

export function stlBytes({ vertices, triangles }: MeshLists, header = 'binary'): Uint8Array {
  const file = new Uint8Array(84 + 50 * triangles.length);
  file.set(bytesOf(header));
  const view = new DataView(file.buffer);
  view.setUint32(80, triangles.length, true);
  triangles.forEach((t, n) => {
    t.forEach((i, k) => {
      vertices[i].forEach((x, axis) => {
        view.setFloat32(84 + 50 * n + 12 * (k + 1) + 4 * axis, x, true);
      });
    });
  });
  return file;
}

const plyHeader = ({ vertices, triangles }: MeshLists, format: string, number: string): string =>
  [
    'ply',
    `format ${format} 1.0`,
    'comment a mesh with colours and an element that nobody reads',
    `element vertex ${vertices.length}`,
    ...['x', 'y', 'z'].map((axis) => `property ${number} ${axis}`),
    'property uchar red',
    'element material 1',
    'property list uchar short weights',
    `element face ${triangles.length}`,
    'property uchar flags',
    'property list uchar uint vertex_indices',
    'end_header',
    '',
  ].join('\n');

export function plyText(mesh: MeshLists): string {
  const { vertices, triangles } = mesh;
  const body = [...vertices.map((v) => `${v.join(' ')} 255`), '2 -1 7', ...triangles.map((t) => `0 3 ${t.join(' ')}`)];
  return `${plyHeader(mesh, 'ascii', 'float')}${body.join('\n')}\n`;
}

export function plyBytes(mesh: MeshLists, littleEndian: boolean): Uint8Array {
  const { vertices, triangles } = mesh;
  const header = bytesOf(plyHeader(mesh, littleEndian ? 'binary_little_endian' : 'binary_big_endian', 'double'));
  const file = new Uint8Array(header.length + 25 * vertices.length + 5 + 14 * triangles.length);
  file.set(header);
  const view = new DataView(file.buffer);
  let at = header.length;
  for (const vertex of vertices) {
    vertex.forEach((x, axis) => {
      view.setFloat64(at + 8 * axis, x, littleEndian);
    });
    view.setUint8(at + 24, 255);
    at += 25;
  }
  view.setUint8(at, 2);
  view.setInt16(at + 1, -1, littleEndian);
  at += 5;
  for (const triangle of triangles) {
    view.setUint8(at + 1, 3);
    triangle.forEach((index, k) => {
      view.setUint32(at + 2 + 4 * k, index, littleEndian);
    });
    at += 14;
  }
  return file;
}
