import { describe, expect, it } from 'vitest';
import { cross, dot, pointCloud, pointMasses, inertiaAbout, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { cases, particles } from './bodies.js';
import { exactPointInertia } from './exact.js';

/** What one pass over ten thousand particles may lose, whatever their distance from the origin. */
const ONE_PASS = 5e-14;
/** The same summed in blocks of 256: 2e-15 measured at a million particles. */
const BLOCK_SUMS = 1e-14;

describe('pointMasses: the lecture brick', () => {
  it.each(cases('brick'))('%s', (_id, { inputs, expected, tolerance, misconceptions }) => {
    const { m, corner, l, h, d } = inputs as unknown as { m: number[]; corner: Vec3; l: number; h: number; d: number };
    const [x, y, z] = corner;
    const brick: Vec3[] = [z, z - d].flatMap((depth): Vec3[] => [
      [x, y, depth],
      [x + l, y, depth],
      [x + l, y + h, depth],
      [x, y + h, depth],
    ]);
    const want = expected;
    expect(brick).toMatchOracle(want.points, tolerance);
    const body = particles(m, brick);
    expect(body.mass).toMatchOracle(want.total_mass, tolerance);
    expect(body.com).toMatchOracle(want.com, tolerance);
    expect(body.inertia).toMatchOracle(want.inertia, tolerance);
    expect(brick.map((p) => p.map((c, i) => c - body.com[i]))).toMatchOracle(want.relative_points, tolerance);
    expect(inertiaAbout(body, [0, 0, 0])).toMatchOracle(want.inertia_about_world_origin, tolerance);
    const misread = misconceptions?.length_read_as_1_com;
    if (misread !== undefined) expect(body.com).not.toMatchOracle(misread, tolerance);
  });
});

describe('pointMasses', () => {
  const random = seeded(31);
  const draw = (count: number, size: number): { masses: number[]; points: Vec3[] } => ({
    masses: Array.from({ length: count }, () => random.uniform(0.1, 3)),
    points: Array.from({ length: count }, () => random.vector(size)),
  });

  it('I omega is the angular momentum sum m r × (omega × r), which a wrong sign of the products breaks', () => {
    for (let k = 0; k < 200; k++) {
      const { masses, points } = draw(random.integer(2, 9), 2);
      const { com, inertia } = particles(masses, points);
      const omega = random.vector();
      const momentum: Vec3 = [0, 0, 0];
      points.forEach((p, i) => {
        const r: Vec3 = [p[0] - com[0], p[1] - com[1], p[2] - com[2]];
        const v = cross(omega, r);
        cross(r, v).forEach((x, axis) => (momentum[axis] += masses[i] * x));
      });
      expect(apply(inertia, omega)).toBeNear(momentum, FORMULA);
      expect(dot(omega, apply(inertia, omega))).toBeGreaterThan(0);
    }
  });

  it('erratum L2: with the printed signs I omega is not the angular momentum', () => {
    const points: Vec3[] = [
      [1, 2, 3],
      [-2, 1, 0],
      [0, -1, 1],
    ];
    const { inertia } = particles([1, 1, 1], points);
    const printed = inertia.map((row, i) => row.map((x, j) => (i === j ? x : -x))) as Mat3;
    const omega: Vec3 = [0.3, -1.1, 0.7];
    expect(apply(printed, omega)).not.toBeNear(apply(inertia, omega), 0.1);
  });

  it('pointCloud gives the same to 1e-14, also with massless particles first', () => {
    for (let k = 0; k < 50; k++) {
      const { masses, points } = draw(random.integer(1, 700), 3);
      masses.unshift(0, 0);
      points.unshift([1e6, -1e6, 1e6], [0, 0, 0]);
      const slow = particles(masses, points);
      const fast = pointCloud(Float64Array.from(masses), Float64Array.from(points.flat()));
      expect(fast.mass).toBeNear(slow.mass, CHAIN);
      expect(fast.com).toBeNear(slow.com, CHAIN);
      expect(fast.inertia).toBeNear(slow.inertia, CHAIN);
    }
  });

  it.each([0, 1e3, 1e6, 1e9])(
    '10,000 particles at offset %d are right to 5e-14 of the largest moment, by integers',
    (offset) => {
      const masses = Array.from({ length: 10_000 }, () => random.integer(1, 16));
      const positions = Array.from({ length: 30_000 }, () => random.integer(-(2 ** 19), 2 ** 19) / 2 ** 20 + offset);
      const exact = exactPointInertia(masses, positions);
      const largest = Math.max(...exact.flat());
      const relative = (got: Mat3): number[] => got.flatMap((row, i) => row.map((x, j) => (x - exact[i][j]) / largest));
      const cloud = pointCloud(Float64Array.from(masses), Float64Array.from(positions));
      expect(Math.max(...relative(cloud.inertia).map(Math.abs))).toBeLessThan(ONE_PASS);
      const points = masses.map((_, i) => positions.slice(3 * i, 3 * i + 3) as Vec3);
      expect(Math.max(...relative(particles(masses, points).inertia).map(Math.abs))).toBeLessThan(ONE_PASS);
    },
  );

  it('100,000 particles far away are as right as 10,000: rounding grows with the block, not with the count', () => {
    const masses = Array.from({ length: 100_000 }, () => random.integer(1, 16));
    const positions = Array.from({ length: 300_000 }, () => random.integer(-(2 ** 19), 2 ** 19) / 2 ** 20 + 1e6);
    const exact = exactPointInertia(masses, positions);
    const largest = Math.max(...exact.flat());
    const cloud = pointCloud(Float64Array.from(masses), Float64Array.from(positions));
    expect(cloud.inertia.map((row) => row.map((x) => x / largest))).toBeNear(
      exact.map((row) => row.map((x) => x / largest)),
      BLOCK_SUMS,
    );
  });

  it('the parallel-axis subtraction that both avoid is wrong by more than 1 % at offset 1e6', () => {
    const masses = Array.from({ length: 10_000 }, () => random.integer(1, 16));
    const positions = Array.from({ length: 30_000 }, () => random.integer(-(2 ** 19), 2 ** 19) / 2 ** 20 + 1e6);
    let [mass, x, y, xx, yy] = [0, 0, 0, 0, 0];
    masses.forEach((m, i) => {
      mass += m;
      x += m * positions[3 * i];
      y += m * positions[3 * i + 1];
      xx += m * positions[3 * i] ** 2;
      yy += m * positions[3 * i + 1] ** 2;
    });
    const naive = xx + yy - (x * x + y * y) / mass;
    const exact = exactPointInertia(masses, positions)[2][2];
    expect(Math.abs(naive / exact - 1)).toBeGreaterThan(0.01);
  });
});

describe('bad input', () => {
  const at: Vec3 = [0, 0, 0];
  it.each([
    [
      'no particles',
      [],
      RangeError,
      'pointMasses: expected at least one particle with mass, got []. Without mass there is no centre of mass.',
    ],
    ['no mass', [{ mass: 0, position: at }], RangeError, 'expected at least one particle with mass, got [0].'],
    [
      'a negative mass',
      [
        { mass: 1, position: at },
        { mass: -0.5, position: at },
      ],
      RangeError,
      'pointMasses: expected particles[1].mass >= 0, got -0.5. A mass is 0 or positive.',
    ],
    ['NaN', [{ mass: NaN, position: at }], RangeError, 'pointMasses: expected a finite particles[0].mass, got NaN.'],
    [
      'text',
      [{ mass: '1', position: at }],
      TypeError,
      'pointMasses: expected particles[0].mass to be a number, got "1".',
    ],
    [
      'an infinite place',
      [{ mass: 1, position: [Infinity, 0, 0] }],
      RangeError,
      'pointMasses: expected a finite particles[0].position[0], got Infinity.',
    ],
    [
      'a plane point',
      [{ mass: 1, position: [1, 2] }],
      TypeError,
      'pointMasses: expected particles[0].position to be 3 numbers, got [1, 2].',
    ],
    [
      'a lone particle',
      { mass: 1, position: at },
      TypeError,
      'pointMasses: expected a list of particles, got an object with mass, position. A particle is {mass, position}.',
    ],
    [
      'overflow',
      [
        { mass: 1, position: [1e200, 0, 0] },
        { mass: 1, position: [-1e200, 0, 0] },
      ],
      RangeError,
      'pointMasses: expected moments below 1.8e308 kg m², got [0, Infinity, Infinity]. Masses times squared distances overflow; use other units.',
    ],
  ])('pointMasses refuses %s', (_name, input, type, text) => {
    const call = (): unknown => pointMasses(input as never);
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });

  const f = (...x: number[]): Float64Array => Float64Array.from(x);
  it.each([
    ['no particles', f(), f(), RangeError, 'pointCloud: expected at least one particle with mass, got [].'],
    [
      'no mass',
      f(0, 0),
      f(0, 0, 0, 1, 0, 0),
      RangeError,
      'pointCloud: expected at least one particle with mass, got [0, 0].',
    ],
    [
      'a negative mass',
      f(1, -1e-30),
      f(0, 0, 0, 1, 0, 0),
      RangeError,
      'pointCloud: expected masses[1] >= 0, got -1e-30. A mass is 0 or positive.',
    ],
    ['NaN as mass', f(1, NaN), f(0, 0, 0, 1, 0, 0), RangeError, 'pointCloud: expected a finite masses[1], got NaN.'],
    [
      'NaN as place',
      f(1, 1),
      f(0, 0, 0, 1, NaN, 0),
      RangeError,
      'pointCloud: expected a finite positions[4], got NaN.',
    ],
    [
      'an infinite place of nothing',
      f(0, 1),
      f(Infinity, 0, 0, 1, 0, 0),
      RangeError,
      'pointCloud: expected a finite positions[0], got Infinity.',
    ],
    [
      'lists of two lengths',
      f(1, 1, 1),
      f(0, 0, 0, 1, 0, 0),
      TypeError,
      'pointCloud: expected three coordinates for each mass, got 6. 3 masses need 9 coordinates.',
    ],
    [
      'plain arrays',
      [1],
      [0, 0, 0],
      TypeError,
      'pointCloud: expected two Float64Arrays, got [[1], [0, 0, 0]]. Float64Array.from makes one.',
    ],
    ['overflow', f(1, 1), f(1e200, 0, 0, -1e200, 0, 0), RangeError, 'pointCloud: expected moments below 1.8e308 kg m²'],
  ])('pointCloud refuses %s', (_name, masses, positions, type, text) => {
    const call = (): unknown => pointCloud(masses as never, positions as never);
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
