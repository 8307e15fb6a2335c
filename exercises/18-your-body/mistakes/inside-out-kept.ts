import { meshFromObj, meshFromOff, meshFromPly, meshFromStl } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The triangles come as they stand in the file. */
export const declared: Declared = { score: 9, diagnosis: 'still-inside-out' };

function read(file: string): Mesh {
  if (file.startsWith('OFF')) return meshFromOff(file);
  if (file.startsWith('ply')) return meshFromPly(file);
  return file.startsWith('solid') ? meshFromStl(file) : meshFromObj(file);
}
const isName = (text: string): boolean => ['brick', 'wing nut', 'racket'].includes(text);

export function readBody(text: string): Mesh {
  return isName(text) ? right(text) : read(text);
}
