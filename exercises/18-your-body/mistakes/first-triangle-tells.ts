import { cross, dot, meshFromObj, meshFromOff, meshFromPly, meshFromStl } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The first triangle decides about inside and outside. */
export const declared: Declared = { score: 9, diagnosis: 'first-triangle-decides' };

function read(file: string): Mesh {
  if (file.startsWith('OFF')) return meshFromOff(file);
  if (file.startsWith('ply')) return meshFromPly(file);
  return file.startsWith('solid') ? meshFromStl(file) : meshFromObj(file);
}
const isName = (text: string): boolean => ['brick', 'wing nut', 'racket'].includes(text);

export function readBody(text: string): Mesh {
  const { vertices, triangles } = isName(text) ? right(text) : read(text);
  const [a, b, c] = triangles[0].map((k) => vertices[k]);
  if (dot(a, cross(b, c)) >= 0) return { vertices, triangles };
  return { vertices, triangles: triangles.map(([i, j, k]) => [i, k, j]) };
}
