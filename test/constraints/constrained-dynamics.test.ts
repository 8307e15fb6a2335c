import { describe, expect, it } from 'vitest';
import {
  diagonal,
  constrainedDynamics,
  constraint,
  integrate,
  gainInterval,
  pendulum,
  projectOntoConstraint,
  rk4,
} from 'rigid-body-lab';
import type { ConstrainedSystem } from 'rigid-body-lab';
import { motionReport } from '../support/motion-reports.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, j) => sum + x * b[j], 0);
/**
 * A bead on a hoop that turns about the vertical with the rate w: two equations, one of
 * them with explicit time.
 */
const hoop: ConstrainedSystem = {
  constraint: constraint({
    equations: ['x^2 + y^2 + z^2 - r^2', 'x*sin(w*t) - y*cos(w*t)'],
    variables: ['x', 'y', 'z'],
    parameters: { r: 0.5, w: 6 },
  }),
  massMatrix: diagonal(2, 2, 2),
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
      'constrainedDynamics: expected a Jacobian of full row rank, got [0, 0, 0]. At t = 0 the gradient of equation 0 (x^2 + y^2 + z^2 - r^2) is zero or not finite,';
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
    expect(() => largest(285, 0.01)).toThrow('a finite configuration');
    expect(largest(250, 1)).toBeLessThan(1e-2);
    expect(() => largest(260, 1)).toThrow('constrainedDynamics: expected a finite configuration at t = 1.395');
    // Measured; the file's documentation quotes them to one digit.
    const measured = { 5: 4.3e-8, 10: 1.4e-7, 100: 2.2e-5, 250: 4.1e-3 };
    for (const [gain, value] of Object.entries(measured)) expect(largest(Number(gain), 1) / value).toBeNear(1, 0.05);
  });

  it('projects from far away, or says that it cannot', () => {
    const { system } = pendulum({ masses: [1, 2], lengths: [1, 2] });
    const { project, report } = constrainedDynamics(system);
    const random = seeded(172);
    for (let k = 0; k < 50; k++) {
      const y = project(0, [...random.vector(3), random.uniform(2, 4), ...random.vector(1), 0]);
      const { largestResidual, largestResidualRate } = report({
        times: [0],
        states: [y],
        values: new Float64Array(),
        columns: [],
        events: [],
      });
      expect(largestResidual).toBeLessThan(FORMULA);
      expect(largestResidualRate).toBeLessThan(FORMULA);
    }
    const never: ConstrainedSystem = {
      ...system,
      constraint: constraint({ equations: ['x^2 + y^2 + 1'], variables: ['x', 'y'] }),
      massMatrix: [
        [1, 0],
        [0, 1],
      ],
    };
    expect(() => constrainedDynamics(never).project(2, [0.3, 0.4, 0, 0])).toThrow(
      'constrainedDynamics: expected a state near the constraint, got [0.3, 0.4, 0, 0]. At t = 2 Newton steps from here do not reach the constraint: take shorter steps, or a nearer start.',
    );
  });
});

/**
 * Three parallel cranks carry a bar: every two of the three equations say where it is,
 * the third says it again.
 */
const carried = (anchors: readonly number[], length = 0.7): ConstrainedSystem => ({
  constraint: constraint({
    equations: anchors.map((s) => `(x + ${s}*cos(p) - ${s})^2 + (z + ${s}*sin(p))^2 - l^2`),
    variables: ['x', 'z', 'p'],
    parameters: { l: length },
  }),
  massMatrix: diagonal(2, 2, 0.7),
  forces: () => [0, -2 * 9.81, 0],
  potentialEnergy: (_t, y) => 2 * 9.81 * y[1],
});

describe('constrainedDynamics with redundant equations', () => {
  const circle = (equations: readonly string[]): ConstrainedSystem => ({
    constraint: constraint({ equations: [...equations], variables: ['x', 'y'] }),
    massMatrix: [
      [1, 0],
      [0, 1],
    ],
    forces: () => [0, -9.81],
  });

  it('the public report t2-48: the motion does not depend on saying it twice', () => {
    const { input, right } = motionReport('t2-48') as {
      input: { equations: string[]; massMatrix: number[][]; forces: number[]; state: number[] };
      right: { acceleration: number[] };
    };
    const system = { ...circle(input.equations), massMatrix: input.massMatrix, forces: () => input.forces };
    const { rate, rank, multipliers } = constrainedDynamics(system);
    expect(rate(0, input.state).slice(2)).toBeNear(right.acceleration, FORMULA);
    expect(rank(0, input.state)).toBe(1);
    // Hanging at rest the rod pulls with 9.81 = 2 lambda_1 + 4 lambda_2, in equal parts by the
    // lengths of the gradients.
    const lambda = multipliers(0, [0, -1, 0, 0]);
    expect(lambda).toBeNear([-9.81 / 4, -9.81 / 8], FORMULA);
  });

  it('goes through the whole motion like the single equation, with feedback and with projection', () => {
    const [once, twice] = [['x^2 + y^2 - 1'], ['x^2 + y^2 - 1', '2*x^2 + 2*y^2 - 2']].map(circle);
    const start = [Math.sin(1), -Math.cos(1), 0, 0];
    for (const [gain, projected] of [
      [0, false],
      [10, false],
      [0, true],
    ] as const) {
      const [a, b] = [once, twice].map((system) => {
        const { rate, project } = constrainedDynamics(system, { gain });
        return integrate(rate, start, { t1: 3, stepSize: 0.01, ...(projected ? { project } : {}) }).states.at(-1)!;
      });
      expect(b).toBeNear(a, CHAIN);
    }
  });

  it('a bar on three parallel cranks swings as the simple pendulum that it is', () => {
    const [l, angle, T] = [0.7, 1.2, 4];
    const { states } = integrate((_t, [p, w]) => [w, (-9.81 / l) * Math.sin(p)], [angle, 0], { t1: T, stepSize: 5e-4 });
    const phi = states.at(-1)![0];
    for (const [gain, projected] of [
      [0, true],
      [10, false],
    ] as const) {
      const { rate, project, rank, multipliers } = constrainedDynamics(carried([-1, 0.3, 1]), { gain });
      const start = [l * Math.sin(angle), -l * Math.cos(angle), 0, 0, 0, 0];
      expect(rank(0, start)).toBe(2);
      const run = integrate(rate, start, { t1: T, stepSize: 2e-3, ...(projected ? { project } : {}) });
      expect(run.states.at(-1)!.slice(0, 3)).toBeNear([l * Math.sin(phi), -l * Math.cos(phi), 0], 1e-7);
      // Hanging at rest the three rods carry the weight, without a torque about the centre of the bar.
      const lambda = multipliers(0, [0, -l, 0, 0, 0, 0]).map((x) => -2 * l * x);
      expect(dot(lambda, [1, 1, 1])).toBeNear(2 * 9.81, CHAIN);
      expect(dot(lambda, [-1, 0.3, 1])).toBeNear(0, CHAIN);
    }
  });

  it('a closed loop of four bars (t2-49): the energy error falls with the fourth power of the step', () => {
    const { right } = motionReport('t2-49') as { right: { order_of_energy_error: number } };
    const [crank, coupler, rocker, ground] = [1, 2, 2, 2.5];
    const loop = (extra: readonly string[]): ConstrainedSystem => ({
      constraint: constraint({
        equations: ['x1^2 + z1^2 - a^2', '(x2 - x1)^2 + (z2 - z1)^2 - b^2', '(x2 - g)^2 + z2^2 - c^2', ...extra],
        variables: ['x1', 'z1', 'x2', 'z2'],
        parameters: { a: crank, b: coupler, c: rocker, g: ground },
      }),
      massMatrix: [1, 1, 2, 2].map((m, i) => [0, 1, 2, 3].map((j) => (i === j ? m : 0))),
      forces: () => [0, -9.81, 0, -19.62],
      potentialEnergy: (_t, y) => 9.81 * y[1] + 19.62 * y[3],
    });
    const start = projectOntoConstraint(loop([]).constraint, { y: [0.2, 0.98, 2, 1.9] });
    for (const extra of [[], ['x1^2 + z1^2 - a^2 + (x2 - g)^2 + z2^2 - c^2']]) {
      const drift = [0.004, 0.002].map((stepSize) => {
        const { rate, project, report, rank } = constrainedDynamics(loop(extra));
        expect(rank(0, [...start, 0, 0, 0, 0])).toBe(3);
        return report(integrate(rate, [...start, 0, 0, 0, 0], { t1: 5, stepSize, project })).energyDrift;
      });
      expect(Math.log2(drift[0] / drift[1])).toBeGreaterThan(right.order_of_energy_error - 0.3);
    }
  });

  it('one motion from many equations in any units and masses', () => {
    const random = seeded(173);
    for (let k = 0; k < 40; k++) {
      const [a, b] = [random.vector(), random.vector()];
      const plane = (n: readonly number[], by: number): string => `${by}*(${n[0]}*x + ${n[1]}*y + ${n[2]}*z)`;
      const massMatrix = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? random.uniform(0.5, 3) : 0)));
      const system = (equations: string[]): ConstrainedSystem => ({
        constraint: constraint({ equations, variables: ['x', 'y', 'z'] }),
        massMatrix,
        forces: (t) => [1, t, -2],
      });
      const plain = system([plane(a, 1), plane(b, 1)]);
      const mixed = a.map((x, i) => 2 * x - b[i]);
      const more = system([plane(a, 1e4), plane(mixed, 1e-5), plane(b, 3)]);
      const state = constrainedDynamics(plain).project(0, [...random.vector(), ...random.vector()]);
      const [p, q] = [plain, more].map((s) => constrainedDynamics(s, { gain: 2 }));
      expect(q.rank(0, state)).toBe(2);
      expect(q.rate(0.3, state)).toBeNear(p.rate(0.3, state), 1e-10);
      // The forces of the constraint are the same, whoever carries them.
      const force = (of: ConstrainedSystem, lambda: readonly number[]): number[] =>
        [0, 1, 2].map((j) =>
          of.constraint.jacobian(0, state.slice(0, 3)).reduce((sum, row, i) => sum + row[j] * lambda[i], 0),
        );
      expect(force(more, q.multipliers(0.3, state))).toBeNear(force(plain, p.multipliers(0.3, state)), 1e-10);
    }
  });

  it.each([
    ['x + y', '2*x + 2*y - 1', 0],
    ['x + y', '2*x + 2*y - 1', 5],
    ['x^2 + y^2 - 1', 'x^2 + y^2 - 1.01', 0],
    ['x + y - t', 'x + y - 1.1*t', 0],
  ])('refuses %s with %s and gain %d, with the numbers', (one, other, gain) => {
    const { rate, multipliers } = constrainedDynamics(circle([one, other]), { gain });
    const text =
      /^constrainedDynamics: expected equations that can hold together, got \[.*\]\. At t = 0 only 1 of the 2 equations are independent, and they contradict each other: .* asks for -?[\d.e-]+ where the others allow -?[\d.e-]+\.$/;
    for (const call of [rate, multipliers]) expect(() => call(0, [0.8, 0.6, 0.3, -0.4])).toThrow(text);
  });
});
