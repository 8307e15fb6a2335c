/** A formula as a function. The tree becomes closures once, and mathjs stays out of every loop. */
import { FORMULA_FUNCTIONS, FORMULA_OPERATORS } from './formula-functions.js';
import type { Term } from './formula-term.js';

/** A formula's value at a time and a configuration. */
export type Evaluate = (t: number, y: readonly number[]) => number;

/** What the names in a formula mean: an index into y, the time, or a fixed number. */
export interface Names {
  readonly variables: readonly string[];
  readonly constants: ReadonlyMap<string, number>;
}

/** The formula as a function of t and y; terms without t and y are worked out now. */
export function closureOf(term: Term, names: Names): Evaluate {
  const value = valueOf(term, names);
  return typeof value === 'number' ? () => value : value;
}

function valueOf(term: Term, names: Names): Evaluate | number {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'name': {
      if (term.name === 't') return (t) => t;
      const index = names.variables.indexOf(term.name);
      return index < 0 ? names.constants.get(term.name)! : (_t, y) => y[index];
    }
    case 'call':
      return applied(FORMULA_FUNCTIONS[term.name], valueOf(term.argument, names));
    case 'minus':
      return applied((x) => -x, valueOf(term.of, names));
    case 'operation':
      return combined(FORMULA_OPERATORS[term.op], valueOf(term.left, names), valueOf(term.right, names));
  }
}

function applied(f: (x: number) => number, a: Evaluate | number): Evaluate | number {
  return typeof a === 'number' ? f(a) : (t, y) => f(a(t, y));
}

function combined(f: (a: number, b: number) => number, a: Evaluate | number, b: Evaluate | number): Evaluate | number {
  if (typeof a === 'number') return typeof b === 'number' ? f(a, b) : (t, y) => f(a, b(t, y));
  return typeof b === 'number' ? (t, y) => f(a(t, y), b) : (t, y) => f(a(t, y), b(t, y));
}
