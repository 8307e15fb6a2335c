import { describe, expect, it } from 'vitest';
import { density, formula, nodeCount, treesOfOrder } from '../../src/integration/rooted-trees.js';
import { realRoots } from '../../src/integration/real-roots.js';
import { seeded } from '../support/random.js';
import { CHAIN, EPS } from '../support/tolerances.js';

describe('rooted trees', () => {
  it('are all different, have their number of nodes, and are as many as Cayley counted', () => {
    for (const [order, count] of [1, 1, 2, 4, 9, 20, 48, 115, 286].entries()) {
      const trees = treesOfOrder(order + 1);
      expect(trees).toHaveLength(count);
      expect(new Set(trees.map(formula)).size).toBe(count);
      expect(trees.every((tree) => nodeCount(tree) === order + 1)).toBe(true);
    }
  });

  it('have densities from n for the bush to n! for the chain', () => {
    expect(density([[], [], []])).toBe(4);
    expect(density([[[[]]]])).toBe(24);
    expect(density([[], [[]]])).toBe(8);
  });
});

describe('real roots', () => {
  it('are those that the polynomial was made of', () => {
    const random = seeded(71);
    for (let k = 0; k < 200; k++) {
      const roots = Array.from({ length: random.integer(1, 5) }, () => random.uniform(-3, 3)).sort((a, b) => a - b);
      const gaps = roots.slice(1).map((x, i) => x - roots[i]);
      if (Math.min(...gaps) < 0.3) continue;
      // times (x^2 + 1), which has no real roots
      const factors = [...roots.map((r) => [-r, 1]), [1, 0, 1]];
      const p = factors.reduce((product, factor) => {
        const next = new Array<number>(product.length + factor.length - 1).fill(0);
        product.forEach((u, i) => {
          factor.forEach((v, j) => {
            next[i + j] += u * v;
          });
        });
        return next;
      });
      expect(realRoots(p)).toBeNear(roots, CHAIN);
    }
  });

  it('of a constant and of x^2 + 1 there are none, of x^2 - 2 the last bit is right', () => {
    expect([realRoots([3]), realRoots([1, 0, 1])]).toEqual([[], []]);
    expect(realRoots([-2, 0, 1])).toBeNear([-Math.SQRT2, Math.SQRT2], EPS);
  });
});
