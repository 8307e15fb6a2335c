/**
 * Bodies whose density varies from point to point (lecture: the integrals of Center of
 * Mass and Inertia Tensor).
 */
import { expectFields, expectFunction } from '../linear/expect-fields.js';
import { expectPositive, message, shown } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { add, norm, scale } from '../linear/vec3.js';
import type { Vec3 } from '../linear/vec3.js';
import { integrateOverBox } from './density/cubature.js';
import { timesPowerOfTwo } from '../linear/power-of-two.js';
import { notNegative, regionOf } from './density/region.js';
import type { DensityBounds, Region } from './density/region.js';
import type { MassProperties } from './mass-properties.js';
import { massPropertiesFromSums } from './moments.js';

export type { DensityBounds } from './density/region.js';

/** Mass properties with what the integration knows about its own error. */
export interface IntegratedMassProperties extends MassProperties {
  /**
   * Estimated absolute errors: of the mass in kg, and of the worst component of com in m
   * and of inertia in kg m².
   */
  readonly estimatedError: { readonly mass: number; readonly com: number; readonly inertia: number };
  /** How often the density was evaluated. */
  readonly evaluations: number;
}

/**
 * The lecture's integrals over a region: `M = ∫ρ dV`, `r = 1/M ∫ρ x dV`, and the tensor
 * about the centre of mass.
 *
 * The region is cut into cells with 6 × 6 × 6 Gauss points each; the cell with the largest error,
 * by a second rule and by what changed when it was made, is cut into eight next, until the errors
 * are below `relativeTolerance` or `maxEvaluations` is reached. The result says how far it came.
 * A smooth density in a box is integrated to rounding by the first 24,893 evaluations, which are always made.
 *
 * A density that is 0 outside the body works too, but slowly: at the default limit a ball is right to 1e-3,
 * a jump along a coordinate plane to 1e-2 of what would fill the region (the worst case), and sixteen times
 * the evaluations give a quarter of the error or less. Features thinner than the spacing of the points are
 * missed. So describe a curved body by `position` and `volumeFactor`, and a layered one by one call for each
 * layer and `combine`: then each integrand is smooth.
 *
 * @param density kg/m³ at a point `[x, y, z]` in m; 0 where there is no body
 * @param bounds box, or parameter box of a curved region
 * @param options `relativeTolerance`, default 1e-10; `maxEvaluations`, default 300,000
 * @returns mass properties in the axes of the points, with `estimatedError` and `evaluations`
 * @throws TypeError or RangeError if the bounds are no box, a density is negative or not finite,
 * no mass is found, or the result is no number: of a body of any size it is, as long as mass and moments are
 * between 2.2e-308 and 1.8e308.
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
  expectFunction(WHERE, 'density', density, '([x, y, z]) => kg/m³');
  expectFields(WHERE, 'options', options, ['relativeTolerance', 'maxEvaluations']);
  const { relativeTolerance = 1e-10, maxEvaluations = 300_000 } = options;
  expectPositive(WHERE, 'relativeTolerance', relativeTolerance, 'Rounding alone is some 1e-15.');
  expectPositive(WHERE, 'maxEvaluations', maxEvaluations, 'It limits the time.');
  const region = regionOf(WHERE, bounds);
  const integrand = (v: Vec3, out: Float64Array): void => {
    const { point, offset, factor } = region.at(v);
    const m = checkedDensity(density(point), point) * factor;
    const [x, y, z] = offset;
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
  const { half } = region;
  const { integrals, errors, evaluations } = integrateOverBox({
    integrand,
    functions: 10,
    min: scale(half, -1),
    max: half,
    sizes,
    relativeTolerance,
    maxEvaluations,
  });
  const sums = momentSums(integrals);
  if (sums.mass === 0) {
    const fix = 'The density is 0 at every point that was tried: check the bounds, or put them closer around the body.';
    throw new RangeError(message(WHERE, 'a region with mass', sums.mass, fix));
  }
  return inMetres(region, massPropertiesFromSums(sums, [0, 0, 0]), {
    estimatedError: estimatedError(sums, momentSums(errors)),
    evaluations,
  });
}

const WHERE = 'massPropertiesFromDensity';

/** The result in SI units, where these are numbers. */
function inMetres(
  { origin, lengthExponent, volumeExponent }: Region,
  { mass, com, inertia }: MassProperties,
  { estimatedError: error, evaluations }: Pick<IntegratedMassProperties, 'estimatedError' | 'evaluations'>,
): IntegratedMassProperties {
  const kilograms = (x: number): number => timesPowerOfTwo(x, volumeExponent);
  const metres = (x: number): number => timesPowerOfTwo(x, lengthExponent);
  const moment = (x: number): number => timesPowerOfTwo(x, volumeExponent + 2 * lengthExponent);
  const body = {
    mass: kilograms(mass),
    com: add(origin, com.map(metres) as Vec3),
    inertia: inertia.map((row) => row.map(moment)) as Mat3,
  };
  const largest = Math.max(...body.inertia.map((row, i) => row[i]));
  const numbers = [body.mass, largest];
  if (!numbers.every((x) => x >= SMALLEST && x < Infinity) || !body.com.every(Number.isFinite)) {
    const fix = 'Density times volume, or times squared lengths too, leaves the range of numbers; use other units.';
    throw new RangeError(message(WHERE, 'a mass and moments between 2.2e-308 and 1.8e308', numbers, fix));
  }
  const estimate = { mass: kilograms(error.mass), com: metres(error.com), inertia: moment(error.inertia) };
  return { ...body, estimatedError: estimate, evaluations };
}

/** The smallest number with all its digits. */
const SMALLEST = 2 ** -1022;

type Sums = Parameters<typeof massPropertiesFromSums>[0];

function momentSums([mass, x, y, z, xx, yy, zz, xy, yz, zx]: Float64Array): Sums {
  return { mass, x, y, z, xx, yy, zz, xy, yz, zx };
}

/** Zeroth, first and second moments count against mass, mass times size, mass times size squared. */
function sizes(integrals: Float64Array): number[] {
  const { mass, xx, yy, zz } = momentSums(integrals);
  const second = xx + yy + zz;
  const first = Math.sqrt(mass) * Math.sqrt(second);
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

function checkedDensity(value: unknown, point: Vec3): number {
  return notNegative(WHERE, value, `a density >= 0 at ${shown(point)}`, 'It is mass per volume.');
}
