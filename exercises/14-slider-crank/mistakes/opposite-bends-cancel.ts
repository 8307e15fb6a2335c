import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Bends to both sides always cancel. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-bends-cancel' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const left = bends.some((bend) => bend > 0);
  const right = bends.some((bend) => bend < 0);
  if (left === right) return 'on';
  return left ? 'right' : 'left';
}
