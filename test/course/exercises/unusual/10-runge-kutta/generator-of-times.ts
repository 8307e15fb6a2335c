// 10-runge-kutta | correct: a generator yields the times of the steps
// verdict: 10 diagnosis: -
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

function* times(t0: number, t1: number, h: number): Generator<[number, number]> {
  const sign = Math.sign(t1 - t0);
  let i = 0;
  while (sign * (t1 - (t0 + sign * i * h)) > h * (1 + 1e-10)) {
    yield [t0 + sign * i * h, sign * h];
    i++;
  }
  const t = t0 + sign * i * h;
  if (t !== t1) yield [t, t1 - t];
}

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  return f(t, [...y]).map((rate, i) => rate * h + y[i]);
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
  let y = Array.from(y0);
  for (const [t, h] of times(span.t0, span.t1, span.h)) y = rk4Step(f, t, y, h);
  return y;
}

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  const checks: (() => boolean)[][] = [[], [], [], [], []];
  const want = (order: number, value: () => number, target: number) =>
    checks[order].push(() => Math.abs(value() - target) <= 1e-9);
  const weighted = (list: number[]) => list.reduce((sum, x, r) => sum + c[r] * x, 0);
  const below = (list: number[]) => b.map((row) => row.reduce((sum, w, s) => sum + w * list[s], 0));
  const power = (p: number) => a.map((x) => x ** p);
  want(1, () => weighted(power(0)), 1);
  want(2, () => weighted(power(1)), 1 / 2);
  want(3, () => weighted(power(2)), 1 / 3);
  want(3, () => weighted(below(a)), 1 / 6);
  want(4, () => weighted(power(3)), 1 / 4);
  want(4, () => weighted(below(a).map((x, r) => x * a[r])), 1 / 8);
  want(4, () => weighted(below(power(2))), 1 / 12);
  want(4, () => weighted(below(below(a))), 1 / 24);
  let p = 0;
  while (p < 4 && checks[p + 1].every((check) => check())) p++;
  return p;
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
