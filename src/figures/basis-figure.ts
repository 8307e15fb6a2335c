/** The lecture's "Coordinate frames" picture: one point, two frames in the plane. */
import type { Figure, Trace } from './figure.js';
import { COLOUR, planeLayout } from './style.js';

type Vec2 = readonly [number, number];

/** A frame in the plane: its name, its origin and its two basis vectors, written in the frame e of the picture. */
export interface PlaneFrame {
  name: string;
  origin: Vec2;
  axes: readonly [Vec2, Vec2];
}

const at = (frame: PlaneFrame, a: number, b: number): [number, number] => [
  frame.origin[0] + a * frame.axes[0][0] + b * frame.axes[1][0],
  frame.origin[1] + a * frame.axes[0][1] + b * frame.axes[1][1],
];

/** The coordinate grid of a frame, drawn from -3 to 3, as one trace of separate lines. */
function gridTrace(frame: PlaneFrame, colour: string, reach: number): Trace {
  const x: (number | null)[] = [];
  const y: (number | null)[] = [];
  for (let k = -reach; k <= reach; k++) {
    for (const [a, b] of [
      [at(frame, k, -reach), at(frame, k, reach)],
      [at(frame, -reach, k), at(frame, reach, k)],
    ] as const) {
      x.push(a[0], b[0], null);
      y.push(a[1], b[1], null);
    }
  }
  return {
    type: 'scatter',
    mode: 'lines',
    name: `grid of ${frame.name}`,
    x,
    y,
    line: { color: colour, width: 0.7, dash: 'dot' },
    hoverinfo: 'skip',
  };
}

function arrowAnnotation(from: Vec2, to: Vec2, text: string, colour: string): Record<string, unknown>[] {
  const tip = [from[0] + 1.18 * (to[0] - from[0]), from[1] + 1.18 * (to[1] - from[1])];
  return [
    {
      x: to[0],
      y: to[1],
      ax: from[0],
      ay: from[1],
      xref: 'x',
      yref: 'y',
      axref: 'x',
      ayref: 'y',
      text: '',
      showarrow: true,
      arrowhead: 2,
      arrowsize: 1.2,
      arrowwidth: 3,
      arrowcolor: colour,
    },
    { x: tip[0], y: tip[1], text: `<b>${text}</b>`, showarrow: false, font: { color: colour, size: 15 } },
  ];
}

/**
 * A point in the plane, the frame e = (x, y) and a second frame with its grid, so that the coordinates in both can be read off.
 *
 * @example
 * const figure = basisFigure({ point: [1, 2], frame: { name: 'u', origin: [3, 1], axes: [[0, 1], [-1, 0]] } });
 * figure.data.length; // => 4
 */
export function basisFigure(options: { title?: string; point: Vec2; frame: PlaneFrame; reach?: number }): Figure {
  const { point, frame, reach = 4 } = options;
  const e: PlaneFrame = {
    name: 'e',
    origin: [0, 0],
    axes: [
      [1, 0],
      [0, 1],
    ],
  };
  const corners = [[0, 0], [1, 1], point, frame.origin, at(frame, 1, 0), at(frame, 0, 1)] as const;
  const range = (k: 0 | 1): [number, number] => {
    const values = corners.map((c) => c[k]);
    return [Math.min(...values) - 1, Math.max(...values) + 1];
  };
  const layout = planeLayout({
    title: options.title ?? `The point x, the frame e and the frame ${frame.name}`,
    x: { label: 'x', unit: 'm', range: range(0) },
    y: { label: 'y', unit: 'm', range: range(1) },
    equalScale: true,
    height: 440,
  });
  layout['annotations'] = [
    ...arrowAnnotation(e.origin, [1, 0], 'e₁', COLOUR.grey),
    ...arrowAnnotation(e.origin, [0, 1], 'e₂', COLOUR.grey),
    ...arrowAnnotation(frame.origin, at(frame, 1, 0), `${frame.name}₁`, COLOUR.red),
    ...arrowAnnotation(frame.origin, at(frame, 0, 1), `${frame.name}₂`, COLOUR.green),
  ];
  const dot = (name: string, p: Vec2, colour: string, symbol: string, place: string): Trace => ({
    type: 'scatter',
    mode: 'markers+text',
    name,
    x: [p[0]],
    y: [p[1]],
    text: [name],
    textposition: place,
    textfont: { color: colour, size: 15 },
    marker: { color: colour, size: 11, symbol },
    hovertemplate: `${name} = (%{x}, %{y}) in e<extra></extra>`,
  });
  return {
    data: [
      gridTrace(frame, COLOUR.orange, reach),
      dot('origin of e', e.origin, COLOUR.grey, 'circle', 'bottom left'),
      dot(`${frame.name}₀`, frame.origin, COLOUR.orange, 'circle', 'bottom right'),
      dot('x', point, COLOUR.blue, 'diamond', 'top right'),
    ],
    layout,
  };
}
