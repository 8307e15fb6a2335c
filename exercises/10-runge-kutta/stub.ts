// There is nothing to import.

/**
 * The rates of the state at a time: f(t, y) is a new list of as many numbers as y has, and leaves y as it is.
 */
export type Rate = (t: number, y: number[]) => number[];

/**
 * The numbers of an explicit method of one to nine slopes: nodes a, rows b below the diagonal (row r
 * has r numbers), weights c.
 */
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/** Task 2, the question: an f, a slip of the program, and whose error is meant. */
export interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

/** Task 3, the question: a motion, a method, and h times the rate of the motion. */
export interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

/** Task 4, the question: the order of a method, and how many slopes one step of it takes. */
export interface Method {
  order: number;
  slopes: number;
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
 * Task 1, the question: on which side of the true value does an Euler step land?
 *
 * @param start the true rate where the step begins, at t, in 1/s
 * @param end the true rate at t + h; in between it changes evenly
 * @param h step, s, positive or negative
 * @returns where the Euler value at t + h lies; 'on' if it is the true one
 */
export function eulerLands(start: number, end: number, h: number): 'above' | 'below' | 'on' {
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
 * Task 2, the question: by what is the error divided if the step is halved?
 *
 * @param halving what f depends on, the slip in rk4Step, and whether the error of one step
 * or of a whole run is meant
 * @returns a power of 2
 */
export function errorDividedBy(halving: Halving): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: from t0 to t1 with Runge-Kutta steps of size h > 0.
 *
 * @param f the rates of the state
 * @param y0 state at t0; it stays as it is
 * @param span t0, t1 and h in s, at most 1,500 steps; t1 may be smaller than t0, or equal
 * to it; it stays as it is
 * @returns the state at t1, a new list
 */
export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: what does the size of the computed state do in a long walk?
 *
 * @param walk the motion, the method, and the step times the rate of the motion
 */
export function walkTends(walk: Walking): 'grows' | 'shrinks' | 'stays' {
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

/**
 * Task 4, the question: two methods need equally many calls of f for the same error today.
 * Which needs fewer for another one?
 *
 * @param first its order, and the slopes of one step
 * @param second likewise
 * @param error the new error over the one of today, for instance 0.01 or 100
 */
export function cheaper(first: Method, second: Method, error: number): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}
