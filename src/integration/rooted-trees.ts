/**
 * Rooted trees, which number the order conditions of Runge-Kutta methods (Butcher): one condition per tree.
 * A tree is the list of its subtrees, so `[]` is a single node.
 */
import type { Tableau } from './tableau.js';

/** A tree as the list of the trees that hang from its root. */
export type Tree = readonly Tree[];

const byOrder: Tree[][] = [[]];

/** All rooted trees of exactly `order` nodes, bushy ones first: 1, 1, 2, 4, 9, 20, … of them. */
export function treesOfOrder(order: number): readonly Tree[] {
  for (let n = byOrder.length; n <= order; n++) byOrder[n] = forests(n - 1, n - 1, Infinity);
  return byOrder[order];
}

/** All multisets of trees with `nodes` nodes in total, members in ascending order of (size, index). */
function forests(nodes: number, largestSize: number, largestIndex: number): Tree[] {
  if (nodes === 0) return [[]];
  const found: Tree[] = [];
  for (let size = 1; size <= Math.min(nodes, largestSize); size++) {
    const candidates = treesOfOrder(size);
    const last = size === largestSize ? Math.min(largestIndex, candidates.length - 1) : candidates.length - 1;
    for (let index = 0; index <= last; index++) {
      for (const rest of forests(nodes - size, size, index)) found.push([...rest, candidates[index]]);
    }
  }
  return found;
}

/** The number of nodes. */
export function nodeCount(tree: Tree): number {
  return tree.reduce((sum, subtree) => sum + nodeCount(subtree), 1);
}

/** Butcher's density: the weight of the tree in the exact solution is 1 / density. */
export function density(tree: Tree): number {
  return tree.reduce((product, subtree) => product * density(subtree), nodeCount(tree));
}

/** The weight of the tree in the solution of the method with these weights. */
export function elementaryWeight(tree: Tree, { a, b }: Tableau, weights: readonly number[]): number {
  const stages = stageWeights(tree, a, b);
  return weights.reduce((sum, weight, r) => sum + weight * stages[r], 0);
}

function stageWeights(tree: Tree, a: Tableau['a'], b: Tableau['b']): number[] {
  const factors = tree.map((subtree) => {
    if (subtree.length === 0) return a;
    const inner = stageWeights(subtree, a, b);
    return b.map((row) => row.reduce((sum, coefficient, s) => sum + coefficient * inner[s], 0));
  });
  return a.map((_, r) => factors.reduce((product, factor) => product * factor[r], 1));
}

/** The condition's left side in the paper's letters, for instance `sum c a b a`. */
export function formula(tree: Tree): string {
  return ['sum c', ...factors(tree)].join(' ');
}

function factors(tree: Tree): string[] {
  const leaves = tree.filter((subtree) => subtree.length === 0).length;
  const branches = tree.filter((subtree) => subtree.length > 0).map((subtree) => ['b', ...factors(subtree)].join(' '));
  const power = leaves === 0 ? [] : [leaves === 1 ? 'a' : `a^${leaves}`];
  // Two sums that start at the same stage need brackets; one does not, it simply goes on.
  return [...power, ...(branches.length > 1 ? branches.map((branch) => `(${branch})`) : branches)];
}
