/** Thin shells in the shape of a triangle mesh. */
import { message } from '../linear/expect.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { FIX_OF_MESH, massOnly } from './mass-or-density.js';
import type { MassOr } from './mass-or-density.js';
import type { MassProperties } from './mass-properties.js';
import { flatMesh } from './mesh/mesh-arrays.js';
import { badIndex } from './mesh/mesh-problems.js';
import { sizedMesh } from './mesh/mesh-size.js';
import type { MeshArrays, TriangleMesh } from './mesh/mesh-types.js';
import { bodyFromScaled } from './moments.js';
import type { MomentSums } from './moments.js';

/**
 * The mass properties of a thin shell, sheet metal or a balloon: mass spread evenly over the triangles of a
 * mesh. The mesh may be open, and it does not matter which way its triangles face. Exact for flat triangles:
 * with the area A and the corners a, b, c of each, A, A (a + b + c) / 3 and A / 12 (a a^T + b b^T + c c^T + s
 * s^T), s = a + b + c, relative to a vertex.
 *
 * @param mesh vertices in m and triangles, in lists or flat arrays
 * @param heavy exactly one of `mass` in kg and `surfaceDensity` in kg/m²
 * @throws TypeError for anything but a mesh, or unless exactly one of mass and surfaceDensity is given.
 * @throws RangeError for a mesh without triangles, or with a number that is no vertex, or without area.
 * @example
 * const square = {
 *   vertices: [[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]],
 *   triangles: [[0, 1, 2], [0, 2, 3]],
 * };
 * const sheet = shellMesh(square, { surfaceDensity: 3 });
 * sheet.mass; // => 12
 * sheet.com; // => [1, 1, 0]
 * sheet.inertia; // => [[4, 0, 0], [0, 4, 0], [0, 0, 8]]
 */
export function shellMesh(mesh: TriangleMesh, heavy: MassOr<'surfaceDensity'>): MassProperties {
  const where = 'shellMesh';
  const arrays = flatMesh(where, mesh);
  if (arrays.triangles.length === 0) {
    throw new RangeError(message(where, 'at least one triangle', [], 'A shell is made of triangles.'));
  }
  const bad = badIndex(mesh, arrays);
  if (bad) throw new RangeError(message(where, 'triangles between vertices of the mesh', bad.name, bad.reason));
  const { arrays: sized, exponent } = sizedMesh(arrays);
  const sums = shellSums(sized);
  if (!(sums.mass > 0)) {
    throw new RangeError(message(where, 'an area > 0', sums.mass, 'All its triangles are lines or points.'));
  }
  const mass = massOnly(where, heavy, {
    densityName: 'surfaceDensity',
    content: sums.mass,
    exponent: -2 * exponent,
    fix: FIX_OF_MESH,
  });
  const [x, y, z] = cornerOf(arrays);
  return bodyFromScaled(where, { sums, origin: [x, y, z], lengthExponent: exponent, massExponent: 0 }, mass);
}

function cornerOf({ vertices, triangles }: MeshArrays): ReadonlyVec3 {
  const at = 3 * triangles[0];
  return [vertices[at], vertices[at + 1], vertices[at + 2]];
}

/** Area and moments at surface density 1, relative to the first corner of the first triangle. */
function shellSums(mesh: MeshArrays): MomentSums {
  const { vertices, triangles } = mesh;
  const origin = cornerOf(mesh);
  const sums = { mass: 0, x: 0, y: 0, z: 0, xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 };
  const corner = (index: number): [number, number, number] => [
    vertices[3 * index] - origin[0],
    vertices[3 * index + 1] - origin[1],
    vertices[3 * index + 2] - origin[2],
  ];
  for (let t = 0; t < triangles.length; t += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [
      corner(triangles[t]),
      corner(triangles[t + 1]),
      corner(triangles[t + 2]),
    ];
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    const [sx, sy, sz] = [ax + bx + cx, ay + by + cy, az + bz + cz];
    const twelfth = area / 12;
    sums.mass += area;
    sums.x += (area / 3) * sx;
    sums.y += (area / 3) * sy;
    sums.z += (area / 3) * sz;
    sums.xx += twelfth * (ax * ax + bx * bx + cx * cx + sx * sx);
    sums.yy += twelfth * (ay * ay + by * by + cy * cy + sy * sy);
    sums.zz += twelfth * (az * az + bz * bz + cz * cz + sz * sz);
    sums.xy += twelfth * (ax * ay + bx * by + cx * cy + sx * sy);
    sums.yz += twelfth * (ay * az + by * bz + cy * cz + sy * sz);
    sums.zx += twelfth * (az * ax + bz * bx + cz * cx + sz * sx);
  }
  return sums;
}
