/** The loop of `pointCloud`. */
import type { MomentSums } from './moments.js';

/** Points per block: a block stays in the first-level cache for the second loop. */
const BLOCK = 256;

/**
 * Sums over particles relative to the one with number `origin`, and the least mass (0 if none is negative). It checks nothing.
 *
 * Two loops share the ten sums: one loop keeps more running values than the processor has registers and is 1.4 times slower.
 */
export function cloudSums(
  masses: Float64Array,
  positions: Float64Array,
  origin: number,
): { sums: MomentSums; leastMass: number } {
  const ox = positions[3 * origin];
  const oy = positions[3 * origin + 1];
  const oz = positions[3 * origin + 2];
  let mass = 0;
  let leastMass = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let yz = 0;
  let zx = 0;
  for (let start = 0; start < masses.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, masses.length);
    for (let i = start, j = 3 * start; i < end; i++, j += 3) {
      const m = masses[i];
      const rx = positions[j] - ox;
      const ry = positions[j + 1] - oy;
      const mx = m * rx;
      const my = m * ry;
      if (m < leastMass) leastMass = m;
      mass += m;
      x += mx;
      y += my;
      xx += mx * rx;
      xy += mx * ry;
      yy += my * ry;
    }
    for (let i = start, j = 3 * start; i < end; i++, j += 3) {
      const rx = positions[j] - ox;
      const ry = positions[j + 1] - oy;
      const rz = positions[j + 2] - oz;
      const mz = masses[i] * rz;
      z += mz;
      zz += mz * rz;
      yz += mz * ry;
      zx += mz * rx;
    }
  }
  return { sums: { mass, x, y, z, xx, yy, zz, xy, yz, zx }, leastMass };
}
