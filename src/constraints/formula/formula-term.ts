/** A formula as a tree of five kinds of terms, and its text. */

/** The operators between two terms. */
export type Operator = '+' | '-' | '*' | '/' | '^';

/** A formula. */
export type Term =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly argument: Term }
  | { readonly kind: 'minus'; readonly of: Term }
  | { readonly kind: 'operation'; readonly op: Operator; readonly left: Term; readonly right: Term };

/** How strongly a term holds together: a term inside a stronger one needs parentheses. */
const STRENGTH: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const MINUS = 3;
const WHOLE = 5;

function strength(term: Term): number {
  if (term.kind === 'operation') return STRENGTH[term.op];
  return term.kind === 'minus' || (term.kind === 'number' && term.value < 0) ? MINUS : WHOLE;
}

/** The text of a formula, with the parentheses that it needs. */
export function textOf(term: Term): string {
  const inside = (part: Term, least: number): string => (strength(part) < least ? `(${textOf(part)})` : textOf(part));
  switch (term.kind) {
    case 'number':
      return String(term.value);
    case 'name':
      return term.name;
    case 'call':
      return `${term.name}(${textOf(term.argument)})`;
    case 'minus':
      return `-${inside(term.of, 2)}`;
    case 'operation': {
      const own = STRENGTH[term.op];
      // a - (b + c) and a / (b * c) need their parentheses, a + (b + c) and a * (b * c) do not.
      const right = term.op === '+' || term.op === '*' ? own : own + 1;
      const rightText = strength(term.right) === MINUS ? `(${textOf(term.right)})` : inside(term.right, right);
      return `${inside(term.left, term.op === '^' ? WHOLE : own)} ${term.op} ${rightText}`;
    }
  }
}
