import type { Declared } from 'rigid-body-lab/course';
import type { Tableau } from '../solution.js';
export { eulerStep, rk4Step, solve, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The condition 1/8 is forgotten. */
export const declared: Declared = { score: 9.75, diagnosis: 'condition-left-out' };

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
      holds(weighted(rows(a.map((x) => x ** 2))), 1 / 12),
      holds(weighted(rows(ba)), 1 / 24),
    ],
  ];
  const broken = conditions.findIndex((group) => group.includes(false));
  return broken === -1 ? 4 : broken;
}
