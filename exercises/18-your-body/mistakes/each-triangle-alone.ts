import { cross, dot, meshFromObj, meshFromOff, meshFromPly, meshFromStl } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** Each triangle is turned over by the sign of its own volume. */
export const declared: Declared = { score: 9, diagnosis: 'each-by-its-own-sign' };

function read(file: string): Mesh {
  if (file.startsWith('OFF')) return meshFromOff(file);
  if (file.startsWith('ply')) return meshFromPly(file);
  return file.startsWith('solid') ? meshFromStl(file) : meshFromObj(file);
}
const isName = (text: string): boolean => ['brick', 'wing nut', 'racket'].includes(text);

export function readBody(text: string): Mesh {
  const { vertices, triangles } = isName(text) ? right(text) : read(text);
  const volume = ([i, j, k]: number[]): number => dot(vertices[i], cross(vertices[j], vertices[k])) / 6;
  return { vertices, triangles: triangles.map(([i, j, k]) => (volume([i, j, k]) < 0 ? [i, k, j] : [i, j, k])) };
}
