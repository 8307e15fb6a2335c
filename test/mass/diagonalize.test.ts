import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  determinant,
  diagonalize,
  norm,
  placed,
  placedPoints,
  solidBox,
  subtract,
  thinRod,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { cases, expectEigenspaces, particles } from './bodies.js';

/**
 * Off-diagonal entries that six steps of rounding may leave, of the largest moment (pass rule of the oracle).
 */
const OFF_DIAGONAL = 1e-12;

describe("Chaney's six steps (section 2.2)", () => {
  it.each(cases('principal_axes'))('%s', (_id, { inputs, expected: want, tolerance }) => {
    // 1. a collection of particles, 2. its centre of mass, 3. its tensor
    const masses = inputs.m as number[];
    const points = inputs.points as Vec3[];
    const body = particles(masses, points);
    expect(body.mass).toMatchOracle(want.total_mass, tolerance);
    expect(body.com).toMatchOracle(want.com, tolerance);
    expect(body.inertia).toMatchOracle(want.inertia, tolerance);
    // 4. its eigenvectors, 5. as rows of a matrix that transforms each particle
    const { massProperties, moments, rotation, translation } = diagonalize(body);
    expect(moments).toMatchOracle(want.principal_moments_ascending, tolerance);
    expectEigenspaces({ moments, axes: transpose(rotation) }, want.eigenspaces as never, 1e-9);
    expect(determinant(rotation)).toBeNear(1, FORMULA);
    const moved = placedPoints(points, { rotation, translation });
    // 6. the tensor of the transformed particles is diagonal
    const again = particles(masses, moved);
    const largest = Math.max(...moments);
    const off = again.inertia.flatMap((row, i) => row.filter((_, j) => i !== j));
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(OFF_DIAGONAL * Math.max(largest, 1));
    expect(again.inertia).toMatchOracle(want.diagonalised_inertia, tolerance);
    expect(again.com).toBeNear([0, 0, 0], CHAIN * Math.max(...points.flat().map(Math.abs), 1));
    expect(massProperties.inertia).toMatchOracle(want.diagonalised_inertia, tolerance);
    expect(massProperties).toEqual({ mass: body.mass, com: [0, 0, 0], inertia: massProperties.inertia });
    const example = want.axes_rows_example as Mat3 | undefined;
    if (example && want.all_distinct === true && moments[1] - moments[0] > 1e-9) {
      // The example's sign rule is the largest component, ours its first near-equal:
      // the same rows up to that.
      rotation.forEach((row, k) => {
        const along = row[0] * example[k][0] + row[1] * example[k][1] + row[2] * example[k][2];
        expect(Math.abs(along)).toBeNear(1, CHAIN);
      });
    }
  });
});

describe('diagonalize', () => {
  const random = seeded(51);

  it('takes mass properties and vertices to the same frame: new = rotation old + translation', () => {
    for (let k = 0; k < 100; k++) {
      const masses = Array.from({ length: 6 }, () => random.uniform(0.2, 2));
      const points = masses.map(() => random.vector(5));
      const body = particles(masses, points);
      const { massProperties, moments, rotation, translation } = diagonalize(body);
      expect(placed(body, { rotation, translation }).com).toBeNear([0, 0, 0], FORMULA);
      expect(placed(body, { rotation, translation }).inertia).toBeNear(massProperties.inertia, FORMULA);
      expect(massProperties.inertia).toEqual([
        [moments[0], 0, 0],
        [0, moments[1], 0],
        [0, 0, moments[2]],
      ]);
      expect(translation).toBeNear(
        apply(rotation, body.com).map((x) => -x),
        FORMULA,
      );
      // Graphics keep their shape, and their handedness.
      const moved = placedPoints(points, { rotation, translation });
      expect(norm(subtract(moved[0], moved[1]))).toBeNear(norm(subtract(points[0], points[1])), FORMULA);
      const volume = (p: Vec3[]): number =>
        determinant([subtract(p[1], p[0]), subtract(p[2], p[0]), subtract(p[3], p[0])]);
      expect(volume(moved)).toBeNear(volume(points), CHAIN);
    }
  });

  it('leaves a body alone that is diagonal already, and takes a rod and a massless part', () => {
    const { rotation, translation } = diagonalize(solidBox({ size: [3, 2, 1], mass: 2 }));
    expect(rotation).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(translation).toBeNear([0, 0, 0], 0);
    expect(diagonalize(thinRod({ length: 2, mass: 3 })).moments).toEqual([0, 1, 1]);
    const nothing = {
      mass: 0,
      com: [1, 2, 3] as Vec3,
      inertia: diagonal(0, 0, 0),
    };
    expect(diagonalize(nothing).moments).toEqual([0, 0, 0]);
  });

  it('refuses a tensor that no body has', () => {
    const part = {
      mass: 1,
      com: [0, 0, 0] as Vec3,
      inertia: diagonal(1, 2, 3.5),
    };
    expect(() => diagonalize(part)).toThrow(
      'diagonalize: expected part.inertia to be physical, got [[1, 0, 0], [0, 2, 0], [0, 0, 3.5]]. ' +
        'Its principal moments are 1, 2, 3.5; the largest exceeds the sum of the other two by 0.5, and no body has that (triangle inequality).',
    );
  });
});
