import { derived, dot, largestOf, listOf, numberIn, oneOf, recordOf, integerIn } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';

/** Nodes a, rows b below the diagonal, weights c. */
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/** Right-hand sides of the eight conditions, and the order to which each belongs. */
export const SUMS = [1, 1 / 2, 1 / 3, 1 / 6, 1 / 4, 1 / 8, 1 / 12, 1 / 24];
export const ORDERS = [1, 2, 3, 3, 4, 4, 4, 4];

/** What is multiplied with the weights in each condition: all of them are linear in c. */
export function factors({ a, b }: Pick<Tableau, 'a' | 'b'>): number[][] {
  const rows = (v: number[]): number[] => b.map((row) => row.reduce((sum, x, s) => sum + x * v[s], 0));
  const square = a.map((x) => x * x);
  const ba = rows(a);
  return [a.map(() => 1), a, square, ba, a.map((x) => x * x * x), ba.map((x, r) => a[r] * x), rows(square), rows(ba)];
}

/** By how much each condition is missed. */
export const misses = (tableau: Tableau): number[] => factors(tableau).map((row, i) => dot(row, tableau.c) - SUMS[i]);

/** The order, where `holds` says which conditions hold. */
export const orderIf = (holds: readonly boolean[]): number =>
  Math.min(4, ...holds.map((is, i) => (is ? 4 : ORDERS[i] - 1)));
export const orderOf = (tableau: Tableau): number => orderIf(misses(tableau).map((x) => Math.abs(x) < 1e-9));

/**
 * Slips in one of the conditions: what is multiplied with weight r instead. A slip that repeats another
 * condition is not here: then the order is never reached.
 */
export interface Slip {
  at: number;
  factor: (tableau: Pick<Tableau, 'a' | 'b'>, r: number) => number;
}
const below = ({ b }: Pick<Tableau, 'b'>, v: (s: number) => number, r: number): number =>
  b[r].reduce((sum, x, s) => sum + x * v(s), 0);
export const slips = {
  sameRow: { at: 7, factor: (t, r) => below(t, (s) => dot(t.b[r].slice(0, s), t.a.slice(0, s)), r) },
  sameRowWhole: { at: 7, factor: (t, r) => below(t, (s) => t.a[s], r) * below(t, () => 1, r) },
  noLastNode: { at: 7, factor: (t, r) => below(t, (s) => below(t, () => 1, s), r) },
  noInnerNode: { at: 3, factor: (t, r) => below(t, () => 1, r) },
} satisfies Record<string, Slip>;
export const slipRow = (t: Pick<Tableau, 'a' | 'b'>, { factor }: Slip): number[] => t.a.map((_, r) => factor(t, r));
const SLIPS: readonly Slip[] = Object.values(slips);

// ---- methods by name ----

const euler: Tableau = { a: [0], b: [[]], c: [1] };
const midpoint: Tableau = { a: [0, 1 / 2], b: [[], [1 / 2]], c: [0, 1] };
const heun: Tableau = { a: [0, 1], b: [[], [1]], c: [1 / 2, 1 / 2] };
const heunsThird: Tableau = { a: [0, 1 / 3, 2 / 3], b: [[], [1 / 3], [0, 2 / 3]], c: [1 / 4, 0, 3 / 4] };
const kuttasThird: Tableau = { a: [0, 1 / 2, 1], b: [[], [1 / 2], [-1, 2]], c: [1 / 6, 2 / 3, 1 / 6] };
const classical: Tableau = {
  a: [0, 1 / 2, 1 / 2, 1],
  b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1]],
  c: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
};
const threeEighths: Tableau = {
  a: [0, 1 / 3, 2 / 3, 1],
  b: [[], [1 / 3], [-1 / 3, 1], [1, -1, 1]],
  c: [1 / 8, 3 / 8, 3 / 8, 1 / 8],
};
const fehlberg: Tableau = {
  a: [0, 1 / 4, 3 / 8, 12 / 13, 1, 1 / 2],
  b: [
    [],
    [1 / 4],
    [3 / 32, 9 / 32],
    [1932 / 2197, -7200 / 2197, 7296 / 2197],
    [439 / 216, -8, 3680 / 513, -845 / 4104],
    [-8 / 27, 2, -3544 / 2565, 1859 / 4104, -11 / 40],
  ],
  c: [25 / 216, 0, 1408 / 2565, 2197 / 4104, -1 / 5, 0],
};
/** Order 0 by weights that add up to 0.9. */
const tooLight: Tableau = { a: [0, 1], b: [[], [1]], c: [0.5, 0.4] };
/** Both conditions of order 3 hold, that of order 2 does not: order 1. */
const withoutTwo: Tableau = { a: [0, 1 / 2, 1], b: [[], [1 / 2], [0, 1]], c: [2 / 3, 0, 1 / 3] };

/** What the fixed check asks for: each order, one that is none, and one that skips an order. */
export const fixedTableaux: Tableau[] = [euler, midpoint, heunsThird, classical, tooLight, withoutTwo];

/** The simplest first: what fails for one of these is shown with it. */
const shown: readonly Tableau[] = [
  euler,
  { ...euler, c: [0.9] },
  { ...euler, c: [1.1] },
  midpoint,
  heun,
  { ...euler, c: [1.000002] },
  { ...midpoint, b: [[], [0.4]] },
  heunsThird,
  kuttasThird,
  { ...heunsThird, b: [[], [1 / 3], [2 / 3, 0]] },
  classical,
  withoutTwo,
  // The same weights and nodes: only the rows tell this from the classical method.
  { ...classical, b: [[], [1 / 2], [0, 1 / 4], [0, -1 / 2, 2]] },
  { ...heun, c: [0.4, 0.6] },
];
const named: readonly Tableau[] = [
  ...shown,
  { ...euler, a: [0.5] },
  { ...classical, b: [[], [1 / 2], [0, 1 / 2], [0, 1 / 2, 1 / 2]] },
  {
    a: [0, 1 / 2, 1 / 2, 1, 1],
    b: [[], [1 / 2], [0, 1 / 2], [0, 0, 1], [0, 0, 1, 0]],
    c: [1 / 6, 1 / 3, 1 / 3, 1 / 12, 1 / 12],
  },
  fehlberg,
  threeEighths,
];

// ---- tableaux of a known order ----

/** Gauss and Jordan with pivots; undefined for a matrix that is nearly singular. */
function solution(matrix: number[][], right: number[]): number[] | undefined {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let k = 0; k < rows.length; k++) {
    const below = rows.slice(k).map((row) => Math.abs(row[k]));
    const p = k + below.indexOf(Math.max(...below));
    if (Math.abs(rows[p][k]) < 1e-3) return undefined;
    [rows[k], rows[p]] = [rows[p], rows[k]];
    rows.forEach((row, i) => {
      if (i === k) return;
      const by = row[k] / rows[k][k];
      for (let j = k; j < row.length; j++) row[j] -= by * rows[k][j];
    });
  }
  return rows.map((row, i) => row[rows.length] / row[i]);
}

const STAGES = 9;
const ENTRIES = (STAGES * (STAGES - 1)) / 2;
const BREAKS = [0.3, -0.2, 6e-4, -6e-4, 2e-6, -2e-6, 4e-9, -4e-9, 4e-10, -4e-10];
/** The largest weight: above it, rounding would decide what holds within 1e-9. */
const WEIGHT = 100;

/** What a sweep of orders is given; `broken` conditions, for the words. */
export interface Given {
  tableau: Tableau;
  broken: number[];
}

const given = (tableau: Tableau): Given | undefined => {
  const off = misses(tableau).map(Math.abs);
  // Nothing within a factor of two of the tolerance: rounding must not decide.
  if (off.some((x) => x > 5e-10 && x < 2e-9)) return undefined;
  return { tableau, broken: off.flatMap((x, i) => (x < 1e-9 ? [] : [i])) };
};

/**
 * With a and b drawn, as many conditions as there are stages are met by solving for c;
 * one is missed on purpose.
 */
const drawn: Domain<Given> = derived(
  recordOf({
    stages: integerIn(1, STAGES, [8]),
    a: listOf(numberIn(-1, 1.5, { corners: [0, 1, 0.5] }), STAGES - 1, STAGES - 1),
    first: oneOf([0, 0, 0, 0.25]),
    b: listOf(numberIn(-1, 1.5, { corners: [0, 1, 0.5] }), ENTRIES, ENTRIES),
    broken: integerIn(-1, 7, []),
    by: oneOf(BREAKS),
    slip: integerIn(-1, -1, []),
  }),
  ({ stages, a: nodes, first, b: entries, broken, by, slip }) => {
    const a = [first, ...nodes].slice(0, stages);
    const b = a.map((_, r) => entries.slice((r * (r - 1)) / 2, (r * (r + 1)) / 2));
    const count = Math.min(stages, SUMS.length);
    // A ninth stage has a weight of its own.
    const extra = a.slice(count).map(() => 0.25);
    const rows = factors({ a, b }).slice(0, count);
    // What meets a condition with a slip in it tells that slip from the others.
    if (slip >= 0 && SLIPS[slip].at >= count) return undefined;
    if (slip >= 0) rows[SLIPS[slip].at] = slipRow({ a, b }, SLIPS[slip]);
    const right = rows.map((row, i) => SUMS[i] + (i === broken ? by : 0) - dot(extra, row.slice(count)));
    const c = solution(
      rows.map((row) => row.slice(0, count)),
      right,
    );
    return c && largestOf(c) <= WEIGHT ? given({ a, b, c: [...c, ...extra] }) : undefined;
  },
);

type Raw = object | { name: number };

/**
 * Everything that the statement allows: drawn methods, and a list of named ones that a
 * failing one is shrunk to.
 */
export const anyTableau: Domain<Given> = {
  draw: (random, bias) => drawn.draw(random, bias),
  shrink: (raw) => {
    const simple = shown.map((_, name) => ({ name }));
    return 'name' in (raw as Raw) ? simple.slice(0, (raw as { name: number }).name) : [...simple, ...drawn.shrink(raw)];
  },
  build: (raw) => ('name' in (raw as Raw) ? given(named[(raw as { name: number }).name]) : drawn.build(raw)),
};

export const tableauCorners: readonly object[] = [
  // Of an order that nobody returns always.
  { name: 9 },
  ...named.map((_, name) => ({ name })),
  // Each condition alone, by a little more and a little less, and about as much as the tolerance.
  ...SUMS.map((_, broken) => ({ stages: 8, broken, by: broken % 2 === 0 ? 2 : 3 })),
  ...SUMS.map((_, broken) => ({ stages: 8, broken, by: broken % 2 === 0 ? 7 : 6 })),
  ...SUMS.map((_, broken) => ({ stages: 8, broken, by: broken % 2 === 0 ? 8 : 9 })),
  ...SLIPS.map((_, slip) => ({ stages: 8, broken: -1, slip })),
  { stages: 8, broken: -1 },
  { stages: 9, broken: -1 },
];
