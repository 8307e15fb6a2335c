// 10-runge-kutta | fault: stops within 1e-6 s of the end, whatever the step | task 3 | shown by: solve((t, y) => [1e6 * y[0]], [1], { t0: 0, t1: 1e-6, h: 1e-7 })
// verdict: 9 diagnosis: arrived-too-soon
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
  const sign = t1 < t0 ? -1 : 1;
  let t = t0;
  let y = y0.slice();
  while (Math.abs(t1 - t) > 1e-6) {
    const step = sign * Math.min(h, Math.abs(t1 - t));
    y = rk4Step(f, t, y, step);
    t += step;
  }
  return y;
}

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const sum = (term: (r: number) => number) => c.reduce((total, w, r) => total + w * term(r), 0);
  const row = (r: number, x: (s: number) => number) => b[r].reduce((total, w, s) => total + w * x(s), 0);
  const conditions: [number, number, number][] = [
    [1, sum(() => 1), 1],
    [2, sum((r) => a[r]), 1 / 2],
    [3, sum((r) => a[r] * a[r]), 1 / 3],
    [3, sum((r) => row(r, (s) => a[s])), 1 / 6],
    [4, sum((r) => a[r] ** 3), 1 / 4],
    [4, sum((r) => a[r] * row(r, (s) => a[s])), 1 / 8],
    [4, sum((r) => row(r, (s) => a[s] ** 2)), 1 / 12],
    [4, sum((r) => row(r, (s) => row(s, (u) => a[u]))), 1 / 24],
  ];
  for (const [p, left, right] of conditions) if (Math.abs(left - right) > 1e-9) return p - 1;
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
