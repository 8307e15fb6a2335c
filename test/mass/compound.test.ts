import { describe, expect, it } from 'vitest';
import {
  diagonal,
  combine,
  inertiaAbout,
  placed,
  placedPoints,
  principalAxes,
  solidBox,
  solidSphere,
  thinRod,
} from 'rigid-body-lab';
import type { Mat3, MassProperties, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';
import { cases, expectEigenspaces, particles, rotationOf, solidOf } from './bodies.js';
import type { OracleRotation, OracleSolid } from './bodies.js';

interface OraclePart extends OracleSolid, OracleRotation {
  position: Vec3;
}

describe('solids, placed and combined solids', () => {
  it.each(cases('primitives'))('%s', (_id, { inputs, expected: want, tolerance }) => {
    if (inputs.parts !== undefined) {
      const parts = (inputs.parts as OraclePart[]).map((part) =>
        placed(solidOf(part), { rotation: rotationOf(part), translation: part.position }),
      );
      const body = combine(...parts);
      expect(body.mass).toMatchOracle(want.mass, tolerance);
      expect(body.com).toMatchOracle(want.com, tolerance);
      expect(body.inertia).toMatchOracle(want.inertia_about_com, tolerance);
      expect(inertiaAbout(body, [0, 0, 0])).toMatchOracle(want.inertia_about_origin, tolerance);
      const principal = principalAxes(body.inertia);
      expect(principal.moments).toMatchOracle(want.principal_moments_ascending, tolerance);
      expectEigenspaces(principal, want.eigenspaces as never, 1e-10);
    } else if (inputs.position !== undefined) {
      const rotation = rotationOf(inputs.rotation as OracleRotation);
      const part = placed(solidOf(inputs as unknown as OracleSolid), {
        rotation,
        translation: inputs.position as Vec3,
      });
      expect(part.mass).toMatchOracle(want.mass, tolerance);
      expect(part.com).toMatchOracle(want.com, tolerance);
      expect(part.inertia).toMatchOracle(want.inertia_about_com, tolerance);
      expect(inertiaAbout(part, [0, 0, 0])).toMatchOracle(want.inertia_about_origin, tolerance);
    } else {
      const body = solidOf(inputs as unknown as OracleSolid);
      expect(body.mass).toMatchOracle(want.mass, tolerance);
      expect(body.com).toMatchOracle(want.com, tolerance);
      expect(body.inertia).toMatchOracle(want.inertia, tolerance);
      expect(principalAxes(body.inertia).moments).toMatchOracle(want.principal_moments_ascending, tolerance);
    }
  });
});

describe('combine and placed', () => {
  const random = seeded(81);
  const cloud = (offset: number): { masses: number[]; points: Vec3[] } => {
    const masses = Array.from({ length: 4 }, () => random.uniform(0.2, 2));
    return { masses, points: masses.map(() => random.vector(2).map((x) => x + offset) as Vec3) };
  };

  it('parts of particles combine to the particles of all parts, in any order', () => {
    for (let k = 0; k < 100; k++) {
      const clouds = [cloud(0), cloud(1), cloud(-3)];
      const parts = clouds.map(({ masses, points }) => particles(masses, points));
      const whole = particles(
        clouds.flatMap((c) => c.masses),
        clouds.flatMap((c) => c.points),
      );
      const [a, b, c] = parts;
      for (const body of [combine(a, b, c), combine(c, a, b), combine(combine(a, b), c)]) {
        expect(body.mass).toBeNear(whole.mass, FORMULA);
        expect(body.com).toBeNear(whole.com, FORMULA);
        expect(body.inertia).toBeNear(whole.inertia, FORMULA);
      }
    }
  });

  it('placed does to mass properties what placedPoints does to particles', () => {
    for (let k = 0; k < 100; k++) {
      const { masses, points } = cloud(1);
      const placement = { rotation: random.rotation(), translation: random.vector(3) };
      const want = particles(masses, placedPoints(points, placement));
      const got = placed(particles(masses, points), placement);
      expect(got.com).toBeNear(want.com, FORMULA);
      expect(got.inertia).toBeNear(want.inertia, FORMULA);
    }
  });

  it('keeps its digits a million sizes from the origin', () => {
    const ball = solidSphere({ radius: 0.5, mass: 3 });
    const at = (x: number): MassProperties => placed(ball, { translation: [x, 0, 0] });
    const near = combine(at(-1), at(1));
    const far = combine(at(2 ** 20 - 1), at(2 ** 20 + 1));
    expect(far.com).toEqual([2 ** 20, 0, 0]);
    expect(far.inertia).toBeNear(near.inertia, FORMULA);
  });

  it('without a placement a part stays; a massless part changes nothing', () => {
    const box = solidBox({ size: [1, 2, 3], mass: 4 });
    expect(placed(box, {})).toEqual(box);
    const none: Mat3 = diagonal(0, 0, 0);
    expect(combine({ mass: 0, com: [1e9, 0, 0], inertia: none }, box)).toEqual(box);
    expect(combine(thinRod({ length: 2, mass: 1 })).inertia).toBeNear(diagonal(1 / 3, 1 / 3, 0), FORMULA);
  });

  const none: Mat3 = diagonal(0, 0, 0);
  const box = solidBox({ size: [1, 1, 1], mass: 1 });
  it.each([
    [
      () => combine(),
      RangeError,
      'combine: expected at least one part with mass, got []. Without mass there is no centre of mass.',
    ],
    [
      () => combine({ mass: 0, com: [0, 0, 0], inertia: none }),
      RangeError,
      'combine: expected at least one part with mass, got [0].',
    ],
    [() => combine(box, { ...box, mass: -2 }), RangeError, 'combine: expected part 2.mass >= 0, got -2.'],
    [
      () => combine(box, { ...box, com: [0, NaN, 0] }),
      RangeError,
      'combine: expected a finite part 2.com[1], got NaN.',
    ],
    [
      () => combine(box, {} as never),
      TypeError,
      'combine: expected part 2 to be {mass, com, inertia}, got an empty object.',
    ],
    [
      () =>
        placed(box, {
          rotation: diagonal(1, 2, 1),
        }),
      RangeError,
      'placed: expected rotation to be a rotation',
    ],
    [
      () => placed(box, { translation: [1, 2] as never }),
      TypeError,
      'placed: expected translation to be 3 numbers, got [1, 2].',
    ],
    [
      () => placedPoints([[1, 2, 3], [1, 2] as never], {}),
      TypeError,
      'placedPoints: expected points[1] to be 3 numbers, got [1, 2].',
    ],
    [
      () =>
        placedPoints([], {
          rotation: diagonal(1, 0, 1),
        }),
      RangeError,
      'placedPoints: expected rotation to be a rotation',
    ],
    [
      () => combine({ ...box, mass: 1e308 }, { ...placed(box, { translation: [1, 0, 0] }), mass: 1e308 }),
      RangeError,
      'combine: expected a mass below 1.8e308 kg, got Infinity. The masses overflow; use other units.',
    ],
    [
      () => combine(box, placed(box, { translation: [1e200, 0, 0] })),
      RangeError,
      'combine: expected moments below 1.8e308 kg m², got',
    ],
    [
      () => placed({ ...box, com: [1.5e308, 0, 0] }, { translation: [1.5e308, 0, 0] }),
      RangeError,
      'placed: expected a centre of mass within 1.8e308 m, got [Infinity, 0, 0]. Masses times distances, or the distances alone, overflow; use other units.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
