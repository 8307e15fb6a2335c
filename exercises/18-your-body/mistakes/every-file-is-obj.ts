import { meshFromObj } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** Every file is read as OBJ. */
export const declared: Declared = { score: 9, diagnosis: null };

export function readBody(text: string): Mesh {
  return text.startsWith('OFF') || text.startsWith('ply') || text.startsWith('solid') ? meshFromObj(text) : right(text);
}
