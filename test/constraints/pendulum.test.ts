import { describe, expect, it } from 'vitest';
import { constrainedDynamics, integrate, pendulum } from 'rigid-body-lab';
import type { ConstraintReport } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const G = 9.81;

/** One step of the classical method, written here so that the comparison shares nothing with the library. */
function step(f: (y: readonly number[]) => number[], y: readonly number[], h: number): number[] {
  const along = (k: readonly number[], s: number): number[] => y.map((x, i) => x + s * k[i]);
  const k1 = f(y);
  const k2 = f(along(k1, h / 2));
  const k3 = f(along(k2, h / 2));
  const k4 = f(along(k3, h));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

/** Lagrange's equations of the double pendulum in the angles from straight down. */
function lagrange(m1: number, m2: number, l1: number, l2: number): (y: readonly number[]) => number[] {
  return ([a, b, u, w]) => {
    const [sin, cos] = [Math.sin(a - b), Math.cos(a - b)];
    // [ (m1+m2) l1   m2 l2 cos ] [a'']   [ -m2 l2 w² sin - (m1+m2) g sin a ]
    // [ l1 cos       l2        ] [b''] = [ l1 u² sin - g sin b             ]
    const [p, q, r, s] = [(m1 + m2) * l1, m2 * l2 * cos, l1 * cos, l2];
    const [e, f] = [-m2 * l2 * w * w * sin - (m1 + m2) * G * Math.sin(a), l1 * u * u * sin - G * Math.sin(b)];
    const det = p * s - q * r;
    return [u, w, (e * s - q * f) / det, (p * f - e * r) / det];
  };
}

describe('the double pendulum', () => {
  const [m1, m2, l1, l2] = [1.3, 0.7, 1.1, 0.8];
  const [angles, rates] = [
    [1.2, -0.4],
    [0.5, 1.5],
  ];
  const { system, stateFromAngles, anglesFromState } = pendulum({ masses: [m1, m2], lengths: [l1, l2], gravity: G });
  const h = 5e-4;

  it.each([
    ['without stabilisation', 0, false],
    ['with feedback', 10, false],
    ['with projection', 0, true],
  ])('%s agrees with Lagrange’s equations in angles to 1e-8 over 5 s', (_name, gain, projected) => {
    const { rate, project } = constrainedDynamics(system, { gain });
    const options = { t1: 5, stepSize: h, every: 100, ...(projected ? { project } : {}) };
    const run = integrate(rate, stateFromAngles(angles, rates), options);
    const f = lagrange(m1, m2, l1, l2);
    let y: number[] = [...angles, ...rates];
    let worst = 0;
    for (let k = 1; k <= 5 / (h / 2); k++) {
      y = step(f, y, h / 2);
      if (k % 200 !== 0) continue;
      anglesFromState(run.states[k / 200]).forEach((angle, i) => {
        worst = Math.max(worst, Math.abs(Math.sin((angle - y[i]) / 2)) * 2);
      });
    }
    expect(worst).toBeLessThan(1e-8);
    // It has gone far enough for that to mean something.
    expect(Math.hypot(y[0] - angles[0], y[1] - angles[1])).toBeGreaterThan(0.5);
  });
});

describe('the pendulum', () => {
  const { system, stateFromAngles, joints, anglesFromState } = pendulum({ masses: [1.5], lengths: [2], gravity: G });

  it('has the period of the elliptic integral', () => {
    const angle = 2;
    let [a, b] = [1, Math.cos(angle / 2)];
    while (Math.abs(a - b) > 1e-16) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
    const period = (2 * Math.PI * Math.sqrt(2 / G)) / a;
    const { rate } = constrainedDynamics(system, { gain: 5 });
    const { states } = integrate(rate, stateFromAngles([angle], [0]), { t1: period, stepSize: period / 4000 });
    expect(states[2000]).toBeNear(stateFromAngles([-angle], [0]), 1e-8);
    expect(states.at(-1)).toBeNear(stateFromAngles([angle], [0]), 1e-8);
  });

  it('pulls its rod with m g cos + m l rate², the multiplier with the other sign', () => {
    const { multipliers } = constrainedDynamics(system);
    const random = seeded(171);
    for (let k = 0; k < 50; k++) {
      const [angle, rate] = [random.uniform(-3, 3), random.uniform(-5, 5)];
      const tension = 1.5 * G * Math.cos(angle) + 1.5 * 2 * rate * rate;
      expect(multipliers(0, stateFromAngles([angle], [rate]))).toBeNear([-tension], CHAIN);
    }
  });

  it('over 100 s drifts as measured without stabilisation, and does not with it', () => {
    const simple = pendulum({ masses: [1], lengths: [2], gravity: G });
    const start = simple.stateFromAngles([1], [0]);
    const over = (T: number, gain: number, projected = false): ConstraintReport => {
      const { rate, project, report } = constrainedDynamics(simple.system, { gain });
      return report(integrate(rate, start, { t1: T, stepSize: 0.01, ...(projected ? { project } : {}) }));
    };
    const [ten, hundred] = [over(10, 0), over(100, 0)];
    // Measured 2.29e-6 and 2.290e-4 m: ten times the time, a hundred times the error.
    expect(ten.largestResidual).toBeNear(2.29e-6, 1e-8);
    expect(hundred.largestResidual / ten.largestResidual).toBeNear(100, 0.01);
    expect(hundred.energyDrift).toBeNear(2.7e-3, 1e-4);
    const healed = over(100, 10);
    expect(healed.largestResidual).toBeLessThan(1.5e-7);
    expect(healed.largestResidual).toBe(over(10, 10).largestResidual);
    expect(healed.energyDrift).toBeLessThan(6e-5);
    const projected = over(100, 0, true);
    expect(projected.largestResidual).toBeLessThan(1e-15);
    expect(projected.largestResidualRate).toBeLessThan(1e-15);
    expect(projected.energyDrift).toBeLessThan(1e-6);
  });

  it('reads whole states only', () => {
    const { joints, anglesFromState } = pendulum({ masses: [1, 2], lengths: [1, 1] });
    expect(() => joints([1])).toThrow(
      new TypeError('joints: expected state to be 8 numbers, got [1]. Write it as an array.'),
    );
    expect(() => anglesFromState([1, 2, 3, 4])).toThrow('anglesFromState: expected state to be 8 numbers');
    expect(() => joints([NaN, 0, 0, 0, 0, 0, 0, 0])).toThrow('joints: expected a finite state[0], got NaN.');
  });

  it('turns angles into states on the constraint and back, with joints on the rods', () => {
    const random = seeded(172);
    const lengths = [1, 0.5, 2];
    const chain = pendulum({ masses: [1, 2, 3], lengths });
    for (let k = 0; k < 50; k++) {
      const [angles, rates] = [random.vector(3), random.vector(5)];
      const state = chain.stateFromAngles(angles, rates);
      const [y, v] = [state.slice(0, 6), state.slice(6)];
      expect(chain.system.constraint.f(0, y)).toBeNear([0, 0, 0], FORMULA);
      const J = chain.system.constraint.jacobian(0, y);
      expect(J.map((row) => row.reduce((sum, x, j) => sum + x * v[j], 0))).toBeNear([0, 0, 0], CHAIN);
      expect(chain.anglesFromState(state)).toBeNear([...angles], FORMULA);
      const points = chain.joints(state);
      expect(points[0]).toEqual([0, 0]);
      lengths.forEach((length, i) => {
        expect(Math.hypot(points[i + 1][0] - points[i][0], points[i + 1][1] - points[i][1])).toBeNear(length, FORMULA);
      });
    }
    expect(joints(stateFromAngles([0], [0]))).toBeNear(
      [
        [0, 0],
        [0, -2],
      ],
      FORMULA,
    );
    expect(anglesFromState(stateFromAngles([0.3], [9]))).toBeNear([0.3], FORMULA);
  });

  it.each([
    [
      { masses: [], lengths: [] },
      TypeError,
      'pendulum: expected masses to be a list of at least one number, got []. One mass is a list of one.',
    ],
    [
      { masses: 1, lengths: 1 },
      TypeError,
      'pendulum: expected masses to be a list of at least one number, got 1. One mass is a list of one.',
    ],
    [
      { masses: [1, 2], lengths: [1] },
      TypeError,
      'pendulum: expected lengths to be 2 numbers, got [1]. Write it as an array.',
    ],
    [{ masses: [1, 0], lengths: [1, 1] }, RangeError, 'pendulum: expected masses[1] > 0, got 0. A mass is positive.'],
    [{ masses: [1], lengths: [-1] }, RangeError, 'pendulum: expected lengths[0] > 0, got -1. A rod has a length.'],
    [
      { masses: [1], lengths: [1], gravity: 0 },
      RangeError,
      'pendulum: expected gravity > 0, got 0. It pulls down by this much.',
    ],
  ])('refuses %j', (options, kind, text) => {
    expect(() => pendulum(options as Parameters<typeof pendulum>[0])).toThrow(kind);
    expect(() => pendulum(options as Parameters<typeof pendulum>[0])).toThrow(text);
  });

  it('refuses as many angles as it has no rods', () => {
    const text = 'stateFromAngles: expected angles to be 1 numbers, got [1, 2]. Write it as an array.';
    expect(() => stateFromAngles([1, 2], [0, 0])).toThrow(new TypeError(text));
  });
});
