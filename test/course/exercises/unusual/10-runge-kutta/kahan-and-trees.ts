// 10-runge-kutta | correct: compensated sums; the order conditions come from the rooted trees with up to four nodes
// verdict: 10 diagnosis: -
export type Rate = (t: number, y: number[]) => number[];
export interface Tableau {
  a: number[];
  b: number[][];
  c: number[];
}

/** A rooted tree is the list of its branches. */
type Tree = Tree[];

function total(list: number[]): number {
  let sum = 0;
  let lost = 0;
  for (const x of list) {
    const y = x - lost;
    const next = sum + y;
    lost = next - sum - y;
    sum = next;
  }
  return sum;
}
const size = (tree: Tree): number => 1 + total(tree.map(size));
const density = (tree: Tree): number => size(tree) * tree.map(density).reduce((x, y) => x * y, 1);
const leaf: Tree = [];
const TREES: Tree[] = [
  leaf,
  [leaf],
  [leaf, leaf],
  [[leaf]],
  [leaf, leaf, leaf],
  [leaf, [leaf]],
  [[leaf, leaf]],
  [[[leaf]]],
];

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  const rate = f(t, y);
  return y.map((v, i) => total([v, h * rate[i]]));
}

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const go = (by: number, k: number[]) => y.map((v, i) => total([v, by * k[i]]));
  const k1 = f(t, y.slice());
  const k2 = f(t + h / 2, go(h / 2, k1));
  const k3 = f(t + h / 2, go(h / 2, k2));
  const k4 = f(t + h, go(h, k3));
  return y.map((v, i) => total([v, (h * k1[i]) / 6, (h * k2[i]) / 3, (h * k3[i]) / 3, (h * k4[i]) / 6]));
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
  // a branch that ends at once gives the node, any other one a sum over the row
  const inner = (tree: Tree, r: number): number =>
    tree.reduce(
      (product, branch) => product * (branch.length === 0 ? a[r] : total(b[r].map((w, s) => w * inner(branch, s)))),
      1,
    );
  const broken = TREES.filter(
    (tree) => Math.abs(total(c.map((w, r) => w * inner(tree, r))) - 1 / density(tree)) > 1e-9,
  );
  return Math.min(4, ...broken.map((tree) => size(tree) - 1));
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
