import { describe, expect, it } from 'vitest';
import {
  identity,
  inertiaAbout,
  inverse,
  inverseInertiaWorld,
  multiply,
  rotateInertia,
  rotationZ,
  shiftInertia,
  solidSphere,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { particles } from './bodies.js';

const random = seeded(61);
const cloud = (count = 5): { masses: number[]; points: Vec3[] } => ({
  masses: Array.from({ length: count }, () => random.uniform(0.2, 2)),
  points: Array.from({ length: count }, () => random.vector(2)),
});

/** The tensor about a point, summed over the particles themselves. */
function summedAbout(masses: readonly number[], points: readonly Vec3[], about: Vec3): Mat3 {
  const sum: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  masses.forEach((m, n) => {
    const r = points[n].map((x, i) => x - about[i]);
    const squared = r.reduce((s, x) => s + x * x, 0);
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) sum[i][j] += m * ((i === j ? squared : 0) - r[i] * r[j]);
  });
  return sum;
}

describe('parallel axes', () => {
  it('inertiaAbout is the sum over the particles about that point', () => {
    for (let k = 0; k < 100; k++) {
      const { masses, points } = cloud();
      const point = random.vector(5);
      expect(inertiaAbout(particles(masses, points), point)).toBeNear(summedAbout(masses, points, point), FORMULA);
    }
  });

  it('shiftInertia goes from any point to any point, and there and back', () => {
    for (let k = 0; k < 100; k++) {
      const { masses, points } = cloud();
      const { mass, com } = particles(masses, points);
      const [from, to] = [random.vector(4), random.vector(4)];
      const start = summedAbout(masses, points, from);
      const there = shiftInertia(start, { mass, com, from, to });
      expect(there).toBeNear(summedAbout(masses, points, to), FORMULA);
      expect(shiftInertia(there, { mass, com, from: to, to: from })).toBeNear(start, FORMULA);
    }
  });
});

describe('other axes', () => {
  it('rotateInertia is R I R^T, exactly symmetric, and the sum over turned particles', () => {
    for (let k = 0; k < 100; k++) {
      const { masses, points } = cloud();
      const rotation = random.rotation();
      const { inertia } = particles(masses, points);
      const turned = points.map((p) => rotation.map((row) => row[0] * p[0] + row[1] * p[1] + row[2] * p[2]) as Vec3);
      const got = rotateInertia(inertia, rotation);
      expect(got).toBeNear(particles(masses, turned).inertia, FORMULA);
      expect(got).toBeNear(multiply(multiply(rotation, inertia), transpose(rotation)), FORMULA);
      expect(got).toEqual(transpose(got));
    }
  });

  it('inverseInertiaWorld is the inverse of the tensor in world axes', () => {
    for (let k = 0; k < 100; k++) {
      const { masses, points } = cloud();
      const rotation = random.rotation();
      const { inertia } = particles(masses, points);
      const got = inverseInertiaWorld(inertia, rotation);
      expect(multiply(got, rotateInertia(inertia, rotation))).toBeNear(identity(), CHAIN);
      expect(got).toBeNear(inverse(rotateInertia(inertia, rotation)), CHAIN);
    }
  });

  it('inverseInertiaWorld takes any scale and thin bodies', () => {
    for (const scale of [1e-150, 1e-20, 1, 1e20, 1e150]) {
      const got = inverseInertiaWorld(
        [
          [2 * scale, 0, 0],
          [0, 4 * scale, 0],
          [0, 0, 5 * scale],
        ],
        rotationZ(Math.PI / 2),
      );
      expect(got.map((row) => row.map((x) => x * scale))).toBeNear(
        [
          [0.25, 0, 0],
          [0, 0.5, 0],
          [0, 0, 0.2],
        ],
        FORMULA,
      );
    }
    const needle = inverseInertiaWorld(
      [
        [1e-12, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      identity(),
    );
    expect(needle).toBeNear(
      [
        [1e12, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      FORMULA,
    );
  });
});

describe('what has no inverse says why', () => {
  const why =
    'A rod or a point has no resistance about an axis, so a torque about it has no finite effect: give it some thickness.';
  it('a rod, a turned rod, a point', () => {
    expect(() =>
      inverseInertiaWorld(
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        identity(),
      ),
    ).toThrow(`inverseInertiaWorld: expected three principal moments > 0, got [0, 1, 1]. ${why}`);
    for (let k = 0; k < 20; k++) {
      const rod = particles([1, 2], [random.vector(), random.vector()]);
      expect(() => inverseInertiaWorld(rod.inertia, random.rotation())).toThrow(why);
    }
    expect(() => inverseInertiaWorld(particles([1], [[1, 2, 3]]).inertia, identity())).toThrow(why);
  });
});

describe('bad input', () => {
  const ball = solidSphere({ radius: 1, mass: 1 });
  const skewed: Mat3 = [
    [1, 0.5, 0],
    [-0.5, 1, 0],
    [0, 0, 1],
  ];
  const mirror: Mat3 = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ];
  const at = { com: [0, 0, 0] as Vec3, from: [0, 0, 0] as Vec3, to: [0, 0, 0] as Vec3 };
  it.each([
    [() => inertiaAbout(ball, [0, NaN, 0]), RangeError, 'inertiaAbout: expected a finite point[1], got NaN.'],
    [() => inertiaAbout(ball, [0, 0] as never), TypeError, 'inertiaAbout: expected point to be 3 numbers, got [0, 0].'],
    [
      () => inertiaAbout({ ...ball, mass: -1 }, [0, 0, 0]),
      RangeError,
      'inertiaAbout: expected part.mass >= 0, got -1. A mass is 0 or positive.',
    ],
    [
      () => inertiaAbout({ ...ball, mass: 0 }, [0, 0, 0]),
      RangeError,
      'inertiaAbout: expected part.inertia = 0, got [[0.4, 0, 0], [0, 0.4, 0], [0, 0, 0.4]]. What has no mass has no inertia.',
    ],
    [
      () =>
        inertiaAbout(
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ] as never,
          [0, 0, 0],
        ),
      TypeError,
      'inertiaAbout: expected part to be {mass, com, inertia}, got [[1, 0, 0], [0, 1, 0], [0, 0, 1]]. pointMasses and the solids make one.',
    ],
    [
      () => inertiaAbout(undefined as never, [0, 0, 0]),
      TypeError,
      'expected part to be {mass, com, inertia}, got undefined.',
    ],
    [() => inertiaAbout(null as never, [0, 0, 0]), TypeError, 'expected part to be {mass, com, inertia}, got null.'],
    [
      () => shiftInertia(skewed, { mass: 1, ...at }),
      RangeError,
      'shiftInertia: expected inertia to be symmetric, got [[1,0.5,0],[-0.5,1,0],[0,0,1]].',
    ],
    [
      () => shiftInertia(identity(), { mass: -1, ...at }),
      RangeError,
      'shiftInertia: expected mass >= 0, got -1. A mass is 0 or positive.',
    ],
    [
      () => shiftInertia(identity(), { mass: 1, ...at, to: [1, Infinity, 0] }),
      RangeError,
      'shiftInertia: expected a finite to[1], got Infinity.',
    ],
    [
      () => shiftInertia(identity(), { mass: 1, ...at, from: [1] as never }),
      TypeError,
      'shiftInertia: expected from to be 3 numbers, got [1].',
    ],
    [
      () => rotateInertia(identity(), mirror),
      RangeError,
      'rotateInertia: expected rotation to be a rotation, got [[1, 0, 0], [0, 1, 0], [0, 0, -1]].',
    ],
    [() => rotateInertia(skewed, identity()), RangeError, 'rotateInertia: expected inertia to be symmetric'],
    [
      () => inverseInertiaWorld(identity(), mirror),
      RangeError,
      'inverseInertiaWorld: expected rotation to be a rotation',
    ],
    [
      () =>
        inverseInertiaWorld(
          [
            [-1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
          identity(),
        ),
      RangeError,
      'inverseInertiaWorld: expected three principal moments > 0, got [-1, 1, 1]. A moment is a sum of m r², which is not negative.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
