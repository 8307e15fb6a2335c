import { describe, expect, it } from 'vitest';
import {
  diagonal,
  combine,
  cross,
  placedPoints,
  polygonPlate,
  polygonProblems,
  rotateInertia,
  scale,
  subtract,
  thinRectangle,
  triangulate,
} from 'rigid-body-lab';
import type { MassProperties, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';

const random = seeded(91);
const flat = (...points: [number, number][]): Vec3[] => points.map(([x, y]) => [x, y, 0]);
const names = (vertices: Vec3[]): string[] => polygonProblems(vertices).map(({ name }) => name);

const convex = flat([0, 0], [4, 0], [5, 2], [2, 4], [-1, 2]);
const ell = flat([0, 0], [3, 0], [3, 1], [1, 1], [1, 3], [0, 3]);
const arrow = flat([0, 0], [2, -1], [1, 0], [2, 1]);
const comb = flat(
  [0, 0],
  [7, 0],
  [7, 3],
  [6, 3],
  [6, 1],
  [5, 1],
  [5, 3],
  [4, 3],
  [4, 1],
  [3, 1],
  [3, 3],
  [2, 3],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
);
const bow = flat([0, 0], [2, 2], [2, 0], [0, 2]);
const star = flat([0, 3], [2, -2], [-3, 1], [3, 1], [-2, -2]);
const touching = flat([0, 0], [4, 0], [4, 2], [2, 0], [0, 2]);
const spike = flat([0, 0], [2, 0], [4, 0], [2, 0], [2, 2]);
const warped: Vec3[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0.5],
  [0, 1, 0],
];

/** Shoelace area about the first vertex, in the xy plane. */
const area = (p: readonly Vec3[]): number =>
  p.reduce((sum, a, i) => {
    const b = p[(i + 1) % p.length];
    return sum + ((a[0] - p[0][0]) * (b[1] - p[0][1]) - (a[1] - p[0][1]) * (b[0] - p[0][0])) / 2;
  }, 0);

describe('polygonProblems: the kinds of the slide', () => {
  it.each([
    ['convex', convex, []],
    ['triangle', convex.slice(0, 3), []],
    ['a vertex on a straight edge', flat([0, 0], [1, 0], [2, 0], [2, 2], [0, 2]), []],
    ['concave: an L', ell, ['concave']],
    ['concave: an arrow head', arrow, ['concave']],
    ['concave: a comb', comb, ['concave']],
    ['self-intersecting: a bow without area', bow, ['self-intersecting']],
    ['self-intersecting: a pentagram', star, ['self-intersecting']],
    ['self-intersecting: a vertex on another edge', touching, ['self-intersecting']],
    ['self-intersecting: an edge that runs back', spike, ['self-intersecting']],
    ['non-planar', warped, ['non-planar']],
    ['degenerate: two vertices', convex.slice(0, 2), ['degenerate']],
    ['degenerate: none', [], ['degenerate']],
    ['degenerate: on one line', flat([0, 0], [1, 1], [3, 3]), ['degenerate']],
    ['degenerate: one point', flat([1, 1], [1, 1], [1, 1]), ['degenerate']],
    ['degenerate: a vertex twice', flat([0, 0], [1, 0], [1, 0], [1, 1]), ['degenerate']],
    ['degenerate: closed by its first vertex', flat([0, 0], [1, 0], [1, 1], [0, 0]), ['degenerate']],
  ] as [string, Vec3[], string[]][])('%s', (_name, vertices, want) => {
    expect(names(vertices)).toEqual(want);
    // Neither the sense of rotation, nor the first vertex, nor place and attitude matter.
    expect(names([...vertices].reverse())).toEqual(want);
    expect(names([...vertices.slice(1), ...vertices.slice(0, 1)])).toEqual(want);
    for (let k = 0; k < 20; k++) {
      const placement = { rotation: random.rotation(), translation: random.vector(100) };
      // A vertex that touches an edge or a line exactly does so only in exact coordinates.
      if (/another edge|runs back|on one line/.test(_name)) continue;
      expect(names(placedPoints(vertices, placement))).toEqual(want);
    }
  });

  it('far from the origin a flat polygon stays flat, and a warped one is seen', () => {
    const rotation = random.rotation();
    expect(names(placedPoints(convex, { rotation, translation: [1e9, -1e9, 1e9] }))).toEqual([]);
    expect(names(placedPoints(warped, { rotation, translation: [1e9, -1e9, 1e9] }))).toEqual(['non-planar']);
  });

  it('explains itself with numbers', () => {
    const reason = (vertices: Vec3[]): string => polygonProblems(vertices)[0].reason;
    expect(reason(convex.slice(0, 2))).toBe('It has 2 vertices; a polygon has at least 3.');
    expect(reason(flat([0, 0], [1, 0], [1, 0], [1, 1]))).toBe('Vertices 1 and 2 are the same point; leave one out.');
    expect(reason(flat([0, 0], [1, 1], [3, 3]))).toBe('All vertices lie on one line, so it has no area.');
    expect(reason(warped)).toMatch(/^Vertex \d is 0\.\d+ m off the plane of the others; triangles are always flat\.$/);
    expect(reason(bow)).toBe('Edges 0-1 and 2-3 cross or touch, so it has no consistent inside.');
    expect(reason(arrow)).toBe('It turns inwards at vertex 2; triangulate cuts it into convex pieces.');
  });

  it('refuses what is no list of points', () => {
    expect(() =>
      polygonProblems([
        [0, 0, 0],
        [1, NaN, 0],
      ]),
    ).toThrow('polygonProblems: expected a finite vertices[1][1], got NaN.');
    expect(() => polygonProblems(7 as never)).toThrow(
      'polygonProblems: expected a list of vertices, got 7. A vertex is [x, y, z].',
    );
    expect(() => polygonProblems([[0, 0]] as never)).toThrow(TypeError);
  });
});

describe('triangulate', () => {
  it.each([
    ['convex', convex],
    ['an L', ell],
    ['an arrow head', arrow],
    ['a comb', comb],
    ['a vertex on an edge', flat([0, 0], [1, 0], [2, 0], [2, 2], [1, 2], [0, 2], [0, 1])],
  ])('%s: triangles of the same sense cover the polygon and use every vertex', (_name, outline) => {
    for (const polygon of [outline, [...outline].reverse()]) {
      const triangles = triangulate(polygon);
      expect(triangles).toHaveLength(polygon.length - 2);
      expect(new Set(triangles.flat()).size).toBe(polygon.length);
      const areas = triangles.map((t) => area(t.map((i) => polygon[i])));
      expect(areas.every((a) => Math.sign(a) === Math.sign(area(polygon)))).toBe(true);
      expect(areas.reduce((sum, a) => sum + a, 0)).toBeNear(area(polygon), FORMULA);
      // Edges inside are used twice in opposite directions, edges of the outline once.
      const edges = new Set(triangles.flatMap(([a, b, c]) => [`${a}-${b}`, `${b}-${c}`, `${c}-${a}`]));
      polygon.forEach((_, i) => {
        expect(edges.has(`${i}-${(i + 1) % polygon.length}`)).toBe(true);
      });
      // In space: the normals of the triangles are the normal of the polygon.
      const rotation = random.rotation();
      const placed = placedPoints(polygon, { rotation, translation: random.vector(50) });
      const up = rotation.map((row) => row[2] * Math.sign(area(polygon))) as Vec3;
      for (const [a, b, c] of triangulate(placed)) {
        const normal = cross(subtract(placed[b], placed[a]), subtract(placed[c], placed[a]));
        expect(normal[0] * up[0] + normal[1] * up[1] + normal[2] * up[2]).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    [
      bow,
      'triangulate: expected a flat simple polygon, got "self-intersecting". Edges 0-1 and 2-3 cross or touch, so it has no consistent inside.',
    ],
    [warped, 'triangulate: expected a flat simple polygon, got "non-planar".'],
    [
      convex.slice(0, 2),
      'triangulate: expected a flat simple polygon, got "degenerate". It has 2 vertices; a polygon has at least 3.',
    ],
  ])('refusal %#', (polygon, text) => {
    expect(() => triangulate(polygon)).toThrow(RangeError);
    expect(() => triangulate(polygon)).toThrow(text);
  });
});

describe('polygonPlate', () => {
  /**
   * Mass properties of a triangle by its corners: the mass in thirds at the middles of the
   * edges has the same moments.
   */
  const byEdgeMiddles = (corners: readonly Vec3[], mass: number): MassProperties => {
    const middle = (i: number, j: number): Vec3 =>
      scale([corners[i][0] + corners[j][0], corners[i][1] + corners[j][1], corners[i][2] + corners[j][2]], 0.5);
    const points = [middle(0, 1), middle(1, 2), middle(2, 0)];
    return combine(
      ...points.map((com): MassProperties => ({
        mass: mass / 3,
        com,
        inertia: diagonal(0, 0, 0),
      })),
    );
  };

  it.each([
    ['convex', convex],
    ['an L', ell],
    ['a comb', comb],
    ['an arrow head', arrow],
  ])('%s: the sum over its triangles, at any place and attitude', (_name, outline) => {
    for (let k = 0; k < 20; k++) {
      const placement = { rotation: random.rotation(), translation: random.vector(3) };
      const polygon = placedPoints(k % 2 === 0 ? outline : [...outline].reverse(), placement);
      const parts = triangulate(outline).map((t) => {
        const corners = placedPoints(
          t.map((i) => outline[i]),
          placement,
        );
        return byEdgeMiddles(corners, 2.5 * Math.abs(area(t.map((i) => outline[i]))));
      });
      const want = combine(...parts);
      const got = polygonPlate(polygon, { surfaceDensity: 2.5 });
      expect(got.mass).toBeNear(want.mass, FORMULA);
      expect(got.com).toBeNear(want.com, FORMULA);
      expect(got.inertia).toBeNear(want.inertia, FORMULA);
      const heavy = polygonPlate(polygon, { mass: 2 * want.mass });
      expect(heavy.inertia).toBeNear(
        want.inertia.map((row) => row.map((x) => 2 * x)),
        FORMULA,
      );
    }
  });

  it('a rectangle is the thin rectangle, far from the origin too', () => {
    const outline = flat([-1, -0.5], [1, -0.5], [1, 0.5], [-1, 0.5]);
    const want = thinRectangle({ size: [2, 1], mass: 6 });
    expect(polygonPlate(outline, { mass: 6 }).inertia).toBeNear(want.inertia, FORMULA);
    const far = placedPoints(outline, { translation: [2 ** 30, -(2 ** 30), 2 ** 29] });
    expect(polygonPlate(far, { mass: 6 }).inertia).toBeNear(want.inertia, FORMULA);
    const rotation = random.rotation();
    const turned = polygonPlate(placedPoints(outline, { rotation }), { mass: 6 });
    expect(turned.inertia).toBeNear(rotateInertia(want.inertia, rotation), FORMULA);
  });

  it.each([
    [
      () => polygonPlate(star, { mass: 1 }),
      RangeError,
      'polygonPlate: expected a flat simple polygon, got "self-intersecting".',
    ],
    [
      () => polygonPlate(convex, {} as never),
      TypeError,
      'polygonPlate: expected exactly one of mass and surfaceDensity, got []. One of them decides the other; surfaceDensity is in kg/m².',
    ],
    [
      () => polygonPlate(convex, { density: 1 } as never),
      TypeError,
      'polygonPlate: expected exactly one of mass and surfaceDensity, got ["density"].',
    ],
    [() => polygonPlate(convex, { mass: -1 }), RangeError, 'polygonPlate: expected mass > 0, got -1.'],
  ] as [() => unknown, typeof RangeError | typeof TypeError, string][])('refusal %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
  });
});
