import { evaluate } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { closureOf } from '../../../src/constraints/formula/formula-closure.js';
import { FORMULA_FUNCTIONS } from '../../../src/constraints/formula/formula-functions.js';
import { textOf } from '../../../src/constraints/formula/formula-term.js';
import { differentiate, isName, parseFormula } from '../../../src/constraints/formula/formula.js';
import { seeded } from '../../support/random.js';
import { CENTRAL_DIFFERENCE, FORMULA } from '../../support/tolerances.js';

const variables = ['x', 'y'];
const constants = new Map([
  ['a', 1.3],
  ['n', 3],
  ['pi', Math.PI],
]);
const known = new Set([...variables, 't', ...constants.keys()]);
const read = (text: string): ReturnType<typeof parseFormula> => parseFormula('constraint', 'equations[0]', text, known);

/**
 * Every operator, every function, nesting that needs parentheses; positive arguments between
 * 0.2 and 0.8 are allowed.
 */
const formulas = [
  'x - (y - a)',
  'x - y - a',
  'x / (y / a)',
  'x / y / a * x',
  '-(x + y)^2',
  '(-x)^2 * -y',
  '2^-x + x^y^a',
  '(x^y)^a',
  'x^n - 3*x^2*y + t*x',
  '-x*y/(a + t^2) - -x',
  '2 x y + 0*x + 1*y',
  'sin(a*x + t)*cos(y)^2',
  'exp(-x)*log(x + y) + +x',
  '((x - y)^2 + (2 - 3*x)^2 - 4) / (2 * a)',
  ...Object.keys(FORMULA_FUNCTIONS).map((name) => `${name}(x*y) * x`),
];

describe('formulas', () => {
  const random = seeded(162);
  const points = Array.from({ length: 5 }, () => [0, 1, 2].map(() => random.uniform(0.2, 0.8)));

  it.each(formulas)('%s has the value that mathjs gives, and so has its text', (text) => {
    const term = read(text);
    const value = closureOf(term, { variables, constants });
    const again = closureOf(read(textOf(term)), { variables, constants });
    for (const [t, x, y] of points) {
      const scope = { t, x, y, ...Object.fromEntries(constants) };
      expect(value(t, [x, y])).toBeNear(evaluate(text, scope), FORMULA);
      expect(again(t, [x, y])).toBeNear(evaluate(text, scope), FORMULA);
    }
  });

  it.each(formulas)('%s has the derivatives that differences show, twice', (text) => {
    const names = { variables, constants };
    for (const name of ['x', 'y', 't']) {
      let term = read(text);
      for (let order = 1; order <= 2; order++) {
        const value = closureOf(term, names);
        term = differentiate(term, name);
        const derived = closureOf(term, names);
        for (const [t, x, y] of points) {
          const at = (s: number): number =>
            value(t + (name === 't' ? s : 0), [x + (name === 'x' ? s : 0), y + (name === 'y' ? s : 0)]);
          // Second derivatives of 1/sin(x y) near zero reach 1e3: the fourth-order difference
          // keeps the error small.
          const h = 1e-4;
          const wanted = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
          expect(derived(t, [x, y])).toBeNear(wanted, CENTRAL_DIFFERENCE);
        }
      }
    }
  });

  it.each([
    ['r*x', 'x', 'r'],
    ['x^2 - l^2', 'x', '2 * x'],
    ['sin(x) * y', 'x', 'y * cos(x)'],
    ['cos(x)', 'x', '-sin(x)'],
    ['y - x', 'x', '-1'],
    ['y^2', 'x', '0'],
    ['(x - 3)^2', 'x', '2 * (x - 3)'],
    ['sqrt(x)', 'x', '1 / (2 * sqrt(x))'],
  ])('the derivative of %s by %s reads %s', (text, name, wanted) => {
    const names = new Set(['x', 'y', 'r', 'l']);
    expect(textOf(differentiate(parseFormula('constraint', 'f', text, names), name))).toBe(wanted);
  });

  it('derives a sum of fifty products in a moment (the simplification of mathjs takes minutes)', () => {
    const text = Array.from({ length: 50 }, (_, i) => `${i + 1}*sin(x + ${i})*cos(y)^2`).join(' + ');
    const derived = closureOf(differentiate(read(text), 'x'), { variables, constants });
    const wanted = Array.from({ length: 50 }, (_, i) => (i + 1) * Math.cos(0.4 + i)).reduce((sum, v) => sum + v, 0);
    expect(derived(0, [0.4, 0.3])).toBeNear(wanted * Math.cos(0.3) ** 2, 1e-12);
  });

  it('knows which words are names', () => {
    expect(['x', 'theta1', 'x_1', 'φ', 'e', 'i'].filter(isName)).toEqual(['x', 'theta1', 'x_1', 'φ', 'e', 'i']);
    expect(['', '1x', 'x y', 'x.y', 'sin', 'true', 'x+', 7, null].filter(isName)).toEqual([]);
  });
});

describe('what is no formula', () => {
  const other = 'to be made of numbers, names, + - * / ^, parentheses and functions of one argument';
  const functions = 'sin, cos, tan, sec, csc, cot, asin, atan, sinh, cosh, tanh, sech, csch, coth, exp, log, sqrt';

  it.each<[string, string, string]>([
    ['x + ', 'to be a formula', 'Unexpected end of expression (char 5).'],
    ['x*(y', 'to be a formula', 'Parenthesis ) expected (char 5).'],
    ['a = 1', other, 'It contains a = 1, which is something else (AssignmentNode).'],
    ['x.y', other, 'It contains x.y, which is something else (AccessorNode).'],
    ['f(x) = x', other, 'It contains f(x) = x, which is something else (FunctionAssignmentNode).'],
    ['[x, y]', other, 'It contains [x, y], which is something else (ArrayNode).'],
    ['x[1]', other, 'It contains x[1], which is something else (AccessorNode).'],
    ['{a: x}', other, 'It contains {"a": x}, which is something else (ObjectNode).'],
    ['x > 1 ? x : y', other, 'It contains (x > 1) ? x : y, which is something else (ConditionalNode).'],
    ['x; y', other, 'It contains x;\ny, which is something else (BlockNode).'],
    ['x mod 2', other, 'It contains x mod 2, which is something else (OperatorNode).'],
    ['x!', other, 'It contains x!, which is something else (OperatorNode).'],
    ['x == 1', other, 'It contains x == 1, which is something else (OperatorNode).'],
    ['sin(x) + "s"', other, 'It contains "s", which is something else (ConstantNode).'],
    ['Infinity * x', other, 'It contains Infinity, which is something else (ConstantNode).'],
    ['q*x', 'to use declared names only, not q', 'Known are x, y, t, a, n, pi.'],
    ['5 cm', 'to use declared names only, not cm', 'Known are x, y, t, a, n, pi.'],
    ['toString', 'to use declared names only, not toString', 'Known are x, y, t, a, n, pi.'],
    ['sin', 'to use declared names only, not sin', 'Known are x, y, t, a, n, pi.'],
    ...['import', 'createUnit', 'evaluate', 'parse', 'constructor', 'abs', 'a'].map(
      (name): [string, string, string] => [
        `${name}(x)`,
        `to call known functions only, not ${name}`,
        `Known are ${functions}. A product is written with *.`,
      ],
    ),
    [
      'sin.constructor(x)',
      'to call known functions only, not sin.constructor',
      `Known are ${functions}. A product is written with *.`,
    ],
    ['log(x, 2)', 'to give log one argument', 'It gives 2 in log(x, 2).'],
  ])('%s', (text, condition, reason) => {
    const wanted = `constraint: expected equations[0] ${condition}, got ${JSON.stringify(text)}. ${reason}`;
    expect(() => read(text)).toThrow(new RangeError(wanted));
  });

  it.each([['  '], [''], [3], [undefined]])('%j', (text) => {
    const wanted = `constraint: expected equations[0] to be a formula as text, got ${typeof text === 'string' ? JSON.stringify(text) : String(text)}. For instance 'x^2 + y^2 - l^2'.`;
    expect(() => read(text as string)).toThrow(new TypeError(wanted));
  });

  it('a formula too deep to parse is an error, not a crash', () => {
    expect(() => read(`${'('.repeat(100_000)}x${')'.repeat(100_000)}`)).toThrow(RangeError);
  });
});
