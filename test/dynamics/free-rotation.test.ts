/**
 * The exact free rotation against values from outside: oracle families, public reports, other formulations.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freeRotation, freeRotationPeriod, matrixFromQuaternion, rotationAngleBetween } from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { freeMotion } from '../../src/dynamics/free-rotation/solution.js';
import { oracle, publicReport } from '../support/oracle.js';
import { EPS, FORMULA } from '../support/tolerances.js';

interface Inputs {
  I_body_diag: Vec3;
  omega_body_0: Vec3;
  Q_0: Quaternion;
}
interface Expected {
  angular_momentum_world: Vec3;
  kinetic_energy: number;
  period_of_omega_body?: number;
  jacobi_period?: number;
  solution: { t: number; omega_body: Vec3; Q: Quaternion; R: Mat3; omega_world: Vec3 }[];
}

/**
 * The error does not grow with time: some twenty roundings, at one period and at a hundred.
 * Largest measured: 2.1e-15.
 */
const ATTITUDE = 5e-15;

const angle = (a: Quaternion, b: Quaternion): number => rotationAngleBetween(a, b);
const worldOf = (R: Mat3, v: Vec3): Vec3 => R.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Vec3;

describe('torque-free motion', () => {
  it.each(oracle('torque_free').map((c) => [c.id, c] as const))('%s', (_id, { inputs, expected }) => {
    const { I_body_diag: moments, omega_body_0: omega, Q_0: start } = inputs as Inputs;
    const want = expected as Expected;
    // Below the check of the moments: the two separatrix cases have 2 + 3 < 6, which no body has.
    const motion = freeMotion(moments, omega, start);
    for (const { t, omega_body, Q, R, omega_world } of want.solution) {
      const { orientation, omegaBody } = motion(t);
      const size = Math.hypot(...omega);
      expect(orientation).toBeSameOrientation(Q, FORMULA);
      expect(matrixFromQuaternion(orientation)).toBeNear(R, FORMULA);
      expect(omegaBody.map((x) => x / (size || 1))).toBeNear(
        omega_body.map((x) => x / (size || 1)),
        FORMULA,
      );
      const got = matrixFromQuaternion(orientation);
      expect(worldOf(got, omegaBody)).toBeNear(omega_world, FORMULA);
      const L = worldOf(got, omegaBody.map((x, k) => x * moments[k]) as Vec3);
      expect(L).toBeNear(want.angular_momentum_world, FORMULA);
      const energy = omegaBody.reduce((sum, x, k) => sum + (moments[k] * x * x) / 2, 0);
      expect(energy).toBeNear(want.kinetic_energy, FORMULA);
    }
    const physical = moments[0] + moments[1] + moments[2] >= 2 * Math.max(...moments);
    if (want.jacobi_period !== undefined && physical) {
      const period = freeRotationPeriod({ principalMoments: moments, omegaBody: omega });
      expect(period / want.jacobi_period).toBeNear(1, FORMULA);
    }
  });
});

describe('up to a hundred periods, against 40 digits', () => {
  const cases = oracle('free_rotation_long');
  it('holds every branch', () => {
    expect(cases.length).toBe(36);
  });

  it.each(cases.map((c) => [c.id, c] as const))('%s', (_id, { inputs, expected }) => {
    const { I_body_diag: principalMoments, omega_body_0: omegaBody, Q_0: orientation } = inputs as Inputs;
    const motion = freeRotation({ principalMoments, omegaBody, orientation });
    const { solution, period_of_omega_body } = expected as Expected;
    const size = Math.hypot(...omegaBody);
    for (const { t, Q, omega_body } of solution) {
      const got = motion(t);
      expect(angle(got.orientation, Q)).toBeLessThan(ATTITUDE);
      expect(got.omegaBody.map((x) => x / size)).toBeNear(
        omega_body.map((x) => x / size),
        ATTITUDE,
      );
    }
    if (period_of_omega_body !== undefined) {
      expect(freeRotationPeriod({ principalMoments, omegaBody }) / period_of_omega_body).toBeNear(1, 4 * EPS);
    }
  });
});

describe('public reports', () => {
  interface Report {
    I_body_diag: Vec3;
    omega_body0: Vec3;
    q0?: Quaternion;
    T: number;
  }
  const motionOf = ({ I_body_diag, omega_body0, q0 = [1, 0, 0, 0] }: Report): ReturnType<typeof freeRotation> =>
    freeRotation({ principalMoments: I_body_diag, omegaBody: omega_body0, orientation: q0 });

  it.each(['dy-01', 'dy-20'])('%s: the end of a tumbling motion', (id) => {
    const report = publicReport(id);
    const input = report.input as Report;
    const { right, faulty } = report.expected as Record<
      'right' | 'faulty',
      { omega_body_T: Vec3; q_T_up_to_sign: Quaternion } | undefined
    >;
    const { orientation, omegaBody } = motionOf(input)(input.T);
    expect(omegaBody).toBeNear(right?.omega_body_T, 1e-10);
    expect(orientation).toBeSameOrientation(right?.q_T_up_to_sign ?? [NaN, 0, 0, 0], 1e-10);
    if (faulty !== undefined) expect(omegaBody).not.toBeNear(faulty.omega_body_T, 0.1);
  });

  it('dy-03: a slender fast body keeps its energy', () => {
    const input = publicReport('dy-03').input as Report & { dt: number; steps: number };
    const motion = motionOf(input);
    const energy = (w: Vec3): number => w.reduce((sum, x, k) => sum + input.I_body_diag[k] * x * x, 0);
    const start = energy(input.omega_body0);
    for (let k = 0; k <= input.steps; k++) {
      expect(Math.abs(energy(motion(k * input.dt).omegaBody) / start - 1)).toBeLessThan(8 * EPS);
    }
  });

  it.each([
    ['dy-05', [0.5235987755982988, 0, 0], [0.766044443118978, 0, 0.6427876096865393, 0]],
    ['dy-23', [0, 1.5707963267948966, 0], [1, 0, 0, 0]],
  ] as [string, Vec3, Quaternion][])('%s: a spin about one axis', (id, omegaBody, orientation) => {
    const report = publicReport(id);
    expect((report.input as { omega_body: Vec3 }).omega_body).toEqual(omegaBody);
    const motion = freeRotation({ principalMoments: [1, 2, 2.5], omegaBody, orientation });
    const { right } = report.expected as { right: { q_after_1s_up_to_sign?: Quaternion; angle_deg?: number } };
    const want = right.q_after_1s_up_to_sign;
    if (want !== undefined) expect(motion(1).orientation).toBeSameOrientation(want, FORMULA);
    else expect((angle(motion(1).orientation, orientation) * 180) / Math.PI).toBeNear(right.angle_deg, FORMULA);
  });

  it('dy-21: the middle axis flips when it should', () => {
    const report = publicReport('dy-21');
    const input = report.input as Report;
    const { I_body_diag, omega_body0 } = input;
    const { right } = report.expected as { right: { period_of_omega_body: number; omega_y_sign_flips_every: number } };
    const period = freeRotationPeriod({ principalMoments: I_body_diag, omegaBody: omega_body0 });
    expect(period).toBeNear(right.period_of_omega_body, FORMULA);
    const motion = motionOf(input);
    const [first, second, third] = zeros((t) => motion(t).omegaBody[1], [0, 40]);
    expect(second - first).toBeNear(right.omega_y_sign_flips_every, FORMULA);
    expect(third - first).toBeNear(right.period_of_omega_body, FORMULA);
  });
});

/** Where a function changes sign, by steps of 0.1 and bisection. */
function zeros(f: (t: number) => number, [from, to]: [number, number]): number[] {
  const found: number[] = [];
  for (let a = from; a < to; a += 0.1) {
    let [low, high] = [a, a + 0.1];
    if (Math.sign(f(low)) === Math.sign(f(high))) continue;
    for (let k = 0; k < 60; k++) {
      const middle = (low + high) / 2;
      if (Math.sign(f(middle)) === Math.sign(f(low))) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
}

describe('against integration', () => {
  it('Runge-Kutta with a step of 1 ms gives the same flips, so the closed form is a check of any integrator', () => {
    const [I, omega]: [Vec3, Vec3] = [
      [2, 3, 4],
      [0.1, 2, 0.1],
    ];
    const rate = ([a, b, c]: number[]): number[] => [
      ((I[1] - I[2]) / I[0]) * b * c,
      ((I[2] - I[0]) / I[1]) * c * a,
      ((I[0] - I[1]) / I[2]) * a * b,
    ];
    const along = (w: number[], k: number[], h: number): number[] => w.map((x, i) => x + h * k[i]);
    const motion = freeRotation({ principalMoments: I, omegaBody: omega, orientation: [1, 0, 0, 0] });
    const h = 0.001;
    let w: number[] = [...omega];
    let worst = 0;
    for (let n = 1; n <= 24000; n++) {
      const k1 = rate(w);
      const k2 = rate(along(w, k1, h / 2));
      const k3 = rate(along(w, k2, h / 2));
      const k4 = rate(along(w, k3, h));
      w = w.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
      const exact = motion(n * h).omegaBody;
      worst = Math.max(worst, ...w.map((x, i) => Math.abs(x - exact[i])));
    }
    expect(worst).toBeLessThan(1e-11);
  });

  it('its files reach no integrator, directly or through others', () => {
    const source = fileURLToPath(new URL('../../src/', import.meta.url));
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = readFileSync(path.join(source, file), 'utf8');
      for (const [, to] of text.matchAll(/from '(\.[^']+)\.js'/g)) {
        visit(`${path.posix.join(path.posix.dirname(file), to)}.ts`);
      }
    };
    visit('dynamics/free-rotation.ts');
    expect(seen.size).toBeGreaterThan(8);
    expect([...seen].filter((file) => file.startsWith('integration/'))).toEqual([]);
  });
});
