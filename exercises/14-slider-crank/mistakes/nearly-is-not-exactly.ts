import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** A cosine of more than 0.999 counts as 1. */
export const declared: Declared = { score: 9.5, diagnosis: 'nearly-is-not-exactly' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  const cosine = times(point, C) / Math.sqrt(times(point, point) * times(C, C));
  if (Math.abs(cosine) > 0.999) return 'stays';
  return Math.abs(cosine) < 0.001 ? 'great circle' : 'small circle';
}
