/** The loop of `pointCloud`. */
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { MomentSums } from './moments.js';

/** Points per block: rounding grows with the block instead of with the cloud. */
const BLOCK = 256;

/** Sums over the blocks seen so far, and the least mass (0 if none is negative). */
interface CloudSums extends MomentSums {
  leastMass: number;
}

/** A part of a cloud: from point `start` to before point `end`, positions relative to `origin`. */
interface Block {
  masses: Float64Array;
  positions: Float64Array;
  origin: ReadonlyVec3;
  start: number;
  end: number;
}

/**
 * Sums over particles relative to `origin`, block by block. It checks nothing.
 *
 * Its time is that of the 13 additions and 9 multiplications per point: C++ takes as long if
 * it may not do two at once.
 */
export function cloudSums(masses: Float64Array, positions: Float64Array, origin: ReadonlyVec3): CloudSums {
  const sums = { mass: 0, leastMass: 0, x: 0, y: 0, z: 0, xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 };
  for (let start = 0; start < masses.length; start += BLOCK) {
    addBlock(sums, { masses, positions, origin, start, end: Math.min(start + BLOCK, masses.length) });
  }
  return sums;
}

function addBlock(sums: CloudSums, { masses, positions, origin, start, end }: Block): void {
  const [ox, oy, oz] = origin;
  let leastMass = sums.leastMass;
  let mass = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let yz = 0;
  let zx = 0;
  for (let i = start, j = 3 * start; i < end; i++, j += 3) {
    const m = masses[i];
    const rx = positions[j] - ox;
    const ry = positions[j + 1] - oy;
    const rz = positions[j + 2] - oz;
    const mx = m * rx;
    const my = m * ry;
    const mz = m * rz;
    if (m < leastMass) leastMass = m;
    mass += m;
    x += mx;
    y += my;
    z += mz;
    xx += mx * rx;
    yy += my * ry;
    zz += mz * rz;
    xy += mx * ry;
    yz += my * rz;
    zx += mz * rx;
  }
  sums.leastMass = leastMass;
  sums.mass += mass;
  sums.x += x;
  sums.y += y;
  sums.z += z;
  sums.xx += xx;
  sums.yy += yy;
  sums.zz += zz;
  sums.xy += xy;
  sums.yz += yz;
  sums.zx += zx;
}
