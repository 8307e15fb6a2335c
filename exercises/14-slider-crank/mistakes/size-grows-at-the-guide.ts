import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** At the guide the size can only grow. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-grows-at-the-guide' };

export function rodAngle([x, y]: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  if (y === 0) return 'grows';
  return (['shrinks', 'stands', 'grows'] as const)[1 + Math.sign(x * speed)];
}
