/** Meshes in OFF files (Geomview's object file format). */
import { messageInWords } from '../linear/expect.js';
import type { Vec3 } from '../linear/vec3.js';
import { meshFromFaces } from './mesh/mesh-faces.js';
import type { Face } from './mesh/mesh-faces.js';
import { expectFile, lineError, noFaces, readCount, readNumber, wordLines } from './mesh/mesh-text.js';
import type { WordLine } from './mesh/mesh-text.js';
import type { MeshLists } from './triangle-mesh.js';

const WHERE = 'meshFromOff';
/**
 * OFF, with letters before it for what stands behind the coordinates of a vertex: texture, colour, normal.
 */
const KEYWORD = /^(st)?c?n?off$/i;

/**
 * Reads the triangles of an OFF file: counts of vertices, faces and edges, then a vertex a line,
 * then a face a line, which begins with the number of its corners.
 *
 * Polygons are cut into triangles, and vertices at one place become one, as in `meshFromObj`. Colours,
 * normals and texture are left out; binary files and those with four coordinates a vertex are not read.
 *
 * @param file the text, or the bytes of the file
 * @returns vertices as written (OFF has no unit) and triangles, counter-clockwise from
 * outside if the file's faces are
 * @throws TypeError for anything but text or bytes.
 * @throws RangeError for a line that cannot be read, and for a file that ends too early or has no faces.
 * @example
 * meshFromOff('OFF\n4 1 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3').triangles; // => [[2, 3, 0], [2, 0, 1]]
 * meshFromOff('OFF\n4 1 0\n0 0 0');
 * // => throws meshFromOff: expected 4 vertices and 1 faces, got 1 lines. The file is cut short.
 */
export function meshFromOff(file: string | Uint8Array): MeshLists {
  expectFile(WHERE, file);
  const lines = bodyOf(wordLines(file));
  const [{ number, words }, ...rest] = lines;
  const vertexCount = readCount(WHERE, number, words[0], 'number of vertices');
  const faceCount = readCount(WHERE, number, words[1], 'number of faces');
  if (rest.length < vertexCount + faceCount) {
    const want = `${vertexCount} vertices and ${faceCount} faces`;
    throw new RangeError(messageInWords(WHERE, want, `${rest.length} lines`, 'The file is cut short.'));
  }
  if (faceCount === 0) throw noFaces(WHERE, 'A face is 3 0 1 2.');
  const vertices = rest.slice(0, vertexCount).map(vertex);
  const faces = rest.slice(vertexCount, vertexCount + faceCount).map(face);
  return meshFromFaces(WHERE, vertices, faces, 0);
}

/** The lines from the counts on: the keyword may be missing, or share their line. */
function bodyOf(lines: readonly WordLine[]): [WordLine, ...WordLine[]] {
  const reason = 'The file begins with OFF and the numbers of vertices, faces and edges; binary files are not read.';
  const [first, second] = [lines.at(0), lines.at(1)];
  const [keyword = '', ...counts] = first?.words ?? [];
  if (first && /^\d+$/.test(keyword)) return [first, ...lines.slice(1)];
  if (!first || !KEYWORD.test(keyword) || /^binary$/i.test(counts.join(' '))) {
    throw lineError(WHERE, first?.number ?? 1, { condition: 'OFF', got: [keyword, ...counts].join(' '), reason });
  }
  if (counts.length > 0) return [{ number: first.number, words: counts as [string, ...string[]] }, ...lines.slice(1)];
  if (second) return [second, ...lines.slice(2)];
  throw lineError(WHERE, first.number, { condition: 'the counts', got: '', reason });
}

function vertex({ number, words }: WordLine): Vec3 {
  if (words.length < 3) {
    const reason = 'A vertex is x y z.';
    throw lineError(WHERE, number, { condition: 'three coordinates', got: words, reason });
  }
  const [x, y, z] = words.slice(0, 3).map((word) => readNumber(WHERE, number, word));
  return [x, y, z];
}

function face({ number: line, words: [first, ...rest] }: WordLine): Face {
  const count = readCount(WHERE, line, first, 'number of corners');
  const corners = Array.from({ length: count }, (_, k) =>
    readCount(WHERE, line, rest[k], `corner ${k + 1} of ${count}`),
  );
  return { line, corners };
}
