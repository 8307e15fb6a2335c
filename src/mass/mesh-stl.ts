/** Meshes in STL files, text and binary. */
import type { Vec3 } from '../linear/vec3.js';
import { expectFile, lineError, readNumber, textFromBytes, wordLines } from './mesh/mesh-text.js';
import type { Triangle } from './polygon-plane.js';
import { weldVertices } from './triangle-mesh.js';
import type { MeshLists } from './triangle-mesh.js';

const WHERE = 'meshFromStl';
const HEADER = 80;
const PER_TRIANGLE = 50;

/**
 * Reads the triangles of an STL file, text or binary. Vertices at exactly the same place become one, so that a closed surface
 * comes out closed. The normals in the file are left out: the order of the vertices says the same.
 *
 * @param file the bytes of the file, or the text of a text file
 * @returns vertices as written (STL has no unit; binary files hold single precision) and triangles
 * @throws TypeError for anything but text or bytes.
 * @throws RangeError for a file that cannot be read, with the line or the triangle.
 * @example
 * const corners = 'vertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0';
 * meshFromStl(`solid\nfacet normal 0 0 1\nouter loop\n${corners}\nendloop\nendfacet\nendsolid`).vertices; // => [[0, 0, 0], [1, 0, 0], [0, 1, 0]]
 */
export function meshFromStl(file: string | Uint8Array): MeshLists {
  expectFile(WHERE, file);
  const vertices = typeof file === 'string' || !isBinary(file) ? textVertices(file) : binaryVertices(file);
  const triangles = Array.from({ length: vertices.length / 3 }, (_, i): Triangle => [3 * i, 3 * i + 1, 3 * i + 2]);
  return weldVertices({ vertices, triangles });
}

/** Binary files may begin with "solid" too, so the length decides: 80 bytes, a count, 50 bytes for each triangle. */
function isBinary(bytes: Uint8Array): boolean {
  const count = bytes.length < HEADER + 4 ? -1 : dataView(bytes).getUint32(HEADER, true);
  const length = HEADER + 4 + PER_TRIANGLE * count;
  if (bytes.length === length) return true;
  if (/^\s*solid/.test(textFromBytes(bytes.subarray(0, HEADER)))) return false;
  const want =
    count < 0 ? 'at least 84 bytes or the word solid' : `${String(length)} bytes for ${String(count)} triangles`;
  throw new RangeError(
    `${WHERE}: expected ${want}, got ${String(bytes.length)} bytes. The file is cut short or no STL file.`,
  );
}

function dataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function binaryVertices(bytes: Uint8Array): Vec3[] {
  const view = dataView(bytes);
  const count = view.getUint32(HEADER, true);
  const vertices: Vec3[] = [];
  for (let triangle = 0; triangle < count; triangle++) {
    for (let corner = 0; corner < 3; corner++) {
      // Each triangle: a normal, three corners of three floats, two spare bytes.
      const at = HEADER + 4 + PER_TRIANGLE * triangle + 12 * (corner + 1);
      const vertex: Vec3 = [view.getFloat32(at, true), view.getFloat32(at + 4, true), view.getFloat32(at + 8, true)];
      if (!vertex.every(Number.isFinite)) {
        const [x, y, z] = vertex.map(String);
        throw new RangeError(
          `${WHERE}: expected finite coordinates in triangle ${String(triangle)}, got [${x}, ${y}, ${z}]. The file is damaged.`,
        );
      }
      vertices.push(vertex);
    }
  }
  return vertices;
}

/** Lines of a text file that carry nothing that is used. */
const PASSED_OVER = ['solid', 'facet', 'outer', 'endfacet', 'endsolid'];

function textVertices(file: string | Uint8Array): Vec3[] {
  const lines = wordLines(file);
  const vertices: Vec3[] = [];
  for (const { number: line, words } of lines) {
    const keyword = words[0].toLowerCase();
    if (keyword === 'vertex') {
      if (words.length !== 4) {
        const reason = 'A vertex has three coordinates.';
        throw lineError(WHERE, line, { condition: 'vertex x y z', got: words.join(' '), reason });
      }
      const [x, y, z] = words.slice(1).map((word) => readNumber(WHERE, line, word));
      vertices.push([x, y, z]);
    } else if (keyword === 'endloop') {
      if (vertices.length % 3 === 0) continue;
      const reason = 'STL knows triangles only.';
      throw lineError(WHERE, line, { condition: 'three vertices before endloop', got: vertices.length % 3, reason });
    } else if (!PASSED_OVER.includes(keyword)) {
      const reason = `A text file has lines that begin with vertex, endloop, ${PASSED_OVER.join(', ')}.`;
      throw lineError(WHERE, line, { condition: 'a statement of STL', got: words[0], reason });
    }
  }
  const last = lines.at(-1);
  if (last?.words[0].toLowerCase() !== 'endsolid') {
    const reason = 'The file is cut short.';
    throw lineError(WHERE, last?.number ?? 1, { condition: 'endsolid', got: last?.words[0] ?? '', reason });
  }
  if (vertices.length === 0)
    throw new RangeError(`${WHERE}: expected at least one facet, got none. The solid is empty.`);
  return vertices;
}
