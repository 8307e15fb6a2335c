import type { Declared } from 'rigid-body-lab/course';
import type { Machine, Run } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, sideOfTheWire } from '../solution.js';

/** The rates are taken in the middle of the step. */
export const declared: Declared = { score: 8, diagnosis: 'better-method' };

const rates = ({ r, l }: Machine, [one, two]: number[], { c, gain }: Run): number[] => {
  const f = r * Math.sin(one) - l * Math.sin(two);
  const [a, b] = [r * Math.cos(one), -l * Math.cos(two)];
  const pull = (gain * f) / (a * a + b * b);
  return [c * b - pull * a, -c * a - pull * b];
};

export function largestDeviation({ r, l }: Machine, start: number[], run: Run): number {
  let theta = start;
  let largest = Math.abs(r * Math.sin(theta[0]) - l * Math.sin(theta[1]));
  for (let n = 0; n < run.count; n++) {
    const first = rates({ r, l }, theta, run);
    const half = theta.map((x, i) => x + (run.step / 2) * first[i]);
    const middle = rates({ r, l }, half, run);
    theta = theta.map((x, i) => x + run.step * middle[i]);
    largest = Math.max(largest, Math.abs(r * Math.sin(theta[0]) - l * Math.sin(theta[1])));
  }
  return largest;
}
