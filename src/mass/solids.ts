/**
 * Bodies with known tensors (lecture: "Inertia tensors are available for many canonical objects").
 * Each is one row: its dimensions, its content, its moments per unit of mass about the centre of mass
 * with the axis of symmetry along z. The tests compare every row with an integral over its region.
 *
 * Dimensions are full extents, except radii. A dimension of 0 makes a thin body; give its mass,
 * not a density. A body takes either `mass` in kg or a density: `density` in kg/m³ for solids,
 * `surfaceDensity` in kg/m² for thin plates, `lineDensity` in kg/m for wires. Bodies with an axis of symmetry
 * take `axis: 'x' | 'y' | 'z'`; without it they stand along z.
 */
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { extent, extents, positive, solid } from './solid.js';
import type { Radius, RadiusAndLength, Solid, WithAxis } from './solid.js';

/**
 * A box with edges along the axes, centred at the origin; `size` holds the full edge lengths in m.
 * (Chaney's box "radii" are half of them.)
 *
 * @throws TypeError or RangeError unless size is three numbers >= 0 and one of mass and density is given.
 * @example
 * solidBox({ size: [8, 4, 2], mass: 12 }).inertia; // => [[20, 0, 0], [0, 68, 0], [0, 0, 80]]
 */
export const solidBox: Solid<{ readonly size: ReadonlyVec3 }, 'density'> = solid({
  name: 'solidBox',
  densityName: 'density',
  hasAxis: false,
  dimensions: { size: extents(3) },
  content: ({ size: [x, y, z] }) => x * y * z,
  unitMoments: ({ size: [x, y, z] }) => [(y * y + z * z) / 12, (z * z + x * x) / 12, (x * x + y * y) / 12],
});

/**
 * A ball, centred at the origin.
 *
 * @throws TypeError or RangeError unless the radius is >= 0 and one of mass and density is given.
 * @example
 * solidSphere({ radius: 0.5, mass: 10 }).inertia; // => [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
 */
export const solidSphere: Solid<{ readonly radius: number }, 'density'> = solid({
  name: 'solidSphere',
  densityName: 'density',
  hasAxis: false,
  dimensions: { radius: extent },
  content: ({ radius: r }) => (4 / 3) * Math.PI * r ** 3,
  unitMoments: ({ radius: r }) => [0.4 * r * r, 0.4 * r * r, 0.4 * r * r],
});

/**
 * A cylinder, centred at the origin; `length` is the full length. (Chaney's cylinder lies along x.)
 *
 * @throws TypeError or RangeError unless radius and length are >= 0 and one of mass and density is given.
 * @example
 * solidCylinder({ radius: 2, length: 6, mass: 1 }).inertia; // => [[4, 0, 0], [0, 4, 0], [0, 0, 2]]
 * solidCylinder({ radius: 2, length: 6, axis: 'x', mass: 1 }).inertia[0]; // => [2, 0, 0]
 */
export const solidCylinder: Solid<RadiusAndLength, 'density'> = solid({
  name: 'solidCylinder',
  densityName: 'density',
  hasAxis: true,
  dimensions: { radius: extent, length: extent },
  content: ({ radius: r, length: l }) => Math.PI * r * r * l,
  unitMoments: ({ radius: r, length: l }) => {
    const across = r ** 2 / 4 + l ** 2 / 12;
    return [across, across, r ** 2 / 2];
  },
});

/**
 * A circular cone with the middle of its base at the origin and its tip at +`height` on the axis;
 * its centre of mass is a quarter of the height above the base.
 *
 * @throws TypeError or RangeError unless radius and height are >= 0 and one of mass and density is given.
 * @example
 * const cone = solidCone({ radius: 2, height: 4, mass: 10 });
 * cone.com; // => [0, 0, 1]
 * cone.inertia; // => [[12, 0, 0], [0, 12, 0], [0, 0, 12]]
 */
export const solidCone: Solid<Radius & { readonly height: number }, 'density'> = solid({
  name: 'solidCone',
  densityName: 'density',
  hasAxis: true,
  dimensions: { radius: extent, height: extent },
  content: ({ radius: r, height: h }) => (Math.PI * r * r * h) / 3,
  unitMoments: ({ radius: r, height: h }) => {
    const across = 0.15 * r ** 2 + 0.0375 * h ** 2;
    return [across, across, 0.3 * r ** 2];
  },
  comHeight: ({ height }) => height / 4,
});

/**
 * An ellipsoid, centred at the origin; `size` holds its full extents along the axes, twice the semi-axes.
 *
 * @throws TypeError or RangeError unless size is three numbers >= 0 and one of mass and density is given.
 * @example
 * solidEllipsoid({ size: [2, 4, 6], mass: 5 }).inertia; // => [[13, 0, 0], [0, 10, 0], [0, 0, 5]]
 */
export const solidEllipsoid: Solid<{ readonly size: ReadonlyVec3 }, 'density'> = solid({
  name: 'solidEllipsoid',
  densityName: 'density',
  hasAxis: false,
  dimensions: { size: extents(3) },
  content: ({ size: [x, y, z] }) => (Math.PI / 6) * x * y * z,
  unitMoments: ({ size: [x, y, z] }) => [(y * y + z * z) / 20, (z * z + x * x) / 20, (x * x + y * y) / 20],
});

/**
 * A cylinder with a half ball at each end, centred at the origin; `length` is that of the straight part,
 * so that the whole is `length + 2 radius` long. Length 0 is a ball.
 *
 * @throws TypeError or RangeError unless radius > 0, length >= 0 and one of mass and density is given.
 * @example
 * solidCapsule({ radius: 1, length: 4, mass: 8 }).inertia; // => [[21.3, 0, 0], [0, 21.3, 0], [0, 0, 3.8]]
 */
export const solidCapsule: Solid<RadiusAndLength, 'density'> = solid({
  name: 'solidCapsule',
  densityName: 'density',
  hasAxis: true,
  dimensions: { radius: positive, length: extent },
  content: ({ radius: r, length: l }) => Math.PI * r * r * (l + (4 / 3) * r),
  unitMoments: ({ radius: r, length: l }) => {
    const straight = l / (l + (4 / 3) * r);
    const caps = 1 - straight;
    const across = straight * (r ** 2 / 4 + l ** 2 / 12) + caps * (0.4 * r ** 2 + 0.375 * r * l + l ** 2 / 4);
    return [across, across, (straight / 2 + caps * 0.4) * r ** 2];
  },
});

/**
 * A ball with a concentric hole, centred at the origin. Equal radii are a thin shell, which needs `mass`.
 *
 * @throws TypeError or RangeError unless outerRadius > 0, 0 <= innerRadius <= outerRadius and
 *   one of mass and density is given.
 * @example
 * hollowSphere({ outerRadius: 3, innerRadius: 3, mass: 1 }).inertia; // => [[6, 0, 0], [0, 6, 0], [0, 0, 6]]
 */
export const hollowSphere: Solid<{ readonly outerRadius: number; readonly innerRadius: number }, 'density'> = solid({
  name: 'hollowSphere',
  densityName: 'density',
  hasAxis: false,
  dimensions: { outerRadius: positive, innerRadius: extent },
  conflict: ({ outerRadius, innerRadius }) =>
    innerRadius > outerRadius ? `The hole of radius ${innerRadius} is larger than the ball.` : undefined,
  // R³ - r³ and R⁵ - r⁵ with R - r taken out: no cancellation, and the quotient of both holds for
  // a shell. By q = r/R, whose powers do not leave the range of numbers.
  content: ({ outerRadius: R, innerRadius: r }) => (4 / 3) * Math.PI * (R - r) * (R * R + R * r + r * r),
  unitMoments: ({ outerRadius: R, innerRadius: r }) => {
    const q = r / R;
    const moment = (0.4 * R ** 2 * (1 + q + q ** 2 + q ** 3 + q ** 4)) / (1 + q + q ** 2);
    return [moment, moment, moment];
  },
});

/**
 * A tube: a cylinder with a hole along its axis, centred at the origin; `length` is the full length.
 * Equal radii are a thin tube, which needs `mass`.
 *
 * @throws TypeError or RangeError unless outerRadius > 0, 0 <= innerRadius <= outerRadius, length >= 0
 *   and one of mass and density is given.
 * @example
 * hollowCylinder({ outerRadius: 3, innerRadius: 1, length: 2, mass: 6 }).inertia;
 * // => [[17, 0, 0], [0, 17, 0], [0, 0, 30]]
 */
export const hollowCylinder: Solid<
  WithAxis & { readonly outerRadius: number; readonly innerRadius: number; readonly length: number },
  'density'
> = solid({
  name: 'hollowCylinder',
  densityName: 'density',
  hasAxis: true,
  dimensions: { outerRadius: positive, innerRadius: extent, length: extent },
  conflict: ({ outerRadius, innerRadius }) =>
    innerRadius > outerRadius ? `The hole of radius ${innerRadius} is larger than the cylinder.` : undefined,
  // R² - r² as a product: no cancellation where the wall is thin.
  content: ({ outerRadius: R, innerRadius: r, length: l }) => Math.PI * (R - r) * (R + r) * l,
  unitMoments: ({ outerRadius: R, innerRadius: r, length: l }) => {
    const across = (R ** 2 + r ** 2) / 4 + l ** 2 / 12;
    return [across, across, (R ** 2 + r ** 2) / 2];
  },
});
