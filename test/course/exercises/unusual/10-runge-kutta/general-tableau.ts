// 10-runge-kutta | correct: one function steps any tableau; Euler and Runge-Kutta are two tableaux
// verdict: 10 diagnosis: -
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

const EULER: Tableau = { a: [0], b: [[]], c: [1] };
const CLASSICAL: Tableau = {
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
  c: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
};

function step({ a, b, c }: Tableau, f: Rate, t: number, y: number[], h: number): number[] {
  const k: number[][] = [];
  const mix = (weights: number[]) =>
    y.map((v, i) => v + h * weights.reduce((sum, w, s) => (w === 0 ? sum : sum + w * k[s][i]), 0));
  for (let r = 0; r < c.length; r++) k.push([...f(t + a[r] * h, mix(b[r]))]);
  return mix(c);
}

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  return step(EULER, f, t, y, h);
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  return step(CLASSICAL, f, t, y, h);
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
