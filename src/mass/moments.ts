/**
 * From sums over a body to its mass properties. Every sum of this folder is taken relative to a point of the body: far
 * from the origin, subtracting m d² afterwards loses all digits (5 % of the tensor at an offset of 1e6 sizes).
 */
import type { Row3 } from '../linear/mat3.js';
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

/** The same shape with another total mass. */
export function scaledToMass(body: MassProperties, mass: number): MassProperties {
  const factor = mass / body.mass;
  const [a, b, c] = body.inertia;
  return { mass, com: body.com, inertia: [scaleRow(a), scaleRow(b), scaleRow(c)] };

  function scaleRow([x, y, z]: Row3): Row3 {
    return [x * factor, y * factor, z * factor];
  }
}
