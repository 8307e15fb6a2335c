import type { Misconception } from 'rigid-body-lab/course';
import { dot } from 'rigid-body-lab/course';
import { factors, misses, orderIf, orderOf, ORDERS, slipRow, slips, SUMS } from './tableaux.js';
import type { Given, Slip, Tableau } from './tableaux.js';

type OrderMistake = Misconception<Given>;

const order = (id: string, says: string, value: (tableau: Tableau) => number): OrderMistake => ({
  id,
  says,
  value: ({ tableau }) => value(tableau),
});
const holding = (tableau: Tableau, within = 1e-9): boolean[] => misses(tableau).map((x) => Math.abs(x) < within);
/** The order, with a slip in one of the sums. */
const orderWith = (tableau: Tableau, slip: Slip): number =>
  orderIf(
    holding(tableau).map((holds, i) =>
      i === slip.at ? Math.abs(dot(slipRow(tableau, slip), tableau.c) - SUMS[i]) < 1e-9 : holds,
    ),
  );

const NAMES = [
  'Σ c = 1',
  'Σ c a = 1/2',
  'Σ c a² = 1/3',
  'Σ c b a = 1/6',
  'Σ c a³ = 1/4',
  'Σ c a b a = 1/8',
  'Σ c b a² = 1/12',
  'Σ c b b a = 1/24',
];
export const orderMistakes: OrderMistake[] = [
  order(
    'weights-not-summed',
    'At least order 1 is returned here. Weights that do not add up to 1 break the condition of order 1, and the order is then 0.',
    (tableau) => Math.max(1, orderOf(tableau)),
  ),
  order(
    'highest-that-holds',
    'This is the highest order whose own conditions hold. Those of all lower orders must hold, too: stop at the first that is broken.',
    (tableau) => {
      const holds = holding(tableau);
      return Math.max(0, ...[1, 2, 3, 4].filter((p) => holds.every((is, i) => ORDERS[i] !== p || is)));
    },
  ),
  order(
    'one-of-several',
    'One condition of an order is taken for enough. All conditions of an order must hold.',
    (tableau) => {
      const holds = holding(tableau);
      const broken = [1, 2, 3, 4].find((p) => !holds.some((is, i) => ORDERS[i] === p && is));
      return (broken ?? 5) - 1;
    },
  ),
  ...NAMES.map((name, at) =>
    order(
      'condition-left-out',
      `The condition ${name} makes no difference here. Is it computed, and does its result count?`,
      (tableau) => orderIf(holding(tableau).map((holds, i) => holds || i === at)),
    ),
  ),
  ...[1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1].map((within) =>
    order(
      'tolerance-too-wide',
      `A sum that is off by ${within} still counts as right here. The conditions hold within 1e-9.`,
      (tableau) => orderIf(holding(tableau, within)),
    ),
  ),
  order(
    'one-sided',
    'A sum that is too small counts as right here: only the other side is compared. Take the absolute value of the difference.',
    (tableau) => orderIf(misses(tableau).map((x) => x < 1e-9)),
  ),
  order(
    'one-sided',
    'A sum that is too large counts as right here: only the other side is compared. Take the absolute value of the difference.',
    (tableau) => orderIf(misses(tableau).map((x) => x > -1e-9)),
  ),
  ...[slips.sameRow, slips.sameRowWhole].map((slip) =>
    order(
      'wrong-index',
      'In Σ c b b a the second b stands in row s: b[s][u]. With b[r][u] it is another sum.',
      (tableau) => orderWith(tableau, slip),
    ),
  ),
  ...(
    [
      ['Σ c b b a = 1/24 the factor a', slips.noLastNode],
      ['Σ c b a = 1/6 the factor a', slips.noInnerNode],
    ] as const
  ).map(([what, slip]) =>
    order(
      'factor-left-out',
      `In ${what} is missing: each sum has all the factors that stand in the table.`,
      (tableau) => orderWith(tableau, slip),
    ),
  ),
  order(
    'first-node-taken-for-zero',
    'The node of the first slope does not count here, as if it were always 0: the sums with a begin at the second slope. It need not be 0: let them run over all indices.',
    ({ a, b, c }) => orderOf({ a: a.map((x, r) => (r === 0 ? 0 : x)), b, c }),
  ),
  order(
    'first-weight-left-out',
    'The weight of the first slope does not count here: the sums begin at the second one. Let them run over all indices.',
    ({ a, b, c }) => orderOf({ a, b, c: c.map((x, r) => (r === 0 ? 0 : x)) }),
  ),
  order(
    'last-weight-left-out',
    'The weight of the last slope does not count here: the sums end at the slope before it. Let them run over all indices.',
    ({ a, b, c }) => orderOf({ a, b, c: c.map((x, r) => (r === c.length - 1 ? 0 : x)) }),
  ),
  order(
    'nodes-from-rows',
    'The nodes are taken to be the sums of the rows b. Often they are; use the list a that is handed in.',
    ({ a, b, c }) => orderOf({ a: a.map((_, r) => b[r].reduce((sum, x) => sum + x, 0)), b, c }),
  ),
  order(
    'printed-condition',
    'The last condition is used without one b, as the copy of the paper prints it (erratum P11). With indices: Σ c_r b_rs b_su a_u.',
    ({ a, b, c }) => {
      const right = orderOf({ a, b, c });
      if (c.length < 4 || right < 3) return right;
      return Math.abs(c[3] * a[1] * b[2][1] - 1 / 24) < 1e-9 ? 4 : 3;
    },
  ),
  order(
    'counts-stages',
    'This is the number of stages. A method may have fewer orders than stages: the conditions decide.',
    ({ c }) => c.length,
  ),
  order(
    'counts-stages',
    'This is the number of stages, and at most 4. A method may have fewer orders than stages: the conditions decide.',
    ({ c }) => Math.min(4, c.length),
  ),
  ...[3, 2, 1].map((most) =>
    order(
      'never-more',
      `Never more than ${most} is returned: a condition of order ${most + 1} never holds here. Is a number or a factor in it mistyped?`,
      (tableau) => Math.min(most, orderOf(tableau)),
    ),
  ),
];

/**
 * What the student's own rounding decides cannot be known for drawn methods: only the
 * fixed check names this one.
 */
export const comparedExactly = (sums: (tableau: Tableau) => number[]): OrderMistake =>
  order(
    'compared-exactly',
    'The sums are compared as they are. Thirds and sixths are rounded, so a sum may miss 1 by 1e-16: compare within 1e-9.',
    (tableau) => orderIf(sums(tableau).map((x, i) => x === SUMS[i])),
  );

/** The sums as a loop over the stages adds them up. */
export const inOrder = (tableau: Tableau): number[] =>
  factors(tableau).map((row) => row.reduce((sum, x, r) => sum + tableau.c[r] * x, 0));
