import { describe, expect, it } from 'vitest';
import { combine, massPropertiesFromDensity, placed, solidBox, solidSphere } from 'rigid-body-lab';
import type { DensityBounds, Vec3 } from 'rigid-body-lab';
import { CHAIN, FORMULA } from '../support/tolerances.js';

/** What the documentation promises at the default limit for a ball that is cut out, and for a jump along a plane. */
const CUT_OUT = 1e-3;
const FLAT_JUMP = 1e-2;

describe('massPropertiesFromDensity', () => {
  it('a uniform box is the solid box', () => {
    const got = massPropertiesFromDensity(() => 2.5, { min: [-1, 0, 2], max: [3, 1, 4] });
    const want = placed(solidBox({ size: [4, 1, 2], density: 2.5 }), { translation: [1, 0.5, 3] });
    expect(got.mass).toBeNear(want.mass, FORMULA);
    expect(got.com).toBeNear(want.com, FORMULA);
    expect(got.inertia).toBeNear(want.inertia, FORMULA);
  });

  it('a density that varies in all three directions, against integrals done by hand', () => {
    // ρ = e^x (1 + y z) on the unit cube: with E0 = e - 1, E1 = ∫x e^x = 1, E2 = ∫x² e^x = e - 2.
    const { E } = Math;
    const body = massPropertiesFromDensity(([x, y, z]) => Math.exp(x) * (1 + y * z), {
      min: [0, 0, 0],
      max: [1, 1, 1],
    });
    const mass = (E - 1) * 1.25;
    const com: Vec3 = [1 / (E - 1), (1 / 2 + 1 / 6) / 1.25, (1 / 2 + 1 / 6) / 1.25];
    const [xx, yy] = [(E - 2) * 1.25, (E - 1) * (1 / 3 + 1 / 8)];
    const [xy, yz] = [1 * (1 / 2 + 1 / 6), (E - 1) * (1 / 4 + 1 / 9)];
    const about = (second: number, i: number, j: number): number => second - mass * com[i] * com[j];
    const [X, Y, XY, YZ] = [about(xx, 0, 0), about(yy, 1, 1), about(xy, 0, 1), about(yz, 1, 2)];
    expect(body.mass).toBeNear(mass, FORMULA);
    expect(body.com).toBeNear(com, FORMULA);
    expect(body.inertia).toBeNear(
      [
        [2 * Y, -XY, -XY],
        [-XY, X + Y, -YZ],
        [-XY, -YZ, X + Y],
      ],
      FORMULA,
    );
    expect(body.evaluations).toBe(24_893);
  });

  it('a layered ball in spherical coordinates is the sum of its parts', () => {
    const { PI, sin, cos } = Math;
    const centre: Vec3 = [3, -2, 1e5];
    const shell = (from: number, to: number): DensityBounds => ({
      min: [from, 0, 0],
      max: [to, PI, 2 * PI],
      position: ([r, t, p]) => [
        centre[0] + r * sin(t) * cos(p),
        centre[1] + r * sin(t) * sin(p),
        centre[2] + r * cos(t),
      ],
      volumeFactor: ([r, t]) => r * r * sin(t),
    });
    const whole = combine(
      massPropertiesFromDensity(() => 9, shell(0, 0.5)),
      massPropertiesFromDensity(() => 4, shell(0.5, 1)),
    );
    const want = combine(solidSphere({ radius: 0.5, density: 5 }), solidSphere({ radius: 1, density: 4 }));
    expect(whole.mass).toBeNear(want.mass, CHAIN);
    expect(whole.com).toBeNear(centre, FORMULA);
    expect(whole.inertia).toBeNear(want.inertia, 1e-9);
  });

  it('a ball cut out by density 0 outside: right to some 1e-3, better with more evaluations, and says so', () => {
    const bounds: DensityBounds = { min: [-1.1, -1, -1], max: [1, 1.2, 1.05] };
    const want = solidSphere({ radius: 1, density: 1 });
    const run = (maxEvaluations: number): { error: number; estimate: number; evaluations: number } => {
      const body = massPropertiesFromDensity(([x, y, z]) => (x * x + y * y + z * z < 1 ? 1 : 0), bounds, {
        maxEvaluations,
      });
      return {
        error: Math.abs(body.inertia[2][2] - want.inertia[2][2]) / want.inertia[2][2],
        estimate: body.estimatedError.inertia / want.inertia[2][2],
        evaluations: body.evaluations,
      };
    };
    const [coarse, fine] = [run(25_000), run(400_000)];
    expect(coarse.error).toBeLessThan(coarse.estimate);
    expect(fine.error).toBeLessThan(fine.estimate);
    expect(fine.error).toBeLessThan(CUT_OUT);
    // Sixteen times the evaluations, a quarter of the cell size at the surface.
    expect(fine.error).toBeLessThan(coarse.error / 4);
    expect(fine.estimate).toBeLessThan(coarse.estimate / 2);
    expect(fine.evaluations).toBeLessThanOrEqual(400_000);
  });

  it('a jump of the density inside a box is found and its error estimated honestly', () => {
    const split = 0.3137;
    const body = massPropertiesFromDensity(([x]) => (x < split ? 5 : 1), { min: [0, 0, 0], max: [1, 1, 1] });
    const want = 5 * split + (1 - split);
    expect(Math.abs(body.mass - want)).toBeLessThan(body.estimatedError.mass);
    expect(Math.abs(body.mass - want)).toBeLessThan(FLAT_JUMP * want);
  });

  it('stops early with a loose tolerance', () => {
    const peak = ([x, y, z]: Vec3): number => 1 / (1e-3 + x * x + y * y + z * z);
    const bounds: DensityBounds = { min: [-1, -1, -1], max: [1, 1, 1] };
    const loose = massPropertiesFromDensity(peak, bounds, { relativeTolerance: 1e-3 });
    const tight = massPropertiesFromDensity(peak, bounds, { relativeTolerance: 1e-9 });
    expect(loose.evaluations).toBeLessThan(tight.evaluations);
    expect(Math.abs(loose.mass - tight.mass)).toBeLessThan(1e-3 * tight.mass);
  });

  const unit: DensityBounds = { min: [0, 0, 0], max: [1, 1, 1] };
  it.each([
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0, 0], max: [1, 0, 1] }),
      RangeError,
      'massPropertiesFromDensity: expected bounds.max above bounds.min, got [0, 0, 0, 1, 0, 1]. They are two corners of a box.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0] as never, max: [1, 1, 1] }),
      TypeError,
      'massPropertiesFromDensity: expected bounds.min to be 3 numbers, got [0, 0].',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0, 0], max: [1, 1, Infinity] }),
      RangeError,
      'massPropertiesFromDensity: expected a finite bounds.max[2], got Infinity.',
    ],
    [
      () => massPropertiesFromDensity(() => -1, unit),
      RangeError,
      /massPropertiesFromDensity: expected a density >= 0 at \[0\.03\d+,0\.03\d+,0\.03\d+\], got -1\. It is mass per volume\./,
    ],
    [() => massPropertiesFromDensity(() => NaN, unit), RangeError, 'got NaN. It is mass per volume.'],
    [() => massPropertiesFromDensity(() => Infinity, unit), RangeError, 'got Infinity. It is mass per volume.'],
    [
      () => massPropertiesFromDensity(() => 0, unit),
      RangeError,
      'massPropertiesFromDensity: expected a region with mass, got 0. The density is 0 at every point that was tried: check the bounds, or put them closer around the body.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { ...unit, position: (u) => u }),
      TypeError,
      'massPropertiesFromDensity: expected both or neither of position and volumeFactor, got ["min", "max", "position"]. Without the other, lengths or volumes would be wrong.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { ...unit, position: (u) => u, volumeFactor: () => -1 }),
      RangeError,
      'got -1. It is the absolute value of the Jacobian determinant.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, unit, { relativeTolerance: 0 }),
      RangeError,
      'massPropertiesFromDensity: expected relativeTolerance > 0, got 0. Rounding alone is some 1e-15.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, unit, { maxEvaluations: -1 }),
      RangeError,
      'massPropertiesFromDensity: expected maxEvaluations > 0, got -1. It limits the time.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string | RegExp][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
