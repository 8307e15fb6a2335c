import { describe, expect, it } from 'vitest';
import {
  constrainedDynamics,
  constraint,
  integrate,
  gainInterval,
  pendulum,
  rk4,
  type ConstrainedSystem,
} from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, j) => sum + x * b[j], 0);
/** A bead on a hoop that turns about the vertical with the rate w: two equations, one of them with explicit time. */
const hoop: ConstrainedSystem = {
  constraint: constraint({
    equations: ['x^2 + y^2 + z^2 - r^2', 'x*sin(w*t) - y*cos(w*t)'],
    variables: ['x', 'y', 'z'],
    parameters: { r: 0.5, w: 6 },
  }),
  massMatrix: [
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
  ],
  forces: () => [0, 0, -2 * 9.81],
};

describe('constrainedDynamics', () => {
  it("gives f'' = -2 K f' - K² f exactly, for numbers and matrices, masses that couple, and forces of all kinds", () => {
    const random = seeded(170);
    const coupled = [
      [3, 0.5, 0.2],
      [0.5, 2, -0.3],
      [0.2, -0.3, 1.5],
    ];
    for (const gain of [
      0,
      4,
      [
        [3, 1],
        [-0.5, 2],
      ],
    ]) {
      const system = {
        ...hoop,
        massMatrix: coupled,
        forces: (t: number, y: readonly number[], v: readonly number[]) => [t - v[1], y[2], 3 * v[0]],
      };
      const { rate, multipliers } = constrainedDynamics(system, { gain });
      for (let k = 0; k < 30; k++) {
        const [y, v, t] = [random.vector(), random.vector(), random.uniform(0, 2)];
        const derivative = rate(t, [...y, ...v]);
        expect(derivative.slice(0, 3)).toEqual([...v]);
        const acceleration = derivative.slice(3);
        const J = system.constraint.jacobian(t, y);
        const f = system.constraint.f(t, y);
        const fRate = J.map((row, i) => dot(row, v) + system.constraint.timeDerivative(t, y)[i]);
        const second = system.constraint.secondDerivative(t, y, v).map((x, i) => x + dot(J[i], acceleration));
        const times = (x: readonly number[]): number[] =>
          typeof gain === 'number' ? x.map((c) => gain * c) : gain.map((row) => dot(row, x));
        const wanted = times(fRate.map((x, i) => 2 * x + times(f)[i])).map((x) => -x);
        expect(second).toBeNear(wanted, CHAIN);
        // Newton's law: what is missing from the applied forces is f_y^T lambda.
        const lambda = multipliers(t, [...y, ...v]);
        const missing = coupled.map((row, j) => dot(row, acceleration) - system.forces(t, y, v)[j]);
        expect(missing).toBeNear(
          [0, 1, 2].map((j) => lambda[0] * J[0][j] + lambda[1] * J[1][j]),
          CHAIN,
        );
      }
    }
  });

  it('moves a bead on a turning hoop like the equation of its angle', () => {
    const [r, w, g] = [0.5, 6, 9.81];
    const [angle0, T, h] = [0.4, 2, 1e-3];
    // phi'' = (w² cos phi - g / r) sin phi, phi from straight down, by the same method in one variable.
    const { states: angles } = integrate(
      (_t, [phi, rate]) => [rate, (w * w * Math.cos(phi) - g / r) * Math.sin(phi)],
      [angle0, 0],
      { t1: T, stepSize: h / 4 },
    );
    const phi = angles.at(-1)![0];
    const start = [r * Math.sin(angle0), 0, -r * Math.cos(angle0), 0, r * w * Math.sin(angle0), 0];
    for (const options of [{ gain: 0 }, { gain: 20 }]) {
      const { rate, report } = constrainedDynamics(hoop, options);
      const run = integrate(rate, start, { t1: T, stepSize: h });
      const [x, y, z] = run.states.at(-1)!;
      const wanted = [r * Math.sin(phi) * Math.cos(w * T), r * Math.sin(phi) * Math.sin(w * T), -r * Math.cos(phi)];
      expect([x, y, z]).toBeNear(wanted, 1e-8);
      expect(report(run).largestResidual).toBeLessThan(1e-8);
    }
  });

  it('projects to the nearest state in the metric of the masses, and leaves one on the constraint alone', () => {
    const masses = [1, 4];
    const system: ConstrainedSystem = {
      constraint: constraint({ equations: ['x + y - 3'], variables: ['x', 'y'] }),
      massMatrix: [
        [1, 0],
        [0, 4],
      ],
      forces: () => [0, 0],
    };
    const { project } = constrainedDynamics(system);
    // Shift in proportion to 1/m: the light coordinate moves four times as far.
    expect(project(0, [3, 5, 1, 1])).toBeNear([3 - 4, 5 - 1, 1 - 1.6, 1 - 0.4], FORMULA);
    expect(project(0, [1, 2, 7, -7])).toBeNear([1, 2, 7, -7], FORMULA);
    expect(masses[0] * 4 - masses[1] * 1).toBe(0);
  });

  it('reports kinetic energy alone without a potential', () => {
    const { energy } = constrainedDynamics(hoop);
    expect(energy(0, [0, 0, 0, 1, 2, 3])).toBe(14);
  });

  it.each([
    [
      [
        [1, 0],
        [0, -1],
      ],
      {},
      RangeError,
      'constrainedDynamics: expected a symmetric positive definite massMatrix, got [[1, 0], [0, -1]]. Every motion must have a positive kinetic energy.',
    ],
    [
      [
        [1, 0.5],
        [0, 1],
      ],
      {},
      RangeError,
      'constrainedDynamics: expected a symmetric positive definite massMatrix, got [[1, 0.5], [0, 1]].',
    ],
    [
      [[1, 0]],
      {},
      TypeError,
      'constrainedDynamics: expected massMatrix[0] to be 1 numbers, got [1, 0]. Write it as an array.',
    ],
    [
      3,
      {},
      TypeError,
      'constrainedDynamics: expected massMatrix to be rows of equally many numbers, got 3. A matrix is a list of its rows.',
    ],
    [
      [
        [1, 0],
        [0, 1],
      ],
      { gain: NaN },
      RangeError,
      'constrainedDynamics: expected a finite gain, got NaN.',
    ],
  ])('refuses %j, %j', (massMatrix, options, kind, text) => {
    const system = { ...hoop, massMatrix } as ConstrainedSystem;
    expect(() => constrainedDynamics(system, options)).toThrow(kind);
    expect(() => constrainedDynamics(system, options)).toThrow(text);
  });

  it('names the constraint whose gradient vanishes', () => {
    const { rate, project } = constrainedDynamics(hoop);
    const text =
      'constrainedDynamics: expected a Jacobian of full row rank, got [0, 0, 0]. At t = 0 the gradient of equation 0 (x^2 + y^2 + z^2 - r^2) is zero, not finite,';
    expect(() => rate(0, [0, 0, 0, 1, 1, 1])).toThrow(text);
    expect(() => project(0, [0, 0, 0, 1, 1, 1])).toThrow(text);
  });

  it('bears gains up to that of gainInterval for small deviations, and fewer for large ones', () => {
    const { system, stateFromAngles } = pendulum({ masses: [1], lengths: [2], gravity: 9.81 });
    const stepSize = 0.01;
    const largest = (gain: number, angle: number): number => {
      const { rate, report } = constrainedDynamics(system, { gain });
      return report(integrate(rate, stateFromAngles([angle], [0]), { t1: 20, stepSize })).largestResidual;
    };
    expect(gainInterval(rk4, stepSize, 1)[1]).toBeNear(278.5293563, 1e-9);
    expect(largest(275, 0.01)).toBeLessThan(1e-4);
    expect(() => largest(285, 0.01)).toThrow('to stay finite');
    expect(largest(250, 1)).toBeLessThan(1e-2);
    expect(() => largest(260, 1)).toThrow('constrainedDynamics: expected a finite configuration at t = 1.4');
    // Measured; the file's documentation quotes them to one digit.
    const measured = { 5: 4.3e-8, 10: 1.4e-7, 100: 2.2e-5, 250: 4.1e-3 };
    for (const [gain, value] of Object.entries(measured)) expect(largest(Number(gain), 1) / value).toBeNear(1, 0.05);
  });
});
