/**
 * A constraint f(y, t) = 0 of m equations for n unknowns (paper eq. 2), with the
 * derivatives that the method needs.
 */
import { expectFields, expectText } from '../linear/expect-fields.js';
import { expectFinite, expectVector, message } from '../linear/expect.js';
import { expectConfiguration } from './expect-constraint.js';
import { closureOf } from './formula/formula-closure.js';
import type { Names } from './formula/formula-closure.js';
import { textOf } from './formula/formula-term.js';
import type { Term } from './formula/formula-term.js';
import { differentiate, isName, parseFormula } from './formula/formula.js';
import { checkedFunctions } from './constraint-from-functions.js';
import type { Constraint, ConstraintFormulas, ConstraintFunctions } from './constraint-types.js';

export type { Constraint, ConstraintFormulas, ConstraintFunctions } from './constraint-types.js';

/**
 * A constraint, from formulas or from functions.
 *
 * Formulas may use numbers, the declared names, `t`, `pi`, + - * / ^ and sin, cos, tan, asin,
 * atan, sinh, cosh, tanh, exp, log, sqrt, sec, csc, cot, sech, csch, coth. They are parsed and
 * differentiated, never run as code.
 *
 * Functions are taken as by `constraintFromFunctions`, which programs call that want no formulas:
 * this function brings mathjs with it, some 100 kB.
 *
 * @throws RangeError for a formula that does not parse or uses a name, function or operator that is not
 * known, and for more equations than unknowns; TypeError for a wrong shape.
 * @example
 * const crank = constraint({
 *   equations: ['r*sin(theta1) - l*sin(theta2)'],
 *   variables: ['theta1', 'theta2'],
 *   parameters: { r: 1, l: 2 },
 * });
 * crank.derived.jacobian; // => [['r * cos(theta1)', '-l * cos(theta2)']]
 * crank.jacobian(0, [0, 0]); // => [[1, -2]]
 * const circle = constraint({
 *   f: (t, [x, y]) => [x * x + y * y - 1],
 *   jacobian: (t, [x, y]) => [[2 * x, 2 * x]],
 * });
 * circle.jacobian(0, [0.6, 0.8]); // => throws constraint: expected jacobian[0][1] to be 1.6
 */
export function constraint(definition: ConstraintFormulas | ConstraintFunctions): Constraint {
  if (typeof (definition as unknown) !== 'object' || (definition as unknown) === null) {
    throw new TypeError(
      message(WHERE, '{equations, variables} or {f, jacobian}', definition, 'Give formulas or functions.'),
    );
  }
  if (!('equations' in definition)) return checkedFunctions(WHERE, definition);
  expectFields(WHERE, 'definition', definition, ['equations', 'variables', 'parameters']);
  return fromFormulas(definition);
}

const WHERE = 'constraint';

function fromFormulas({ equations, variables, parameters = {} }: ConstraintFormulas): Constraint {
  expectNames(equations, variables, parameters);
  const constants = new Map([['pi', Math.PI], ...Object.entries(parameters)]);
  const names: Names = { variables, constants };
  const known = new Set([...variables, 't', ...constants.keys()]);
  const formulas = equations.map((text, i) => parseFormula(WHERE, `equations[${i}]`, text, known));
  const jacobian = formulas.map((formula) => variables.map((variable) => differentiate(formula, variable)));
  const timeDerivative = formulas.map((formula) => differentiate(formula, 't'));
  const evaluateF = formulas.map((formula) => closureOf(formula, names));
  const evaluateJacobian = jacobian.map((row) => row.map((formula) => closureOf(formula, names)));
  const evaluateTime = timeDerivative.map((formula) => closureOf(formula, names));
  // Second derivatives are derived when they are first asked for: kinematics never needs them.
  let second: SecondDerivative[] | undefined;
  const n = variables.length;
  const at =
    <R>(evaluate: (t: number, y: readonly number[]) => R) =>
    (t: number, y: readonly number[]): R => {
      expectConfiguration(WHERE, t, y, n);
      return evaluate(t, y);
    };
  return {
    f: at((t, y) => evaluateF.map((value) => value(t, y))),
    jacobian: at((t, y) => evaluateJacobian.map((row) => row.map((value) => value(t, y)))),
    timeDerivative: at((t, y) => evaluateTime.map((value) => value(t, y))),
    secondDerivative: (t, y, v) => {
      expectConfiguration(WHERE, t, y, n);
      expectVector(WHERE, 'v', v, n);
      second ??= formulas.map((_, i) => secondDerivativeOf(jacobian[i], timeDerivative[i], names));
      return second.map((value) => value(t, y, v));
    },
    equations: [...equations],
    variables: [...variables],
    derived: {
      jacobian: jacobian.map((row) => row.map(textOf)),
      timeDerivative: timeDerivative.map(textOf),
    },
  };
}

type SecondDerivative = (t: number, y: readonly number[], v: readonly number[]) => number;

/**
 * The quadratic form of the second derivatives in (v, 1), whose last direction is time;
 * only terms that are not zero.
 */
function secondDerivativeOf(gradient: readonly Term[], inTime: Term, names: Names): SecondDerivative {
  const first = [...gradient, inTime];
  const directions = [...names.variables, 't'];
  const terms = first.flatMap((formula, i) =>
    directions.slice(i).flatMap((name, k) => {
      const derived = differentiate(formula, name);
      const j = i + k;
      return derived.kind === 'number' && derived.value === 0
        ? []
        : [{ i, j, weight: i === j ? 1 : 2, value: closureOf(derived, names) }];
    }),
  );
  return (t, y, v) => {
    let sum = 0;
    for (const { i, j, weight, value } of terms) sum += weight * value(t, y) * (v[i] ?? 1) * (v[j] ?? 1);
    return sum;
  };
}

function expectNames(equations: unknown, variables: unknown, parameters: unknown): void {
  for (const [name, list] of Object.entries({ equations, variables })) {
    if (!Array.isArray(list) || list.length === 0) {
      throw new TypeError(
        message(WHERE, `${name} to be a list of at least one text`, list, 'One text is a list of one.'),
      );
    }
    list.forEach((text: unknown, i) => {
      expectText(WHERE, `${name}[${i}]`, text, "For instance 'x^2 + y^2 - 1' and 'x'.");
    });
  }
  const [m, unknowns] = [(equations as unknown[]).length, variables as unknown[]];
  if (m > unknowns.length) {
    const reason = `${m} equations for ${unknowns.length} unknowns leave no motion, and can hold only by chance.`;
    throw new RangeError(message(WHERE, 'at most as many equations as variables', m, reason));
  }
  if (typeof parameters !== 'object' || parameters === null) {
    throw new TypeError(message(WHERE, 'parameters to be an object of numbers', parameters, 'For instance {r: 1}.'));
  }
  const all = [...unknowns, ...Object.keys(parameters)];
  all.forEach((name, i) => {
    if (!isName(name) || name === 't' || name === 'pi') {
      const reason = 'Names are letters, digits and _; t, pi and the names of functions are taken.';
      throw new RangeError(message(WHERE, 'a usable name', name, reason));
    }
    if (all.indexOf(name) !== i) {
      throw new RangeError(
        message(WHERE, 'every name once', name, 'It is declared twice: a name is an unknown or a number.'),
      );
    }
  });
  for (const [name, value] of Object.entries(parameters)) expectFinite(WHERE, `parameters.${name}`, value);
}
