/** Meshes in STL files, text and binary. */
import { messageInWords } from '../linear/expect.js';
import type { Vec3 } from '../linear/vec3.js';
import { weldFile } from './mesh/mesh-faces.js';
import { problemsOfMesh } from './mesh/mesh-problems.js';
import { flatMesh } from './mesh/mesh-arrays.js';
import {
  bytesFromText,
  expectFile,
  lineError,
  readNumber,
  textForBytes,
  textOfFile,
  wordLines,
} from './mesh/mesh-text.js';
import type { WordLine } from './mesh/mesh-text.js';
import type { Triangle } from './polygon-plane.js';
import type { MeshLists } from './triangle-mesh.js';

const WHERE = 'meshFromStl';
const HEADER = 80;
const PER_TRIANGLE = 50;
/** Where text shows that it is text. */
const HEAD = 400;

/**
 * Reads the triangles of an STL file, text or binary. Vertices at one place, up to 1e-8 of the size
 * of the mesh, become one, so that a closed surface comes out closed. The normals in the file are left out:
 * the order of the vertices says the same.
 *
 * @param file the bytes of the file, or the text of a text file
 * @returns vertices as written (STL has no unit: `scaled(mesh, 0.001)` if they are millimetres;
 *   binary files hold single precision) and triangles
 * @throws TypeError for anything but text or bytes.
 * @throws RangeError for a file that cannot be read, with the line or the triangle.
 * @example
 * const corners = 'vertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0';
 * meshFromStl(`solid\nfacet normal 0 0 1\nouter loop\n${corners}\nendloop\nendfacet\nendsolid`).vertices;
 * // => [[0, 0, 0], [1, 0, 0], [0, 1, 0]]
 */
export function meshFromStl(file: string | Uint8Array): MeshLists {
  expectFile(WHERE, file);
  // A binary file that was read as text has a NUL near its beginning.
  if (typeof file === 'string' && !file.slice(0, HEAD).includes('\0')) return meshOfText(wordLines(file));
  const bytes = typeof file === 'string' ? bytesFromText(file) : file;
  if (bytes === undefined) throw textForBytes(WHERE);
  return isBinary(bytes) ? meshOfCorners(binaryVertices(bytes)) : meshOfText(wordLines(bytes));
}

/** Each three vertices are a triangle. */
function meshOfCorners(vertices: readonly Vec3[]): MeshLists {
  return weldFile(
    vertices,
    Array.from({ length: vertices.length / 3 }, (_, i): Triangle => [3 * i, 3 * i + 1, 3 * i + 2]),
  );
}

/**
 * Binary files may begin with "solid" too, and may be longer than they say; text holds no NUL,
 * which the rest of a binary header, the count or a normal does. A binary file has 80 bytes, a count,
 * and 50 bytes for each triangle.
 */
function isBinary(bytes: Uint8Array): boolean {
  const count = bytes.length < HEADER + 4 ? -1 : dataView(bytes).getUint32(HEADER, true);
  const length = HEADER + 4 + PER_TRIANGLE * count;
  if (bytes.length === length) return true;
  const head = textOfFile(bytes.subarray(0, HEAD));
  if (/^\s*(solid|facet|outer|vertex|#)/i.test(head) && !head.includes('\0')) return false;
  if (count > 0 && bytes.length > length) return true;
  const want = count < 0 ? 'at least 84 bytes or the word solid' : `${length} bytes for ${count} triangles`;
  const reason = 'The file is cut short or no STL file.';
  throw new RangeError(messageInWords(WHERE, want, `${bytes.length} bytes`, reason));
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
        const reason = 'The file is damaged.';
        throw lineError(WHERE, `triangle ${triangle}`, { condition: 'finite coordinates', got: vertex, reason });
      }
      vertices.push(vertex);
    }
  }
  return vertices;
}

/** Statements of a text file that carry nothing that is used. */
const PASSED_OVER = ['solid', 'facet', 'outer', 'endfacet', 'endsolid'];

function meshOfText(lines: readonly WordLine[]): MeshLists {
  const vertices: Vec3[] = [];
  for (const { number: line, words } of lines) {
    const keyword = keywordOf(words);
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
  const ended = last !== undefined && keywordOf(last.words) === 'endsolid';
  if (ended && vertices.length === 0) {
    throw new RangeError(messageInWords(WHERE, 'at least one facet', 'none', 'The solid is empty.'));
  }
  const mesh = vertices.length % 3 === 0 ? meshOfCorners(vertices) : undefined;
  // Some programs leave the last line out. A file that was cut short between two facets has a hole.
  if (mesh && (ended || problemsOfMesh(mesh, flatMesh(WHERE, mesh)).length === 0)) return mesh;
  const reason = 'The file is cut short.';
  throw lineError(WHERE, last?.number ?? 1, { condition: 'endsolid', got: last?.words[0] ?? '', reason });
}

/** In lower case; "end loop" is written by some programs for "endloop". */
function keywordOf([first, second = '']: readonly string[]): string {
  const keyword = first.toLowerCase();
  return keyword === 'end' ? `end${second.toLowerCase()}` : keyword;
}
