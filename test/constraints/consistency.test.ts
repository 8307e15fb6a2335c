import { describe, expect, it } from 'vitest';
import { assertConsistent, constraint, projectOntoConstraint } from 'rigid-body-lab';
import { seeded } from '../support/random.js';

const rods = constraint({
  equations: ['x1^2 + y1^2 - (1 + t)^2', '(x2 - x1)^2 + (y2 - y1)^2 - 4'],
  variables: ['x1', 'y1', 'x2', 'y2'],
});
const onIt = { t: 1, y: [2, 0, 2, 2], v: [1, 0.5, 1, 0.5], tolerance: 1e-12 };

describe('assertConsistent', () => {
  it('accepts a start on the constraint', () => {
    expect(() => {
      assertConsistent(rods, onIt);
    }).not.toThrow();
    expect(() => {
      assertConsistent(rods, { ...onIt, v: [1, -7, -3, -7] });
    }).not.toThrow();
  });

  it.each([
    [
      { ...onIt, t: 0 },
      RangeError,
      'assertConsistent: expected |x1^2 + y1^2 - (1 + t)^2| <= 1e-12 at the start, got 3. The start does not satisfy the constraint: see projectOntoConstraint.',
    ],
    [
      { ...onIt, y: [2, 0, 2, 2.5] },
      RangeError,
      'assertConsistent: expected |(x2 - x1)^2 + (y2 - y1)^2 - 4| <= 1e-12 at the start, got 2.25.',
    ],
    [
      { ...onIt, v: [0, 0, 0, 0] },
      RangeError,
      'assertConsistent: expected |d/dt x1^2 + y1^2 - (1 + t)^2| <= 1e-12 at the start, got -4. The velocity leads off the constraint: f_y v + f_t must be zero.',
    ],
    [
      { ...onIt, v: [1, 0.5, 1, 1] },
      RangeError,
      'assertConsistent: expected |d/dt (x2 - x1)^2 + (y2 - y1)^2 - 4| <= 1e-12 at the start, got 2.',
    ],
    [
      { ...onIt, y: [2, 0] },
      TypeError,
      'assertConsistent: expected y to be 4 numbers, got [2, 0]. Write it as an array.',
    ],
    [
      { ...onIt, v: [2, 0] },
      TypeError,
      'assertConsistent: expected v to be 4 numbers, got [2, 0]. Write it as an array.',
    ],
    [
      { ...onIt, tolerance: 0 },
      RangeError,
      'assertConsistent: expected tolerance > 0, got 0. Rounding alone leaves some 1e-16.',
    ],
  ])('%#: names the equation', (start, kind, text) => {
    expect(() => {
      assertConsistent(rods, start);
    }).toThrow(kind);
    expect(() => {
      assertConsistent(rods, start);
    }).toThrow(text);
  });
});

describe('projectOntoConstraint', () => {
  it('ends on the constraint, and near where it began', () => {
    const random = seeded(166);
    for (let k = 0; k < 100; k++) {
      const start = [2, 0, 2, 2].map((x) => x + random.uniform(-0.3, 0.3));
      const y = projectOntoConstraint(rods, { t: 1, y: start });
      expect(rods.f(1, y)).toBeNear([0, 0], 2e-15);
      expect(Math.hypot(...y.map((x, j) => x - start[j]))).toBeLessThan(0.7);
    }
  });

  it('leaves a point of the constraint where it is', () => {
    expect(projectOntoConstraint(rods, { t: 1, y: onIt.y })).toEqual(onIt.y);
  });

  it('says that it cannot', () => {
    const never = constraint({ equations: ['x^2 + y^2 + 1'], variables: ['x', 'y'] });
    const text =
      'projectOntoConstraint: expected a start near the constraint, got [0.3, 0.4]. Newton steps from here do not reach the constraint: start nearer, or it cannot be satisfied.';
    expect(() => projectOntoConstraint(never, { y: [0.3, 0.4] })).toThrow(new RangeError(text));
    const flat = 'projectOntoConstraint: expected a Jacobian of full row rank, got [0, 0].';
    expect(() => projectOntoConstraint(never, { y: [0, 0] })).toThrow(flat);
  });
});
