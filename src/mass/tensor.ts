/** The three operations on inertia tensors that this folder is built from; they check nothing. */
import { apply } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';

/** The tensor of second moments `sum m x y`: xx, yy, zz, xy, yz, zx. */
export interface SecondMoments {
  xx: number;
  yy: number;
  zz: number;
  xy: number;
  yz: number;
  zx: number;
}

/**
 * Inertia from second moments (Chaney eq. 4): moments are sums of two squares, products
 * enter with a minus sign.
 */
export function inertiaFromSecondMoments({ xx, yy, zz, xy, yz, zx }: SecondMoments): Mat3 {
  // 0 - a, not -a: a body without products shows 0, not -0.
  return [
    [yy + zz, 0 - xy, 0 - zx],
    [0 - xy, zz + xx, 0 - yz],
    [0 - zx, 0 - yz, xx + yy],
  ];
}

/** `I + m (d² 1 - d d^T)`; a negative mass takes the term away. */
export function plusParallelAxis(inertia: ReadonlyMat3, mass: number, [x, y, z]: ReadonlyVec3): Mat3 {
  const [[ixx, ixy, ixz], [iyx, iyy, iyz], [izx, izy, izz]] = inertia;
  const [xy, yz, zx] = [mass * x * y, mass * y * z, mass * z * x];
  return [
    [ixx + mass * (y * y + z * z), ixy - xy, ixz - zx],
    [iyx - xy, iyy + mass * (z * z + x * x), iyz - yz],
    [izx - zx, izy - yz, izz + mass * (x * x + y * y)],
  ];
}

/** `R I R^T` with equal entries across the diagonal. */
export function congruent(inertia: ReadonlyMat3, rotation: ReadonlyMat3): Mat3 {
  const [a, b, c] = rotation;
  // Row k of R dotted with I times row l of R.
  const turned = (k: ReadonlyVec3, l: ReadonlyVec3): number => {
    const [x, y, z] = apply(inertia, l);
    return k[0] * x + k[1] * y + k[2] * z;
  };
  const [xy, yz, zx] = [turned(a, b), turned(b, c), turned(c, a)];
  return [
    [turned(a, a), xy, zx],
    [xy, turned(b, b), yz],
    [zx, yz, turned(c, c)],
  ];
}
