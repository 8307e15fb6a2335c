/**
 * From sums over a body to its mass properties. Every sum of this folder is taken relative to a point
 * of the body: far from the origin, subtracting m d² afterwards loses all digits (5 % of the tensor
 * at an offset of 1e6 sizes).
 */
import { message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { LEAST_NORMAL, exponentOf, timesPowerOfTwo } from '../linear/power-of-two.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { MassProperties } from './mass-properties.js';
import { inertiaFromSecondMoments } from './tensor.js';
import type { SecondMoments } from './tensor.js';

/** Mass, first moments `sum m x` and second moments of a body, all relative to `origin`. */
export interface MomentSums extends SecondMoments {
  mass: number;
  x: number;
  y: number;
  z: number;
}

/** Mass properties from sums relative to `origin`, a point of the body or near it. */
export function massPropertiesFromSums(sums: MomentSums, origin: ReadonlyVec3): MassProperties {
  const { mass } = sums;
  const [x, y, z] = [sums.x / mass, sums.y / mass, sums.z / mass];
  return {
    mass,
    com: [origin[0] + x, origin[1] + y, origin[2] + z],
    inertia: inertiaFromSecondMoments({
      xx: sums.xx - mass * x * x,
      yy: sums.yy - mass * y * y,
      zz: sums.zz - mass * z * z,
      xy: sums.xy - mass * x * y,
      yz: sums.yz - mass * y * z,
      zx: sums.zx - mass * z * x,
    }),
  };
}

/**
 * Sums in units in which they are neither too large nor too small for a double: lengths times
 * 2^lengthExponent and masses times 2^massExponent. The origin is in m.
 */
export interface ScaledSums {
  sums: MomentSums;
  origin: ReadonlyVec3;
  lengthExponent: number;
  massExponent: number;
}

/**
 * The body of such sums, with another total mass if one is given; refuses moments that a double cannot hold.
 */
export function bodyFromScaled(
  where: string,
  { sums, origin, lengthExponent, massExponent }: ScaledSums,
  mass?: number,
): MassProperties {
  const { com, inertia: scaled } = massPropertiesFromSums(sums, [0, 0, 0]);
  const exponent = mass === undefined ? -massExponent : exponentOf(mass);
  const factor = mass === undefined ? 1 : timesPowerOfTwo(mass, -exponent) / sums.mass;
  const inertia = scaled.map((row) =>
    row.map((x) => timesPowerOfTwo(x * factor, exponent - 2 * lengthExponent)),
  ) as Mat3;
  const [x, y, z] = com.map((a) => timesPowerOfTwo(a, -lengthExponent));
  const body: MassProperties = {
    mass: mass ?? timesPowerOfTwo(sums.mass, -massExponent),
    com: [origin[0] + x, origin[1] + y, origin[2] + z],
    inertia,
  };
  return representable(where, body, { isExtended: scaled.some((row, i) => row[i] > 0) });
}

/**
 * The body, if doubles can hold its moments. `isExtended`: whether they are larger than 0
 * before rounding.
 */
export function representable(
  where: string,
  body: MassProperties,
  { isExtended }: { isExtended: boolean },
): MassProperties {
  const moments = body.inertia.map((row, i) => row[i]);
  if (!(Number.isFinite(body.mass) && moments.every(Number.isFinite))) {
    const reason = 'Masses times squared distances overflow; use other units.';
    throw new RangeError(message(where, 'moments below 1.8e308 kg m²', moments, reason));
  }
  if (isExtended && Math.max(...moments) < LEAST_NORMAL) {
    const reason = 'Masses times squared distances underflow; use other units.';
    throw new RangeError(message(where, 'moments above 2.2e-308 kg m²', moments, reason));
  }
  return body;
}
