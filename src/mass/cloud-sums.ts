/** The loops of `pointCloud`. */
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { MomentSums } from './moments.js';

/** Points per block: it stays in the first-level cache for the second loop, and rounding grows with it instead of with the cloud. */
const BLOCK = 256;

/** Sums over the blocks seen so far, and the least mass (0 if none is negative). */
interface CloudSums extends MomentSums {
  leastMass: number;
}

/** A part of a cloud: from point `start` to before point `end`, positions relative to (ox, oy, oz). */
interface Block {
  masses: Float64Array;
  positions: Float64Array;
  start: number;
  end: number;
  ox: number;
  oy: number;
  oz: number;
}

/**
 * Sums over particles relative to `origin`, block by block. It checks nothing.
 *
 * Two loops share the ten sums: one loop keeps more running values than the processor has registers and is 1.1 times slower.
 */
export function cloudSums(masses: Float64Array, positions: Float64Array, origin: ReadonlyVec3): CloudSums {
  const [ox, oy, oz] = origin;
  const sums = { mass: 0, leastMass: 0, x: 0, y: 0, z: 0, xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 };
  for (let start = 0; start < masses.length; start += BLOCK) {
    const block = { masses, positions, start, end: Math.min(start + BLOCK, masses.length), ox, oy, oz };
    addSumsInPlane(sums, block);
    addSumsAlongZ(sums, block);
  }
  return sums;
}

function addSumsInPlane(sums: CloudSums, { masses, positions, start, end, ox, oy }: Block): void {
  let leastMass = sums.leastMass;
  let mass = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
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
    yy += my * ry;
    xy += mx * ry;
  }
  sums.leastMass = leastMass;
  sums.mass += mass;
  sums.x += x;
  sums.y += y;
  sums.xx += xx;
  sums.yy += yy;
  sums.xy += xy;
}

function addSumsAlongZ(sums: CloudSums, { masses, positions, start, end, ox, oy, oz }: Block): void {
  let z = 0;
  let zz = 0;
  let yz = 0;
  let zx = 0;
  for (let i = start, j = 3 * start; i < end; i++, j += 3) {
    const rz = positions[j + 2] - oz;
    const mz = masses[i] * rz;
    z += mz;
    zz += mz * rz;
    yz += mz * (positions[j + 1] - oy);
    zx += mz * (positions[j] - ox);
  }
  sums.z += z;
  sums.zz += zz;
  sums.yz += yz;
  sums.zx += zx;
}
