/** The check that a tableau is what it declares: explicit, consistent and of its order. */
import { message } from '../linear/expect.js';
import { density, elementaryWeight, formula, treesOfOrder } from './rooted-trees.js';
import type { EmbeddedTableau, Tableau } from './tableau.js';

/**
 * How far a condition may miss. Coefficients written as fractions miss by some 1e-16; a coefficient typed
 * with fewer than twelve decimals is another method.
 */
export const CONDITION_TOLERANCE = 1e-12;

/** Tableaus found right. Only frozen ones are kept: another one could have changed since. */
const known = new WeakSet<Tableau>();

/** Throws unless the value has the fields of a tableau; a name is told the tableau of that name. */
function expectTableauFields(where: string, tableau: unknown): void {
  if (typeof tableau === 'string') {
    const name = /^[A-Z]/.test(tableau) ? tableau.toLowerCase() : tableau;
    const reason = `Pass the tableau, not its name: ${name} without quotation marks.`;
    throw new TypeError(message(where, 'method to be a tableau', tableau, reason));
  }
  const fields = typeof tableau === 'object' && tableau !== null ? (tableau as Partial<Record<string, unknown>>) : {};
  const isTableau = [fields.a, fields.b, fields.c].every(Array.isArray) && (fields.b as unknown[]).every(Array.isArray);
  if (isTableau) return;
  const reason = 'A tableau is {name, a, b, c, order}, such as rk4: nodes, rows of coefficients, weights.';
  throw new TypeError(message(where, 'method to be a tableau', tableau, reason));
}

/** Throws unless the tableau has the shape of an explicit method. */
export function expectExplicit(where: string, tableau: Tableau): void {
  expectTableauFields(where, tableau);
  const { a, b, c } = tableau;
  const stages = a.length;
  if (stages === 0 || b.length !== stages || c.length !== stages) {
    throw new TypeError(
      message(
        where,
        `a, b and c of a method to have one entry per stage`,
        [a.length, b.length, c.length],
        'A stage is a node, a row of coefficients and a weight.',
      ),
    );
  }
  b.forEach((row, r) => {
    if (row.length !== r) {
      throw new TypeError(
        message(
          where,
          `row ${r} of b to have ${r} entries`,
          row,
          'Only explicit methods are known here: a stage uses the stages before it.',
        ),
      );
    }
  });
  if (![...a, ...c, ...b.flat()].every(Number.isFinite)) {
    throw new RangeError(message(where, 'finite coefficients', tableau.name, 'A coefficient is not a finite number.'));
  }
}

/**
 * Throws unless the tableau is an explicit method whose rows sum to its nodes and that satisfies every order
 * condition up to the order it declares; the message names the first condition that it breaks.
 */
export function expectTableau(where: string, tableau: Tableau): void {
  if (known.has(tableau)) return;
  expectExplicit(where, tableau);
  const { a, b, c, order, name } = tableau;
  if (!(Number.isInteger(order) && order >= 1 && order <= a.length)) {
    throw new RangeError(
      message(
        where,
        `the order of ${name} to be 1 … ${a.length}`,
        order,
        'An explicit method has at most as high an order as it has stages.',
      ),
    );
  }
  b.forEach((row, r) => {
    const sum = row.reduce((total, coefficient) => total + coefficient, 0);
    if (Math.abs(sum - a[r]) > CONDITION_TOLERANCE) {
      throw new RangeError(
        message(where, `row ${r} of b of ${name} to sum to a = ${a[r]}`, sum, 'A stage must sit at its node.'),
      );
    }
  });
  for (let p = 1; p <= order; p++) {
    for (const tree of treesOfOrder(p)) {
      const value = elementaryWeight(tree, tableau, c);
      if (Math.abs(value - 1 / density(tree)) > CONDITION_TOLERANCE) {
        throw new RangeError(
          message(
            where,
            `${formula(tree)} = 1/${density(tree)} of ${name}`,
            value,
            `It breaks this condition of order ${p}, so it has not the order ${order} that it declares.`,
          ),
        );
      }
    }
  }
  if ([tableau, a, b, c, ...b].every(Object.isFrozen)) known.add(tableau);
}

/**
 * Throws unless the tableau is a method with a second set of weights, both of the orders that they declare.
 */
export function expectEmbedded(where: string, method: EmbeddedTableau): void {
  const given: unknown = method;
  const fields = typeof given === 'object' && given !== null ? (given as Partial<EmbeddedTableau>) : {};
  if (typeof fields.embedded !== 'object') {
    throw new TypeError(
      message(
        where,
        'method to be a pair of methods',
        given,
        'The step follows the difference of two results: dormandPrince54 and dormandPrince87 have them.',
      ),
    );
  }
  expectTableau(where, method);
  const { name, embedded, dense, a, c } = method;
  if (!knownPairs.has(method)) {
    expectTableau(where, { name: `the second weights of ${name}`, a, b: method.b, ...embedded });
    if (dense) expectDense(where, { name, c, dense });
    if (known.has(method) && Object.isFrozen(embedded)) knownPairs.add(method);
  }
}

/** Pairs found right, as in `known`. */
const knownPairs = new WeakSet<EmbeddedTableau>();

/** At the end of a step the interpolant must be the method itself. */
function expectDense(where: string, { name, c, dense }: Pick<Required<EmbeddedTableau>, 'name' | 'c' | 'dense'>): void {
  const sums = dense.map((row) => row.reduce((sum, coefficient) => sum + coefficient, 0));
  if (sums.length === c.length && sums.every((sum, r) => Math.abs(sum - c[r]) <= CONDITION_TOLERANCE)) return;
  const reason = 'At the end of a step the interpolant is the step.';
  throw new RangeError(message(where, `the rows of dense of ${name} to sum to c`, sums, reason));
}
