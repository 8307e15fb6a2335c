// 10-runge-kutta | fault: order b missing a3 condition 3a
// verdict: 9.75 diagnosis: -
export type Rate = (t: number, y: number[]) => number[];

export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

const along = (y: number[], k: number[], step: number): number[] => y.map((x, i) => x + step * k[i]);

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  return along(y, f(t, y), h);
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, along(y, k1, h / 2));
  const k3 = f(t + h / 2, along(y, k2, h / 2));
  const k4 = f(t + h, along(y, k3, h));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor((t1 - t0) / step);
  let y = [...y0];
  for (let n = 0; n < whole; n++) y = rk4Step(f, t0 + n * step, y, step);
  // The rest may be rounding alone: so short a step changes nothing. Or all of a step, if the division was rounded down.
  const reached = t0 + whole * step;
  return rk4Step(f, reached, y, t1 - reached);
}

const sum = (values: number[]): number => values.reduce((total, x) => total + x, 0);

export function orderOfTableau({ a, b, c }: any): any {
  const S = (g: any) => c.reduce((s: number, x: number, r: number) => s + x * g(r), 0);
  const M = (v: any) => b.map((row: any) => row.reduce((s: number, x: number, k: number) => s + x * v[k], 0));
  const ba = M(a),
    bba = M(ba);
  const ok = (x: number, w: number) => Math.abs(x - w) < 1e-9;
  if (
    !ok(
      S(() => 1),
      1,
    )
  )
    return 0;
  if (
    !ok(
      S((r: number) => a[r]),
      0.5,
    )
  )
    return 1;
  if (
    !ok(
      S((r: number) => ba[r]),
      1 / 6,
    )
  )
    return 2;
  return ok(
    S((r: number) => bba[r]),
    1 / 24,
  )
    ? 4
    : 3;
}

export function eulerLands(start: number, end: number, h: number): string {
  const missed = h * (start - end);
  return missed > 0 ? 'above' : missed < 0 ? 'below' : 'on';
}
export function errorDividedBy({ rates, slip, over }: { rates: string; slip: string; over: string }): number {
  const left: Record<string, Record<string, number>> = {
    none: { time: 4, state: 4, both: 4 },
    'one time': { time: 1, state: 4, both: 1 },
    'one state': { time: 4, state: 1, both: 1 },
    'k2 twice': { time: 4, state: 2, both: 2 },
    'equal weights': { time: 2, state: 2, both: 2 },
  };
  return 2 ** (left[slip][rates] + (over === 'step' ? 1 : 0));
}
export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  const limit = method === 'Runge-Kutta' ? 2.8 : motion === 'fades' ? 2 : 0;
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}
export function cheaper(first: { order: number }, second: { order: number }, error: number): string {
  if (first.order === second.order || error === 1) return 'same';
  return first.order > second.order === error < 1 ? 'first' : 'second';
}
