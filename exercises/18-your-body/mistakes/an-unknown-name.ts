import type { Declared } from 'rigid-body-lab/course';
export {
  readBody,
  massProperties,
  principalAxes,
  predictedFlip,
  flipComes,
  simulatedFlip,
  figure,
} from '../solution.js';

/** The chosen body is a name that there is not. */
export const declared: Declared = { score: 7.5, diagnosis: null };

export const mesh = 'teapot';
