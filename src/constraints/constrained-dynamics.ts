/**
 * The second-order twin of `stabilized`: M a = F + f_yᵀ λ, with the multipliers λ such that f'' = -2 k f' -
 * k² f. That is Baumgarte's feedback with both eigenvalues at -k, so no gain above that of `gainInterval`
 * can work. Far less is better: the pendulum of the example, swinging 1 rad in steps of 10 ms,
 * has |f| <= 4e-8, 1.4e-7, 2e-5 and 4e-3 m for h k = 0.05, 0.1, 1 and 2.5, and is lost at 2.6;
 * at 0.01 rad it is stable up to the limit 2.785.
 */
import { expectFields, expectFunction, expectRecord } from '../linear/expect-fields.js';
import { expectConfiguration, expectConstraint } from './expect-constraint.js';
import {
  applyKernel,
  backSubstitution,
  choleskyKernel,
  dotKernel,
  forwardSubstitution,
} from '../linear/dense-algorithms.js';
import type { DenseMatrix, ReadonlyDenseMatrix } from '../linear/dense-algorithms.js';
import { expectDenseMatrix } from '../linear/expect-dense.js';
import { expectVector, message } from '../linear/expect.js';
import { residualRate, shortestOnConstraint } from './unchecked.js';
import type { Constraint } from './constraint-types.js';
import type { ConstraintReport } from './constraint-report.js';
import { reportOf } from './constraint-report.js';
import { applyGain, expectGain, gainSize } from './gain.js';
import type { Gain } from './gain.js';
import type { ConstrainedRate } from './stabilization.js';
import type { Trajectory } from '../integration/trajectory.js';

/** A mechanical system in n coordinates y with velocities v. */
export interface ConstrainedSystem {
  readonly constraint: Constraint;
  /** n x n, symmetric, positive definite, constant. */
  readonly massMatrix: ReadonlyDenseMatrix;
  /** The n applied forces, without those of the constraint. */
  readonly forces: (t: number, y: readonly number[], v: readonly number[]) => readonly number[];
  /** J; 0 if it is left out: the energy reported is then the kinetic one. */
  readonly potentialEnergy?: (t: number, y: readonly number[]) => number;
}

/** Newton steps of a projection; a start that needs more is not near the constraint. */
const MOST_PASSES = 50;

/** The motion of a system under its constraint. A state is [y, v], 2 n numbers. */
export interface ConstrainedDynamics {
  /** `(t, state) => state'`, for `integrate`. */
  rate: ConstrainedRate;
  /** The nearest state on the constraint, in the metric of the masses: the `project` of `integrate`. */
  project: ConstrainedRate;
  /**
   * The m multipliers λ: f_yᵀ λ are the forces of the constraint; of redundant equations the shortest ones.
   */
  multipliers: ConstrainedRate;
  /** How many of the equations are independent there. */
  rank: (t: number, state: readonly number[]) => number;
  /** Kinetic and potential energy, J. */
  energy: (t: number, state: readonly number[]) => number;
  /** Residuals and energy over a run. */
  report: (trajectory: Trajectory<number[]>) => ConstraintReport;
}

/**
 * The equations of motion of a system under a constraint.
 *
 * Without a gain the error of the constraint grows like t²: 2.3e-8, 2.3e-6, 2.3e-4 m after 1, 10 and 100 s
 * of the pendulum of the example. With gain 10 it stays at 1.4e-7 m for ever: larger than nothing at first,
 * because the feedback has an error of its own in each step, and 1600 times smaller at the end.
 * Projection (`project`) leaves rounding only; take gain 0 with it, since with both the energy
 * drifts a thousand times more.
 *
 * Equations that repeat what others say, as closed loops have them, do no harm: the motion does not
 * depend on saying it twice, the forces of the constraint go to them in equal parts (least squares),
 * and `rank` says how many count. Gradients count as dependent within 1e-8, and redundant equations must then
 * agree to 1e-6 of the sizes involved.
 *
 * `assertConsistent` tells whether a start satisfies the constraint and its derivative; nothing here
 * changes one that does not.
 *
 * @param system coordinates under a constraint, with masses and forces
 * @param options gain: k in 1/s, a number or an m x m matrix; 0 by default
 * @throws RangeError if the mass matrix is not symmetric and positive definite, and, when stepping,
 * where a gradient is zero or equations contradict each other.
 * @example
 * const { system, stateFromAngles } = pendulum({ masses: [1], lengths: [2], gravity: 9.81 });
 * const { rate, multipliers, report } = constrainedDynamics(system, { gain: 10 });
 * multipliers(0, stateFromAngles([0], [0])); // => [-9.81]
 * const run = integrate(rate, stateFromAngles([1], [0]), { t1: 1, stepSize: 0.01 });
 * report(run).largestResidual < 2e-7; // => true
 */
export function constrainedDynamics(system: ConstrainedSystem, options: { gain?: Gain } = {}): ConstrainedDynamics {
  const where = 'constrainedDynamics';
  expectRecord(where, 'system', system, 'It has a constraint, a massMatrix and forces; pendulum makes one.');
  expectFields(where, 'options', options, ['gain']);
  const { constraint, massMatrix, forces, potentialEnergy } = system;
  const { gain = 0 } = options;
  expectConstraint(where, constraint);
  expectFunction(where, 'forces', forces, '(t, y, v) => [...]');
  if (potentialEnergy !== undefined) expectFunction(where, 'potentialEnergy', potentialEnergy, '(t, y) => joules');
  expectGain(where, gain);
  const L = massFactor(where, massMatrix);
  const n = L.length;
  const position = (state: readonly number[]): readonly number[] => state.slice(0, n);
  const velocity = (state: readonly number[]): readonly number[] => state.slice(n);
  /** The state, which must be 2 n finite numbers; the constraint needs a time that is one. */
  const checked = (t: number, state: readonly number[]): void => {
    expectConfiguration(where, t, state, 2 * n);
  };
  const forcesAt = (t: number, y: readonly number[], v: readonly number[]): readonly number[] => {
    const applied = forces(t, y, v);
    expectVector(where, 'forces(t, y, v)', applied, n);
    return applied;
  };

  /** What x corrects: the free acceleration, the coordinates or the velocities. */
  const sizeOf = (x: readonly number[]): number => Math.sqrt(dotKernel(x, applyKernel(massMatrix, x)));

  /**
   * The shortest correction, in the metric of the masses, that changes f_y x by `wanted`,
   * its multipliers and the rank.
   */
  const correction = (
    t: number,
    y: readonly number[],
    { wanted, size }: { wanted: readonly number[]; size: () => number },
  ): { change: number[]; lambda: number[]; rank: number } => {
    // With x = L^-T u the metric becomes Euclidean, and Theorem 1's shortest solution is the
    // one (Gauss's principle).
    const A = constraint.jacobian(t, y).map((row) => forwardSubstitution(L, row));
    const { x, multipliers, rank } = shortestOnConstraint(where, constraint, { t, y }, { A, wanted, size });
    return { change: backSubstitution(L, x), lambda: multipliers, rank };
  };

  const solve = (t: number, state: readonly number[]): { acceleration: number[]; lambda: number[]; rank: number } => {
    checked(t, state);
    const [y, v] = [position(state), velocity(state)];
    const free = backSubstitution(L, forwardSubstitution(L, forcesAt(t, y, v)));
    const residual = constraint.f(t, y);
    const rates = residualRate(constraint, t, y, v);
    const healing = applyGain(
      where,
      gain,
      applyGain(where, gain, residual).map((value, i) => value + 2 * rates[i]),
    );
    const already = applyKernel(constraint.jacobian(t, y), free);
    const bending = constraint.secondDerivative(t, y, v);
    const wanted = healing.map((value, i) => -value - bending[i] - already[i]);
    const size = (): number => {
      const k = gainSize(gain);
      return sizeOf(free) + k * (k * sizeOf(y) + sizeOf(v));
    };
    const { change, lambda, rank } = correction(t, y, { wanted, size });
    if (rank < residual.length) expectOneMotion(t, { y, v }, residual, rates);
    return { acceleration: free.map((x, j) => x + change[j]), lambda, rank };
  };

  /**
   * Without a gain the accelerations alone would not notice that two redundant
   * equations differ by a constant.
   */
  const expectOneMotion = (
    t: number,
    { y, v }: { y: readonly number[]; v: readonly number[] },
    residual: readonly number[],
    rates: readonly number[],
  ): void => {
    correction(t, y, { wanted: residual, size: () => sizeOf(y) });
    correction(t, y, { wanted: rates, size: () => sizeOf(v) });
  };

  const energy = (t: number, state: readonly number[]): number => {
    checked(t, state);
    const [y, v] = [position(state), velocity(state)];
    return applyKernel(massMatrix, v).reduce((sum, p, j) => sum + 0.5 * p * v[j], potentialEnergy?.(t, y) ?? 0);
  };

  return {
    rate: (t, state) => {
      const { acceleration } = solve(t, state);
      return [...velocity(state), ...acceleration];
    },
    multipliers: (t, state) => solve(t, state).lambda,
    rank: (t, state) => solve(t, state).rank,
    project: (t, state) => {
      checked(t, state);
      let y = position(state);
      for (let pass = 0; ; pass++) {
        const at = y;
        const { change } = correction(t, at, { wanted: constraint.f(t, at), size: () => sizeOf(at) });
        y = at.map((x, j) => x - change[j]);
        // Newton's method: a change of this part leaves its square. A step of an integrator takes one or two.
        if (sizeOf(change) <= 1e-9 * sizeOf(y)) break;
        if (pass === MOST_PASSES) refuseFar(t, state);
      }
      const v = velocity(state);
      const { change } = correction(t, y, { wanted: residualRate(constraint, t, y, v), size: () => sizeOf(v) });
      return [...y, ...v.map((x, j) => x - change[j])];
    },
    energy,
    report: (trajectory) =>
      reportOf(trajectory, {
        residual: (t, state) => constraint.f(t, position(state)),
        residualRate: (t, state) => residualRate(constraint, t, position(state), velocity(state)),
        energy,
      }),
  };
}

function refuseFar(t: number, state: readonly number[]): never {
  const reason = `At t = ${t} Newton steps from here do not reach the constraint: take shorter steps, or a nearer start.`;
  throw new RangeError(message('constrainedDynamics', 'a state near the constraint', state, reason));
}

function massFactor(where: string, massMatrix: ReadonlyDenseMatrix): DenseMatrix {
  expectDenseMatrix(where, 'massMatrix', massMatrix, Array.isArray(massMatrix) ? { columns: massMatrix.length } : {});
  const factor = choleskyKernel(massMatrix);
  const symmetric = massMatrix.every((row, i) => row.every((entry, j) => entry === massMatrix[j][i]));
  if (!factor || !symmetric) {
    const reason = 'Every motion must have a positive kinetic energy.';
    throw new RangeError(message(where, 'a symmetric positive definite massMatrix', massMatrix, reason));
  }
  return factor;
}
