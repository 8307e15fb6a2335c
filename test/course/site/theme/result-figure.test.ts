import { describe, expect, it } from 'vitest';
import { resultFigure } from '../../../../src/course/site/.vitepress/theme/lab/result-figure.js';
import type { ResultFigure } from '../../../../src/course/site/.vitepress/theme/lab/result-figure.js';

const figureOf = (got: unknown, wanted: unknown, unit?: string): ResultFigure | undefined =>
  resultFigure(JSON.stringify(got), JSON.stringify(wanted), unit);
const saysOf = (got: unknown, wanted: unknown, unit?: string): string | undefined => figureOf(got, wanted, unit)?.says;

/** The points of a path, in pixels from the middle of the picture, y upward. */
const pointsOf = (d: string): number[][] =>
  [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x) - 100, 90 - Number(y)]);
/** The tips of the arrows of a kind. */
const tips = (figure: ResultFigure | undefined, kind: string): number[][] =>
  (figure?.strokes ?? []).filter((stroke) => stroke.kind === kind).map(({ d }) => pointsOf(d)[1]);
/** By angle in degrees, the radius of the closed curve of a kind. */
function radiiOf(figure: ResultFigure | undefined, kind: string): Map<number, number> {
  const stroke = figure?.strokes.find((one) => one.kind === kind);
  const points = pointsOf(stroke?.d ?? '');
  return new Map(points.map(([x, y], k) => [(360 * k) / points.length, Math.hypot(x, y)]));
}
const diagonal = (x: number, y: number, z: number): number[][] => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
];

describe('the picture of a vector', () => {
  it('has z upward, y to the right and x towards the eye, downward to the left', () => {
    const [[x, z]] = tips(figureOf([0, 0, 1], [1, 0, 0]), 'right');
    expect(x).toBeLessThan(-10);
    expect(z).toBeLessThan(-10);
    const [[y]] = tips(figureOf([0, 0, 1], [0, 1, 0]), 'right');
    expect(y).toBeGreaterThan(30);
    const [[aside, up]] = tips(figureOf([0, 0, 1], [0, 1, 0]), 'yours');
    expect(aside).toBeCloseTo(0);
    expect(up).toBeGreaterThan(30);
  });

  it('has arrows as long as the vectors, and all of it in the frame', () => {
    const figure = figureOf([0, 0, 6], [0, 0, 2]);
    const [[, yours], [, right]] = [...tips(figure, 'yours'), ...tips(figure, 'right')];
    expect(yours / right).toBeCloseTo(3, 1);
    expect(yours).toBeLessThan(90);
    expect(figure?.says).toBe('Yours is 3 times as long. The direction is right.');
  });

  it.each([
    [[0, 2, 0], [2, 0, 0], 'It points 90° off.'],
    [[-1, -1, 0], [1, 1, 0], 'It points 180° off.'],
    [[0, 0, 3], [0, 0, 0], 'It should have no length.'],
    [[0, 0, 0], [0, 0, 3], 'Yours has no length.'],
  ])('%j for %j: %s', (got, wanted, says) => {
    expect(saysOf(got, wanted)).toBe(says);
  });

  it('is not drawn of principal moments, of equal vectors, and of anything but three numbers', () => {
    expect(figureOf([12, 7, 6], [6, 7, 12], 'kg m²')).toBeUndefined();
    expect(figureOf([12, 7, 6], [6, 7, 12], 'm')).toBeDefined();
    expect(figureOf([1, 0, 0], [1, 0.001, 0])).toBeUndefined();
    expect(figureOf([1, 0], [0, 1])).toBeUndefined();
    expect(resultFigure('NaN', '[1, 0, 0]')).toBeUndefined();
    expect(resultFigure(undefined, undefined)).toBeUndefined();
  });
});

describe('the picture of an orientation', () => {
  const quarterAboutZ = [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ];
  const transposed = [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ];

  it('has the columns as axes: after a quarter turn about z the x axis points where y was', () => {
    const [x, y, z] = tips(figureOf(transposed, quarterAboutZ), 'right');
    const [ex, ey, ez] = tips(figureOf(quarterAboutZ, diagonal(1, 1, 1)), 'right');
    expect(x).toEqual(ey);
    expect(z).toEqual(ez);
    expect(y[0]).toBeCloseTo(-ex[0]);
    expect(y[1]).toBeCloseTo(-ex[1]);
  });

  it('names the axis that is farthest off, and by how much', () => {
    expect(saysOf(transposed, quarterAboutZ)).toBe('Your x axis is 180° off.');
    expect(saysOf(diagonal(1, 1, 1), quarterAboutZ)).toBe('Your x axis is 90° off.');
    // Row by row as it should be, but y and z exchanged with a sign: a quarter turn about x.
    expect(
      saysOf(
        [
          [1, 0, 0],
          [0, 0, -1],
          [0, 1, 0],
        ],
        diagonal(1, 1, 1),
      ),
    ).toBe('Your y axis is 90° off.');
  });

  it('is the same for a quaternion, and for its negative there is nothing to see', () => {
    const half = Math.SQRT1_2;
    expect(saysOf([half, 0, 0, -half], [half, 0, 0, half])).toBe('Your x axis is 180° off.');
    expect(saysOf([-half, 0, 0, -half], [half, 0, 0, half])).toBe('The axes nearly agree.');
  });

  it('is not drawn of a rate, even if its length is one, nor of four numbers that are no orientation', () => {
    expect(figureOf([0, 0, 0, 2], [0, 0, 0, 1], '1/s')).toBeUndefined();
    expect(figureOf([0, 0, 0, 1], [1, 0, 0, 0], '1/s')).toBeUndefined();
    expect(figureOf([1.5, 0.8, 0, 0.5], [1, 0, 0, 0])).toBeUndefined();
  });
});

describe('the picture of an inertia tensor', () => {
  // Two points at +-(1, 1, 0) / 2: nothing resists a turn about the line through them.
  const rod = [
    [0.5, -0.5, 0],
    [-0.5, 0.5, 0],
    [0, 0, 1],
  ];
  const plus = rod.map((row) => row.map(Math.abs));

  it('is nothing along a rod and most across it', () => {
    const radii = radiiOf(figureOf(plus, rod, 'kg m²'), 'right');
    expect(radii.get(45)).toBeCloseTo(0, 0);
    expect(radii.get(135)).toBe(Math.max(...radii.values()));
    const yours = radiiOf(figureOf(plus, rod, 'kg m²'), 'yours');
    expect(yours.get(135)).toBeCloseTo(0, 0);
    expect(yours.get(45)).toBeCloseTo(radii.get(135)!, 0);
  });

  it('shows the plane with the largest difference', () => {
    expect(figureOf(plus, rod)?.title).toMatch(/in the xy plane/);
    expect(figureOf(diagonal(1, 2, 3), diagonal(1, 2, 9))?.labels.map(({ text }) => text)).toContain('z');
  });

  it.each([
    [plus, rod, 'Hardest to turn about the direction at 135° from x; yours says 45°.'],
    [
      diagonal(2, 8, 2),
      diagonal(1, 4, 1),
      'Hardest to turn about the direction at 90° from x, and so says yours, but the moment there is 2 times as large.',
    ],
    [diagonal(0, 4, 1), diagonal(2, 4, 1), 'Hardest to turn about the direction at 90° from x, and so says yours.'],
    [
      diagonal(5, 5, 1),
      diagonal(1, 5, 1),
      'Hardest to turn about the direction at 90° from x; yours says that all are alike.',
    ],
    [diagonal(2, 2, 1), diagonal(1, 1, 1), 'It should be equally hard to turn about all of them.'],
    [diagonal(1, 1, 0), diagonal(0, 0, 0), 'All of these moments should be zero.'],
  ])('%j for %j', (got, wanted, says) => {
    expect(saysOf(got, wanted, 'kg m²')).toBe(says);
  });

  it('is not drawn of a matrix that is not symmetric', () => {
    expect(
      figureOf(
        [
          [1, 5, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        diagonal(1, 2, 3),
      ),
    ).toBeUndefined();
  });
});
