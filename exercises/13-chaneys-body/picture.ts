/** The picture of the statement: two parts with their common centre, and the four calls of a step. */
import { COLOUR, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';

const plus = ([x, y]: PlanePoint, [u, v]: PlanePoint, factor = 1): PlanePoint => [x + factor * u, y + factor * v];
const along = (start: PlanePoint, angle: number, length: number): PlanePoint =>
  plus(start, [Math.cos(angle), Math.sin(angle)], length);
const line = (name: string, points: readonly PlanePoint[], colour: string, dash = 'solid', width = 2): Trace => ({
  type: 'scatter',
  mode: 'lines',
  name,
  x: points.map(([x]) => x),
  y: points.map(([, y]) => y),
  line: { color: colour, width, dash },
});
const filled = (name: string, points: readonly PlanePoint[], colour: string): Trace => ({
  ...line(name, points, colour),
  fill: 'toself',
  fillcolor: `${colour}22`,
});
const marker = (name: string, [x, y]: PlanePoint, colour: string, size = 9): Trace => ({
  type: 'scatter',
  mode: 'markers',
  name,
  x: [x],
  y: [y],
  marker: { color: colour, size },
});
const arrow = ([ax, ay]: PlanePoint, [x, y]: PlanePoint, colour: string, width = 2.5): Record<string, unknown> => ({
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
  arrowwidth: width,
  arrowcolor: colour,
});
const word = (text: string, [x, y]: PlanePoint, colour: string): Record<string, unknown> => ({
  x,
  y,
  text,
  showarrow: false,
  font: { color: colour, size: 15 },
});

// Two rectangles of 3 kg and 1.5 kg.
interface Slab {
  mass: number;
  centre: PlanePoint;
  size: PlanePoint;
  angle: number;
}
const SLABS: readonly Slab[] = [
  { mass: 3, centre: [1.7, 1.75], size: [3, 1.1], angle: 0 },
  { mass: 1.5, centre: [3.1, 3.2], size: [1.9, 0.7], angle: 0.2 },
];
const outline = ({ centre, size: [a, b], angle }: Slab): PlanePoint[] =>
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
    [1, 1],
  ].map(([s, t]) => along(along(centre, angle, (s * a) / 2), angle + Math.PI / 2, (t * b) / 2));
const MASS = SLABS.reduce((sum, { mass }) => sum + mass, 0);
const COM = SLABS.reduce<PlanePoint>((sum, { mass, centre }) => plus(sum, centre, mass / MASS), [0, 0]);
/**
 * The direction along which the mass is spread most: by the second moments of both about the common centre.
 */
const [xx, xy, yy] = SLABS.reduce(
  (sums, { mass, centre, size: [a, b], angle }) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = plus(centre, COM, -1);
    return [
      sums[0] + mass * (x * x + (c * c * a * a + s * s * b * b) / 12),
      sums[1] + mass * (x * y + (c * s * (a * a - b * b)) / 12),
      sums[2] + mass * (y * y + (s * s * a * a + c * c * b * b) / 12),
    ];
  },
  [0, 0, 0],
);
const PRINCIPAL = Math.atan2(2 * xy, xx - yy) / 2;

// A step of a point on a spring to the anchor.
const ANCHOR: PlanePoint = [7.2, 4.1];
const START: PlanePoint = [5.9, 0.9];
const VELOCITY: PlanePoint = [3.6, -0.9];
const H = 1.2;
const pull = (at: PlanePoint): PlanePoint => plus(plus(ANCHOR, at, -1), [0, 0]);
const v2 = plus(VELOCITY, pull(START), H / 2);
const FIRST = plus(START, VELOCITY, H / 2);
const v3 = plus(VELOCITY, pull(FIRST), H / 2);
const SECOND = plus(START, v2, H / 2);
const v4 = plus(VELOCITY, pull(SECOND), H);
const THIRD = plus(START, v3, H);
const LAST = plus(START, plus(plus(plus(VELOCITY, v2, 2), v3, 2), v4), H / 6);
const TRIES = [FIRST, SECOND, THIRD, LAST];

const { layout } = loadsFigure({
  title: 'Two parts as one body, and the four calls of a step',
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
    ...SLABS.map((slab, k) => filled(`part ${k + 1}`, outline(slab), COLOUR.blue)),
    line('first', [along(COM, PRINCIPAL, -2.3), along(COM, PRINCIPAL, 2.3)], COLOUR.green, 'dot', 1.5),
    line(
      'second',
      [along(COM, PRINCIPAL + Math.PI / 2, -1.3), along(COM, PRINCIPAL + Math.PI / 2, 1.3)],
      COLOUR.green,
      'dot',
      1.5,
    ),
    ...SLABS.map(({ centre }, k) => marker(`centre ${k + 1}`, centre, COLOUR.blue)),
    marker('common centre', COM, COLOUR.red, 11),
    marker('anchor', ANCHOR, COLOUR.orange),
    marker('start', START, COLOUR.purple, 11),
    ...TRIES.map((at, k) => marker(`after call ${k + 1}`, at, k < 3 ? COLOUR.blue : COLOUR.red, k < 3 ? 9 : 11)),
  ],
  layout: {
    ...layout,
    height: 420,
    margin: { l: 10, r: 10, t: 45, b: 10 },
    xaxis: axis('xaxis', [-0.4, 11.2]),
    yaxis: axis('yaxis', [-0.3, 4.6]),
    annotations: [
      arrow([0, 0.2], [0.9, 0.2], COLOUR.grey, 1.5),
      arrow([0, 0.2], [0, 1.1], COLOUR.grey, 1.5),
      word('x', [1.05, 0.2], COLOUR.grey),
      word('y', [0, 1.3], COLOUR.grey),
      word('the drawing', [0.75, -0.1], COLOUR.grey),
      ...SLABS.map(({ centre }) => arrow(COM, centre, COLOUR.orange)),
      word('<b>d</b><sub>1</sub>', plus(SLABS[0].centre, [0.42, -0.06]), COLOUR.orange),
      word('<b>d</b><sub>2</sub>', plus(SLABS[1].centre, [0.36, -0.03]), COLOUR.orange),
      word('com', plus(COM, [0.5, -0.02]), COLOUR.red),
      word('part 1', [2.4, 0.98], COLOUR.blue),
      word('part 2', [3.6, 4], COLOUR.blue),
      word('first', along(COM, PRINCIPAL, 2.6), COLOUR.green),
      word('second', plus(along(COM, PRINCIPAL + Math.PI / 2, 1.5), [0, 0.05]), COLOUR.green),
      ...TRIES.map((at) => arrow(START, at, COLOUR.grey, 1.2)),
      ...[START, FIRST, SECOND, THIRD].map((at) => arrow(at, plus(at, plus(ANCHOR, at, -1), 0.3), COLOUR.orange)),
      word('<b>F</b>', plus(START, [0.1, 0.9]), COLOUR.orange),
      word('anchor', plus(ANCHOR, [0.55, 0]), COLOUR.orange),
      word('start', plus(START, [0, -0.3]), COLOUR.purple),
      word('1, at h/2', plus(FIRST, [0.1, -0.3]), COLOUR.blue),
      word('2, at h/2', plus(SECOND, [0.7, -0.05]), COLOUR.blue),
      word('3, at h', plus(THIRD, [0.55, 0]), COLOUR.blue),
      word('4, the end', plus(LAST, [0.4, -0.32]), COLOUR.red),
    ],
  },
};
