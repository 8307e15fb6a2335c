import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-the-same' };

export function flipComes(): 'sooner' | 'at the same time' | 'later' {
  return 'sooner';
}
