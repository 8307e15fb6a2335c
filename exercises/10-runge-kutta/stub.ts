// There is nothing to import.

/** The rates of the state at a time. */
export type Rate = (t: number, y: number[]) => number[];

/** The numbers of an explicit method: nodes a, rows b below the diagonal, weights c. */
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/**
 * Task 1: one Euler step.
 *
 * @param t time at the start of the step, s
 * @param y state at t; stays as it is
 * @param h step, s
 * @returns the state at t + h
 */
export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  // TODO
  throw new Error(`not implemented: ${f.length}, ${t}, ${y.length}, ${h}`);
}

/**
 * Task 2: one classical Runge-Kutta step.
 *
 * @returns the state at t + h
 */
export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  // TODO
  throw new Error(`not implemented: ${f.length}, ${t}, ${y.length}, ${h}`);
}

/**
 * Task 3: from t0 to t1 with Runge-Kutta steps of size h > 0.
 *
 * @returns the state at t1
 */
export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  // TODO
  throw new Error(`not implemented: ${f.length}, ${y0.length}, ${span.h}`);
}

/**
 * Task 4: the order of a method.
 *
 * @returns 0, 1, 2, 3 or 4
 */
export function orderOfTableau(tableau: Tableau): number {
  // TODO
  throw new Error(`not implemented: ${tableau.c.length} stages`);
}
