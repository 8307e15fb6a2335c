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

/** The chosen body lacks a triangle. */
export const declared: Declared = { score: 8.5, diagnosis: 'open-surface' };

export const mesh = 'v 0 0 0\nv 3 0 0\nv 0 2 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4';
