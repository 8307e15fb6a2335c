import { describe, expect, it } from 'vitest';
import {
  diagonal,
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
  const sum: Mat3 = diagonal(0, 0, 0);
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

describe('shiftInertia with a tensor that is not about `from`', () => {
  const shift = (inertia: Mat3, mass: number, from: Vec3): Mat3 =>
    shiftInertia(inertia, { mass, com: [0, 0, 0], from, to: [0, 0, 0] });

  it('refuses the tensor about the centre of mass, with the fix', () => {
    const text =
      'shiftInertia: expected inertia to be the tensor about from, got [[1, 0, 0], [0, 1, 0], [0, 0, 1]]. ' +
      'A point 5 m from the centre of mass adds m d² = 25 kg m² across d; without it the principal moments are -24, -24, 1, and no body has these. ' +
      'If this is the tensor about the centre of mass, pass com as from.';
    expect(() => shift(diagonal(1, 1, 1), 1, [5, 0, 0])).toThrow(new RangeError(text));
    // Not negative, but 1 > 0.19 + 0.19: no body either.
    expect(() => shift(diagonal(1, 1, 1), 1, [0.9, 0, 0])).toThrow(
      'principal moments are 0.19, 0.19, 1, and no body has these',
    );
    expect(() => shift(diagonal(0, 0, 0), 2, [0, 0, 1e-3])).toThrow('m d² = 0.000002 kg m²');
  });

  it('takes every body about every point, thin ones, far ones and ones as files print them', () => {
    for (let k = 0; k < 300; k++) {
      const { masses, points } = cloud(1 + (k % 4));
      const far = 10 ** random.uniform(-3, 6);
      const from = random.vector(far);
      const com = [0, 1, 2].map(
        (i) => masses.reduce((sum, m, n) => sum + m * points[n][i], 0) / masses.reduce((a, b) => a + b),
      ) as Vec3;
      const mass = masses.reduce((a, b) => a + b);
      const about = summedAbout(masses, points, from);
      // Seven digits, as a URDF file has them.
      const printed = about.map((row) => row.map((x) => Number(x.toPrecision(7)))) as Mat3;
      const back = shiftInertia(printed, { mass, com, from, to: com });
      expect(back).toBeNear(summedAbout(masses, points, com), 1e-6 * Math.max(...about.map((row, i) => row[i]), 1));
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
      const got = inverseInertiaWorld(diagonal(2 * scale, 4 * scale, 5 * scale), rotationZ(Math.PI / 2));
      expect(got.map((row) => row.map((x) => x * scale))).toBeNear(diagonal(0.25, 0.5, 0.2), FORMULA);
    }
    const needle = inverseInertiaWorld(diagonal(1e-12, 1, 1), identity());
    expect(needle).toBeNear(diagonal(1e12, 1, 1), FORMULA);
  });
});

describe('what has no inverse says why', () => {
  const why =
    'A rod or a point has no resistance about an axis, so a torque about it has no finite effect: give it some thickness.';
  it('a rod, a turned rod, a point', () => {
    expect(() => inverseInertiaWorld(diagonal(0, 1, 1), identity())).toThrow(
      `inverseInertiaWorld: expected three principal moments > 0, got [0, 1, 1]. ${why}`,
    );
    for (let k = 0; k < 20; k++) {
      const rod = particles([1, 2], [random.vector(), random.vector()]);
      expect(() => inverseInertiaWorld(rod.inertia, random.rotation())).toThrow(why);
    }
    expect(() => inverseInertiaWorld(particles([1], [[1, 2, 3]]).inertia, identity())).toThrow(why);
  });
});

describe('what leaves the range of numbers', () => {
  it('is refused by name', () => {
    const small = diagonal(1e-310, 2e-310, 2.5e-310);
    expect(() => inverseInertiaWorld(small, identity())).toThrow(
      new RangeError(
        'inverseInertiaWorld: expected principal moments above 5.6e-309 kg m², got [1e-310, 2e-310, 2.5e-310]. Their inverse overflows; use other units.',
      ),
    );
    const ball = solidSphere({ radius: 1, mass: 1 });
    expect(() => inertiaAbout(ball, [1e200, 0, 0])).toThrow(
      new RangeError(
        'inertiaAbout: expected moments below 1.8e308 kg m², got [0.4, Infinity, Infinity]. Masses times squared distances overflow; use other units.',
      ),
    );
    const far = { mass: 1, com: [0, 0, 0] as Vec3, from: [0, 0, 0] as Vec3, to: [0, 1e200, 0] as Vec3 };
    expect(() => shiftInertia(diagonal(1, 1, 1), far)).toThrow(
      'shiftInertia: expected moments below 1.8e308 kg m², got',
    );
    expect(() => shiftInertia(diagonal(1, 1, 1), { ...far, from: far.to, to: far.from })).toThrow(
      'shiftInertia: expected moments below 1.8e308 kg m², got',
    );
  });

  it('a moment that is rounding of a larger one is told so, though it is above 0', () => {
    expect(() => inverseInertiaWorld(diagonal(1e-15, 1, 1), identity())).toThrow(
      'inverseInertiaWorld: expected three principal moments > 1.8e-15 of the largest, got [1e-15, 1, 1]. A rod or a point has no resistance',
    );
  });
});

describe('bad input', () => {
  const ball = solidSphere({ radius: 1, mass: 1 });
  const skewed: Mat3 = [
    [1, 0.5, 0],
    [-0.5, 1, 0],
    [0, 0, 1],
  ];
  const mirror: Mat3 = diagonal(1, 1, -1);
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
      'shiftInertia: expected inertia to be symmetric, got [[1, 0.5, 0], [-0.5, 1, 0], [0, 0, 1]].',
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
      () => inverseInertiaWorld(diagonal(-1, 1, 1), identity()),
      RangeError,
      'inverseInertiaWorld: expected three principal moments > 0, got [-1, 1, 1]. A moment is a sum of m r², which is not negative.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
