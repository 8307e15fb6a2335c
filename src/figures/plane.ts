/**
 * Pieces of pictures in the plane: arrows, outlines, dots. Arrows are annotations, so that their heads
 * keep their size when zoomed.
 */
import type { Trace } from './figure.js';

/** A point in the plane of a picture. */
export type PlanePoint = readonly [number, number];

/** An arrow from one point to another with its name beyond the tip. */
export function planeArrow(name: string, from: PlanePoint, to: PlanePoint, colour: string): Record<string, unknown>[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return [];
  const direction = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
  const place = { xref: 'x', yref: 'y', axref: 'x', ayref: 'y' };
  return [
    {
      ...place,
      x: to[0],
      y: to[1],
      ax: from[0],
      ay: from[1],
      text: '',
      showarrow: true,
      arrowhead: 2,
      arrowsize: 1.1,
      arrowwidth: 3,
      arrowcolor: colour,
    },
    {
      x: to[0],
      y: to[1],
      xshift: 15 * direction[0],
      yshift: 15 * direction[1],
      text: `<b>${name}</b>`,
      showarrow: false,
      font: { color: colour, size: 15 },
    },
  ];
}

/** A line through points; a `null` breaks it. */
export function planeLine(
  name: string,
  points: readonly (PlanePoint | null)[],
  style: { colour: string; width?: number; dash?: 'solid' | 'dash' | 'dot' },
): Trace {
  return {
    type: 'scatter',
    mode: 'lines',
    name,
    x: points.map((p) => p?.[0] ?? null),
    y: points.map((p) => p?.[1] ?? null),
    line: { color: style.colour, width: style.width ?? 2, dash: style.dash ?? 'solid' },
    hoverinfo: 'name',
  };
}

/** A filled outline. */
export function planeOutline(name: string, corners: readonly PlanePoint[], colour: string): Trace {
  return {
    ...planeLine(name, [...corners, corners[0]], { colour }),
    fill: 'toself',
    fillcolor: `${colour}22`,
  };
}

/** A dot with its name beside it. */
export function planeDot(
  name: string,
  at: PlanePoint,
  style: { colour: string; symbol?: string; size?: number; place?: string },
): Trace {
  return {
    type: 'scatter',
    mode: 'markers+text',
    name,
    x: [at[0]],
    y: [at[1]],
    text: [name],
    textposition: style.place ?? 'top right',
    textfont: { color: style.colour, size: 14 },
    marker: { color: style.colour, size: style.size ?? 10, symbol: style.symbol ?? 'circle' },
    hovertemplate: `${name} (%{x:.4g}, %{y:.4g})<extra></extra>`,
  };
}

/** The corners of a rectangle about a centre, turned by an angle. */
export function rectangleCorners(size: PlanePoint, centre: PlanePoint = [0, 0], angle = 0): PlanePoint[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([a, b]) => {
    const [x, y] = [(a * size[0]) / 2, (b * size[1]) / 2];
    return [centre[0] + c * x - s * y, centre[1] + s * x + c * y];
  });
}

/** Ranges of x and y that hold all points with a margin. */
export function rangesAround(points: readonly PlanePoint[], margin: number): [[number, number], [number, number]] {
  const range = (k: 0 | 1): [number, number] => {
    const values = points.map((p) => p[k]);
    return [Math.min(...values) - margin, Math.max(...values) + margin];
  };
  return [range(0), range(1)];
}
