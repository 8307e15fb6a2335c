/**
 * The picture of the statement: a brick, two parts with their centres, and the tetrahedron over
 * a triangle of a surface.
 */
import { COLOUR, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';

type Place = [number, number, number];
/** x to the right, y up, z towards the reader: seen from a little above and from the right. */
const seen =
  ([ox, oy]: PlanePoint) =>
  ([x, y, z]: Place): PlanePoint => [ox + x - 0.45 * z, oy + y - 0.35 * z];
const line = (name: string, points: readonly PlanePoint[], colour: string, dash = 'solid', width = 2): Trace => ({
  type: 'scatter',
  mode: 'lines',
  name,
  x: points.map(([x]) => x),
  y: points.map(([, y]) => y),
  line: { color: colour, width, dash },
});
const filled = (name: string, points: readonly PlanePoint[], colour: string): Trace => ({
  ...line(name, [...points, points[0]], colour),
  fill: 'toself',
  fillcolor: `${colour}22`,
});
const marker = (name: string, [x, y]: PlanePoint, colour: string): Trace => ({
  type: 'scatter',
  mode: 'markers',
  name,
  x: [x],
  y: [y],
  marker: { color: colour, size: 9 },
});
const arrow = ([ax, ay]: PlanePoint, [x, y]: PlanePoint, colour: string): Record<string, unknown> => ({
  x,
  y,
  ax,
  ay,
  xref: 'x',
  yref: 'y',
  axref: 'x',
  ayref: 'y',
  text: '',
  showarrow: true,
  arrowhead: 2,
  arrowwidth: 2.5,
  arrowcolor: colour,
});
const word = (text: string, [x, y]: PlanePoint, colour: string, size = 15): Record<string, unknown> => ({
  x,
  y,
  text,
  showarrow: false,
  font: { color: colour, size },
});

/** The three faces of a brick that can be seen. */
function brick(name: string, at: PlanePoint, [x, y, z]: Place, colour: string): Trace[] {
  const place = seen(at);
  const face = (...corners: Place[]): Trace => filled(name, corners.map(place), colour);
  return [
    face([0, 0, z], [x, 0, z], [x, y, z], [0, y, z]),
    face([0, y, z], [x, y, z], [x, y, 0], [0, y, 0]),
    face([x, 0, z], [x, 0, 0], [x, y, 0], [x, y, z]),
  ];
}

// A brick with the edges a, b, c along x, y, z.
const BRICK: PlanePoint = [1, 1.2];
const EDGES: Place = [2.4, 0.9, 1.4];
const on = seen(BRICK);
const AXES = seen([0.2, 3]);
const axes: [string, Place][] = [
  ['x', [0.7, 0, 0]],
  ['y', [0, 0.7, 0]],
  ['z', [0, 0, 0.9]],
];

// Two parts: the common centre divides the way between their own as 1 to 2.
const ONE: PlanePoint = [5.4, 1.3];
const TWO: PlanePoint = [8.1, 2.8];
const COMMON: PlanePoint = [(2 * ONE[0] + TWO[0]) / 3, (2 * ONE[1] + TWO[1]) / 3];
const around = ([x, y]: PlanePoint, w: number, h: number): PlanePoint[] => [
  [x - w, y - h],
  [x + w, y - h],
  [x + w, y + h],
  [x - w, y + h],
];

// A triangle of a surface, and the origin beside the solid.
const ORIGIN: PlanePoint = [9.7, 0.5];
const A: PlanePoint = [12.2, 1.1];
const B: PlanePoint = [12.6, 2.8];
const C: PlanePoint = [11.1, 3.1];

const { layout } = loadsFigure({
  title: 'A solid brick, two parts, and a triangle of a mesh',
  size: [1, 1],
  forces: [],
});
const axis = (name: string, range: [number, number]): Record<string, unknown> => ({
  ...(layout[name] as object),
  range,
  visible: false,
});

export const picture: Figure = {
  data: [
    ...brick('brick', BRICK, EDGES, COLOUR.blue),
    filled('part 1', around(ONE, 0.75, 0.55), COLOUR.blue),
    filled('part 2', around(TWO, 0.45, 0.45), COLOUR.orange),
    line('between the centres', [ONE, TWO], COLOUR.grey, 'dot', 1),
    marker('centre 1', ONE, COLOUR.blue),
    marker('centre 2', TWO, COLOUR.orange),
    marker('common centre', COMMON, COLOUR.red),
    filled('triangle', [A, B, C], COLOUR.purple),
    line('a', [ORIGIN, A], COLOUR.grey, 'dash', 1),
    line('b', [ORIGIN, B], COLOUR.grey, 'dash', 1),
    line('c', [ORIGIN, C], COLOUR.grey, 'dash', 1),
    marker('origin', ORIGIN, COLOUR.grey),
  ],
  layout: {
    ...layout,
    height: 300,
    margin: { l: 10, r: 10, t: 45, b: 10 },
    xaxis: axis('xaxis', [-0.4, 13.4]),
    yaxis: axis('yaxis', [-0.4, 4.2]),
    annotations: [
      ...axes.flatMap(([name, end]) => [
        arrow(AXES([0, 0, 0]), AXES(end), COLOUR.grey),
        word(name, AXES(end.map((x) => 1.3 * x) as Place), COLOUR.grey),
      ]),
      word('a', on([EDGES[0] / 2, -0.2, EDGES[2]]), COLOUR.blue),
      word('b', on([-0.2, EDGES[1] / 2, EDGES[2]]), COLOUR.blue),
      word('c', on([EDGES[0] + 0.2, -0.1, EDGES[2] / 2]), COLOUR.blue),
      word('m', on([EDGES[0] / 2, EDGES[1] / 2, EDGES[2]]), COLOUR.blue),
      word('1  full edges', [1.7, -0.1], COLOUR.grey),
      arrow(COMMON, [ONE[0] + 0.08, ONE[1] + 0.05], COLOUR.blue),
      arrow(COMMON, [TWO[0] - 0.08, TWO[1] - 0.05], COLOUR.orange),
      word('<b>d</b><sub>1</sub>', [5.95, 2.1], COLOUR.blue),
      word('<b>d</b><sub>2</sub>', [7.1, 2.52], COLOUR.orange),
      word('common centre', [COMMON[0] + 1.15, COMMON[1] - 0.25], COLOUR.red),
      word('m<sub>1</sub>, I<sub>1</sub>', [5.4, 1.0], COLOUR.blue),
      word('m<sub>2</sub>, I<sub>2</sub>', [8.1, 3.5], COLOUR.orange),
      word('2  each tensor moves by <b>d</b>', [6.6, -0.1], COLOUR.grey),
      arrow(ORIGIN, A, COLOUR.grey),
      arrow(ORIGIN, B, COLOUR.grey),
      arrow(ORIGIN, C, COLOUR.grey),
      word('<b>a</b>', [12.4, 0.95], COLOUR.grey),
      word('<b>b</b>', [12.8, 2.95], COLOUR.grey),
      word('<b>c</b>', [11.0, 3.35], COLOUR.grey),
      arrow([11.97, 2.33], [12.95, 1.95], COLOUR.purple),
      word('outside', [12.8, 1.65], COLOUR.purple),
      word('origin', [9.6, 0.25], COLOUR.grey),
      word('v', [11.45, 1.72], COLOUR.purple, 17),
      word('3  signed volume v', [11.3, -0.1], COLOUR.grey),
    ],
  },
};
