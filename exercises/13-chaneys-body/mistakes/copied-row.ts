import type { Declared } from 'rigid-body-lab/course';
import { combine as right } from '../solution.js';
import type { Part } from '../solution.js';
export { claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** A row that was copied and not changed. */
export const declared: Declared = { score: 8.5, diagnosis: null };

export function combine(first: Part, second: Part): Part {
  const whole = right(first, second);
  const [x, y] = whole.inertia;
  return { ...whole, inertia: [x, y, [...y]] };
}
