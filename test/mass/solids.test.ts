import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import { massPropertiesFromDensity, placed, rotationX, rotationY, rotationZ, multiply } from 'rigid-body-lab';
import type { DensityBounds, Mat3, MassProperties, Vec3 } from 'rigid-body-lab';
import * as thick from '../../src/mass/solids.js';
import * as thin from '../../src/mass/thin-solids.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const { PI, cos, sin } = Math;
/** Every solid of the library. */
const solids = { ...thick, ...thin };

/** A region in cylinder coordinates (s, phi, u): radius s R(u), height z(u), for 0 <= s <= 1. */
function revolved(radius: (u: number) => number, height: { from: number; to: number }): DensityBounds {
  return {
    min: [0, 0, height.from],
    max: [1, 2 * PI, height.to],
    position: ([s, phi, z]) => [s * radius(z) * cos(phi), s * radius(z) * sin(phi), z],
    volumeFactor: ([s, , z]) => s * radius(z) ** 2,
  };
}

/** A ball with semi-axes, between two shells, in spherical coordinates. */
function ball([a, b, c]: Vec3, inner = 0): DensityBounds {
  return {
    min: [inner, 0, 0],
    max: [1, PI, 2 * PI],
    position: ([r, t, p]) => [a * r * sin(t) * cos(p), b * r * sin(t) * sin(p), c * r * cos(t)],
    volumeFactor: ([r, t]) => a * b * c * r * r * sin(t),
  };
}

/**
 * A body so thin that its thickness is far below the tolerance: a plate, a disc, a rod as a limit of solids.
 */
const THIN = 1e-7;

interface Row {
  /** The solid along z, or as it lies. */
  readonly made: (heavy: object, axis?: 'x' | 'y' | 'z') => MassProperties;
  readonly regions: readonly DensityBounds[];
  readonly content: number;
  readonly densityName: 'density' | 'surfaceDensity' | 'lineDensity';
  readonly hasAxis: boolean;
}

const box = ([x, y, z]: Vec3): DensityBounds => ({ min: [-x / 2, -y / 2, -z / 2], max: [x / 2, y / 2, z / 2] });
const row = (
  name: keyof typeof solids,
  dimensions: object,
  rest: Pick<Row, 'regions' | 'content'> & Partial<Row>,
): Row => ({
  made: (heavy, axis) =>
    (solids[name] as (o: object) => MassProperties)({ ...dimensions, ...heavy, ...(axis ? { axis } : {}) }),
  densityName: 'density',
  hasAxis: false,
  ...rest,
});

/**
 * Every row of solids.ts and thin-solids.ts beside an integral over its region that knows nothing of its
 * formula.
 */
const rows: Record<keyof typeof solids, Row> = {
  solidBox: row('solidBox', { size: [1.5, 0.7, 2.2] }, { regions: [box([1.5, 0.7, 2.2])], content: 2.31 }),
  solidSphere: row('solidSphere', { radius: 0.8 }, { regions: [ball([0.8, 0.8, 0.8])], content: (4 / 3) * PI * 0.512 }),
  solidCylinder: row(
    'solidCylinder',
    { radius: 0.6, length: 2.5 },
    { regions: [revolved(() => 0.6, { from: -1.25, to: 1.25 })], content: PI * 0.36 * 2.5, hasAxis: true },
  ),
  solidCone: row(
    'solidCone',
    { radius: 0.9, height: 2 },
    { regions: [revolved((z) => 0.9 * (1 - z / 2), { from: 0, to: 2 })], content: PI * 0.81 * (2 / 3), hasAxis: true },
  ),
  solidEllipsoid: row('solidEllipsoid', { size: [1, 2, 3] }, { regions: [ball([0.5, 1, 1.5])], content: PI }),
  solidCapsule: row(
    'solidCapsule',
    { radius: 0.5, length: 1.2 },
    {
      regions: [
        revolved(() => 0.5, { from: -0.6, to: 0.6 }),
        // Each cap in spherical coordinates about its own centre, so that the integrand stays smooth.
        ...[1, -1].map((side): DensityBounds => ({
          min: [0, 0, 0],
          max: [0.5, PI / 2, 2 * PI],
          position: ([r, t, p]) => [r * sin(t) * cos(p), r * sin(t) * sin(p), side * (0.6 + r * cos(t))],
          volumeFactor: ([r, t]) => r * r * sin(t),
        })),
      ],
      content: PI * 0.25 * (1.2 + 2 / 3),
      hasAxis: true,
    },
  ),
  hollowSphere: row(
    'hollowSphere',
    { outerRadius: 1, innerRadius: 0.6 },
    { regions: [ball([1, 1, 1], 0.6)], content: (4 / 3) * PI * (1 - 0.216) },
  ),
  hollowCylinder: row(
    'hollowCylinder',
    { outerRadius: 0.8, innerRadius: 0.5, length: 1.4 },
    {
      regions: [
        {
          min: [0.5, 0, -0.7],
          max: [0.8, 2 * PI, 0.7],
          position: ([r, phi, z]) => [r * cos(phi), r * sin(phi), z],
          volumeFactor: ([r]) => r,
        },
      ],
      content: PI * (0.64 - 0.25) * 1.4,
      hasAxis: true,
    },
  ),
  thinRod: row(
    'thinRod',
    { length: 3 },
    { regions: [box([THIN, THIN, 3])], content: 3, densityName: 'lineDensity', hasAxis: true },
  ),
  thinRectangle: row(
    'thinRectangle',
    { size: [2, 0.5] },
    { regions: [box([2, 0.5, THIN])], content: 1, densityName: 'surfaceDensity', hasAxis: true },
  ),
  thinDisc: row(
    'thinDisc',
    { radius: 1.5 },
    {
      regions: [revolved(() => 1.5, { from: -THIN / 2, to: THIN / 2 })],
      content: PI * 2.25,
      densityName: 'surfaceDensity',
      hasAxis: true,
    },
  ),
  thinRing: row(
    'thinRing',
    { radius: 1.5 },
    {
      // A thin shell of a short tube: s runs over the wall.
      regions: [
        {
          min: [1.5 - THIN / 2, 0, -THIN / 2],
          max: [1.5 + THIN / 2, 2 * PI, THIN / 2],
          position: ([r, phi, z]) => [r * cos(phi), r * sin(phi), z],
          volumeFactor: ([r]) => r,
        },
      ],
      content: 3 * PI,
      densityName: 'lineDensity',
      hasAxis: true,
    },
  ),
};

/** Where z goes for each axis: the cyclic exchange that the documentation states. */
const turns: Record<'x' | 'y' | 'z', Mat3> = {
  z: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  x: [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  y: [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
};

const all = Object.entries(rows);

describe('solids', () => {
  it('every solid is public and in this table', () => {
    expect(Object.keys(rows).sort(), 'each solid has a row of `rows` in test/mass/solids.test.ts').toEqual(
      Object.keys(solids).sort(),
    );
    for (const name of Object.keys(solids)) expect(library).toHaveProperty(name);
  });

  it.each(all)('%s is the integral over its region', (_name, { made, regions }) => {
    const parts = regions.map((region) => massPropertiesFromDensity(() => 1, region));
    const integral = library.combine(...parts);
    const solid = made({ mass: integral.mass });
    // Thin solids differ from their limits by the square of the thickness.
    expect(solid.com).toBeNear(integral.com, CHAIN);
    const scale = Math.max(...integral.inertia.flat());
    const relative = (inertia: Mat3): number[][] => inertia.map((r) => r.map((x) => x / scale));
    expect(relative(solid.inertia)).toBeNear(relative(integral.inertia), CHAIN);
    expect(solid.mass).toBe(integral.mass);
  });

  it.each(all)('%s by density has density times content', (_name, { made, content, densityName }) => {
    const byDensity = made({ [densityName]: 7.5 });
    expect(byDensity.mass).toBeNear(7.5 * content, FORMULA);
    expect(byDensity.inertia).toBeNear(made({ mass: byDensity.mass }).inertia, FORMULA);
  });

  it.each(all.filter(([, { hasAxis }]) => hasAxis))(
    '%s along x and y is the one along z, turned',
    (_name, { made }) => {
      for (const axis of ['x', 'y', 'z'] as const) {
        const turned = placed(made({ mass: 2 }), { rotation: turns[axis] });
        expect(made({ mass: 2 }, axis).inertia).toBeNear(turned.inertia, FORMULA);
        expect(made({ mass: 2 }, axis).com).toBeNear(turned.com, FORMULA);
      }
      expect(made({ mass: 2 })).toEqual(made({ mass: 2 }, 'z'));
    },
  );

  it.each(all)('%s takes exactly one of mass and density', (name, { made, densityName }) => {
    const unit = { density: 'kg/m³', surfaceDensity: 'kg/m²', lineDensity: 'kg/m' }[densityName];
    const text = `${name}: expected exactly one of mass and ${densityName}, got `;
    const fix = `One of them decides the other; ${densityName} is in ${unit}.`;
    expect(() => made({})).toThrow(`${text}[]. ${fix}`);
    expect(() => made({ mass: 1, [densityName]: 1 })).toThrow(`${text}["mass", "${densityName}"]. ${fix}`);
    const other = densityName === 'density' ? 'lineDensity' : 'density';
    expect(() => made({ [other]: 1 })).toThrow(`${text}["${other}"]. ${fix}`);
    expect(() => made({ mass: 0 })).toThrow(`${name}: expected mass > 0, got 0. A body that moves has mass.`);
    expect(() => made({ mass: -1 })).toThrow(RangeError);
    expect(() => made({ mass: NaN })).toThrow(`${name}: expected a finite mass, got NaN.`);
    expect(() => made({ [densityName]: 0 })).toThrow(`${name}: expected ${densityName} > 0, got 0. It is in ${unit}.`);
  });

  it.each(all)('%s knows the options it reads', (name, { made, hasAxis }) => {
    if (hasAxis) {
      expect(() => made({ mass: 1 }, 'w' as never)).toThrow(
        `${name}: expected axis 'x', 'y' or 'z', got "w". It is the axis of symmetry.`,
      );
    } else expect(() => made({ mass: 1 }, 'x')).toThrow(`got axis. The fields are`);
  });

  it.each([
    [
      () => solids.solidBox({ size: [1, 2] as never, mass: 1 }),
      TypeError,
      'solidBox: expected size to be 3 numbers, got [1, 2].',
    ],
    [
      () => solids.solidBox({ size: [1, -2, 3], mass: 1 }),
      RangeError,
      'solidBox: expected size[1] >= 0, got -2. It is a length in m.',
    ],
    [
      () => solids.solidSphere({ mass: 1 } as never),
      TypeError,
      'solidSphere: expected radius to be a number, got undefined.',
    ],
    [
      () => solids.solidCapsule({ radius: 0, length: 0, mass: 1 }),
      RangeError,
      'solidCapsule: expected radius > 0, got 0. It is a length in m.',
    ],
    [
      () => solids.solidCapsule({ radius: 1, length: -1, mass: 1 }),
      RangeError,
      'solidCapsule: expected length >= 0, got -1. It is a length in m.',
    ],
    [
      () => solids.hollowSphere({ outerRadius: 1, innerRadius: 1.5, mass: 1 }),
      RangeError,
      'hollowSphere: expected a possible shape, got [1, 1.5]. The hole of radius 1.5 is larger than the ball.',
    ],
    [
      () => solids.hollowCylinder({ outerRadius: 1, innerRadius: 2, length: 1, mass: 1 }),
      RangeError,
      'hollowCylinder: expected a possible shape, got [1, 2, 1]. The hole of radius 2 is larger than the cylinder.',
    ],
    [
      () => solids.hollowSphere({ outerRadius: 1, innerRadius: 1, density: 3 }),
      RangeError,
      'hollowSphere: expected density times content > 0, got 0. A body without content has no density: give its mass.',
    ],
    [
      () => solids.thinRod(undefined as never),
      TypeError,
      'thinRod: expected options to be an object, got undefined. Its fields are length, axis, mass, lineDensity.',
    ],
    [
      () => solids.solidCylinder({ radius: 1, length: 1, height: 1, mass: 1 } as never),
      TypeError,
      'solidCylinder: expected options to have only fields that it knows, got height. The fields are radius, length, axis, mass and density.',
    ],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });

  it('a dimension of 0 makes the thin body', () => {
    expect(solids.solidBox({ size: [2, 4, 0], mass: 3 })).toEqual(solids.thinRectangle({ size: [2, 4], mass: 3 }));
    expect(solids.solidBox({ size: [0, 0, 4], mass: 3 })).toEqual(solids.thinRod({ length: 4, mass: 3 }));
    expect(solids.solidCylinder({ radius: 2, length: 0, mass: 3 })).toEqual(solids.thinDisc({ radius: 2, mass: 3 }));
    expect(() => solids.solidBox({ size: [2, 4, 0], density: 3 })).toThrow(
      'solidBox: expected density times content > 0, got 0. A body without content has no density: give its mass.',
    );
  });

  it('the limits agree: capsule and ellipsoid become a ball, a hollow ball a solid one', () => {
    const want = solids.solidSphere({ radius: 0.7, density: 2 });
    for (const same of [
      solids.solidCapsule({ radius: 0.7, length: 0, density: 2 }),
      solids.solidEllipsoid({ size: [1.4, 1.4, 1.4], density: 2 }),
      solids.hollowSphere({ outerRadius: 0.7, innerRadius: 0, density: 2 }),
    ]) {
      expect(same.mass).toBeNear(want.mass, FORMULA);
      expect(same.inertia).toBeNear(want.inertia, FORMULA);
    }
    const turned = placed(solids.solidCone({ radius: 1, height: 2, mass: 1 }), {
      rotation: multiply(rotationZ(0.3), multiply(rotationY(1.1), rotationX(-0.4))),
    });
    expect(Math.hypot(...turned.com)).toBeNear(0.5, FORMULA);
  });
});
