/**
 * Formulas as text: parsed, checked against a list of what is allowed, differentiated. mathjs parses
 * and derives; it never evaluates, so nothing that a formula says can run (an assignment, `import`,
 * a property access are refused).
 */
import { derivative, parse } from 'mathjs/number';
import type { MathNode } from 'mathjs/number';
import { message } from '../../linear/expect.js';
import { FORMULA_FUNCTIONS, FORMULA_OPERATORS, isListed } from './formula-functions.js';
import { textOf } from './formula-term.js';
import type { Operator, Term } from './formula-term.js';
import { tidied } from './formula-tidy.js';

/** What is read of a node of mathjs; its own types do not tell the kinds apart. */
interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly op?: unknown;
  readonly fn?: unknown;
  readonly content?: Node;
  readonly args?: readonly Node[];
  toString(): string;
}

/** Says what is wrong: `expected <condition>, got the text. <reason>`. */
type Refuse = (condition: string, reason: string) => never;

const ALLOWED = 'numbers, names, + - * / ^, parentheses and functions of one argument';

/**
 * The formula that a text writes; `names` are the names that it may use.
 *
 * @throws TypeError if it is no text; RangeError if it does not parse, or uses what is not
 * allowed or not declared.
 */
export function parseFormula(where: string, label: string, text: unknown, names: ReadonlySet<string>): Term {
  if (typeof text !== 'string' || text.trim() === '') {
    throw new TypeError(message(where, `${label} to be a formula as text`, text, "For instance 'x^2 + y^2 - l^2'."));
  }
  let tree: MathNode;
  try {
    tree = parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\.?$/, '.') : '';
    throw new RangeError(message(where, `${label} to be a formula`, text, why), { cause: error });
  }
  const refuse: Refuse = (condition, reason) => {
    throw new RangeError(message(where, `${label} ${condition}`, text, reason));
  };
  return termOf(tree, refuse, (name) => {
    if (names.has(name)) return;
    refuse(`to use declared names only, not ${name}`, `Known are ${[...names].join(', ')}.`);
  });
}

function termOf(node: Node, refuse: Refuse, expectName: (name: string) => void): Term {
  const { type, args = [] } = node;
  const inner = (part: Node): Term => termOf(part, refuse, expectName);
  if (type === 'ParenthesisNode') return inner(node.content!);
  if (type === 'ConstantNode' && Number.isFinite(node.value)) return { kind: 'number', value: node.value as number };
  if (type === 'SymbolNode') {
    const name = node.name as string;
    expectName(name);
    return { kind: 'name', name };
  }
  if (type === 'OperatorNode') {
    const op = node.op as string;
    if (args.length === 2 && isListed(FORMULA_OPERATORS, op)) {
      return { kind: 'operation', op: op as Operator, left: inner(args[0]), right: inner(args[1]) };
    }
    if (args.length === 1 && op === '-') return { kind: 'minus', of: inner(args[0]) };
    if (args.length === 1 && op === '+') return inner(args[0]);
  }
  if (type === 'FunctionNode') {
    const name = String(node.fn);
    if (!isListed(FORMULA_FUNCTIONS, name)) {
      const known = Object.keys(FORMULA_FUNCTIONS).join(', ');
      refuse(`to call known functions only, not ${name}`, `Known are ${known}. A product is written with *.`);
    }
    if (args.length !== 1) refuse(`to give ${name} one argument`, `It gives ${args.length} in ${node.toString()}.`);
    return { kind: 'call', name, argument: inner(args[0]) };
  }
  return refuse(`to be made of ${ALLOWED}`, `It contains ${node.toString()}, which is something else (${type}).`);
}

/** The derivative of a formula with respect to one name, without the zeros and ones that the rules leave. */
export function differentiate(term: Term, name: string): Term {
  // mathjs's own simplification took 56 s for the derivative of a sum of 20 products, so it stays off.
  const derived = derivative(textOf(term), name, { simplify: false });
  // The rules for the allowed functions lead to allowed functions, and name only what the formula names.
  const refuse: Refuse = (condition, reason) => {
    throw new Error(message('differentiate', `the derivative ${condition}`, textOf(term), reason));
  };
  return tidied(termOf(derived, refuse, () => undefined));
}

/**
 * True if a value is a name that a formula can use: one that mathjs reads as a name and
 * that means nothing else.
 */
export function isName(value: unknown): value is string {
  if (typeof value !== 'string' || isListed(FORMULA_FUNCTIONS, value)) return false;
  try {
    const node: Node = parse(value);
    return node.type === 'SymbolNode' && node.name === value;
  } catch {
    return false;
  }
}
