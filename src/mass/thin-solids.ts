/** Thin bodies, rows like those of solids.ts: their density is per m² of a plate or per m of a wire. */
import { extent, extents, solid } from './solid.js';
import type { Radius, Solid, WithAxis } from './solid.js';

/**
 * A thin straight rod, centred at the origin; `length` is the full length. Its moment about itself is 0,
 * so its tensor has no inverse.
 *
 * @throws TypeError or RangeError unless the length is >= 0 and one of mass and lineDensity is given.
 * @example
 * thinRod({ length: 6, axis: 'x', lineDensity: 2 }).inertia; // => [[0, 0, 0], [0, 36, 0], [0, 0, 36]]
 */
export const thinRod: Solid<WithAxis & { readonly length: number }, 'lineDensity'> = solid({
  name: 'thinRod',
  densityName: 'lineDensity',
  hasAxis: true,
  dimensions: { length: extent },
  content: ({ length }) => length,
  unitMoments: ({ length: l }) => [(l * l) / 12, (l * l) / 12, 0],
});

/**
 * A thin rectangular plate, centred at the origin, normal to `axis`; `size` holds the full edge lengths along
 * the two other axes in cyclic order: x, y for axis z; y, z for axis x; z, x for axis y.
 *
 * @throws TypeError or RangeError unless size is two numbers >= 0 and one of
 * mass and surfaceDensity is given.
 * @example
 * thinRectangle({ size: [2, 4], mass: 3 }).inertia; // => [[4, 0, 0], [0, 1, 0], [0, 0, 5]]
 */
export const thinRectangle: Solid<WithAxis & { readonly size: readonly [number, number] }, 'surfaceDensity'> = solid({
  name: 'thinRectangle',
  densityName: 'surfaceDensity',
  hasAxis: true,
  dimensions: { size: extents(2) },
  content: ({ size: [x, y] }) => x * y,
  unitMoments: ({ size: [x, y] }) => [(y * y) / 12, (x * x) / 12, (x * x + y * y) / 12],
});

/**
 * A thin circular plate, centred at the origin, normal to `axis`.
 *
 * @throws TypeError or RangeError unless the radius is >= 0 and one of mass and surfaceDensity is given.
 * @example
 * thinDisc({ radius: 2, mass: 3 }).inertia; // => [[3, 0, 0], [0, 3, 0], [0, 0, 6]]
 */
export const thinDisc: Solid<Radius, 'surfaceDensity'> = solid({
  name: 'thinDisc',
  densityName: 'surfaceDensity',
  hasAxis: true,
  dimensions: { radius: extent },
  content: ({ radius: r }) => Math.PI * r * r,
  unitMoments: ({ radius: r }) => [r ** 2 / 4, r ** 2 / 4, r ** 2 / 2],
});

/**
 * A thin circular wire, centred at the origin, its plane normal to `axis`.
 *
 * @throws TypeError or RangeError unless the radius is >= 0 and one of mass and lineDensity is given.
 * @example
 * thinRing({ radius: 2, mass: 3 }).inertia; // => [[6, 0, 0], [0, 6, 0], [0, 0, 12]]
 */
export const thinRing: Solid<Radius, 'lineDensity'> = solid({
  name: 'thinRing',
  densityName: 'lineDensity',
  hasAxis: true,
  dimensions: { radius: extent },
  content: ({ radius: r }) => 2 * Math.PI * r,
  unitMoments: ({ radius: r }) => [r ** 2 / 2, r ** 2 / 2, r ** 2],
});
