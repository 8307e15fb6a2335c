/**
 * What several tests of this folder share: bodies from the oracle's inputs, and comparisons
 * that do not depend on signs.
 */
import { expect } from 'vitest';
import {
  apply,
  determinant,
  matrixFromAxisAngle,
  multiply,
  normalize,
  pointMasses,
  rotationX,
  rotationY,
  rotationZ,
  solidBox,
  solidCylinder,
  solidSphere,
  transpose,
} from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleTolerance } from '../support/matchers.js';
import type { Mat3, MassProperties, PrincipalAxes, ReadonlyMat3, ReadonlyVec3, Vec3 } from 'rigid-body-lab';

/** A case of the oracle whose fields each test names with their types. */
export interface Case {
  id: string;
  inputs: Record<string, unknown>;
  expected: Record<string, unknown>;
  misconceptions?: Record<string, unknown>;
  tolerance: OracleTolerance;
}

/** The cases of a family, ready for `it.each`. */
export function cases(family: string): [string, Case][] {
  return (oracle(family) as Case[]).map((c) => [c.id, c]);
}

export function particles(masses: readonly number[], points: readonly ReadonlyVec3[]): MassProperties {
  return pointMasses(masses.map((mass, i) => ({ mass, position: points[i] })));
}

export interface OracleRotation {
  axis?: Vec3;
  angle_rad?: number;
  euler_zxy?: { gamma_z: number; theta_x: number; beta_y: number };
}

export function rotationOf({ axis, angle_rad, euler_zxy }: OracleRotation): Mat3 {
  if (euler_zxy) {
    const { gamma_z, theta_x, beta_y } = euler_zxy;
    return multiply(multiply(rotationZ(gamma_z), rotationX(theta_x)), rotationY(beta_y));
  }
  if (!axis || angle_rad === undefined) throw new Error('neither axis and angle nor Euler angles');
  return matrixFromAxisAngle(normalize(axis), angle_rad);
}

export interface OracleSolid {
  kind: string;
  mass: number;
  x_radius: number;
  y_radius: number;
  z_radius: number;
  radius: number;
  height: number;
}

/** The oracle's solids: boxes by half extents, cylinders along x by full height. */
export function solidOf(s: OracleSolid): MassProperties {
  const { kind, mass, radius } = s;
  if (kind === 'box') return solidBox({ size: [2 * s.x_radius, 2 * s.y_radius, 2 * s.z_radius], mass });
  if (kind === 'cylinder') return solidCylinder({ radius, length: s.height, axis: 'x', mass });
  if (kind === 'sphere') return solidSphere({ radius, mass });
  throw new Error(`no such solid: ${kind}`);
}

export interface Eigenspace {
  moment: number;
  multiplicity: number;
  projector: Mat3;
}

/**
 * The oracle's eigenspaces against principal axes: projectors, so that signs and choices
 * within a space do not matter.
 */
export function expectEigenspaces({ axes }: PrincipalAxes, spaces: readonly Eigenspace[], tolerance: number): void {
  const columns = transpose(axes);
  let first = 0;
  // Moments that the oracle separates by rounding alone span one space.
  for (const { multiplicity, projector } of merged(spaces)) {
    const own = columns.slice(first, first + multiplicity);
    const got = [0, 1, 2].map((i) => [0, 1, 2].map((j) => own.reduce((sum, v) => sum + v[i] * v[j], 0)));
    expect(got).toBeNear(projector, tolerance);
    first += multiplicity;
  }
  expect(first).toBe(3);
}

function merged(spaces: readonly Eigenspace[]): Eigenspace[] {
  const result: Eigenspace[] = [];
  for (const space of spaces) {
    const last = result.at(-1);
    if (last && space.moment - last.moment < 1e-13 * space.moment) {
      last.multiplicity += space.multiplicity;
      last.projector = last.projector.map((row, i) => row.map((x, j) => x + space.projector[i][j])) as Mat3;
    } else result.push({ ...space });
  }
  return result;
}

/** Right-handed, orthonormal, diagonalising, ascending. */
export function expectPrincipal(inertia: ReadonlyMat3, { moments, axes }: PrincipalAxes, tolerance: number): void {
  const size = Math.max(...inertia.flat().map(Math.abs)) || 1;
  expect(determinant(axes)).toBeNear(1, tolerance);
  expect(multiply(transpose(axes), axes)).toBeNear(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    tolerance,
  );
  expect(moments[0]).toBeLessThanOrEqual(moments[1]);
  expect(moments[1]).toBeLessThanOrEqual(moments[2]);
  transpose(axes).forEach((axis, k) => {
    const residual = apply(inertia, axis).map((x, i) => (x - moments[k] * axis[i]) / size);
    expect(residual).toBeNear([0, 0, 0], tolerance);
  });
}
