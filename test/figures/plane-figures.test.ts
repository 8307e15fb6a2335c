import { describe, expect, it } from 'vitest';
import { euler, fromBasis, gill, kutta3, midpoint, rk4, stabilityLimit } from 'rigid-body-lab';
import type { Tableau, Vec2 } from 'rigid-body-lab';
import {
  basisFigure,
  loadsFigure,
  planeFigure,
  particleBesideBodyFigure,
  stabilityBoundary,
  stabilityRegionFigure,
} from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';
import { gallery } from './gallery.js';

const DRAWING = 1e-12;

interface Annotation {
  x: number;
  y: number;
  ax: number;
  ay: number;
  text: string;
  showarrow: boolean;
  xshift: number;
  yshift: number;
}
type Word = { text: string; xshift: number; yshift: number };
const arrows = (figure: Figure): Annotation[] =>
  (figure.layout['annotations'] as Annotation[]).filter(({ showarrow }) => showarrow);
const names = (figure: Figure): string[] =>
  (figure.layout['annotations'] as Annotation[]).filter((a) => !a.showarrow).map((a) => a.text.replace(/<\/?b>/g, ''));
const trace = (figure: Figure, name: string): { x: number[]; y: number[]; [more: string]: unknown } =>
  figure.data.find((t) => t.name === name) as never;
const ranges = ({ layout }: Figure): [number, number][] =>
  ['xaxis', 'yaxis'].map((key) => (layout[key] as { range: [number, number] }).range);

describe('planeFigure', () => {
  const wheel = gallery.planeFigure();

  it('draws outlines and paths, then points, and arrows from their points along their vectors', () => {
    expect(wheel.data.map(({ name }) => name)).toEqual(['wheel', 'road', 'C']);
    expect(trace(wheel, 'wheel').x).toEqual([0, 2, 1, 0]);
    expect(trace(wheel, 'road')).toMatchObject({ x: [-1, 3], y: [0, 0], line: { dash: 'dash' } });
    expect(arrows(wheel).map(({ ax, ay, x, y }) => [ax, ay, x, y])).toEqual([[1, 1.5, 2, 2]]);
    expect(names(wheel)).toEqual(['v']);
  });

  it('holds everything with room around it, or shows the part that is asked for', () => {
    const [[left, right], [low, high]] = ranges(wheel);
    expect(left).toBeLessThan(-1);
    expect(right).toBeGreaterThan(3);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(2);
    const part = planeFigure({ title: 'Part', points: [{ name: 'C', at: [0, 0] }], x: [-3, 4], y: [-1, 2] });
    expect(ranges(part)).toEqual([
      [-3, 4],
      [-1, 2],
    ]);
  });

  const placesOf = (figure: Figure): unknown[] => figure.data.map((t) => t['textposition']);
  it('writes the name of a point on the side away from the middle of the picture', () => {
    const corners: Record<string, Vec2> = {
      'top right': [3, 2],
      'top left': [-1, 2],
      'bottom left': [-1, 0],
      'bottom right': [3, 0],
    };
    const points = Object.values(corners).map((at, k) => ({ name: 'ABCD'[k], at }));
    expect(placesOf(planeFigure({ title: 'Plate', points }))).toEqual(Object.keys(corners));
    const shown = planeFigure({ title: 'Part', points: points.slice(0, 1), x: [0, 8], y: [0, 8] });
    expect(placesOf(shown)).toEqual(['bottom left']);
  });

  it('turns the name of a point away from the edge of the picture, from another name and from an outline', () => {
    const side = { x: [-3, 3], y: [-1.5, 1.5] } as const;
    const wide = planeFigure({ title: 'Edge', points: [{ name: 'the point at the end', at: [2.8, 0.5] }], ...side });
    expect(placesOf(wide)[0]).toMatch(/left$/);
    const near = [0, 0.05].map((y, k) => ({ name: `name ${k}`, at: [0.5, y] as const }));
    expect(new Set(placesOf(planeFigure({ title: 'Two', points: near, ...side }))).size).toBe(2);
    const corner = { name: 'plate', points: [[-1.2, 2], [-1.2, 0.6], [0.5, 0.6]] as const }; // prettier-ignore
    const inside = planeFigure({
      title: 'Plate',
      paths: [corner],
      points: [{ name: 'corner', at: [-0.9, 0.5] }],
      ...side,
    });
    expect(inside.data[1]['textposition']).toMatch(/^(middle|bottom)/);
  });

  it('writes the name of an arrow beyond its tip, or beside it where another name stands', () => {
    const figure = planeFigure({
      title: 'Two arrows to one point',
      arrows: [
        { name: 'velocity', at: [0, 0], along: [2, 1] },
        { name: 'force', at: [0, 1], along: [2, 0] },
      ],
      x: [-3, 4],
      y: [-1, 3],
    });
    const [velocity, force] = (figure.layout['annotations'] as Word[]).filter(({ text }) => text !== '');
    expect(Math.abs(velocity.yshift - force.yshift) >= 18 || velocity.xshift * force.xshift < 0).toBe(true);
    // The letters begin behind the head of the arrow: half of "velocity" is longer than the way from the tip.
    expect(Math.hypot(velocity.xshift, velocity.yshift)).toBeGreaterThan(15);
  });

  it('draws no arrow for a vector of length zero, and refuses to draw nothing', () => {
    const still = planeFigure({ title: 'Still', arrows: [{ name: 'v', at: [0, 1], along: [0, 0] }] });
    expect(arrows(still)).toEqual([]);
    expect(() => planeFigure({ title: 'Empty' })).toThrow(
      new RangeError('planeFigure: expected paths, arrows or points, got "none". There is nothing to see.'),
    );
  });
});

describe('basisFigure', () => {
  const frame = {
    name: 'u',
    origin: [3, 1] as Vec2,
    axes: [
      [1, 1],
      [-1, 0.5],
    ] as [Vec2, Vec2],
  };
  const figure = basisFigure({ point: [1, 2], frame });

  it('draws the basis vectors from their origins', () => {
    expect(arrows(figure).map(({ ax, ay, x, y }) => [ax, ay, x, y])).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 1],
      [3, 1, 4, 2],
      [3, 1, 2, 1.5],
    ]);
    expect(names(figure)).toEqual(['e₁', 'e₂', 'u₁', 'u₂']);
  });

  it('draws grid lines through points of whole coordinates in the frame', () => {
    const { x, y } = trace(figure, 'grid of u');
    // The first line runs along the second axis at coordinate -4 of the first.
    expect([x[0], y[0]]).toBeNear(fromBasis([-4, -4] as Vec2, frame), DRAWING);
    expect([x[1], y[1]]).toBeNear(fromBasis([-4, 4] as Vec2, frame), DRAWING);
    expect(x[2]).toBeNull();
  });

  it('draws a walk along one axis and then along the other, and shows where it ends', () => {
    const walked = basisFigure({ point: [1, 2], frame, walk: [2, -3] });
    const [first, second] = ['u₁', 'u₂'].map((axis) => trace(walked, `steps along ${axis}`));
    expect([first.x, first.y]).toEqual([
      [3, 5],
      [1, 3],
    ]);
    expect([second.x, second.y]).toEqual([
      [5, 8],
      [3, 1.5],
    ]);
    expect(ranges(walked)[0][1]).toBeGreaterThan(8);
  });

  it('shows the point and both origins inside its ranges', () => {
    const [[left, right], [low, high]] = ranges(figure);
    for (const [x, y] of [
      [1, 2],
      [0, 0],
      [3, 1],
      [4, 2],
      [2, 1.5],
    ]) {
      expect(x > left && x < right && y > low && y < high, `${x}, ${y}`).toBe(true);
    }
  });
});

describe('particleBesideBodyFigure', () => {
  it('turns the body and its axes by the angle', () => {
    const figure = particleBesideBodyFigure({ angle: 0.5 });
    const [, , xBody, yBody] = arrows(figure);
    expect(Math.atan2(xBody.y - xBody.ay, xBody.x - xBody.ax)).toBeNear(0.5, DRAWING);
    expect(Math.atan2(yBody.y - yBody.ay, yBody.x - yBody.ax)).toBeNear(0.5 + Math.PI / 2, DRAWING);
    const { x, y } = trace(figure, 'body');
    expect(Math.atan2(y[1] - y[0], x[1] - x[0])).toBeNear(0.5, DRAWING);
    expect([x[0], y[0]]).toEqual([x[4], y[4]]);
  });
});

describe('loadsFigure', () => {
  const figure = loadsFigure({ size: [4, 2], scale: 0.5, forces: [{ name: 'F', at: [-2, 0.5], force: [2, -1] }] });

  it('draws a force with its tip where it acts, to scale', () => {
    expect(arrows(figure).map(({ ax, ay, x, y }) => [ax, ay, x, y])).toEqual([[-3, 1, -2, 0.5]]);
    expect(names(figure)).toEqual(['F']);
  });

  it('prolongs the line of action: its distance from the centre of mass is the lever arm', () => {
    const { x, y } = trace(figure, 'lines of action');
    const [dx, dy] = [x[1] - x[0], y[1] - y[0]];
    const distance = Math.abs(x[0] * dy - y[0] * dx) / Math.hypot(dx, dy);
    // |r x F| / |F| of r = (-2, 0.5), F = (2, -1).
    expect(distance).toBeNear(Math.abs(-2 * -1 - 0.5 * 2) / Math.sqrt(5), DRAWING);
  });
});

describe('mechanismFigure', () => {
  it('draws links between their joints, and fixed joints as triangles', () => {
    const figure = gallery['mechanismFigure']();
    expect(figure.data.map((t) => t.name)).toEqual(['guide', 'O–A', 'A–B', 'O', 'A', 'B']);
    expect(trace(figure, 'A–B')).toMatchObject({ x: [0.6, 2.4], y: [0.8, 0] });
    expect(['O', 'A'].map((name) => (trace(figure, name)['marker'] as { symbol: string }).symbol)).toEqual([
      'triangle-up',
      'circle',
    ]);
    expect(ranges(figure)[0]).toBeNear([-0.6, 4.1], DRAWING);
  });
});

describe('stability regions', () => {
  /** |P(z)| by a step of y' = lambda y as two real equations, through the tableau's own stages. */
  function growth({ a, b, c }: Tableau, [re, im]: readonly [number, number]): number {
    const stages: [number, number][] = [];
    const sum = (weights: readonly number[]): [number, number] =>
      stages.reduce<[number, number]>(([x, y], k, i) => [x + weights[i] * k[0], y + weights[i] * k[1]], [1, 0]);
    for (let r = 0; r < a.length; r++) {
      const [x, y] = sum(b[r]);
      stages.push([re * x - im * y, re * y + im * x]);
    }
    return Math.hypot(...sum(c));
  }

  it.each([euler, midpoint, kutta3, rk4, gill])(
    '$name: a step neither grows nor decays on the boundary, which closes',
    (method) => {
      const boundary = stabilityBoundary(method);
      for (const z of boundary) expect(growth(method, z)).toBeNear(1, DRAWING);
      expect(boundary.at(-1)).toBeNear([...boundary[0]], DRAWING);
      const leftmost = Math.min(...boundary.filter(([, im]) => Math.abs(im) < 1e-9).map(([re]) => re));
      expect(leftmost).toBeNear(-stabilityLimit(method), DRAWING);
      expect(growth(method, [leftmost / 2, 0])).toBeLessThan(1);
    },
  );

  it('marks lie on the real axis', () => {
    const figure = stabilityRegionFigure({ methods: [rk4], marks: [{ name: 'h k = 2.5', at: -2.5 }] });
    expect(trace(figure, 'h k = 2.5')).toMatchObject({ x: [-2.5], y: [0] });
    expect(names(figure)).toEqual(['RK4']);
  });
});
