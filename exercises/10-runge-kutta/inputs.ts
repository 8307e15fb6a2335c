import type { Variant } from 'rigid-body-lab/course';

type State = number[];

/** The numbers of a system of three coupled equations that depends on time, and one step of it. */
export interface Inputs {
  p: number;
  q: number;
  y: State;
  t: number;
  h: number;
  span: { t0: number; t1: number; h: number };
}

export function draw(variant: Variant): Inputs {
  const h = variant.number(0.05, 0.1, 3);
  const t0 = variant.number(0.2, 0.9);
  return {
    p: variant.number(0.6, 1.8),
    q: variant.number(1.1, 2.3),
    y: [variant.number(0.5, 1.5), variant.number(-1.2, -0.4), variant.number(0.3, 0.9)],
    t: variant.number(0.4, 1.6),
    h: variant.number(0.2, 0.4),
    // 7 whole steps, and a part of an eighth.
    span: { t0, t1: Number((t0 + 7.4 * h).toFixed(6)), h },
  };
}

/** The system, only + - and *, so that every engine gives the same numbers. The probes write it again. */
export const system =
  ({ p, q }: Inputs) =>
  (t: number, [x, y, z]: State): State => [p * y + t * z, q * t - x * z, x * y - p * z];
export const plus = (y: State, k: State, step: number): State => y.map((x, i) => x + step * k[i]);

/** A smaller one, of two equations. */
const pair =
  ({ p, q }: Inputs) =>
  (t: number, [x, y]: State): State => [q * y - t * x, t - p * x];
type Rates = typeof system;

/** A Runge-Kutta step from its numbers: nodes, rows and weights. The mistakes are other numbers. */
export function stepOf(inputs: Inputs, numbers: { a: State; b: State[]; c: State }, rates: Rates = system): State {
  const f = rates(inputs);
  const ks: State[] = [];
  numbers.b.forEach((row, r) => {
    ks.push(
      f(
        inputs.t + numbers.a[r] * inputs.h,
        row.reduce((y, b, s) => plus(y, ks[s], b * inputs.h), inputs.y),
      ),
    );
  });
  return ks.reduce((y, k, r) => plus(y, k, numbers.c[r] * inputs.h), inputs.y);
}
export const classical = { a: [0, 0.5, 0.5, 1], b: [[], [0.5], [0, 0.5], [0, 0, 1]], c: [1 / 6, 1 / 3, 1 / 3, 1 / 6] };

/** From t0 to t1 with the same numbers; `ends` are the times at which steps end. */
export function walk(inputs: Inputs, ends: number[], rates: Rates = system): State {
  let [y, t] = [inputs.y, inputs.span.t0];
  for (const end of ends) {
    y = stepOf({ ...inputs, y, t, h: end - t }, classical, rates);
    t = end;
  }
  return y;
}
export const wholeSteps = ({ span: { t0, h } }: Inputs, count: number): number[] =>
  Array.from({ length: count }, (_, n) => t0 + (n + 1) * h);

/** The two equations from t1 by steps of `h` seconds to `end`: backward if h is negative. */
export const fromEnd = (inputs: Inputs, h: number, end: number[]): State => {
  const { y, span } = inputs;
  const start = { ...inputs, y: y.slice(0, 2), span: { ...span, t0: span.t1, h } };
  return walk(start, [...wholeSteps(start, 7), ...end], pair);
};
