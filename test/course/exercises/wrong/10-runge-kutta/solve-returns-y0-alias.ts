// 10-runge-kutta | fault: solve returns y0 alias
// verdict: 9 diagnosis: returns-its-argument
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

export function solve(f: any, y0: any, { t0, t1, h }: any): any {
  if (t1 === t0) return y0;
  let y = y0,
    t = t0;
  const dir = Math.sign(t1 - t0);
  while (dir * (t1 - t) > 1e-12) {
    const s = dir * Math.min(h, Math.abs(t1 - t));
    y = rk4Step(f, t, y, s);
    t += s;
  }
  return y;
}

const sum = (values: number[]): number => values.reduce((total, x) => total + x, 0);

export function orderOfTableau({ a, b, c }: Tableau): number {
  const weighted = (v: number[]): number => sum(v.map((x, r) => c[r] * x));
  const rows = (v: number[]): number[] => b.map((row) => sum(row.map((x, s) => x * v[s])));
  const ba = rows(a);
  const holds = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 1e-9;
  const conditions = [
    [holds(sum(c), 1)],
    [holds(weighted(a), 1 / 2)],
    [holds(weighted(a.map((x) => x ** 2)), 1 / 3), holds(weighted(ba), 1 / 6)],
    [
      holds(weighted(a.map((x) => x ** 3)), 1 / 4),
      holds(weighted(ba.map((x, r) => a[r] * x)), 1 / 8),
      holds(weighted(rows(a.map((x) => x ** 2))), 1 / 12),
      holds(weighted(rows(ba)), 1 / 24),
    ],
  ];
  const broken = conditions.findIndex((group) => group.includes(false));
  return broken === -1 ? 4 : broken;
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
