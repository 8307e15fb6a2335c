/** The region of a density integral, brought to parameters and lengths of size 1. */
import { timesPowerOfTwo } from '../../linear/power-of-two.js';
import { expectFields, expectFunction } from '../../linear/expect-fields.js';
import { expectVec3, message, shown } from '../../linear/expect.js';
import { norm, subtract } from '../../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';

/**
 * The region of the integral: the box between two corners, in m. With `position` and `volumeFactor` the
 * corners bound the parameters u of a curved region: `position(u)` is the point in m and `volumeFactor(u)`
 * the volume per parameter volume, the absolute value of the determinant of the Jacobian (r² sin θ
 * for spherical coordinates).
 */
export interface DensityBounds {
  readonly min: ReadonlyVec3;
  readonly max: ReadonlyVec3;
  readonly position?: (u: Vec3) => ReadonlyVec3;
  readonly volumeFactor?: (u: Vec3) => number;
}

/**
 * The region in parameters and lengths of size 1: no square or cube of a length over-
 * or underflows on the way.
 */
export interface Region {
  /** Of the parameter box about its middle. */
  readonly half: Vec3;
  /**
   * At parameters from the middle: the point in m, its offset from the origin in units of
   * length, the volume factor.
   */
  readonly at: (v: Vec3) => { point: Vec3; offset: Vec3; factor: number };
  /** A point of the region in m: far from the world's origin, moments about it keep their digits. */
  readonly origin: ReadonlyVec3;
  /** Binary logarithms of the units of length and of parameter volume. */
  readonly lengthExponent: number;
  readonly volumeExponent: number;
}

/** The region between checked bounds. */
export function regionOf(where: string, bounds: DensityBounds): Region {
  const { min, max, position, volumeFactor } = checkedBounds(where, bounds);
  const middle = min.map((x, k) => x / 2 + max[k] / 2) as Vec3;
  const halves = min.map((x, k) => max[k] / 2 - x / 2);
  const exponents = halves.map(exponentOf);
  const half = halves.map((x, k) => timesPowerOfTwo(x, -exponents[k])) as Vec3;
  const volumeExponent = exponents[0] + exponents[1] + exponents[2];
  const parametersAt = (v: ReadonlyVec3): Vec3 => v.map((x, k) => middle[k] + timesPowerOfTwo(x, exponents[k])) as Vec3;
  if (position === undefined || volumeFactor === undefined) {
    const lengthExponent = Math.max(...exponents);
    const units = exponents.map((exponent) => 2 ** (exponent - lengthExponent));
    const at: Region['at'] = (v) => ({
      point: parametersAt(v),
      // Not the difference of two points, which is rounded where the box is far from the origin.
      offset: [v[0] * units[0], v[1] * units[1], v[2] * units[2]],
      factor: 1,
    });
    return { half, at, origin: middle, lengthExponent, volumeExponent };
  }
  const pointAt = (u: Vec3): Vec3 => {
    const point: unknown = position(u);
    expectVec3(where, 'position(u)', point);
    return point as Vec3;
  };
  const origin = pointAt(middle);
  const lengthExponent = exponentOf(
    Math.max(...samples(half).map((v) => norm(subtract(pointAt(parametersAt(v)), origin)))) || 1,
  );
  const at: Region['at'] = (v) => {
    const u = parametersAt(v);
    const factor = checkedFactor(where, volumeFactor(u), u);
    const point = pointAt(u);
    const offset = subtract(point, origin).map((x) => timesPowerOfTwo(x, -lengthExponent)) as Vec3;
    return { point, offset, factor };
  };
  return { half, at, origin, lengthExponent, volumeExponent };
}

/** 27 points of a box about 0, off its faces, where curved coordinates are often degenerate. */
function samples([a, b, c]: ReadonlyVec3): Vec3[] {
  const along = [-0.9, 0, 0.9];
  return along.flatMap((x) => along.flatMap((y) => along.map((z): Vec3 => [x * a, y * b, z * c])));
}

function checkedBounds(where: string, bounds: DensityBounds): DensityBounds {
  expectFields(where, 'bounds', bounds, ['min', 'max', 'position', 'volumeFactor']);
  const { min, max, position, volumeFactor } = bounds;
  expectVec3(where, 'bounds.min', min);
  expectVec3(where, 'bounds.max', max);
  if (!max.every((x, k) => x > min[k])) {
    throw new RangeError(
      message(where, 'bounds.max above bounds.min', [...min, ...max], 'They are two corners of a box.'),
    );
  }
  if ((position === undefined) !== (volumeFactor === undefined)) {
    const fix = 'Without the other, lengths or volumes would be wrong.';
    throw new TypeError(message(where, 'both or neither of position and volumeFactor', Object.keys(bounds), fix));
  }
  if (position !== undefined) {
    expectFunction(where, 'bounds.position', position, '(u) => [x, y, z]');
    expectFunction(where, 'bounds.volumeFactor', volumeFactor, '(u) => number');
  }
  return bounds;
}

function checkedFactor(where: string, value: unknown, u: Vec3): number {
  const reason = 'It is the absolute value of the Jacobian determinant.';
  return notNegative(where, value, `a volume factor >= 0 at ${shown(u)}`, reason);
}

/** The value, which must be a finite number that is 0 or more. */
export function notNegative(where: string, value: unknown, condition: string, reason: string): number {
  if (typeof value !== 'number') throw new TypeError(message(where, condition, value, reason));
  if (value >= 0 && value < Infinity) return value;
  throw new RangeError(message(where, condition, value, reason));
}

function exponentOf(x: number): number {
  return Math.floor(Math.log2(x));
}
