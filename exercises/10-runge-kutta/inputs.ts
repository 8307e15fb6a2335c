import { plus, multiple } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';
import { fixedTableaux } from './tableaux.js';
import type { Tableau } from './tableaux.js';

export type State = number[];

/**
 * y_i' = a y_from + b t + c t² + d y_i y_from. Only + and *, so that every engine gives the same numbers.
 * The rates cross to the probes as these numbers; the probes write the formula again, since
 * their text is sent alone.
 */
export type Equation = [a: number, from: number, b: number, c: number, d: number];

/** What one step starts from. */
export interface Step {
  equations: Equation[];
  t: number;
  y: State;
  h: number;
}

/**
 * What `solve` is given, the times at which its steps end, and the states of right steps: after the first,
 * before the last, at the end.
 */
export interface Walk {
  equations: Equation[];
  y0: State;
  t0: number;
  t1: number;
  h: number;
  ends: number[];
  first: State;
  last: State;
  end: State;
}

export interface Inputs extends Step {
  whole: Walk;
  shorter: Walk;
  backward: Walk;
  tableaux: Tableau[];
  p: number;
}

export const rates =
  (equations: Equation[]) =>
  (t: number, y: State): State =>
    equations.map(([a, from, b, c, d], i) => a * y[from] + b * t + c * t * t + d * y[i] * y[from]);

/** An Euler step. */
export const plusSlope = ({ equations, t, y, h }: Step): State => plus(y, multiple(rates(equations)(t, y), h));

/**
 * The numbers of one step: the time of each slope, how far each slope reaches into the next
 * states, the weights; in s.
 */
export interface Scheme {
  times: State;
  reach: State[];
  weights: State;
}
export type SchemeOf = (step: Pick<Step, 't' | 'h'>) => Scheme;

export const schemeOf =
  ({ a, b, c }: Tableau): SchemeOf =>
  ({ t, h }) => ({ times: a.map((x) => t + x * h), reach: b.map((row) => multiple(row, h)), weights: multiple(c, h) });

/** A Runge-Kutta step from its numbers. The mistakes are other numbers. */
export function stepOf(step: Step, scheme: SchemeOf): State {
  const f = rates(step.equations);
  const { times, reach, weights } = scheme(step);
  const ks: State[] = [];
  const moved = (by: State): State => by.reduce((y, x, s) => plus(y, multiple(ks[s], x)), step.y);
  times.forEach((time, r) => ks.push(f(time, moved(reach[r]))));
  return moved(weights);
}

export const rungeKutta = schemeOf({
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
  c: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
});

/** Steps of given lengths that begin at given times. */
export const marched = (
  { equations, y0 }: Pick<Walk, 'equations' | 'y0'>,
  steps: [t: number, h: number][],
  scheme = rungeKutta,
): State => steps.reduce((y, [t, h]) => stepOf({ equations, y, t, h }, scheme), y0);

/** Steps from one time to the next. */
export const between = (times: number[]): [t: number, h: number][] =>
  times.slice(1).map((end, i) => [times[i], end - times[i]]);

/** `whole` steps and a part of one, forward or backward. */
export function walkOf(
  start: Pick<Walk, 'equations' | 'y0' | 't0' | 'h'>,
  whole: number,
  part: number,
  direction: number,
): Walk {
  const { t0, h } = start;
  const t1 = Number((t0 + direction * (whole + part) * h).toPrecision(12));
  const times = Array.from({ length: whole + 1 }, (_, n) => t0 + n * direction * h);
  if (part > 0) times.push(t1);
  else times[whole] = t1;
  const steps = between(times);
  const at = (count: number): State => marched(start, steps.slice(0, count));
  return { ...start, t1, ends: times.slice(1), first: at(1), last: at(steps.length - 1), end: at(steps.length) };
}

/** The names of the walks that the fixed checks take. */
export type WalkName = 'whole' | 'shorter' | 'backward';

export function draw(variant: Variant): Inputs {
  const sign = (i: number): number => (i === 1 ? -1 : 1);
  const system = (n: number): Equation[] =>
    Array.from({ length: n }, (_, i) => [
      sign(i) * variant.number(0.7, 1.5),
      (i + 1) % n,
      variant.number(0.4, 1),
      variant.number(0.3, 0.8),
      -sign(i) * variant.number(0.2, 0.5),
    ]);
  const state = (n: number): State => [1, -1, 1].slice(0, n).map((x) => x * variant.number(0.5, 1.5));
  const start = (n: number): Pick<Walk, 'equations' | 'y0' | 't0' | 'h'> => ({
    equations: system(n),
    y0: state(n),
    // In binary fractions: whether h fits seven times must not hang on rounding. The sweep draws decimals.
    t0: variant.integer(13, 57) / 64,
    h: variant.integer(7, 10) / 64,
  });
  return {
    equations: system(3),
    t: variant.number(0.4, 1.6),
    y: state(3),
    h: variant.number(0.2, 0.4),
    whole: walkOf(start(3), 7, 0, 1),
    shorter: walkOf(start(3), 7, 0.4, 1),
    backward: walkOf(start(2), 7, 0.4, -1),
    tableaux: fixedTableaux,
    p: variant.number(0.6, 1.8),
  };
}
