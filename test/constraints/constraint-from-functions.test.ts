import { describe, expect, it } from 'vitest';
import { constraint, constraintFromFunctions } from 'rigid-body-lab';
import type { ConstraintFunctions } from 'rigid-body-lab';
import { seeded } from '../support/random.js';

const right: Required<ConstraintFunctions> = {
  f: (t, [x, y]) => [x * x * y - Math.sin(2 * t)],
  jacobian: (_t, [x, y]) => [[2 * x * y, x * x]],
  timeDerivative: (t) => [-2 * Math.cos(2 * t)],
  secondDerivative: (t, [x, y], [vx, vy]) => [2 * y * vx * vx + 4 * x * vx * vy + 4 * Math.sin(2 * t)],
};
const at = 'at t = 0.3, y = [0.5, -2]';
const use =
  (definition: ConstraintFunctions): (() => number[][]) =>
  () =>
    constraint(definition).jacobian(0.3, [0.5, -2]);

describe('a constraint as functions', () => {
  it('constraintFromFunctions gives what constraint gives, and names itself', () => {
    const [own, other] = [constraintFromFunctions(right), constraint(right)];
    expect(own.f(0.3, [0.5, -2])).toEqual(other.f(0.3, [0.5, -2]));
    expect(own.secondDerivative(0.3, [0.5, -2], [3, 5])).toEqual(other.secondDerivative(0.3, [0.5, -2], [3, 5]));
    const wrong = constraintFromFunctions({ ...right, timeDerivative: () => [1] });
    expect(() => wrong.f(0.3, [0.5, -2])).toThrow('constraintFromFunctions: expected timeDerivative[0] to be -1.65');
  });

  it('passes right ones through', () => {
    const checked = constraint(right);
    expect(checked.jacobian(0.3, [0.5, -2])).toEqual([[-2, 0.25]]);
    expect(checked.f(0, [1, 2])).toEqual([2]);
    expect(checked.timeDerivative(0, [1, 2])).toEqual([-2]);
    expect(checked.secondDerivative(0, [1, 2], [3, 5])).toEqual([96]);
  });

  it('finds the second derivative by differences when it is left out', () => {
    const random = seeded(164);
    const { f, jacobian, timeDerivative } = right;
    const checked = constraint({ f, jacobian, timeDerivative });
    for (let k = 0; k < 20; k++) {
      const [y, v] = [random.vector().slice(0, 2), random.vector(3).slice(0, 2)];
      // A central difference of the Jacobian with step 1e-5.
      expect(checked.secondDerivative(0.7, y, v)).toBeNear(right.secondDerivative(0.7, y, v), 1e-9);
    }
  });

  it('leaves out a time derivative of zero', () => {
    const still = constraint({ f: (_t, [x, y]) => [x - y], jacobian: () => [[1, -1]] });
    expect(still.timeDerivative(5, [1, 2])).toEqual([0]);
  });

  it('does not call a steep function wrong', () => {
    const steep = constraint({
      f: (_t, [x]) => [Math.sin(1e4 * x)],
      jacobian: (_t, [x]) => [[1e4 * Math.cos(1e4 * x)]],
    });
    expect(steep.jacobian(0, [0.2])).toEqual([[1e4 * Math.cos(2e3)]]);
  });

  it('finds a wrong entry that vanishes at the first point', () => {
    const wrong = { f: (_t: number, [x, y]: readonly number[]) => [x * x + y], jacobian: () => [[0, 1]] };
    expect(() => constraint(wrong).f(0, [0, 0])).toThrow('constraint: expected jacobian[0][0] to be 0.16');
  });

  it('stays wrong at every use, and does not mind a neighbour outside the domain', () => {
    const checked = constraint({ f: (_t, [x]) => [x], jacobian: () => [[2]] });
    expect(() => checked.f(0, [1])).toThrow(RangeError);
    expect(() => checked.f(0, [1])).toThrow(RangeError);
    const edge = constraint({
      f: (_t, [x]) => [Math.sqrt(1.05 - x)],
      jacobian: (_t, [x]) => [[-0.5 / Math.sqrt(1.05 - x)]],
    });
    expect(edge.f(0, [1])).toBeNear([Math.sqrt(0.05)], 1e-15);
  });

  it.each([
    [
      { ...right, jacobian: (_t: number, [x, y]: readonly number[]) => [[2 * x * y, -x * x]] },
      RangeError,
      `constraint: expected jacobian[0][1] to be 0.25, got -0.25. Differences of f ${at} say so.`,
    ],
    [
      { ...right, timeDerivative: () => [0] },
      RangeError,
      `constraint: expected timeDerivative[0] to be -1.650671, got 0. Differences of f ${at} say so.`,
    ],
    [
      { f: right.f, jacobian: right.jacobian },
      RangeError,
      'constraint: expected timeDerivative[0] to be -1.650671, got 0.',
    ],
    [
      { ...right, jacobian: () => [[1, 2, 3]] },
      TypeError,
      'constraint: expected jacobian(t, y)[0] to be 2 numbers, got [1, 2, 3]. Write it as an array.',
    ],
    [
      {
        ...right,
        jacobian: () => [
          [1, 2],
          [3, 4],
        ],
      },
      TypeError,
      'constraint: expected jacobian(t, y) to be 1 rows of 2 numbers, got [[1, 2], [3, 4]]. A matrix is a list of its rows.',
    ],
    [
      { ...right, f: () => 3 },
      TypeError,
      'constraint: expected f(t, y) to return a list of residuals, got 3. One residual is a list of one.',
    ],
    [
      { ...right, f: () => [NaN] },
      RangeError,
      'constraint: expected a finite f(t, y)[0], got NaN. A value that is not finite spoils every result.',
    ],
    [
      { ...right, f: () => [1, 2, 3] },
      RangeError,
      'constraint: expected at most as many equations as unknowns, got 3. 3 equations for 2 unknowns leave no motion, and can hold only by chance.',
    ],
    [
      { ...right, timeDerivative: () => [1, 2] },
      TypeError,
      'constraint: expected timeDerivative(t, y) to be 1 numbers, got [1, 2]. Write it as an array.',
    ],
    [
      { f: right.f },
      TypeError,
      'constraint: expected jacobian to be a function (t, y) => …, got undefined. Or give equations as formulas.',
    ],
  ])('%#: refuses what disagrees with f', (definition, kind, text) => {
    expect(use(definition as ConstraintFunctions)).toThrow(kind);
    expect(use(definition as ConstraintFunctions)).toThrow(text);
  });
});
