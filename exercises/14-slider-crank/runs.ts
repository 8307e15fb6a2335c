/** Runs as students take them: with other rates, another method, or for another number of steps. */
import { largestOf, total } from 'rigid-body-lab/course';
import { heightOf, statesOf } from './inputs.js';
import type { Walk } from './inputs.js';

/** |f| at each state of a run. */
export const sizes = (walk: Walk): number[] => statesOf(walk).map((theta) => Math.abs(heightOf(walk.machine, theta)));
export const largest = (walk: Walk): number => largestOf(sizes(walk));
export const altered = (walk: Walk, other: Partial<Walk['run']>): Walk => ({ ...walk, run: { ...walk.run, ...other } });

/** The largest |f| with another step; `at` gives the rates for A = (a, b), f and the run. */
export type Rates = (a: number, b: number, f: number, run: Walk['run']) => number[];
export const stepped = ({ machine, start, run: options }: Walk, rates: Rates, inTurn = false): number => {
  const { r, l } = machine;
  let [one, two] = start;
  let most = Math.abs(heightOf(machine, start));
  for (let n = 0; n < options.count; n++) {
    const at = (first: number): number[] => {
      const [a, b] = [r * Math.cos(first), -l * Math.cos(two)];
      return rates(a, b, r * Math.sin(first) - l * Math.sin(two), options);
    };
    const first = one + options.step * at(one)[0];
    two += options.step * at(inTurn ? first : one)[1];
    one = first;
    most = Math.max(most, Math.abs(heightOf(machine, [one, two])));
  }
  return most;
};
/** The largest |f| of another method, which takes the mean of rates at several places of the step. */
export const byAnotherMethod = (
  { machine, start, run: options }: Walk,
  nodes: readonly number[],
  weights: readonly number[],
): number => {
  const at = ([one, two]: number[]): number[] =>
    rightRates(machine.r * Math.cos(one), -machine.l * Math.cos(two), heightOf(machine, [one, two]), options);
  let theta = start;
  let most = Math.abs(heightOf(machine, start));
  for (let n = 0; n < options.count; n++) {
    const slopes = [at(theta)];
    for (const node of nodes) slopes.push(at(moved(theta, slopes[slopes.length - 1], node * options.step)));
    theta = moved(
      theta,
      theta.map((_, i) => total(slopes.map((slope, j) => weights[j] * slope[i]))),
      options.step,
    );
    most = Math.max(most, Math.abs(heightOf(machine, theta)));
  }
  return most;
};
const moved = (theta: number[], rates: number[], time: number): number[] => theta.map((x, i) => x + time * rates[i]);
/** The rates with another square in the place of D. */
export const dividedBy =
  (square: (a: number, b: number) => number): Rates =>
  (a, b, f, { c, gain }) => [c * b - ((gain * f) / square(a, b)) * a, -c * a - ((gain * f) / square(a, b)) * b];
export const rightRates: Rates = (a, b, f, { c, gain }) => {
  const pull = (gain * f) / (a * a + b * b);
  return [c * b - pull * a, -c * a - pull * b];
};
