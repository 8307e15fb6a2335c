import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The circle is thought of as that of a meridian. */
export const declared: Declared = { score: 9.5, diagnosis: 'great-and-small-exchanged' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  const height = times(point, C);
  if (height ** 2 === times(point, point) * times(C, C)) return 'stays';
  return height === 0 ? 'small circle' : 'great circle';
}
