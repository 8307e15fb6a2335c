// There is nothing to import.

/** The rates of the state at a time: f(t, y) is a new list of as many numbers as y has, and leaves y as it is. */
export type Rate = (t: number, y: number[]) => number[];

/** The numbers of an explicit method of one to nine slopes: nodes a, rows b below the diagonal (row r has r numbers), weights c. */
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/**
 * Task 1: one Euler step.
 *
 * @param f the rates of the state
 * @param t time at the start of the step, s
 * @param y state at t, one to twenty numbers; it stays as it is
 * @param h step, s; it may be negative, or 0
 * @returns the state at t + h, a new list
 */
export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: one classical Runge-Kutta step.
 *
 * @param f the rates of the state
 * @param t time at the start of the step, s
 * @param y state at t, one to twenty numbers; it stays as it is
 * @param h step, s; it may be negative, or 0
 * @returns the state at t + h, a new list
 */
export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: from t0 to t1 with Runge-Kutta steps of size h > 0.
 *
 * @param f the rates of the state
 * @param y0 state at t0; it stays as it is
 * @param span t0, t1 and h in s, at most 1,500 steps; t1 may be smaller than t0, or equal to it; it stays as it is
 * @returns the state at t1, a new list
 */
export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the order of a method.
 *
 * @param tableau its numbers; they stay as they are
 * @returns 0, 1, 2, 3 or 4
 */
export function orderOfTableau(tableau: Tableau): number {
  // TODO
  throw new Error('not implemented');
}
