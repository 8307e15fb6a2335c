// 10-runge-kutta | correct: the conditions are multiplied by their denominators, tolerance and all; solve reduces over a list of step ends
// verdict: 10 diagnosis: -
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  return ((rate) => y.map((v, i) => v + h * rate[i]))(f(t, y));
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  // the weighted mean of the slopes, gathered as they come
  const mean = y.map(() => 0);
  let slope = mean;
  for (const [node, weight] of [
    [0, 1],
    [0.5, 2],
    [0.5, 2],
    [1, 1],
  ]) {
    const last = slope;
    slope = [
      ...f(
        t + node * h,
        y.map((v, i) => v + node * h * last[i]),
      ),
    ];
    slope.forEach((k, i) => (mean[i] += (weight * k) / 6));
  }
  return y.map((v, i) => v + h * mean[i]);
}

export function solve(f: Rate, y0: number[], span: { t0: number; t1: number; h: number }): number[] {
  const { t0, t1, h } = span;
  const count = Math.ceil(Math.abs(t1 - t0) / h - 1e-10);
  const ends = Array.from({ length: count }, (_, i) => (i === count - 1 ? t1 : t0 + (i + 1) * Math.sign(t1 - t0) * h));
  return ends.reduce(
    (y, end, i) => rk4Step(f, i === 0 ? t0 : ends[i - 1], y, end - (i === 0 ? t0 : ends[i - 1])),
    [...y0],
  );
}

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const n = c.length;
  const sums = { 1: [1, 0], 2: [2, 0], 3: [3, 0], 6: [6, 0], 4: [4, 0], 8: [8, 0], 12: [12, 0], 24: [24, 0] };
  for (let r = n; r-- > 0;) {
    sums[1][1] += c[r];
    sums[2][1] += c[r] * a[r];
    sums[3][1] += c[r] * a[r] * a[r];
    sums[4][1] += c[r] * a[r] * a[r] * a[r];
    for (let s = r; s-- > 0;) {
      sums[6][1] += c[r] * b[r][s] * a[s];
      sums[8][1] += c[r] * b[r][s] * a[s] * a[r];
      sums[12][1] += c[r] * b[r][s] * a[s] * a[s];
      for (let u = s; u-- > 0;) sums[24][1] += c[r] * b[r][s] * b[s][u] * a[u];
    }
  }
  const bad = ([k, x]: number[]) => Math.abs(k * x - 1) > k * 1e-9;
  return bad(sums[1])
    ? 0
    : bad(sums[2])
      ? 1
      : [sums[3], sums[6]].some(bad)
        ? 2
        : [sums[4], sums[8], sums[12], sums[24]].some(bad)
          ? 3
          : 4;
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
