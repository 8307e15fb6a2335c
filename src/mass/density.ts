/** Bodies whose density varies from point to point (lecture: the integrals of Center of Mass and Inertia Tensor). */
import { expectPositive, expectVec3, message } from '../linear/expect.js';
import { norm } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { integrateOverBox } from './cubature.js';
import type { MassProperties } from './mass-properties.js';
import { massPropertiesFromSums } from './moments.js';

/**
 * The region of the integral: the box between two corners, in m. With `position` and `volumeFactor` the corners bound the
 * parameters u of a curved region: `position(u)` is the point in m and `volumeFactor(u)` the volume per parameter volume,
 * the absolute value of the determinant of the Jacobian (r² sin θ for spherical coordinates).
 */
export interface DensityBounds {
  readonly min: ReadonlyVec3;
  readonly max: ReadonlyVec3;
  readonly position?: (u: Vec3) => ReadonlyVec3;
  readonly volumeFactor?: (u: Vec3) => number;
}

/** Mass properties with what the integration knows about its own error. */
export interface IntegratedMassProperties extends MassProperties {
  /** Estimated absolute errors: of the mass in kg, and of the worst component of com in m and of inertia in kg m². */
  readonly estimatedError: { readonly mass: number; readonly com: number; readonly inertia: number };
  /** How often the density was evaluated. */
  readonly evaluations: number;
}

/**
 * The lecture's integrals over a region: `M = ∫ρ dV`, `r = 1/M ∫ρ x dV`, and the tensor about the centre of mass.
 *
 * The region is cut into cells with 6 × 6 × 6 Gauss points each; the cell with the largest error, by a second rule and by
 * what changed when it was made, is cut into eight next, until the errors are below `relativeTolerance` or `maxEvaluations`
 * is reached. The result says how far it came. A smooth density in a box is integrated to rounding by the first 24,893
 * evaluations, which are always made.
 *
 * A density that is 0 outside the body works too, but slowly: at the default limit a ball is right to 1e-3, a jump
 * along a coordinate plane to 1e-2 of what would fill the region (the worst case), and sixteen times the evaluations
 * give a quarter of the error or less. Features thinner than the spacing of the points are missed. So describe a
 * curved body by `position` and `volumeFactor`, and a layered one by one call for each layer and `combine`: then each
 * integrand is smooth.
 *
 * @param density kg/m³ at a point `[x, y, z]` in m; 0 where there is no body
 * @param bounds box, or parameter box of a curved region
 * @param options `relativeTolerance`, default 1e-10; `maxEvaluations`, default 300,000
 * @returns mass properties in the axes of the points, with `estimatedError` and `evaluations`
 * @throws TypeError or RangeError if the bounds are no box, a density is negative or not finite, or no mass is found.
 * @example
 * // A box of 1 m by 1 m by 2 m whose density grows upwards.
 * const body = massPropertiesFromDensity(([, , z]) => 3 * z, { min: [0, 0, 0], max: [1, 1, 2] });
 * body.mass; // => 6
 * body.com; // => [0.5, 0.5, 1.3333333333]
 */
export function massPropertiesFromDensity(
  density: (point: Vec3) => number,
  bounds: DensityBounds,
  options: { readonly relativeTolerance?: number; readonly maxEvaluations?: number } = {},
): IntegratedMassProperties {
  const { relativeTolerance = 1e-10, maxEvaluations = 300_000 } = options;
  expectPositive(WHERE, 'relativeTolerance', relativeTolerance, 'Rounding alone is some 1e-15.');
  expectPositive(WHERE, 'maxEvaluations', maxEvaluations, 'It limits the time.');
  const { min, max, position = same, volumeFactor = one } = checkedBounds(bounds);
  // Moments about the middle of the region: far from the origin they keep their digits.
  const [ox, oy, oz] = position([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]);
  const integrand = (u: Vec3, out: Float64Array): void => {
    const factor = checkedFactor(volumeFactor(u), u);
    const [px, py, pz] = position(u);
    const m = checkedDensity(density([px, py, pz]), [px, py, pz]) * factor;
    const [x, y, z] = [px - ox, py - oy, pz - oz];
    out[0] = m;
    out[1] = m * x;
    out[2] = m * y;
    out[3] = m * z;
    out[4] = m * x * x;
    out[5] = m * y * y;
    out[6] = m * z * z;
    out[7] = m * x * y;
    out[8] = m * y * z;
    out[9] = m * z * x;
  };
  const { integrals, errors, evaluations } = integrateOverBox({
    integrand,
    functions: 10,
    min,
    max,
    sizes,
    relativeTolerance,
    maxEvaluations,
  });
  const sums = momentSums(integrals);
  if (!(sums.mass > 0)) {
    const fix = 'The density is 0 at every point that was tried: check the bounds, or put them closer around the body.';
    throw new RangeError(message(WHERE, 'a region with mass', sums.mass, fix));
  }
  const body = massPropertiesFromSums(sums, [ox, oy, oz]);
  return { ...body, estimatedError: estimatedError(sums, momentSums(errors)), evaluations };
}

const WHERE = 'massPropertiesFromDensity';
const same = (u: Vec3): ReadonlyVec3 => u;
const one = (): number => 1;

type Sums = Parameters<typeof massPropertiesFromSums>[0];

function momentSums([mass, x, y, z, xx, yy, zz, xy, yz, zx]: Float64Array): Sums {
  return { mass, x, y, z, xx, yy, zz, xy, yz, zx };
}

/** Zeroth, first and second moments count against mass, mass times size, mass times size squared. */
function sizes(integrals: Float64Array): number[] {
  const { mass, xx, yy, zz } = momentSums(integrals);
  const [first, second] = [Math.sqrt(mass * (xx + yy + zz)), xx + yy + zz];
  return [mass, first, first, first, second, second, second, second, second, second];
}

/** First-order error propagation through com = S / M and I = second moments - M com com^T, term by term. */
function estimatedError(sums: Sums, errors: Sums): IntegratedMassProperties['estimatedError'] {
  const { mass } = sums;
  const distance = norm([sums.x, sums.y, sums.z]) / mass;
  const first = Math.max(errors.x, errors.y, errors.z);
  const second = Math.max(errors.xx + errors.yy, errors.yy + errors.zz, errors.zz + errors.xx);
  return {
    mass: errors.mass,
    com: (first + distance * errors.mass) / mass,
    inertia: second + 2 * distance * first + distance ** 2 * errors.mass,
  };
}

function checkedBounds(bounds: DensityBounds): DensityBounds {
  const { min, max, position, volumeFactor } = bounds;
  expectVec3(WHERE, 'bounds.min', min);
  expectVec3(WHERE, 'bounds.max', max);
  if (!max.every((x, k) => x > min[k])) {
    throw new RangeError(
      message(WHERE, 'bounds.max above bounds.min', [...min, ...max], 'They are two corners of a box.'),
    );
  }
  if ((position === undefined) !== (volumeFactor === undefined)) {
    const fix = 'Without the other, lengths or volumes would be wrong.';
    throw new TypeError(message(WHERE, 'both or neither of position and volumeFactor', Object.keys(bounds), fix));
  }
  return bounds;
}

function checkedDensity(value: number, point: Vec3): number {
  if (value >= 0 && value < Infinity) return value;
  throw new RangeError(message(WHERE, `a density >= 0 at ${JSON.stringify(point)}`, value, 'It is mass per volume.'));
}

function checkedFactor(value: number, u: Vec3): number {
  if (value >= 0 && value < Infinity) return value;
  const reason = 'It is the absolute value of the Jacobian determinant.';
  throw new RangeError(message(WHERE, `a volume factor >= 0 at ${JSON.stringify(u)}`, value, reason));
}
