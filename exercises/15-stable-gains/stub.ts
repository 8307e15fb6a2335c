// There is nothing to import.

/**
 * A method as task 2 sees it: the factor of one step is c0 + c1 x + c2 x² + …, where x is step times gain.
 */
export interface Method {
  /** c0, c1, c2, … */
  coefficients: number[];
  /** The x at which the size of the factor is least. */
  best: number;
}

/** The second derivatives of the deviation f(y, t), in m, at one place and time. */
export interface Curvature {
  /** By two variables: a symmetric matrix, one row for each variable. */
  fyy: number[][];
  /** By one variable and time: one number for each variable. */
  fyt: number[];
  /** By time twice. */
  ftt: number;
}

/** The rail of the question in task 3. */
export interface Rail {
  /** 1/m: positive on a hill, negative in a valley, 0 on a straight rail. */
  curvature: number;
  /** Of the bead along the rail, m/s, at least 0. */
  speed: number;
  /** Of the rail, upward, m/s. */
  railVelocity: number;
  /** Of the rail, upward, m/s². */
  railAcceleration: number;
}

// Given: two helpers that you may use.

/** The polynomial c0 + c1 x + c2 x² + … */
const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

/**
 * The x between `inside` and `outside` where |c0 + c1 x + …| is alpha. It is smaller at
 * `inside`, larger at `outside`.
 */
function crossing(coefficients: number[], alpha: number, inside: number, outside: number): number {
  for (let n = 0; n < 60; n++) {
    const half = (inside + outside) / 2;
    if (Math.abs(valueAt(coefficients, half)) > alpha) outside = half;
    else inside = half;
  }
  return inside;
}

/**
 * Task 1: the factor of one step, P(-τk).
 *
 * @param order of the method, 1, 2, 3 or 4
 * @param stepSize τ in s
 * @param gain k in 1/s, at least 0
 * @returns what a deviation is multiplied by, with its sign
 */
export function stepFactor(order: number, stepSize: number, gain: number): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, question: what one per cent more gain does in a run with Euler.
 *
 * @param stepSize τ in s
 * @param gain k in 1/s
 * @returns 'faster', 'slower' or 'grows'
 */
export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: all gains with which each step shrinks a deviation to alpha of itself or less.
 *
 * @param method its coefficients, and where the size of its factor is least
 * @param stepSize τ in s
 * @param alpha from 0.2 to 1
 * @returns the lowest and the highest gain in 1/s, or null if there is none
 */
export function gainRange({ coefficients, best }: Method, stepSize: number, alpha: number): [number, number] | null {
  // Where is the factor smallest, and is that small enough? If it is: on either side of that
  // place |P| crosses alpha once.
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, question: which of two runs can bear the larger gain.
 *
 * @param first order and step of the first run, s
 * @param second order and step of the second run, s
 * @returns 'first', 'second' or 'same'
 */
export function allowsMore(
  first: { order: number; stepSize: number },
  second: { order: number; stepSize: number },
): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the deviation that one Euler step adds, ½ τ² f⁽²⁾.
 *
 * @param curvature second derivatives of the deviation; they stay as they are
 * @param v velocities of the variables, rad/s; they stay as they are
 * @param stepSize τ in s
 * @returns the added deviation in m, with its sign
 */
export function newDeviation(curvature: Curvature, v: number[], stepSize: number): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, question: where a bead is after one Euler step.
 *
 * @param rail the rail, and how it and the bead move
 * @returns 'above', 'on' or 'below' the rail
 */
export function landing(rail: Rail): 'above' | 'on' | 'below' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the smallest bound that the deviation is sure never to pass.
 *
 * @param run start: largest size at the start, m; factor: of one step, with its sign; newError:
 * the most that a step adds, m
 * @returns the bound in m, or null if the size of the factor is 1 or more
 */
export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, question: what becomes of a quantity when the step is halved.
 *
 * @param what the quantity
 * @param order of the method, 1, 2, 3 or 4
 * @returns its new value over its old one
 */
export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  // TODO
  throw new Error('not implemented');
}
