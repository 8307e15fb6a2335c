import { add, cross, dot, meshFromObj, meshFromOff, meshFromPly, meshFromStl, scale, subtract } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** Each triangle is turned away from the middle of the vertices. */
export const declared: Declared = { score: 7.5, diagnosis: 'turned-triangles, each-from-the-middle' };

function read(file: string): Mesh {
  if (file.startsWith('OFF')) return meshFromOff(file);
  if (file.startsWith('ply')) return meshFromPly(file);
  return file.startsWith('solid') ? meshFromStl(file) : meshFromObj(file);
}
const isName = (text: string): boolean => ['brick', 'wing nut', 'racket'].includes(text);

export function readBody(text: string): Mesh {
  const { vertices, triangles } = isName(text) ? right(text) : read(text);
  const middle = scale(
    vertices.reduce((a, b) => add(a, b)),
    1 / vertices.length,
  );
  return {
    vertices,
    triangles: triangles.map(([i, j, k]) => {
      const [a, b, c] = [vertices[i], vertices[j], vertices[k]];
      const outward = cross(subtract(b, a), subtract(c, a));
      return dot(subtract(a, middle), outward) < 0 ? [i, k, j] : [i, j, k];
    }),
  };
}
