/** The picture of the statement: a vector on its way round an axis, and a gimbal with its three axes. */
import { cross, dot, lengthOf, multiple, plus } from 'rigid-body-lab/course';
import { COLOUR, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';

type Vec3 = readonly [number, number, number];
const sum = (...vectors: [Vec3, ...Vec3[]]): Vec3 => vectors.reduce((a, b) => plus(a, b));
const unit = (v: Vec3): Vec3 => multiple(v, 1 / lengthOf(v));

// Seen from a little above, x to the front on the left.
const RIGHT: Vec3 = [-Math.sin(0.6), Math.cos(0.6), 0];
const UP: Vec3 = [-Math.cos(0.6) * Math.sin(0.4), -Math.sin(0.6) * Math.sin(0.4), Math.cos(0.4)];
const seenFrom =
  ([x, y]: PlanePoint) =>
  (v: Vec3): PlanePoint => [x + dot(v, RIGHT), y + dot(v, UP)];

const line = (name: string, points: readonly PlanePoint[], colour: string, dash = 'solid', width = 2): Trace => ({
  type: 'scatter',
  mode: 'lines',
  name,
  x: points.map(([x]) => x),
  y: points.map(([, y]) => y),
  line: { color: colour, width, dash },
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
/** Points of a circle about a centre, from the direction a towards b. */
const circle = (centre: Vec3, a: Vec3, b: Vec3, from = 0, to = 2 * Math.PI): Vec3[] =>
  Array.from({ length: 73 }, (_, k) => {
    const angle = from + ((to - from) * k) / 72;
    return sum(centre, multiple(a, Math.cos(angle)), multiple(b, Math.sin(angle)));
  });

// The left half: v goes round u by θ.
const left = (v: Vec3): PlanePoint => seenFrom([1.9, 0.1])(multiple(v, 1.25));
const U = unit([0.1, 0.55, 0.85]);
const V: Vec3 = [1.5, 0.7, 1.5];
const THETA = 1.6;
const STAYS = multiple(U, dot(U, V));
const ACROSS = sum(V, multiple(STAYS, -1));
const AHEAD = cross(U, ACROSS);
const TURNED = sum(STAYS, multiple(ACROSS, Math.cos(THETA)), multiple(AHEAD, Math.sin(THETA)));

// The right half: the outer ring turned by γ, the middle one by θ.
const right = seenFrom([8.2, 1.5]);
const O: Vec3 = [0, 0, 0];
const Z: Vec3 = [0, 0, 1];
const MIDDLE: Vec3 = [Math.cos(0.6), -Math.sin(0.6), 0];
const LEVEL = cross(Z, MIDDLE);
const INNER = plus(multiple(LEVEL, Math.cos(0.45)), multiple(Z, -Math.sin(0.45)));
const LENS = cross(MIDDLE, INNER);
const OUTER_RADIUS = 1.7;
const MIDDLE_RADIUS = 1.3;
/** An arrow round an axis, at its upper end, by the right-hand rule. */
const round = (axis: Vec3, at: number, a: Vec3, b: Vec3): PlanePoint[] =>
  circle(multiple(axis, at), multiple(a, 0.28), multiple(b, 0.28), -2.4, 1.6).map(right);
const beside = (v: Vec3, [x, y]: PlanePoint): PlanePoint => [right(v)[0] + x, right(v)[1] + y];
const rounds = [
  { path: round(Z, 2.15, MIDDLE, LEVEL), colour: COLOUR.blue },
  { path: round(MIDDLE, 2.3, LEVEL, Z), colour: COLOUR.green },
  { path: round(INNER, 1.75, LENS, MIDDLE), colour: COLOUR.red },
];
const corner = (i: number, j: number, k: number): PlanePoint =>
  right(sum(multiple(MIDDLE, 0.35 * i), multiple(INNER, 0.25 * j), multiple(LENS, 0.25 * k)));
const camera = [
  [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1), corner(-1, -1, -1)],
  [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1), corner(-1, -1, 1)],
  ...[
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i, j]) => [corner(i, j, -1), corner(i, j, 1)]),
];

const { layout } = loadsFigure({
  title: 'A turn about an axis, and three turns in a gimbal',
  size: [1, 1],
  forces: [],
});
const axis = (name: string, range: [number, number]): Record<string, unknown> => ({
  ...(layout[name] as object),
  range,
  visible: false,
});
const LEADER = { arrowhead: 0, font: { color: COLOUR.red, size: 15 } };
const axisOf = (name: string, direction: Vec3, reach: number, colour: string): Trace =>
  line(name, [right(multiple(direction, -reach)), right(multiple(direction, reach))], colour, 'dash', 2);

export const picture: Figure = {
  data: [
    line('circle', circle(STAYS, ACROSS, AHEAD).map(left), COLOUR.grey, 'dot', 1.5),
    line('way', circle(STAYS, ACROSS, AHEAD, 0, THETA).map(left), COLOUR.orange, 'solid', 3),
    line('angle', [left(V), left(STAYS), left(TURNED)], COLOUR.grey, 'dash', 1.5),
    line('mark', circle(STAYS, multiple(ACROSS, 0.3), multiple(AHEAD, 0.3), 0, THETA).map(left), COLOUR.orange),
    line(
      'outer ring',
      circle(O, multiple(MIDDLE, OUTER_RADIUS), multiple(Z, OUTER_RADIUS)).map(right),
      COLOUR.blue,
      'solid',
      4,
    ),
    line(
      'middle ring',
      circle(O, multiple(MIDDLE, MIDDLE_RADIUS), multiple(INNER, MIDDLE_RADIUS)).map(right),
      COLOUR.green,
      'solid',
      4,
    ),
    axisOf('outer axis', Z, 2.4, COLOUR.blue),
    axisOf('middle axis', MIDDLE, 2.5, COLOUR.green),
    axisOf('inner axis', INNER, 2, COLOUR.red),
    ...camera.map((points) => line('camera', points, COLOUR.red, 'solid', 2)),
    ...rounds.map(({ path, colour }) => line('round', path, colour, 'solid', 2)),
  ],
  layout: {
    ...layout,
    height: 420,
    margin: { l: 10, r: 10, t: 45, b: 10 },
    xaxis: axis('xaxis', [-0.2, 11.8]),
    yaxis: axis('yaxis', [-1.1, 4.3]),
    annotations: [
      ...(
        [
          ['x', [1.7, 0, 0]],
          ['y', [0, 1.9, 0]],
          ['z', [0, 0, 2.6]],
        ] as const
      ).flatMap(([name, tip]) => [
        arrow(left(O), left(tip), COLOUR.grey, 1.5),
        word(name, left(multiple(tip, 1.1)), COLOUR.grey),
      ]),
      arrow(left(O), left(multiple(U, 2.9)), COLOUR.purple),
      word('<b>u</b>', left(multiple(U, 3.15)), COLOUR.purple),
      arrow(left(O), left(V), COLOUR.blue),
      word('<b>v</b>', left(multiple(V, 1.12)), COLOUR.blue),
      arrow(left(O), left(TURNED), COLOUR.green),
      word('R<b>v</b>', left(multiple(TURNED, 1.14)), COLOUR.green),
      word('θ', left(circle(STAYS, multiple(ACROSS, 0.48), multiple(AHEAD, 0.48), 0.9, 1)[0]), COLOUR.orange),
      ...rounds.map(({ path, colour }) => arrow(path[67], path[72], colour, 2)),
      word('outer axis, γ', right([0, 0, 2.75]), COLOUR.blue),
      word('middle axis, θ', beside(multiple(MIDDLE, 2.5), [-0.75, -0.5]), COLOUR.green),
      word('inner axis, β', right(plus(multiple(INNER, 2.3), multiple(LEVEL, 0.5))), COLOUR.red),
      // Outside the rings, with a line to it.
      { ...arrow(beside(O, [2.45, -0.6]), beside(O, [0.46, -0.08]), COLOUR.red, 1), ...LEADER, text: 'camera' },
    ],
  },
};
