import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { exportedNames } from '../support/doc-examples.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { RATE_CONVERSIONS, REPRESENTATIONS, conversionName, convert } from './representations.js';
import type { Representation } from './representations.js';

const MATRIX = REPRESENTATIONS[0];
const DRAWS = 1000;

function largestDifference(a: Mat3, b: Mat3): number {
  return Math.max(...a.flatMap((row, i) => row.map((entry, j) => Math.abs(entry - b[i][j]))));
}

/** Deeply frozen, so that a conversion that writes to its argument throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

const kinds = [...new Map(REPRESENTATIONS.map((r) => [r.kind, r])).values()];
const pairs = REPRESENTATIONS.flatMap((source) => REPRESENTATIONS.map((target) => ({ source, target })));

describe('the list of representations', () => {
  it('covers every exported conversion of src/rotation', () => {
    const folder = new URL('../../src/rotation/', import.meta.url);
    const exported = readdirSync(folder)
      .flatMap((file) => exportedNames(file, readFileSync(new URL(file, folder), 'utf8')))
      .map(({ name }) => name)
      .filter((name) => /^\w+From[A-Z]\w*$/.test(name));
    const conversions = kinds.flatMap((s) => kinds.map((t) => conversionName(t, s)).filter((n) => n !== undefined));
    expect(exported.sort()).toEqual([...conversions, ...RATE_CONVERSIONS].sort());
  });

  it('has 28 entries and so 784 pairs', () => {
    expect(library.EULER_SEQUENCES).toHaveLength(24);
    expect(new Set(library.EULER_SEQUENCES).size).toBe(24);
    expect(pairs).toHaveLength(784);
  });
});

describe('conversions between all pairs of representations', () => {
  it.each(REPRESENTATIONS)(
    `of $label: ${DRAWS} seeded rotations to each of the others and on to the matrix`,
    (source) => {
      const random = seeded(300 + REPRESENTATIONS.indexOf(source));
      const worst = new Map<string, number>();
      for (const target of REPRESENTATIONS) {
        let error = 0;
        for (let k = 0; k < DRAWS; k++) {
          const rotation = frozen(random.rotation());
          const value = frozen(convert(source, MATRIX, rotation));
          const result = convert(target, source, value);
          error = Math.max(error, largestDifference(target.matrixByDefinition(result as never), rotation));
        }
        worst.set(target.label, error);
      }
      expect(worst.size).toBe(REPRESENTATIONS.length);
      expect([...worst].filter(([, error]) => !(error <= CHAIN))).toEqual([]);
    },
  );

  it.each(REPRESENTATIONS)('of $label: free values, not only those that a conversion returns', (source) => {
    const random = seeded(400 + REPRESENTATIONS.indexOf(source));
    const free: Record<Representation['kind'], () => unknown> = {
      matrix: () => random.rotation(),
      quaternion: () => random.quaternion(),
      axisAngle: () => ({ axis: random.vector(5), angle: random.uniform(-10, 10) }),
      rotationVector: () => random.vector(5),
      euler: () => random.vector(7),
    };
    for (let k = 0; k < DRAWS; k++) {
      const value = frozen(free[source.kind]());
      const want = source.matrixByDefinition(value as never);
      for (const target of kinds) {
        const got = target.matrixByDefinition(convert(target, source, value) as never);
        if (!(largestDifference(got, want) <= CHAIN)) expect(got).toBeNear(want, CHAIN);
      }
    }
    expect(source.matrixByDefinition(free[source.kind]() as never)).toHaveLength(3);
  });
});

describe('conversions at the angles where formulas break', () => {
  const angles = [
    0,
    1e-160,
    1e-12,
    1e-9,
    1e-8,
    1e-4,
    Math.PI - 1e-9,
    Math.PI,
    Math.PI + 1e-9,
    2 * Math.PI,
    3 * Math.PI,
  ];
  const axes: Vec3[] = [
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
    [1, 1, 0],
    [-1, 0, 1],
    [1, -2, 3],
    [-3, -2, -1],
  ];
  const axisAngle = REPRESENTATIONS[2];

  it.each(angles)('angle %d: every pair gives the same matrix to rounding', (angle) => {
    for (const axis of axes) {
      const want = axisAngle.matrixByDefinition({ axis, angle } as never);
      for (const { source, target } of pairs) {
        const value = convert(source, axisAngle, { axis, angle });
        const got = target.matrixByDefinition(convert(target, source, value) as never);
        if (!(largestDifference(got, want) <= FORMULA)) {
          expect(got, `${source.label} to ${target.label}`).toBeNear(want, FORMULA);
        }
      }
    }
    expect(pairs.length).toBeGreaterThan(0);
  });

  it.each([1e-160, 1e-12, 1e-9])(
    'angle %d keeps its digits in every pair but those with first = last axis',
    (angle) => {
      // Euler angles with first = last are at gimbal lock for the identity: two large
      // angles cancel to a small one.
      const good = REPRESENTATIONS.filter(({ sequence = 'XYZ' }) => sequence[0] !== sequence[2]);
      for (const axis of axes) {
        const u = library.normalize(axis);
        for (const source of good) {
          for (const target of good) {
            const value = convert(source, axisAngle, { axis, angle });
            const got = library.vee(target.matrixByDefinition(convert(target, source, value) as never));
            const error = Math.max(...got.map((component, i) => Math.abs(component / angle - u[i])));
            if (!(error <= CHAIN)) expect(error, `${source.label} to ${target.label}`).toBeNear(0, CHAIN);
          }
        }
      }
      expect(good).toHaveLength(16);
    },
  );

  it.each(angles)('angle %d comes back as its equal in [0, pi] from every representation', (angle) => {
    const turns = Math.round(angle / (2 * Math.PI));
    const want = Math.abs(angle - 2 * Math.PI * turns);
    for (const axis of axes) {
      for (const source of REPRESENTATIONS.filter(({ kind }) => kind !== 'axisAngle' && kind !== 'rotationVector')) {
        const got = convert(axisAngle, source, convert(source, axisAngle, { axis, angle })) as { angle: number };
        if (!(Math.abs(got.angle - want) <= FORMULA)) expect(got.angle, source.label).toBeNear(want, FORMULA);
      }
    }
    expect(want).toBeLessThanOrEqual(Math.PI);
  });
});
