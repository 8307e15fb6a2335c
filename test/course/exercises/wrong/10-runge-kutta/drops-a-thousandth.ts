// 10-runge-kutta | fault: leaves out a last step shorter than a thousandth of h as rounding | task 3 | shown by: solve((t, y) => [y[0]], [1], { t0: 0, t1: 1.00005, h: 0.1 })
// verdict: 9 diagnosis: arrived-too-soon
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/** y + k·rate, a new list. */
const shifted = (y: number[], k: number, rate: number[]): number[] => y.map((v, i) => v + k * rate[i]);

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  const rate = f(t, y);
  return y.map((v, i) => v + h * rate[i]);
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, shifted(y, h / 2, k1));
  const k3 = f(t + h / 2, shifted(y, h / 2, k2));
  const k4 = f(t + h, shifted(y, h, k3));
  return y.map((v, i) => v + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  const { t0, t1, h } = span;
  const step = t1 < t0 ? -h : h;
  const n = Math.floor(Math.abs(t1 - t0) / h + 1e-3);
  let y = y0.slice();
  for (let i = 0; i < n; i++) y = rk4Step(f, t0 + i * step, y, step);
  const left = t1 - (t0 + n * step);
  if (Math.abs(left) > 1e-3 * h) y = rk4Step(f, t0 + n * step, y, left);
  return y;
}

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const n = c.length;
  let s1 = 0,
    s2 = 0,
    s3a = 0,
    s3b = 0,
    s4a = 0,
    s4b = 0,
    s4c = 0,
    s4d = 0;
  for (let r = 0; r < n; r++) {
    s1 += c[r];
    s2 += c[r] * a[r];
    s3a += c[r] * a[r] ** 2;
    s4a += c[r] * a[r] ** 3;
    for (let s = 0; s < r; s++) {
      s3b += c[r] * b[r][s] * a[s];
      s4b += c[r] * a[r] * b[r][s] * a[s];
      s4c += c[r] * b[r][s] * a[s] ** 2;
      for (let u = 0; u < s; u++) s4d += c[r] * b[r][s] * b[s][u] * a[u];
    }
  }
  const is = (x: number, y: number) => Math.abs(x - y) <= 1e-9;
  if (!is(s1, 1)) return 0;
  if (!is(s2, 1 / 2)) return 1;
  if (!is(s3a, 1 / 3) || !is(s3b, 1 / 6)) return 2;
  if (!is(s4a, 1 / 4) || !is(s4b, 1 / 8) || !is(s4c, 1 / 12) || !is(s4d, 1 / 24)) return 3;
  return 4;
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
