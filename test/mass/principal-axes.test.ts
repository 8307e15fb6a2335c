import { describe, expect, it } from 'vitest';
import { apply, multiply, principalAxes, rotateInertia, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';
import { cases, expectEigenspaces, expectPrincipal, particles, rotationOf } from './bodies.js';
import type { OracleRotation } from './bodies.js';

describe('principalAxes: the rotated brick', () => {
  it.each(cases('rotated_brick'))('%s', (_id, c) => {
    const { inputs, expected: want, tolerance, misconceptions } = c;
    const rotation = rotationOf(inputs.rotation as OracleRotation);
    expect(rotation).toMatchOracle(want.R, tolerance);
    const [x, y, z] = inputs.corner as Vec3;
    const { l, h, d } = inputs as Record<'l' | 'h' | 'd', number>;
    const brick: Vec3[] = [z, z - d].flatMap((w): Vec3[] => [
      [x, y, w],
      [x + l, y, w],
      [x + l, y + h, w],
      [x, y + h, w],
    ]);
    const still = particles(inputs.m as number[], brick);
    const turned = brick.map((p) => {
      const r = apply(rotation, p.map((a, i) => a - still.com[i]) as Vec3);
      return r.map((a, i) => a + still.com[i]) as Vec3;
    });
    expect(turned).toMatchOracle(want.rotated_points, tolerance);
    const body = particles(inputs.m as number[], turned);
    expect(body.com).toMatchOracle(want.com, tolerance);
    expect(body.inertia).toMatchOracle(want.inertia_world, tolerance);
    expect(rotateInertia(still.inertia, rotation)).toMatchOracle(want.inertia_world, tolerance);
    // The lecture's option 2. It is diagonal only if the body axes are principal axes (erratum L13).
    const option2 = rotateInertia(body.inertia, transpose(rotation));
    expect(option2).toMatchOracle(want.I_body_Rt_I_R, tolerance);
    const principal = principalAxes(body.inertia);
    expect(principal.moments).toMatchOracle(want.principal_moments_ascending, tolerance);
    expectPrincipal(body.inertia, principal, FORMULA);
    expectEigenspaces(principal, want.eigenspaces as never, CHAIN);
    const mistakes = misconceptions as Record<string, Mat3 | undefined> | undefined;
    for (const name of ['plus_sign_inertia', 'plus_sign_I_body', 'R_I_Rt_instead_of_Rt_I_R'] as const) {
      const mistake = mistakes?.[name];
      const right = (name === 'plus_sign_inertia' ? want.inertia_world : want.I_body_Rt_I_R) as Mat3;
      if (!mistake || mistake.flat().every((m, i) => Math.abs(m - right.flat()[i]) < 1e-9)) continue;
      expect(name === 'plus_sign_inertia' ? body.inertia : option2).not.toMatchOracle(mistake, tolerance);
    }
  });
});

describe('principalAxes', () => {
  const random = seeded(41);

  it('1000 random bodies: right-handed, ascending, diagonalising', () => {
    for (let k = 0; k < 1000; k++) {
      const count = random.integer(2, 12);
      const masses = Array.from({ length: count }, () => random.uniform(0.1, 2));
      const { inertia } = particles(
        masses,
        masses.map(() => random.vector(3)),
      );
      expectPrincipal(inertia, principalAxes(inertia), FORMULA);
    }
  });

  it('the rotated brick, moved 200 ways, has one answer', () => {
    const half = Math.SQRT1_2;
    const brick = [-2, 2].flatMap((a) =>
      [-0.5, 0.5].flatMap((b) => [-1, 1].map((c): Vec3 => [half * (a + c), b, half * (c - a)])),
    );
    const masses = brick.map(() => 1);
    const want = principalAxes([
      [22, 0, 12],
      [0, 40, 0],
      [12, 0, 22],
    ]);
    expect(want.axes).toBeNear(
      [
        [half, half, 0],
        [0, 0, -1],
        [-half, half, 0],
      ],
      FORMULA,
    );
    for (let k = 0; k < 200; k++) {
      const [x, y, z] = random.vector(10 ** random.uniform(-2, 3));
      const got = principalAxes(
        particles(
          masses,
          brick.map((p) => [p[0] + x, p[1] + y, p[2] + z]),
        ).inertia,
      );
      expect(got.moments).toBeNear([10, 34, 40], CHAIN);
      expect(got.axes).toBeNear(want.axes, CHAIN);
    }
  });

  it.each([
    ['a square section', [1, 1, 3]],
    ['a cube', [1, 1, 1]],
  ] as [string, Vec3][])('a turned brick with %s, moved 200 ways, has one answer', (_name, [a, b, c]) => {
    const rotation = random.rotation();
    const corners = [-a, a].flatMap((x) => [-b, b].flatMap((y) => [-c, c].map((z) => apply(rotation, [x, y, z]))));
    const masses = corners.map(() => 1);
    const want = principalAxes(particles(masses, corners).inertia);
    for (let k = 0; k < 200; k++) {
      const [x, y, z] = random.vector(100);
      const got = principalAxes(
        particles(
          masses,
          corners.map((p) => [p[0] + x, p[1] + y, p[2] + z]),
        ).inertia,
      );
      // Coordinates of size 100 are rounded by 1e-14 each; the axis of the pair turns by that over the gap.
      expect(got.axes).toBeNear(want.axes, CHAIN);
    }
  });

  it('repeated moments with the noise of a computation give the same axes', () => {
    for (const moments of [
      [5, 5, 8],
      [5, 8, 8],
      [5, 5, 5],
    ] as Vec3[]) {
      const rotation = random.rotation();
      const turned = ([a, b, c]: Vec3): Mat3 =>
        rotateInertia(
          [
            [a, 0, 0],
            [0, b, 0],
            [0, 0, c],
          ],
          rotation,
        );
      const want = principalAxes(turned(moments)).axes;
      for (let k = 0; k < 200; k++) {
        const noisy = turned(moments.map((x) => x * (1 + random.uniform(-4e-14, 4e-14))) as Vec3);
        expect(principalAxes(noisy).axes).toBeNear(want, CHAIN);
      }
    }
  });

  it('makes moments equal that agree to 1e-12 of the largest: all three or the closer two, their middle', () => {
    const momentsOf = (a: number, b: number, c: number): number[] =>
      principalAxes([
        [a, 0, 0],
        [0, b, 0],
        [0, 0, c],
      ]).moments;
    const [two, one] = [1 + 1.8e-12, 1 + 0.8e-12];
    expect(momentsOf(1, one, two)).toBeNear([1 + 0.4e-12, 1 + 0.4e-12, two], EPS);
    expect(momentsOf(1, 1 + 1e-12, two)[0]).toBe(1);
    expect(new Set(momentsOf(1, 1 + 0.3e-12, 1 + 0.9e-12)).size).toBe(1);
    expect(momentsOf(1, 1 + 1.1e-12, 1.05)).toEqual([1, 1 + 1.1e-12, 1.05]);
    // A small pair beside a large moment agrees to 1e-12 of it.
    expect(momentsOf(1e-13, 2e-13, 1)).toBeNear([1.5e-13, 1.5e-13, 1], 1e-28);
  });

  it('the residual is 4 ulp, and half of the difference more where moments were made equal', () => {
    for (let k = 0; k < 2000; k++) {
      const gap = 10 ** random.uniform(-17, -8);
      const inertia = rotateInertia(
        [
          [1, 0, 0],
          [0, 1 + gap, 0],
          [0, 0, 1.5],
        ],
        random.rotation(),
      );
      const { moments, axes } = principalAxes(inertia);
      const largest = Math.max(...inertia.flat().map(Math.abs));
      const residual = transpose(axes).flatMap((axis, i) =>
        apply(inertia, axis).map((x, j) => x - moments[i] * axis[j]),
      );
      const joined = moments[0] === moments[1];
      // The sums of this test round by 2 ulp themselves; so does the turned tensor, by which its moments
      // differ from those drawn.
      const allowed = 6 * EPS * largest + (joined ? gap / 2 + 4 * EPS : 0);
      expect(Math.max(...residual.map(Math.abs))).toBeLessThanOrEqual(allowed);
      if (gap > 1.01e-12 * 1.5) expect(joined).toBe(false);
      if (gap < 0.99e-12 * 1.5) expect(joined).toBe(true);
    }
  });

  it('erratum L6: the eigenvectors as the slide prints them are a reflection', () => {
    const half = Math.SQRT1_2;
    const printed: Mat3 = [
      [half, half, 0],
      [0, 0, 1],
      [-half, half, 0],
    ];
    const { axes } = principalAxes([
      [22, 0, 12],
      [0, 40, 0],
      [12, 0, 22],
    ]);
    // The same columns up to sign, in the order of ascending moments, but with det +1 instead of -1.
    const overlap = multiply(transpose(axes), printed).map((row) => row.map(Math.abs));
    expect(overlap).toBeNear(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      FORMULA,
    );
    expect(axes).not.toBeNear(printed, 0.1);
  });

  it('names itself in its messages', () => {
    expect(() =>
      principalAxes([
        [1, 2, 0],
        [-2, 1, 0],
        [0, 0, 1],
      ]),
    ).toThrow('principalAxes: expected inertia to be symmetric, got [[1, 2, 0], [-2, 1, 0], [0, 0, 1]].');
    expect(() =>
      principalAxes([
        [1, 0],
        [0, 1],
      ] as never),
    ).toThrow(TypeError);
    expect(() =>
      principalAxes([
        [Infinity, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ]),
    ).toThrow('principalAxes: expected a finite inertia[0][0], got Infinity.');
  });
});
