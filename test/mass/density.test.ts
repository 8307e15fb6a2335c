import { describe, expect, it } from 'vitest';
import {
  add,
  apply,
  combine,
  inertiaProblems,
  massPropertiesFromDensity,
  placed,
  solidBox,
  solidSphere,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { DensityBounds, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

/**
 * What the documentation promises at the default limit for a ball that is cut out,
 * and for a jump along a plane.
 */
const CUT_OUT = 1e-3;
const FLAT_JUMP = 1e-2;

describe('massPropertiesFromDensity', { timeout: 120_000 }, () => {
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

  /** The wanted moment of a box of uniform density about its centre: m (b² + c²) / 12. */
  const boxMoment = (mass: number, [, b, c]: Vec3): number => (mass / 12) * (b * b + c * c);

  it('is right at any size and any place where the result is a number', () => {
    for (const size of [1e-120, 1e-100, 1e-61, 1e-20, 1, 1e20, 1e61, 1e100, 1e120]) {
      // Densities that leave a mass of about 1 kg where they can, and 1 kg/m³ where mass
      // and moment can bear it.
      for (const density of [
        Math.min(1e300, Math.max(1e-300, size ** -3)),
        ...(Math.abs(Math.log10(size)) < 61.1 ? [1] : []),
      ]) {
        const body = massPropertiesFromDensity(() => density, { min: [0, 0, 0], max: [2 * size, size, 3 * size] });
        const mass = density * 2 * size * size * 3 * size;
        expect(body.mass / mass).toBeNear(1, FORMULA);
        expect(body.com.map((x) => x / size)).toBeNear([1, 0.5, 1.5], FORMULA);
        expect(body.inertia[0][0] / mass / size / size).toBeNear(10 / 12, FORMULA);
        expect(body.evaluations).toBe(24_893);
      }
    }
    for (const offset of [1e3, 1e6, 1e9, -1e12, 1e15]) {
      const corner = (by: number): Vec3 => [offset + by, offset - by, offset];
      const [min, max] = [corner(0), [offset + 1, offset + 1, offset + 2] as Vec3];
      const body = massPropertiesFromDensity(() => 1, { min, max });
      expect(body.inertia[0][0]).toBeNear(boxMoment(2, [1, 1, 2]), FORMULA);
      expect(body.com).toEqual([offset + 0.5, offset + 0.5, offset + 1]);
    }
  });

  it('is right for a small or large curved region, far away too', () => {
    const { PI, sin, cos } = Math;
    for (const size of [1e-60, 1e-20, 1, 1e20, 1e60]) {
      for (const far of [0, 1e3]) {
        const bounds: DensityBounds = {
          min: [0, 0, 0],
          max: [size, PI, 2 * PI],
          position: ([r, t, p]) => [far * size + r * sin(t) * cos(p), r * sin(t) * sin(p), r * cos(t)],
          volumeFactor: ([r, t]) => r * r * sin(t),
        };
        const body = massPropertiesFromDensity(() => 1, bounds);
        const want = solidSphere({ radius: 1, density: 1 });
        expect(body.mass / size ** 3).toBeNear(want.mass, CHAIN);
        expect(body.com.map((x) => x / size)).toBeNear([far, 0, 0], CHAIN * Math.max(1, far));
        expect(body.inertia.map((row) => row.map((x) => x / size ** 3 / size ** 2))).toBeNear(
          want.inertia,
          far === 0 ? CHAIN : 1e-10,
        );
      }
    }
  });

  it('has a tensor that some body has, whatever the density: it is that of its points', () => {
    const random = seeded(541);
    for (let k = 0; k < 20; k++) {
      const [falloff, centre] = [10 ** random.uniform(0, 2.5), random.vector()];
      const density = (p: Vec3): number => Math.exp(-falloff * p.reduce((sum, x, i) => sum + (x - centre[i]) ** 2, 0));
      const max = random.vector().map((x) => 1 + Math.abs(x) * 10 ** random.uniform(-8, 1)) as Vec3;
      const body = massPropertiesFromDensity(density, { min: [-1, -1, -1], max }, { maxEvaluations: 25_000 });
      expect(inertiaProblems(body.inertia)).toEqual([]);
    }
  });

  it('turns and moves with its body: the density of a turned body has the turned tensor', () => {
    const random = seeded(542);
    const R = random.rotation();
    const at = (p: Vec3): number => 2 + p[0] + 0.5 * p[1] * p[2];
    const bounds: DensityBounds = { min: [-1, -0.5, 0], max: [1, 1, 0.8] };
    const plain = massPropertiesFromDensity(at, bounds);
    const turned = massPropertiesFromDensity((p) => at(apply(transpose(R), subtract(p, [4, 5, 6]))), {
      ...bounds,
      position: (u) => add(apply(R, u), [4, 5, 6]),
      volumeFactor: () => 1,
    });
    const want = placed(plain, { rotation: R, translation: [4, 5, 6] });
    expect(turned.mass).toBeNear(want.mass, FORMULA);
    expect(turned.com).toBeNear(want.com, FORMULA);
    expect(turned.inertia).toBeNear(want.inertia, FORMULA);
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
      /massPropertiesFromDensity: expected a density >= 0 at \[0\.03\d+, 0\.03\d+, 0\.03\d+\], got -1\. It is mass per volume\./,
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
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0, 0], max: [1e-110, 1e-110, 1e-110] }),
      RangeError,
      'massPropertiesFromDensity: expected a mass and moments between 2.2e-308 and 1.8e308, got [0, 0]. Density times volume, or times squared lengths too, leaves the range of numbers; use other units.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0, 0], max: [1e-70, 1e-70, 1e-70] }),
      RangeError,
      /between 2\.2e-308 and 1\.8e308, got \[\S+e-210, 0\]/,
    ],
    [
      () => massPropertiesFromDensity(() => 1, { min: [0, 0, 0], max: [1e62, 1e62, 1e62] }),
      RangeError,
      /between 2\.2e-308 and 1\.8e308, got \[\S+e\+18\d, Infinity\]/,
    ],
    [
      () => massPropertiesFromDensity(() => 1e308, { min: [0, 0, 0], max: [10, 10, 10] }),
      RangeError,
      'between 2.2e-308 and 1.8e308, got [Infinity, ',
    ],
    [() => massPropertiesFromDensity((() => '2') as never, unit), TypeError, 'got "2". It is mass per volume.'],
    [() => massPropertiesFromDensity((() => null) as never, unit), TypeError, 'got null. It is mass per volume.'],
    [
      () => massPropertiesFromDensity(2.5 as never, unit),
      TypeError,
      'massPropertiesFromDensity: expected density to be a function, got 2.5. Write it as ([x, y, z]) => kg/m³.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, undefined as never),
      TypeError,
      'massPropertiesFromDensity: expected bounds to be an object, got undefined.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { ...unit, jacobian: () => 1 } as never),
      TypeError,
      'massPropertiesFromDensity: expected bounds to have only fields that it knows, got jacobian.',
    ],
    [
      () => massPropertiesFromDensity(() => 1, unit, { tolerance: 1e-3 } as never),
      TypeError,
      'massPropertiesFromDensity: expected options to have only fields that it knows, got tolerance. Did you mean relativeTolerance?',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { ...unit, position: () => [1, 2], volumeFactor: () => 1 } as never),
      TypeError,
      'massPropertiesFromDensity: expected position(u) to be 3 numbers, got [1, 2].',
    ],
    [
      () => massPropertiesFromDensity(() => 1, { ...unit, position: ([x]) => [x, 2, NaN], volumeFactor: () => 1 }),
      RangeError,
      'massPropertiesFromDensity: expected a finite position(u)[2], got NaN.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string | RegExp][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
