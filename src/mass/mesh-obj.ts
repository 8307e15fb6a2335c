/** Meshes in Wavefront OBJ files. */
import type { Vec3 } from '../linear/vec3.js';
import { meshFromFaces } from './mesh/mesh-faces.js';
import type { Face } from './mesh/mesh-faces.js';
import { expectFile, lineError, noFaces, readNumber, wordLines } from './mesh/mesh-text.js';
import type { MeshLists } from './triangle-mesh.js';

const WHERE = 'meshFromObj';
/** Statements for curved surfaces, whose shape would be lost. */
const CURVED = ['curv', 'curv2', 'surf'];

/**
 * Reads the triangles of a Wavefront OBJ file.
 *
 * Polygons are cut into triangles, concave ones too; one that is not quite flat is cut as it looks along
 * its normal. Vertices at one place, up to 1e-8 of the size of the mesh, become one. Texture, normals,
 * colours, groups and materials are left out.
 *
 * @param file the text, or the bytes of the file
 * @returns vertices as written (OBJ has no unit: `scaled(mesh, 0.001)` if they are millimetres)
 *   and triangles, counter-clockwise from outside if the file's faces are
 * @throws TypeError for anything but text or bytes.
 * @throws RangeError for a statement that cannot be read, with its line, and for a file without faces.
 * @example
 * meshFromObj('v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4').triangles; // => [[2, 3, 0], [2, 0, 1]]
 * meshFromObj('v 0 0 zero'); // => throws meshFromObj: expected a finite number in line 1, got "zero".
 */
export function meshFromObj(file: string | Uint8Array): MeshLists {
  expectFile(WHERE, file);
  const vertices: Vec3[] = [];
  const faces: Face[] = [];
  for (const { number: line, words } of wordLines(file)) {
    const [first, ...rest] = words;
    const keyword = first.toLowerCase();
    if (keyword === 'v') vertices.push(vertex(line, rest));
    else if (keyword === 'f') faces.push({ line, corners: rest.map((word) => corner(line, word, vertices.length)) });
    else if (CURVED.includes(keyword)) {
      const reason = 'Curved surfaces are not read; export the body as a mesh.';
      throw lineError(WHERE, line, { condition: 'a mesh of polygons', got: keyword, reason });
    }
  }
  if (faces.length === 0) throw noFaces(WHERE, 'A face is f 1 2 3.');
  return meshFromFaces(WHERE, vertices, faces, 1);
}

function vertex(line: number, words: readonly string[]): Vec3 {
  if (words.length < 3) {
    throw lineError(WHERE, line, { condition: 'three coordinates', got: words, reason: 'A vertex is v x y z.' });
  }
  const [x, y, z] = words.slice(0, 3).map((word) => readNumber(WHERE, line, word));
  return [x, y, z];
}

/** `7`, `7/1`, `7//3` or `7/1/3`; counted from 1, or backwards from the latest vertex: -1 is that. */
function corner(line: number, word: string, soFar: number): number {
  const index = /^[-+]?\d+(\/-?\d*){0,2}$/.test(word) ? parseInt(word, 10) : 0;
  if (index > 0) return index - 1;
  if (index < 0 && index >= -soFar) return soFar + index;
  const reason = 'Vertices are counted from 1, or backwards from -1, the latest one.';
  throw lineError(WHERE, line, { condition: 'vertex numbers', got: word, reason });
}
