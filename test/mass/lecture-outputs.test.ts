/** The program outputs on the slides: what they print, and what is right (errata L1 to L6). */
import { describe, expect, it } from 'vitest';
import {
  apply,
  determinant,
  inertiaProblems,
  principalAxes,
  rotateInertia,
  rotationY,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { CHAIN } from '../support/tolerances.js';
import { cases, expectEigenspaces, particles } from './bodies.js';
import type { Case } from './bodies.js';

const columns = (points: readonly Vec3[]): number[][] => [0, 1, 2].map((i) => points.map((p) => p[i]));
const ones = Array.from({ length: 8 }, () => 1);

/** The brick of the slide, with the length of the code: l, or the 1 that our copy prints. */
function brick(length: number): Vec3[] {
  return [1, -1].flatMap((z): Vec3[] => [
    [1, 1, z],
    [1 + length, 1, z],
    [1 + length, 2, z],
    [1, 2, z],
  ]);
}

const outputs: Record<string, (c: Case) => void> = {
  'out-com': ({ expected: want, tolerance }) => {
    const body = particles(ones, brick(4));
    expect(columns(brick(4))).toMatchOracle(want.r_columns, tolerance);
    expect(body.mass).toMatchOracle(want.total_mass, tolerance);
    expect(body.com).toMatchOracle(want.com, tolerance);
    expect(columns(brick(1))).toMatchOracle(want.code_as_printed_r_columns, tolerance);
    expect(particles(ones, brick(1)).com).toMatchOracle(want.code_as_printed_com, tolerance);
  },
  'out-inertia': ({ expected: want, tolerance }) => {
    const { com, inertia } = particles(ones, brick(4));
    expect(columns(brick(4).map((p) => p.map((x, i) => x - com[i]) as Vec3))).toMatchOracle(want.rp_columns, tolerance);
    expect(inertia).toMatchOracle(want.I, tolerance);
  },
  'out-rotated': ({ inputs, expected: want, tolerance }) => {
    const rotation = rotationY(inputs.angle_rad as number);
    expect(rotation).toMatchOracle(want.rot_mat, tolerance);
    const { com } = particles(ones, brick(4));
    const turned = brick(4).map(
      (p) => apply(rotation, p.map((x, i) => x - com[i]) as Vec3).map((x, i) => x + com[i]) as Vec3,
    );
    expect(columns(turned)).toMatchOracle(want.rotated_r_columns, tolerance);
    const body = particles(ones, turned);
    expect(columns(turned.map((p) => p.map((x, i) => x - body.com[i]) as Vec3))).toMatchOracle(
      want.rp_columns,
      tolerance,
    );
    expect(body.inertia).toMatchOracle(want.I_right, tolerance);
    expect(body.inertia).not.toMatchOracle(want.I_printed, tolerance);
    expect(rotateInertia(body.inertia, transpose(rotation))).toMatchOracle(want.I_body_right, tolerance);
    const principal = principalAxes(body.inertia);
    expect(principal.moments).toMatchOracle(want.eigenvalues_right_ascending, tolerance);
    expectEigenspaces(principal, want.eigenspaces_right as never, CHAIN);
    // The printed tensor is a possible one, so no check can find the sign error; its axes are mirrored.
    expect(inertiaProblems(want.I_printed as Mat3)).toEqual([]);
    expect(rotateInertia(want.I_printed as Mat3, transpose(rotation)).map((row, i) => row[i])).toMatchOracle(
      want.I_body_printed_diag,
      tolerance,
    );
    const half = Math.SQRT1_2;
    expect(
      determinant([
        [half, half, 0],
        [0, 0, 1],
        [-half, half, 0],
      ]),
    ).toMatchOracle(want.printed_eigenvector_matrix_det, tolerance);
  },
};

describe('lecture outputs', () => {
  it.each(cases('lecture_outputs'))('%s', (id, c) => {
    if (!(id in outputs)) throw new Error(`case ${id} is not handled`);
    outputs[id](c);
  });
});
