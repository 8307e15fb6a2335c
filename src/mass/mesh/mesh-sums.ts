/** The integrals of a polyhedron. */
import type { ReadonlyVec3 } from '../../linear/vec3.js';
import type { MeshArrays } from './mesh-types.js';
import type { MomentSums, ScaledSums } from '../moments.js';
import { sizedMesh } from './mesh-size.js';

/** The sums of a mesh of any size. */
export function scaledMeshSums(mesh: MeshArrays): ScaledSums {
  const { sums, origin } = meshSums(mesh);
  const second = sums.xx + sums.yy + sums.zz;
  // Far from both ends of the doubles no term that counts has overflowed or underflowed.
  if (1e-250 < second && second < 1e250) return { sums, origin, lengthExponent: 0, massExponent: 0 };
  const { exponent, arrays } = sizedMesh(mesh);
  const [x, y, z] = mesh.vertices.subarray(3 * mesh.triangles[0], 3 * mesh.triangles[0] + 3);
  return { ...meshSums(arrays), origin: [x, y, z], lengthExponent: exponent, massExponent: 0 };
}

/**
 * Volume and moments at density 1, relative to the first corner of the first triangle: with o that corner,
 * sums over the tetrahedra (o, a, b, c) of signed volume d / 6, of d / 24 (a + b + c), and of d / 120 (a
 * a^T + b b^T + c c^T + s s^T), s = a + b + c, d = a · (b × c).
 */
export function meshSums({ vertices, triangles }: MeshArrays): { sums: MomentSums; origin: ReadonlyVec3 } {
  const [ox, oy, oz] = vertices.subarray(3 * triangles[0], 3 * triangles[0] + 3);
  let d0 = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let yz = 0;
  let zx = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t];
    const b = 3 * triangles[t + 1];
    const c = 3 * triangles[t + 2];
    const ax = vertices[a] - ox;
    const ay = vertices[a + 1] - oy;
    const az = vertices[a + 2] - oz;
    const bx = vertices[b] - ox;
    const by = vertices[b + 1] - oy;
    const bz = vertices[b + 2] - oz;
    const cx = vertices[c] - ox;
    const cy = vertices[c + 1] - oy;
    const cz = vertices[c + 2] - oz;
    const d = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    const sx = ax + bx + cx;
    const sy = ay + by + cy;
    const sz = az + bz + cz;
    d0 += d;
    x += d * sx;
    y += d * sy;
    z += d * sz;
    xx += d * (ax * ax + bx * bx + cx * cx + sx * sx);
    yy += d * (ay * ay + by * by + cy * cy + sy * sy);
    zz += d * (az * az + bz * bz + cz * cz + sz * sz);
    xy += d * (ax * ay + bx * by + cx * cy + sx * sy);
    yz += d * (ay * az + by * bz + cy * cz + sy * sz);
    zx += d * (az * ax + bz * bx + cz * cx + sz * sx);
  }
  return {
    sums: {
      mass: d0 / 6,
      x: x / 24,
      y: y / 24,
      z: z / 24,
      xx: xx / 120,
      yy: yy / 120,
      zz: zz / 120,
      xy: xy / 120,
      yz: yz / 120,
      zx: zx / 120,
    },
    origin: [ox, oy, oz],
  };
}
