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

/** The chosen body is a cube. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-middle-axis' };

export const mesh = `OFF
8 6 0
0 0 0
1 0 0
1 1 0
0 1 0
0 0 1
1 0 1
1 1 1
0 1 1
4 0 3 2 1
4 4 5 6 7
4 0 1 5 4
4 1 2 6 5
4 2 3 7 6
4 3 0 4 7`;
