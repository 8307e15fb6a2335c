/**
 * The picture of the statement: a tumbling brick with ω, L and τ, and a wheel whose upright axle is pushed.
 */
import { COLOUR, boxEdges, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';
import { apply, matrixFromAxisAngle, multiply, scale, solidBox } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';

const [AZIMUTH, ELEVATION] = [-1, 0.5];
const [CA, SA, CE, SE] = [Math.cos(AZIMUTH), Math.sin(AZIMUTH), Math.cos(ELEVATION), Math.sin(ELEVATION)];
/** A place in the world as it is seen, from the middle of a drawing. */
const seen =
  ([u, v]: PlanePoint) =>
  ([x, y, z]: Vec3): PlanePoint => [u - x * SA + y * CA, v - (x * CA + y * SA) * SE + z * CE];

const line = (name: string, points: readonly PlanePoint[], colour: string, dash = 'solid', width = 2): Trace => ({
  type: 'scatter',
  mode: 'lines',
  name,
  x: points.map(([x]) => x),
  y: points.map(([, y]) => y),
  line: { color: colour, width, dash },
});
const marker = (name: string, [x, y]: PlanePoint, colour: string): Trace => ({
  type: 'scatter',
  mode: 'markers',
  name,
  x: [x],
  y: [y],
  marker: { color: colour, size: 9 },
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
const beyond = (to: PlanePoint, from: PlanePoint, by: number): PlanePoint => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [to[0] + (x / length) * by, to[1] + (y / length) * by];
};
/** An arrow from a middle, with its name at the tip. */
const named = (
  text: string,
  from: PlanePoint,
  to: PlanePoint,
  colour: string,
  width = 2.5,
): Record<string, unknown>[] => [arrow(from, to, colour, width), word(text, beyond(to, from, 0.24), colour)];

// The brick.
const SIZE: Vec3 = [3, 2, 0.8];
const R = multiply(matrixFromAxisAngle([0, 0, 1], -0.3), matrixFromAxisAngle([1, 0.3, 0], 0.35));
const MIDDLE: PlanePoint = [2.6, 2.2];
const brick = seen(MIDDLE);
const body = (v: Vec3): PlanePoint => brick(apply(R, v));
const { inertia } = solidBox({ size: SIZE, mass: 1 });
const OMEGA: Vec3 = [2.4, 0.8, 1.5];
const L = scale(apply(inertia, OMEGA), 1.3);
const edges = boxEdges({ size: SIZE }).map(([a, b]) => line('edge', [body(a), body(b)], COLOUR.blue, 'solid', 1.5));

// The wheel.
const HUB: PlanePoint = [8.2, 2.1];
const wheel = seen(HUB);
const RADIUS = 1.3;
const rim = (from: number, to: number, radius: number, z = 0): PlanePoint[] =>
  Array.from({ length: 61 }, (_, k) => from + ((to - from) * k) / 60).map((angle) =>
    wheel([radius * Math.cos(angle), radius * Math.sin(angle), z]),
  );
const AT = 1.1;
/** On the left of the axle, at a height. */
const beside = (z: number): PlanePoint => [HUB[0] - 0.22, wheel([0, 0, z])[1]];
const TOP: Vec3 = [0, 0, 1.9];
const arc = rim(-2.6, 0.3, 1.55);

// The axes of the world.
const CORNER: PlanePoint = [5.3, 0.3];
const world = seen(CORNER);

const { layout } = loadsFigure({ title: 'A body that tumbles, and a wheel that is pushed', size: [1, 1], forces: [] });
const axis = (name: string, range: [number, number]): Record<string, unknown> => ({
  ...(layout[name] as object),
  range,
  visible: false,
});

export const picture: Figure = {
  data: [
    ...edges,
    marker('centre of mass', MIDDLE, COLOUR.grey),
    { ...line('wheel', rim(0, 2 * Math.PI, RADIUS), COLOUR.blue), fill: 'toself', fillcolor: `${COLOUR.blue}22` },
    line('axle', [wheel([0, 0, -1.7]), wheel(TOP)], COLOUR.grey, 'solid', 4),
    line('spin', arc, COLOUR.red),
    marker('upper end', wheel(TOP), COLOUR.purple),
    marker('centre', HUB, COLOUR.grey),
    line('height', [beside(0), beside(AT)], COLOUR.grey, 'dot', 1.5),
  ],
  layout: {
    ...layout,
    height: 400,
    margin: { l: 10, r: 10, t: 45, b: 10 },
    xaxis: axis('xaxis', [-0.3, 11.2]),
    yaxis: axis('yaxis', [-0.6, 4.6]),
    annotations: [
      ...named('x body', MIDDLE, body([2.4, 0, 0]), COLOUR.grey, 1.5),
      ...named('y body', MIDDLE, body([0, 1.9, 0]), COLOUR.grey, 1.5),
      ...named('z body', MIDDLE, body([0, 0, 2.5]), COLOUR.grey, 1.5),
      ...named('<b>ω</b>', MIDDLE, body(OMEGA), COLOUR.red),
      ...named('<b>L</b>', MIDDLE, body(L), COLOUR.green),
      ...named('<b>τ</b>', MIDDLE, brick([-1.9, -0.8, 1]), COLOUR.orange),
      ...named('x', CORNER, world([0.8, 0, 0]), COLOUR.grey, 1.5),
      ...named('y', CORNER, world([0, 0.8, 0]), COLOUR.grey, 1.5),
      ...named('z', CORNER, world([0, 0, 0.8]), COLOUR.grey, 1.5),
      ...named('push', wheel([0, 0, AT]), wheel([1.4, 0, AT]), COLOUR.orange),
      arrow(arc[arc.length - 4], arc[arc.length - 1], COLOUR.red),
      word('spin', [arc[50][0] + 0.2, arc[50][1] - 0.25], COLOUR.red),
      word('at', [beside(0)[0] - 0.25, beside(0.75 * AT)[1]], COLOUR.grey),
      word('upper end', [wheel(TOP)[0] + 0.85, wheel(TOP)[1]], COLOUR.purple),
    ],
  },
};
