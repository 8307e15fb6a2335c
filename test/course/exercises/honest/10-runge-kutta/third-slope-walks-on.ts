// 10-runge-kutta | mistake: the third slope is taken at y + (h/2) k1 + (h/2) k2, from where the second was taken | task 1
// verdict: 7.5 diagnosis: chained-slopes
// There is nothing to import.

/** The rates of the state at a time: f(t, y) is a new list of as many numbers as y has, and leaves y as it is. */
export type Rate = (t: number, y: number[]) => number[];

/** The numbers of an explicit method of one to nine slopes: nodes a, rows b below the diagonal (row r has r numbers), weights c. */
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
  const slope = f(t, y);
  return y.map((value, i) => value + h * slope[i]);
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
  const ahead = h * (start - (start + end) / 2);
  if (ahead > 0) return 'above';
  return ahead < 0 ? 'below' : 'on';
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
  const moved = (slope: number[], time: number): number[] => y.map((value, i) => value + time * slope[i]);
  const k1 = f(t, y);
  const middle = moved(k1, h / 2);
  const k2 = f(t + h / 2, middle);
  const k3 = f(
    t + h / 2,
    middle.map((value, i) => value + (h / 2) * k2[i]),
  );
  const k4 = f(t + h, moved(k3, h));
  return y.map((value, i) => value + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

/**
 * Task 2, the question: by what is the error divided if the step is halved?
 *
 * @param halving what f depends on, the slip in rk4Step, and whether the error of one step or of a whole run is meant
 * @returns a power of 2
 */
export function errorDividedBy(halving: Halving): number {
  const { rates, slip, over } = halving;
  let order = 4;
  if (slip === 'one time' && rates !== 'state') order = 1;
  if (slip === 'one state' && rates !== 'time') order = 1;
  if (slip === 'k2 twice' && rates !== 'time') order = 2;
  if (slip === 'equal weights') order = 2;
  return over === 'step' ? 2 ** (order + 1) : 2 ** order;
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
  const { t0, t1, h } = span;
  const total = Math.abs(t1 - t0);
  const sign = t1 < t0 ? -1 : 1;
  const whole = Math.floor(total / h + 1e-7);
  const rest = total - whole * h;
  let y = [...y0];
  for (let i = 0; i < whole; i++) y = rk4Step(f, t0 + sign * i * h, y, sign * h);
  if (rest > 1e-8 * h) y = rk4Step(f, t0 + sign * whole * h, y, sign * rest);
  return y;
}

/**
 * Task 3, the question: what does the size of the computed state do in a long walk?
 *
 * @param walk the motion, the method, and the step times the rate of the motion
 */
export function walkTends(walk: Walking): 'grows' | 'shrinks' | 'stays' {
  const { motion, method, step: z } = walk;
  let limit: number;
  if (method === 'Euler') limit = motion === 'fades' ? 2 : 0;
  else limit = motion === 'fades' ? 2.785293563405282 : Math.sqrt(8);
  if (z > limit) return 'grows';
  return z < limit ? 'shrinks' : 'stays';
}

/**
 * Task 4: the order of a method.
 *
 * @param tableau its numbers; they stay as they are
 * @returns 0, 1, 2, 3 or 4
 */
export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const n = c.length;
  let [one, ca, caa, cba, caaa, caba, cbaa, cbba] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let r = 0; r < n; r++) {
    one += c[r];
    ca += c[r] * a[r];
    caa += c[r] * a[r] ** 2;
    caaa += c[r] * a[r] ** 3;
    for (let s = 0; s < r; s++) {
      cba += c[r] * b[r][s] * a[s];
      caba += c[r] * a[r] * b[r][s] * a[s];
      cbaa += c[r] * b[r][s] * a[s] ** 2;
      for (let u = 0; u < s; u++) cbba += c[r] * b[r][s] * b[s][u] * a[u];
    }
  }
  const same = (x: number, wanted: number): boolean => Math.abs(x - wanted) <= 1e-9;
  if (!same(one, 1)) return 0;
  if (!same(ca, 1 / 2)) return 1;
  if (!(same(caa, 1 / 3) && same(cba, 1 / 6))) return 2;
  if (!(same(caaa, 1 / 4) && same(caba, 1 / 8) && same(cbaa, 1 / 12) && same(cbba, 1 / 24))) return 3;
  return 4;
}

/**
 * Task 4, the question: two methods need equally many calls of f for the same error today. Which needs fewer for another one?
 *
 * @param first its order, and the slopes of one step
 * @param second likewise
 * @param error the new error over the one of today, for instance 0.01 or 100
 */
export function cheaper(first: Method, second: Method, error: number): 'first' | 'second' | 'same' {
  if (first.order === second.order || error === 1) return 'same';
  const higher = first.order > second.order ? 'first' : 'second';
  const lower = first.order > second.order ? 'second' : 'first';
  return error < 1 ? higher : lower;
}
