/** The lecture's "Coordinate frames" picture: one point, two frames in the plane. */
import {
  countField,
  expectOptions,
  numberField,
  optionalField,
  pairField,
  recordField,
  textField,
  vec2Field,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { Figure, Trace } from './figure.js';
import type { PlanePoint } from './plane.js';
import { planeArrow, planeDot, planeLine, rangesAround } from './plane.js';
import { COLOUR, planeLayout } from './style.js';
import { placeWords } from './words.js';

/**
 * A frame in the plane: its name, its origin and its two basis vectors, written in
 * the frame e of the picture.
 */
export interface PlaneFrame {
  name: string;
  origin: PlanePoint;
  axes: readonly [PlanePoint, PlanePoint];
}

const at = ({ origin, axes: [u1, u2] }: PlaneFrame, a: number, b: number): PlanePoint => [
  origin[0] + a * u1[0] + b * u2[0],
  origin[1] + a * u1[1] + b * u2[1],
];

/** The coordinate lines of a frame, from -reach to reach. */
function grid(frame: PlaneFrame, reach: number): Trace {
  const lines: (PlanePoint | null)[] = [];
  for (let k = -reach; k <= reach; k++) {
    lines.push(at(frame, k, -reach), at(frame, k, reach), null, at(frame, -reach, k), at(frame, reach, k), null);
  }
  return planeLine(`grid of ${frame.name}`, lines, { colour: COLOUR.orange, width: 0.8, dash: 'dot' });
}

/**
 * An axis whose name stands beside the tip, on the side where the other axis is not:
 * a walk goes on beyond it.
 */
function besideWalk({ axes }: PlaneFrame, k: 0 | 1, arrow: Record<string, unknown>[]): Record<string, unknown>[] {
  const [[x, y], other] = [axes[k], axes[1 - k]];
  const side = x * other[1] - y * other[0] > 0 ? 1 : -1;
  const shift = (15 * side) / (Math.hypot(x, y) || 1);
  return arrow.map((each, i) => (i === 1 ? { ...each, xshift: y * shift, yshift: -x * shift } : each));
}

const OPTIONS: Shape = {
  title: optionalField(textField),
  point: vec2Field,
  frame: recordField({ name: textField, origin: vec2Field, axes: pairField(vec2Field) }),
  reach: optionalField(countField(0)),
  walk: optionalField(pairField(numberField)),
};

/** The way from the origin of a frame along its first axis, then along its second one. */
function wayOf(frame: PlaneFrame, [a, b]: PlanePoint): Trace[] {
  const corner = at(frame, a, 0);
  return [
    planeLine(`steps along ${frame.name}₁`, [frame.origin, corner], { colour: COLOUR.red, width: 4 }),
    planeLine(`steps along ${frame.name}₂`, [corner, at(frame, a, b)], { colour: COLOUR.green, width: 4 }),
  ];
}

/**
 * A point in the plane, the frame e = (x, y) and a second frame with its grid, so that the coordinates
 * in both can be read off.
 *
 * @param options walk: so many steps along the two axes of the frame, drawn from its origin; the whole way to
 * the point, if they are its coordinates. reach: how many grid lines there are on each side, 4 unless given
 * @example
 * const figure = basisFigure({
 *   point: [1, 2],
 *   frame: {
 *     name: 'u',
 *     origin: [3, 1],
 *     axes: [[0, 1], [-1, 0]],
 *   },
 * });
 * figure.data.map((trace) => trace.name); // => ['grid of u', 'e₀', 'u₀', 'x']
 */
export function basisFigure(options: {
  title?: string;
  point: PlanePoint;
  frame: PlaneFrame;
  reach?: number;
  walk?: PlanePoint;
}): Figure {
  expectOptions('basisFigure', options, OPTIONS);
  const { point, frame, reach = 4, walk = [0, 0] } = options;
  const tips = [at(frame, 1, 0), at(frame, 0, 1)] as const;
  const places = [at(frame, walk[0], 0), at(frame, ...walk)];
  const [x, y] = rangesAround([[0, 0], [1, 1], point, frame.origin, ...tips, ...places], 1);
  const layout = planeLayout({
    title: options.title ?? `The point x, the frame e and the frame ${frame.name}`,
    x: { label: 'x', unit: 'm', range: x },
    y: { label: 'y', unit: 'm', range: y },
    equalScale: true,
    height: 440,
  });
  layout['annotations'] = [
    ...planeArrow('e₁', [0, 0], [1, 0], COLOUR.grey),
    ...planeArrow('e₂', [0, 0], [0, 1], COLOUR.grey),
    ...besideWalk(frame, 0, planeArrow(`${frame.name}₁`, frame.origin, tips[0], COLOUR.red)),
    ...besideWalk(frame, 1, planeArrow(`${frame.name}₂`, frame.origin, tips[1], COLOUR.green)),
  ];
  return placeWords({
    data: [
      grid(frame, reach),
      ...(options.walk ? wayOf(frame, walk) : []),
      planeDot('e₀', [0, 0], { colour: COLOUR.grey, place: 'bottom left' }),
      planeDot(`${frame.name}₀`, frame.origin, { colour: COLOUR.orange, place: 'bottom right' }),
      planeDot('x', point, { colour: COLOUR.blue, symbol: 'diamond', size: 12 }),
    ],
    layout,
  });
}
