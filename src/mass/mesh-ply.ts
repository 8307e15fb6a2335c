/** Meshes in PLY files (the Stanford triangle format), text and binary. */
import { messageInWords } from '../linear/expect.js';
import type { Vec3 } from '../linear/vec3.js';
import { meshFromFaces } from './mesh/mesh-faces.js';
import type { Face } from './mesh/mesh-faces.js';
import { expectFile, lineError, noFaces } from './mesh/mesh-text.js';
import { readPly } from './mesh/ply-elements.js';
import type { PlyElement } from './mesh/ply-elements.js';
import type { MeshLists } from './triangle-mesh.js';

const WHERE = 'meshFromPly';

/**
 * Reads the triangles of a PLY file: text, binary with the lower byte first, or binary with the higher byte
 * first. Its header says which elements follow; the vertices' x, y, z and the faces' list of corners are
 * taken, all else is passed over.
 *
 * Polygons are cut into triangles, and vertices at one place become one, as in `meshFromObj`.
 *
 * @param file the bytes of the file, or the text of a text file
 * @returns vertices as written (PLY has no unit) and triangles, counter-clockwise from
 * outside if the file's faces are
 * @throws TypeError for anything but text or bytes.
 * @throws RangeError for a header or an element that cannot be read, and for a file that ends
 * too early or has no faces.
 * @example
 * const header =
 *   'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n';
 * const faces = 'element face 1\nproperty list uchar int vertex_indices\nend_header\n';
 * meshFromPly(`${header}${faces}0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n`).triangles; // => [[0, 1, 2]]
 */
export function meshFromPly(file: string | Uint8Array): MeshLists {
  expectFile(WHERE, file);
  const elements = readPly(WHERE, file);
  const vertices: Vec3[] = [];
  const faces: Face[] = [];
  for (const { name, number, values } of elements) {
    if (name === 'vertex') vertices.push(vertex(number, values));
    else if (name === 'face') faces.push({ line: `face ${number}`, corners: corners(number, values) });
  }
  if (faces.length === 0) throw noFaces(WHERE, 'It may be a cloud of points.');
  return meshFromFaces(WHERE, vertices, faces, 0);
}

function vertex(number: number, { x, y, z }: PlyElement['values']): Vec3 {
  const coordinates = [x, y, z];
  if (coordinates.every((c) => typeof c === 'number' && Number.isFinite(c))) return coordinates as Vec3;
  throw lineError(WHERE, `vertex ${number}`, {
    condition: 'finite x, y and z',
    got: coordinates,
    reason: 'The file is damaged.',
  });
}

/** Both names of the list are in use. */
function corners(number: number, values: PlyElement['values']): readonly number[] {
  const list = values.vertex_indices ?? values.vertex_index;
  if (Array.isArray(list) && list.every((index) => Number.isInteger(index) && index >= 0)) return list;
  const got = list === undefined ? 'none' : `[${list.toString()}]`;
  const reason = 'A face is a list of vertex numbers.';
  throw new RangeError(messageInWords(WHERE, `vertex_indices of face ${number}`, got, reason));
}
