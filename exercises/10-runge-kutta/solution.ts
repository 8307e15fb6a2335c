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

/** The tangent at the start misses by what the rate changes on the way. */
export function eulerLands(start: number, end: number, h: number): 'above' | 'below' | 'on' {
  const missed = h * (start - end);
  return missed > 0 ? 'above' : missed < 0 ? 'below' : 'on';
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, along(y, k1, h / 2));
  const k3 = f(t + h / 2, along(y, k2, h / 2));
  const k4 = f(t + h, along(y, k3, h));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

/** An f cannot feel a slip in what it does not look at. A run has as many more errors as steps. */
export function errorDividedBy({ rates, slip, over }: { rates: string; slip: string; over: string }): number {
  const unfelt = slip === 'one time' ? 'state' : 'time';
  const left = slip === 'one time' || slip === 'one state' ? 1 : 2;
  const order = slip === 'none' || (slip !== 'equal weights' && rates === unfelt) ? 4 : left;
  return 2 ** (over === 'run' ? order : order + 1);
}

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor((t1 - t0) / step);
  let y = [...y0];
  for (let n = 0; n < whole; n++) y = rk4Step(f, t0 + n * step, y, step);
  // The rest may be rounding alone: so short a step changes nothing. Or all of a step,
  // if the division was rounded down.
  const reached = t0 + whole * step;
  return rk4Step(f, reached, y, t1 - reached);
}

interface Walking {
  motion: string;
  method: string;
  step: number;
}

/** Steps at which the factor of one step has the size 1. */
export function walkTends({ motion, method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  const limits = method === 'Euler' ? { fades: 2, swings: 0 } : { fades: 2.785, swings: Math.sqrt(8) };
  const limit = motion === 'fades' ? limits.fades : limits.swings;
  if (step > limit) return 'grows';
  return step < limit ? 'shrinks' : 'stays';
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

/** The higher the order, the less has the step to change for another error. */
export function cheaper(
  first: { order: number },
  second: { order: number },
  error: number,
): 'first' | 'second' | 'same' {
  const lead = (first.order - second.order) * (1 - error);
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}
