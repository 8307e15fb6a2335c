import type { Operator } from './formula-term.js';

/**
 * The functions that a formula may call, each of one argument. The derivative of each is made of these again.
 */
export const FORMULA_FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  asin: Math.asin,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  sech: (x) => 1 / Math.cosh(x),
  csch: (x) => 1 / Math.sinh(x),
  coth: (x) => 1 / Math.tanh(x),
  exp: Math.exp,
  log: Math.log,
  sqrt: Math.sqrt,
};

/** What the operators between two terms do. */
export const FORMULA_OPERATORS: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

/** True if the table itself has the name: `constructor` and `toString` are names of every object. */
export function isListed(table: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(table, name);
}
