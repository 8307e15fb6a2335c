/** What a run made of its constraint: residuals and energy over time. */
import { expectTrajectory } from '../integration/trajectory.js';
import type { Trajectory } from '../integration/trajectory.js';
import { expectConfiguration, expectConstraint } from './expect-constraint.js';
import type { Constraint } from './constraint-types.js';

/** The residual of a run over time. */
export interface ResidualHistory {
  /** Seconds. */
  times: number[];
  /** The Euclidean norm |f| at each time. */
  residual: number[];
  /** The largest of them. */
  largest: number;
}

/** Residuals and energy of a run of a mechanical system. */
export interface ConstraintReport {
  /** Seconds. */
  times: number[];
  /** |f| at each time. */
  residual: number[];
  /** |f'|, the residual of the velocities, at each time, in units of f per second. */
  residualRate: number[];
  /** Kinetic and potential energy at each time, J. */
  energy: number[];
  largestResidual: number;
  largestResidualRate: number;
  /** The largest departure of the energy from its first value, J. */
  energyDrift: number;
}

/**
 * |f| along a run whose states are the unknowns of the constraint.
 *
 * @example
 * const circle = constraint({ equations: ['x^2 + y^2 - 1'], variables: ['x', 'y'] });
 * const drifting = integrate(stabilized(circle, { gain: 0, c: 0.5 }), [1, 0], {
 *   t1: 2,
 *   stepSize: 0.5,
 *   method: euler,
 * });
 * residualHistory(circle, drifting).residual; // => [0, 0.25, 0.5625, 0.953125, 1.44140625]
 */
export function residualHistory(
  constraint: Constraint,
  trajectory: Pick<Trajectory<number[]>, 'times' | 'states'>,
): ResidualHistory {
  const where = 'residualHistory';
  expectConstraint(where, constraint);
  expectTrajectory(where, trajectory);
  const { times, states } = trajectory;
  states.forEach((y, k) => {
    expectConfiguration(where, times[k], y, constraint.variables?.length);
  });
  const residual = states.map((y, k) => euclideanNorm(constraint.f(times[k], y)));
  return { times: [...times], residual, largest: greatestOf(residual) };
}

/** The Euclidean norm of a list. */
export function euclideanNorm(x: readonly number[]): number {
  return Math.hypot(...x);
}

/** The largest of a list of any length: a run can have more states than a call can have arguments. */
export function greatestOf(list: readonly number[]): number {
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
    largestResidual: greatestOf(residual),
    largestResidualRate: greatestOf(residualRate),
    energyDrift: greatestOf(energy.map((e) => Math.abs(e - energy[0]))),
  };
}
