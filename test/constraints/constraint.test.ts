import { describe, expect, it } from 'vitest';
import { constraint } from 'rigid-body-lab';
import type { ConstraintFormulas } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, FORMULA } from '../support/tolerances.js';

const random = seeded(163);
const moving = constraint({
  equations: ['x^2 + y^2 - (a + b*sin(w*t))^2', 'exp(x*z) - y*t - 1'],
  variables: ['x', 'y', 'z'],
  parameters: { a: 2, b: 0.5, w: 3 },
});

describe('a constraint as formulas', () => {
  it('has residuals, Jacobian and time derivative of the hand-derived formulas', () => {
    for (let k = 0; k < 20; k++) {
      const [x, y, z] = random.vector();
      const t = random.uniform(0, 2);
      const [length, rate] = [2 + 0.5 * Math.sin(3 * t), 1.5 * Math.cos(3 * t)];
      const e = Math.exp(x * z);
      expect(moving.f(t, [x, y, z])).toBeNear([x * x + y * y - length * length, e - y * t - 1], FORMULA);
      expect(moving.jacobian(t, [x, y, z])).toBeNear(
        [
          [2 * x, 2 * y, 0],
          [z * e, -t, x * e],
        ],
        FORMULA,
      );
      expect(moving.timeDerivative(t, [x, y, z])).toBeNear([-2 * length * rate, -y], FORMULA);
    }
  });

  it('has the second derivative along a motion that differences of f show', () => {
    const h = 1e-3;
    for (let k = 0; k < 20; k++) {
      const [y, v, t] = [random.vector(), random.vector(), random.uniform(0, 2)];
      const at = (s: number): number[] =>
        moving.f(
          t + s,
          y.map((x, j) => x + s * v[j]),
        );
      const wanted = at(0).map(
        (f, i) => (16 * (at(h)[i] + at(-h)[i]) - (at(2 * h)[i] + at(-2 * h)[i]) - 30 * f) / (12 * h * h),
      );
      expect(moving.secondDerivative(t, y, v)).toBeNear(wanted, CENTRAL_DIFFERENCE);
    }
  });

  it('counts the mixed derivative with v in it (erratum P3: 42, printed 26)', () => {
    const { secondDerivative } = constraint({ equations: ['y^2*t'], variables: ['y'] });
    expect(secondDerivative(1, [2], [3])).toEqual([42]);
  });

  it('shows what it has derived', () => {
    const crank = constraint({
      equations: ['r*sin(theta1) - l*sin(theta2) + 0.1*t'],
      variables: ['theta1', 'theta2'],
      parameters: { r: 1, l: 2 },
    });
    expect(crank.derived).toEqual({ jacobian: [['r * cos(theta1)', '-l * cos(theta2)']], timeDerivative: ['0.1'] });
    expect([crank.equations, crank.variables]).toEqual([
      ['r*sin(theta1) - l*sin(theta2) + 0.1*t'],
      ['theta1', 'theta2'],
    ]);
  });

  it('keeps its own copy of the definition', () => {
    const definition = { equations: ['x - a'], variables: ['x', 'y'], parameters: { a: 1 } };
    const fixed = constraint(definition);
    definition.parameters.a = 5;
    definition.variables.reverse();
    expect(fixed.f(0, [3, 0])).toEqual([2]);
  });

  it.each([
    [
      { equations: ['x - q'], variables: ['x', 'y'] },
      RangeError,
      'constraint: expected equations[0] to use declared names only, not q, got "x - q". Known are x, y, t, pi.',
    ],
    [
      { equations: ['x - y', 'sin('], variables: ['x', 'y'] },
      RangeError,
      'constraint: expected equations[1] to be a formula, got "sin(". Unexpected end of expression (char 5).',
    ],
    [
      { equations: ['x', 'y', 'x - y'], variables: ['x', 'y'] },
      RangeError,
      'constraint: expected at most as many equations as variables, got 3. 3 equations for 2 unknowns leave no motion, and can hold only by chance.',
    ],
    [
      { equations: [], variables: ['x'] },
      TypeError,
      'constraint: expected equations to be a list of at least one text, got []. One text is a list of one.',
    ],
    [
      { equations: 'x', variables: ['x'] },
      TypeError,
      'constraint: expected equations to be a list of at least one text, got "x". One text is a list of one.',
    ],
    [
      { equations: ['x'] },
      TypeError,
      'constraint: expected variables to be a list of at least one text, got undefined. One text is a list of one.',
    ],
    [
      { equations: ['x'], variables: ['x', 't'] },
      RangeError,
      'constraint: expected a usable name, got "t". Names are letters, digits and _; t, pi and the names of functions are taken.',
    ],
    [
      { equations: ['x'], variables: ['x', 'sin'] },
      RangeError,
      'constraint: expected a usable name, got "sin". Names are letters, digits and _; t, pi and the names of functions are taken.',
    ],
    [
      { equations: ['x'], variables: ['x', 'x'] },
      RangeError,
      'constraint: expected every name once, got "x". It is declared twice: a name is an unknown or a number.',
    ],
    [
      { equations: ['x'], variables: ['x'], parameters: { x: 1 } },
      RangeError,
      'constraint: expected every name once, got "x". It is declared twice: a name is an unknown or a number.',
    ],
    [
      { equations: ['x'], variables: ['x'], parameters: { r: NaN } },
      RangeError,
      'constraint: expected a finite parameters.r, got NaN. A value that is not finite spoils every result.',
    ],
    [
      { equations: ['x'], variables: ['x'], parameters: { r: '1' } },
      TypeError,
      'constraint: expected parameters.r to be a number, got "1". Numbers are plain, in SI units and radians.',
    ],
    [
      { equations: ['x'], variables: ['x'], parameters: null },
      TypeError,
      'constraint: expected parameters to be an object of numbers, got null. For instance {r: 1}.',
    ],
    [
      undefined,
      TypeError,
      'constraint: expected {equations, variables} or {f, jacobian}, got undefined. Give formulas or functions.',
    ],
  ])('refuses %j', (definition, kind, text) => {
    expect(() => constraint(definition as ConstraintFormulas)).toThrow(kind);
    expect(() => constraint(definition as ConstraintFormulas)).toThrow(text);
  });
});
