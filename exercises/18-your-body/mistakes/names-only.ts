import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
import { readBody as right } from '../solution.js';
export { mesh, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** Only the three names are read. */
export const declared: Declared = { score: 9, diagnosis: null };

export function readBody(text: string): Mesh {
  return right(['brick', 'wing nut', 'racket'].includes(text) ? text : 'brick');
}
