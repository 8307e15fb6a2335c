// 10-runge-kutta | fault: forgets the condition 1/12 of order 4 | task 4 | shown by: orderOfTableau({ a: [0, 1/2, 1/2, 1, 1], b: [[], [1/2], [0, 1/2], [0, 1, 0], [1, -1, 0, 1]], c: [1/6, 1/3, 1/3, 1/12, 1/12] })
// verdict: 9.75 diagnosis: condition-left-out
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  const rate = f(t, y);
  const next: number[] = [];
  for (let i = 0; i < y.length; i++) next.push(y[i] + h * rate[i]);
  return next;
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const n = y.length;
  const half = 0.5 * h;
  const k1 = f(t, y);
  const y2: number[] = [];
  for (let i = 0; i < n; i++) y2.push(y[i] + half * k1[i]);
  const k2 = f(t + half, y2);
  const y3: number[] = [];
  for (let i = 0; i < n; i++) y3.push(y[i] + half * k2[i]);
  const k3 = f(t + half, y3);
  const y4: number[] = [];
  for (let i = 0; i < n; i++) y4.push(y[i] + h * k3[i]);
  const k4 = f(t + h, y4);
  const result: number[] = [];
  for (let i = 0; i < n; i++) result.push(y[i] + (h * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i])) / 6);
  return result;
}

export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  const { t0, t1, h } = span;
  const length = Math.abs(t1 - t0);
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor(length / h + 1e-9);
  let y = [...y0];
  for (let i = 0; i < whole; i++) y = rk4Step(f, t0 + i * step, y, step);
  const left = t1 - (t0 + whole * step);
  if (Math.abs(left) > 1e-12 * h) y = rk4Step(f, t0 + whole * step, y, left);
  return y;
}

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const stages = c.length;
  let s1 = 0,
    s2 = 0,
    s3a = 0,
    s3b = 0,
    s4a = 0,
    s4b = 0,
    s4c = 0,
    s4d = 0;
  for (let r = 0; r < stages; r++) {
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
  const holds = (x: number, y: number) => Math.abs(x - y) <= 1e-9;
  if (!holds(s1, 1)) return 0;
  if (!holds(s2, 1 / 2)) return 1;
  if (!holds(s3a, 1 / 3) || !holds(s3b, 1 / 6)) return 2;
  if (!holds(s4a, 1 / 4) || !holds(s4b, 1 / 8) || !holds(s4d, 1 / 24)) return 3;
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
