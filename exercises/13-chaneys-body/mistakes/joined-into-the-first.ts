import type { Declared } from 'rigid-body-lab/course';
import { combine as right } from '../solution.js';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The right numbers, written into the first part. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function combine(first: Part, second: Part): Part {
  return Object.assign(first, right(first, second));
}
