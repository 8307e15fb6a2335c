/**
 * The picture of the statement: a turned plate with the velocity of a point, and a wheel with
 * a force beside its axle.
 */
import { COLOUR, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';

const along = ([x, y]: PlanePoint, angle: number, length: number): PlanePoint => [
  x + length * Math.cos(angle),
  y + length * Math.sin(angle),
];
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
const word = (text: string, [x, y]: PlanePoint, colour: string): Record<string, unknown> => ({
  x,
  y,
  text,
  showarrow: false,
  font: { color: colour, size: 15 },
});
const arc = (centre: PlanePoint, radius: number, from: number, to: number): PlanePoint[] =>
  Array.from({ length: 61 }, (_, k) => along(centre, from + ((to - from) * k) / 60, radius));

// The plate: turned by 0.5 rad, its centre goes to the right and down, ω is positive.
const ANGLE = 0.5;
const CENTRE: PlanePoint = [2.6, 2];
const inBody = ([x, y]: PlanePoint): PlanePoint => along(along(CENTRE, ANGLE, x), ANGLE + Math.PI / 2, y);
const plate = (
  [
    [-1.5, -1],
    [1.7, -1],
    [1.7, 0.6],
    [0.7, 1.1],
    [-1.5, 0.7],
    [-1.5, -1],
  ] as PlanePoint[]
).map(inBody);
const POINT = inBody([1.3, 0.35]);
const VELOCITY: PlanePoint = [1.3, -0.35];
const from = (start: PlanePoint, [x, y]: PlanePoint): PlanePoint => [start[0] + x, start[1] + y];
const TURNING: PlanePoint = [-0.8 * (POINT[1] - CENTRE[1]), 0.8 * (POINT[0] - CENTRE[0])];
const SUM: PlanePoint = [VELOCITY[0] + TURNING[0], VELOCITY[1] + TURNING[1]];

// The wheel: it stands on the ground at y = 0.5.
const AXLE: PlanePoint = [8.2, 2];
const RADIUS = 1.5;
const GROUND = AXLE[1] - RADIUS;
const AT: PlanePoint = [8.8, 2.6];

const { layout } = loadsFigure({
  title: 'A plate that moves and turns, and a wheel that rolls',
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
    filled('plate', plate, COLOUR.blue),
    line('level', [CENTRE, [CENTRE[0] + 1.1, CENTRE[1]]], COLOUR.grey, 'dot', 1),
    line('angle', arc(CENTRE, 0.9, 0, ANGLE), COLOUR.orange),
    line('arm', [CENTRE, POINT], COLOUR.grey, 'dash'),
    line('turning', arc(CENTRE, 0.6, 2, 4.2), COLOUR.red),
    marker('centre of mass', CENTRE, COLOUR.grey),
    marker('P', POINT, COLOUR.purple),
    filled('wheel', arc(AXLE, RADIUS, 0, 2 * Math.PI), COLOUR.blue),
    line(
      'ground',
      [
        [5.7, GROUND],
        [10.9, GROUND],
      ],
      COLOUR.grey,
    ),
    line('radius', [AXLE, [AXLE[0], GROUND]], COLOUR.grey, 'dash'),
    line('at', [AXLE, AT], COLOUR.grey, 'dot'),
    marker('axle', AXLE, COLOUR.grey),
    marker('touching point', [AXLE[0], GROUND], COLOUR.red),
  ],
  layout: {
    ...layout,
    height: 400,
    margin: { l: 10, r: 10, t: 45, b: 10 },
    xaxis: axis('xaxis', [-0.3, 11.2]),
    yaxis: axis('yaxis', [-0.5, 4.2]),
    annotations: [
      arrow([0, -0.2], [0.8, -0.2], COLOUR.grey),
      arrow([0, -0.2], [0, 0.6], COLOUR.grey),
      word('x', [1, -0.2], COLOUR.grey),
      word('y', [0, 0.8], COLOUR.grey),
      arrow(CENTRE, inBody([2.1, 0]), COLOUR.grey),
      arrow(CENTRE, inBody([0, 1.6]), COLOUR.grey),
      word('x body', inBody([2.5, 0]), COLOUR.grey),
      word('y body', inBody([0, 1.85]), COLOUR.grey),
      word('θ', [CENTRE[0] + 0.68, CENTRE[1] + 0.17], COLOUR.orange),
      arrow(CENTRE, from(CENTRE, VELOCITY), COLOUR.purple),
      word('<b>v</b>', from(CENTRE, [0.95, -0.5]), COLOUR.purple),
      arrow(along(CENTRE, 4.1, 0.6), along(CENTRE, 4.35, 0.6), COLOUR.red),
      word('ω', along(CENTRE, 3.1, 0.85), COLOUR.red),
      arrow(POINT, from(POINT, VELOCITY), COLOUR.purple),
      word('<b>v</b>', from(POINT, [1.5, -0.4]), COLOUR.purple),
      arrow(POINT, from(POINT, TURNING), COLOUR.red),
      arrow(POINT, from(POINT, SUM), COLOUR.green),
      word('<b>v</b><sub>P</sub>', from(POINT, [SUM[0] + 0.25, SUM[1] + 0.1]), COLOUR.green),
      word('ω (-r<sub>y</sub>, r<sub>x</sub>)', from(POINT, [TURNING[0] - 0.1, TURNING[1] + 0.2]), COLOUR.red),
      word('P', from(POINT, [0.12, -0.3]), COLOUR.purple),
      arrow(AT, [AT[0] + 1.5, AT[1] + 0.5], COLOUR.orange),
      word('<b>F</b>', [AT[0] + 1.7, AT[1] + 0.56], COLOUR.orange),
      word('at', [8.4, 2.45], COLOUR.grey),
      word('R', [8.0, 1.3], COLOUR.grey),
      word('axle', [7.8, 2.1], COLOUR.grey),
      arrow([AXLE[0], GROUND], [AXLE[0] - 1.1, GROUND], COLOUR.red),
      word('<b>f</b> at the touching point', [AXLE[0] - 1, GROUND - 0.25], COLOUR.red),
      arrow([AXLE[0] - 0.6, 3.85], [AXLE[0] + 0.6, 3.85], COLOUR.green),
      word('<b>a</b>', [AXLE[0] + 0.8, 3.87], COLOUR.green),
    ],
  },
};
