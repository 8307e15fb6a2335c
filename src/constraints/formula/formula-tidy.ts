/**
 * Takes out of a derived formula the zeros and ones that the rules of differentiation leave behind:
 * 2 * 1 * x ^ (2 - 1) becomes 2 * x. One pass from the inside out, linear in the size of the formula.
 */
import type { Operator, Term } from './formula-term.js';

type Rule = (left: Term, right: Term) => Term | undefined;

const number = (value: number): Term => ({ kind: 'number', value });
const isNumber = (term: Term, value: number): boolean => term.kind === 'number' && term.value === value;
const operation = (op: Operator, left: Term, right: Term): Term => ({ kind: 'operation', op, left, right });

function minus(of: Term): Term {
  if (of.kind === 'number') return number(of.value === 0 ? 0 : -of.value);
  return of.kind === 'minus' ? of.of : { kind: 'minus', of };
}

const RULES: Readonly<Record<Operator, Rule>> = {
  '+': (left, right) => {
    if (left.kind === 'number' && right.kind === 'number') return number(left.value + right.value);
    if (isNumber(left, 0)) return right;
    if (isNumber(right, 0)) return left;
    return right.kind === 'minus' ? operation('-', left, right.of) : undefined;
  },
  '-': (left, right) => {
    if (left.kind === 'number' && right.kind === 'number') return number(left.value - right.value);
    if (isNumber(left, 0)) return minus(right);
    if (isNumber(right, 0)) return left;
    return right.kind === 'minus' ? operation('+', left, right.of) : undefined;
  },
  '*': (left, right) => {
    if (left.kind === 'number' && right.kind === 'number') return number(left.value * right.value);
    if (isNumber(left, 0) || isNumber(right, 0)) return number(0);
    if (isNumber(left, 1)) return right;
    if (isNumber(right, 1)) return left;
    if (isNumber(left, -1)) return minus(right);
    if (isNumber(right, -1)) return minus(left);
    if (left.kind === 'minus') return minus(combined('*', left.of, right));
    return right.kind === 'minus' ? minus(combined('*', left, right.of)) : undefined;
  },
  '/': (left, right) => {
    if (isNumber(left, 0) || isNumber(right, 1)) return left;
    return left.kind === 'minus' ? minus(combined('/', left.of, right)) : undefined;
  },
  '^': (left, right) => {
    if (isNumber(right, 1)) return left;
    return isNumber(right, 0) ? number(1) : undefined;
  },
};

function combined(op: Operator, left: Term, right: Term): Term {
  return RULES[op](left, right) ?? operation(op, left, right);
}

/** The same formula, shorter. */
export function tidied(term: Term): Term {
  switch (term.kind) {
    case 'number':
    case 'name':
      return term;
    case 'call':
      return { ...term, argument: tidied(term.argument) };
    case 'minus':
      return minus(tidied(term.of));
    case 'operation':
      return combined(term.op, tidied(term.left), tidied(term.right));
  }
}
