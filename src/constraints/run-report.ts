/** Norms and maxima over a run. */
import type { Trajectory } from '../integration/trajectory.js';
import type { ConstraintReport } from './constraint-report.js';

/** The Euclidean norm of a list. */
export function euclideanNorm(x: readonly number[]): number {
  return Math.hypot(...x);
}

/** The largest of a list of any length: a run can have more states than a call can have arguments. */
export function largestOf(list: readonly number[]): number {
  return list.reduce((most, x) => Math.max(most, x), 0);
}

/** The report of a run from three functions of time and state. */
export function reportOf<State>(
  { times, states }: Pick<Trajectory<State>, 'times' | 'states'>,
  of: Record<'residual' | 'residualRate', (t: number, state: State) => readonly number[]> & {
    energy: (t: number, state: State) => number;
  },
): ConstraintReport {
  const residual = states.map((state, k) => euclideanNorm(of.residual(times[k], state)));
  const residualRate = states.map((state, k) => euclideanNorm(of.residualRate(times[k], state)));
  const energy = states.map((state, k) => of.energy(times[k], state));
  return {
    times: [...times],
    residual,
    residualRate,
    energy,
    largestResidual: largestOf(residual),
    largestResidualRate: largestOf(residualRate),
    energyDrift: largestOf(energy.map((e) => Math.abs(e - energy[0]))),
  };
}
