import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { principalFrame as right } from '../solution.js';
import type { Eigenpairs } from '../solution.js';
export { momentAbout, possibleBody, jacobiRotation, momentAfter, principalDirections } from '../solution.js';

/** Equal moments get their mean, and equal is what differs by less than a fixed number. */
export const declared: Declared = { score: 8.5, diagnosis: 'equal-by-a-fixed-number' };

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { moments, axes } = right(pairs);
  const [a, b, c] = moments;
  const [lower, upper] = [b - a <= 1e-9, c - b <= 1e-9];
  const mean = (a + b + c) / 3;
  if (lower && upper) return { moments: [mean, mean, mean], axes };
  if (lower) return { moments: [(a + b) / 2, (a + b) / 2, c], axes };
  return { moments: upper ? [a, (b + c) / 2, (b + c) / 2] : moments, axes };
}
