/**
 * Faults that users of comparable software have reported, families 1 (mass
 * properties) and 2 (principal axes).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  combine,
  deg,
  determinant,
  inertiaProblems,
  matrixFromAxisAngle,
  multiply,
  normalize,
  placed,
  principalAxes,
  rotateInertia,
  shiftInertia,
  solidBox,
  solidCylinder,
  solidMesh,
  solidSphere,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, MassProperties, Triangle, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { publicReport } from '../support/oracle.js';
import { FORMULA } from '../support/tolerances.js';
import { expectPrincipal, particles } from './bodies.js';

interface ReportPart {
  shape: 'sphere' | 'box';
  mass: number;
  radius: number;
  full_sides: Vec3;
  position: Vec3;
  orientation_axis_angle_deg?: { axis: Vec3; angle: number };
}

interface Report {
  id: string;
  family: string;
  input: Record<string, unknown>;
  expected: { right: unknown; faulty: unknown };
  tolerance: unknown;
}

const diagonal = ([a, b, c]: Vec3): Mat3 => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];
const rotationOf = ({ axis, angle }: { axis: Vec3; angle: number }): Mat3 =>
  matrixFromAxisAngle(normalize(axis), deg(angle));
const tolerance = (report: Report): number => report.tolerance as number;
/** The right values of a report that names them. */
const right = (report: Report): Record<string, unknown> => report.expected.right as Record<string, unknown>;

function combined(parts: readonly ReportPart[]): MassProperties {
  return combine(
    ...parts.map(({ shape, mass, radius, full_sides, position, orientation_axis_angle_deg }) =>
      placed(shape === 'sphere' ? solidSphere({ radius, mass }) : solidBox({ size: full_sides, mass }), {
        translation: position,
        ...(orientation_axis_angle_deg ? { rotation: rotationOf(orientation_axis_angle_deg) } : {}),
      }),
    ),
  );
}

/** The right values within the tolerance of the report, and not the faulty ones. */
function expectRight(got: unknown, report: Report): void {
  expect(got).toBeNear(report.expected.right, Math.max(tolerance(report), FORMULA));
  expect(got).not.toBeNear(report.expected.faulty, tolerance(report));
}

function expectAxes(inertia: Mat3, moments: Vec3, limit: number): void {
  const principal = principalAxes(inertia);
  expect(principal.moments).toBeNear(moments, limit);
  const mean = inertia.map((row, i) => row.map((x, j) => (x + inertia[j][i]) / 2)) as Mat3;
  expectPrincipal(mean, principal, Math.max(limit, 1e-15));
}

const reports: Record<string, (report: Report) => void> = {
  'mp-01': (report) => {
    const { com, inertia } = particles(report.input.masses as number[], report.input.points as Vec3[]);
    expectRight({ com, inertia }, report);
  },
  'mp-03': (report) => {
    expectRight(combined(report.input.parts as ReportPart[]), report);
  },
  'mp-05': (report) => {
    expectRight(combined(report.input.parts as ReportPart[]).inertia, report);
  },
  'mp-06': (report) => {
    const { inertia_part_frame, orientation_axis_angle_deg } = report.input;
    expectRight(rotateInertia(inertia_part_frame as Mat3, rotationOf(orientation_axis_angle_deg as never)), report);
  },
  'mp-08': (report) => {
    const { mass, radius, height } = report.input as Record<string, number>;
    expectRight(
      solidCylinder({ radius, length: height, axis: 'x', mass }).inertia.map((row, i) => row[i]),
      report,
    );
  },
  'mp-10': (report) => {
    const { mass, radius, height } = report.input as Record<string, number>;
    expectRight(
      solidCylinder({ radius, length: height, axis: 'z', mass }).inertia.map((row, i) => row[i]),
      report,
    );
    (['x', 'y', 'z'] as const).forEach((axis, k) => {
      const moments = solidCylinder({ radius, length: height, axis, mass }).inertia.map((row, i) => row[i]);
      expect(moments.indexOf(Math.min(...moments))).toBe(k);
    });
  },
  'mp-11': (report) => {
    const { mass, x_radius, y_radius, z_radius } = report.input as Record<string, number>;
    const box = solidBox({ size: [2 * x_radius, 2 * y_radius, 2 * z_radius], mass });
    expectRight(
      box.inertia.map((row, i) => row[i]),
      report,
    );
  },
  'mp-13': (report) => {
    const { inertia } = particles(report.input.masses as number[], report.input.points as Vec3[]);
    expectRight(inertia, report);
    // All coordinates are exact, so the tensor is too, to the last digits.
    expect(inertia).toBeNear(report.expected.right, FORMULA);
  },
  'mp-15': (report) => {
    const cases = report.input.cases as { moments: Vec3; valid: boolean }[];
    const valid = cases.map(({ moments }) => inertiaProblems(diagonal(moments)).length === 0);
    expect(valid).toEqual(report.expected.right);
    expect(valid).not.toEqual(report.expected.faulty);
  },
  'mp-16': (report) => {
    // The library has no six loose numbers. A body with these sums of m x x^T, built by Cholesky:
    // pairs of masses 1/2 at plus and minus the columns of L have sum m x x^T = L L^T.
    const {
      Ixx,
      Iyy,
      Izz,
      products_sum_mxy: xy,
      products_sum_mxz: xz,
      products_sum_myz: yz,
    } = report.input as Record<string, number>;
    const [xx, yy, zz] = [(Iyy + Izz - Ixx) / 2, (Izz + Ixx - Iyy) / 2, (Ixx + Iyy - Izz) / 2];
    const a = Math.sqrt(xx);
    const [b, c] = [xy / a, xz / a];
    const d = Math.sqrt(yy - b * b);
    const e = (yz - b * c) / d;
    const columns: Vec3[] = [
      [a, b, c],
      [0, d, e],
      [0, 0, Math.sqrt(zz - c * c - e * e)],
    ];
    const points = columns.flatMap((v): Vec3[] => [v, v.map((x) => -x) as Vec3]);
    const { inertia } = particles(
      points.map(() => 0.5),
      points,
    );
    expectRight(inertia, { ...report, tolerance: FORMULA });
  },
  'mp-18': (report) => {
    const { mass, point_A_from_com, point_B_from_com, inertia_about_A } = report.input;
    const shift = {
      mass: mass as number,
      com: [0, 0, 0] as Vec3,
      from: point_A_from_com as Vec3,
      to: point_B_from_com as Vec3,
    };
    expectRight(shiftInertia(inertia_about_A as Mat3, shift), report);
  },
  'mp-20': (report) => {
    const { density, vertices, faces_outward, faces_inward, open_mesh_drop_face } = report.input;
    const solid = (triangles: Triangle[]): MassProperties =>
      solidMesh({ vertices: vertices as Vec3[], triangles }, { density: density as number });
    const { mass, com, inertia } = solid(faces_outward as Triangle[]);
    expectRight({ mass, com, inertia_com: inertia }, report);
    expect(() => solid(faces_inward as Triangle[])).toThrow('got "inside-out"');
    const open = (faces_outward as Triangle[]).filter((_, i) => i !== open_mesh_drop_face);
    expect(() => solid(open)).toThrow('got "open"');
  },
  'pa-01': (report) => {
    expectAxes(report.input.inertia as Mat3, right(report).moments_ascending as Vec3, tolerance(report));
    expectAxes(report.input.also as Mat3, [0.05, 0.27, 0.31], tolerance(report));
    const random = seeded(111);
    for (let k = 0; k < 200; k++) {
      const points = Array.from({ length: 5 }, () => random.vector());
      const { inertia } = particles(
        points.map(() => 1),
        points,
      );
      const { axes } = principalAxes(inertia);
      expect(determinant(axes)).toBeNear(right(report).det, tolerance(report));
      const turned = multiply(multiply(transpose(axes), inertia), axes);
      expect(turned.flatMap((row, i) => row.filter((_, j) => i !== j))).toBeNear([0, 0, 0, 0, 0, 0], tolerance(report));
    }
  },
  'pa-03': (report) => {
    for (const inertia of report.input.cases as Mat3[])
      expectAxes(inertia, right(report).moments as Vec3, tolerance(report));
  },
  'pa-05': (report) => {
    expectAxes(report.input.inertia as Mat3, right(report).moments as Vec3, tolerance(report));
  },
  'pa-06': (report) => {
    expectAxes(report.input.inertia as Mat3, right(report).moments as Vec3, tolerance(report));
    expect(transpose(principalAxes(report.input.inertia as Mat3).axes).map((v) => Math.hypot(...v))).toBeNear(
      right(report).axis_norms,
      FORMULA,
    );
  },
  'pa-08': (report) => {
    for (const scale of report.input.scales as number[]) {
      const inertia = (report.input.inertia_base as Mat3).map((row) => row.map((x) => x * scale)) as Mat3;
      const { moments, axes } = principalAxes(inertia);
      expect(moments.map((x) => x / scale)).toBeNear(right(report).moments_of_base, tolerance(report));
      expect(moments.map((x) => x / scale)).not.toBeNear(
        (report.expected.faulty as Record<string, unknown>).moments_of_base,
        tolerance(report),
      );
      const turned = multiply(multiply(transpose(axes), inertia), axes);
      const off = turned.flatMap((row, i) => row.filter((_, j) => i !== j));
      expect(Math.max(...off.map(Math.abs)) / scale).toBeLessThanOrEqual(tolerance(report));
    }
  },
  'pa-10': (report) => {
    const { moments, axes } = principalAxes(report.input.inertia as Mat3);
    (right(report).pairs as { moment: number; axis: Vec3 }[]).forEach(({ moment, axis }, k) => {
      expect(moments[k]).toBeNear(moment, tolerance(report));
      expect(transpose(axes)[k].map(Math.abs)).toBeNear(axis, tolerance(report));
    });
  },
  'pa-11': (report) => {
    const { moments, axes } = principalAxes(report.input.inertia as Mat3);
    expect(moments).toBeNear(right(report).moments, tolerance(report));
    expect(moments).not.toBeNear((report.expected.faulty as Record<string, unknown>).moments, tolerance(report));
    expect(transpose(axes)[0]).toBeNear(right(report)['axis_of_0.2_up_to_sign'], tolerance(report));
  },
  'pa-13': (report) => {
    const { masses, points, moved_points, motion } = report.input;
    const still = principalAxes(particles(masses as number[], points as Vec3[]).inertia);
    const moved = principalAxes(particles(masses as number[], moved_points as Vec3[]).inertia);
    expect(still.moments).toBeNear(right(report).moments, tolerance(report));
    expect(moved.moments).toBeNear(right(report).moments, tolerance(report));
    const turn = matrixFromAxisAngle(
      normalize((motion as { axis: Vec3 }).axis),
      (motion as { angle_rad: number }).angle_rad,
    );
    const overlap = transpose(still.axes).map((v, k) => {
      const [x, y, z] = apply(turn, v);
      const w = transpose(moved.axes)[k];
      return Math.abs(x * w[0] + y * w[1] + z * w[2]);
    });
    expect(overlap).toBeNear([1, 1, 1], tolerance(report));
  },
  'pa-15': (report) => {
    const inertia = report.input.inertia as Mat3;
    expectPrincipal(inertia, principalAxes(inertia), right(report).each_column_is_eigenvector_residual as number);
    expect(determinant(principalAxes(inertia).axes)).toBeNear(right(report).det, tolerance(report));
  },
};

const file = new URL('../oracle/public-reports.json', import.meta.url);
const ids = (JSON.parse(readFileSync(file, 'utf8')) as Report[])
  .filter(({ family }) => /^[12] /.test(family))
  .map(({ id }) => id);

describe('public reports on mass properties and principal axes', () => {
  it.each(ids)('%s', (id) => {
    if (!(id in reports)) throw new Error(`report ${id} is not handled`);
    reports[id](publicReport(id));
  });

  it('every handled report is in the file', () => {
    expect(Object.keys(reports).sort()).toEqual([...ids].sort());
  });
});
