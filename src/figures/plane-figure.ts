/** Pictures of places in a plane that a notebook puts together itself: outlines, paths, arrows, points. */
import { message } from '../linear/expect.js';
import {
  expectOptions,
  listField,
  optionalField,
  pairField,
  positiveField,
  numberField,
  recordField,
  switchField,
  textField,
  vec2Field,
  wordField,
} from './expect-figure.js';
import type { Figure } from './figure.js';
import type { PlanePoint } from './plane.js';
import { planeArrow, planeDot, planeLine, planeOutline, rangesAround } from './plane.js';
import { COLOUR, planeLayout, SERIES_COLOURS } from './style.js';
import { placeWords } from './words.js';

/** A line through points. */
export interface DrawnPath {
  name: string;
  points: readonly PlanePoint[];
  /** Back to its first point, and filled. */
  closed?: boolean;
  dash?: 'solid' | 'dash' | 'dot';
  colour?: string;
}

/** An arrow from a point along a vector; its name stands beyond the tip. */
export interface DrawnArrow {
  name: string;
  at: PlanePoint;
  /** In metres of the picture. */
  along: PlanePoint;
  colour?: string;
}

/** A dot with its name, on the side away from the middle of the picture. */
export interface DrawnPoint {
  name: string;
  at: PlanePoint;
  colour?: string;
}

const LINE = recordField({
  name: textField,
  points: listField(vec2Field),
  closed: optionalField(switchField),
  dash: optionalField(wordField('solid', 'dash', 'dot')),
  colour: optionalField(textField),
});
const ARROW = recordField({ name: textField, at: vec2Field, along: vec2Field, colour: optionalField(textField) });
const POINT = recordField({ name: textField, at: vec2Field, colour: optionalField(textField) });

/** Room around what is drawn, as a part of its larger side. */
const MARGIN = 0.12;

/**
 * A picture in the plane with equal scales: paths and outlines, arrows (velocities, forces) and points,
 * in this order. Name the frame in the title.
 *
 * @param options x, y: the ends of the axes in m, around everything unless given;
 * height: pixels, 400 by default
 * @throws TypeError or RangeError for options that are not known, or points that are no pairs of numbers.
 * @example
 * const figure = planeFigure({
 *   title: 'A push, in the world',
 *   arrows: [{ name: 'F', at: [0, 0], along: [2, 1] }],
 * });
 * figure.layout.xaxis.title.text; // => 'x [m]'
 */
export function planeFigure(options: {
  title: string;
  paths?: readonly DrawnPath[];
  arrows?: readonly DrawnArrow[];
  points?: readonly DrawnPoint[];
  x?: readonly [number, number];
  y?: readonly [number, number];
  height?: number;
}): Figure {
  expectOptions('planeFigure', options, {
    title: textField,
    paths: optionalField(listField(LINE)),
    arrows: optionalField(listField(ARROW)),
    points: optionalField(listField(POINT)),
    x: optionalField(pairField(numberField)),
    y: optionalField(pairField(numberField)),
    height: optionalField(positiveField),
  });
  const { title, paths = [], arrows = [], points = [], height = 400 } = options;
  const everything = [
    ...paths.flatMap((path) => path.points),
    ...arrows.flatMap(({ at, along }): PlanePoint[] => [at, [at[0] + along[0], at[1] + along[1]]]),
    ...points.map(({ at }) => at),
  ];
  if (everything.length === 0) {
    throw new RangeError(message('planeFigure', 'paths, arrows or points', 'none', 'There is nothing to see.'));
  }
  const [x, y] = rangesAround(everything, MARGIN * sizeOf(everything));
  const middle = [options.x ?? x, options.y ?? y].map(([low, high]) => (low + high) / 2);
  // Away from the middle, where most is drawn.
  const placeOf = (at: PlanePoint): string =>
    `${at[1] < middle[1] ? 'bottom' : 'top'} ${at[0] < middle[0] ? 'left' : 'right'}`;
  const colourOf = (given: string | undefined, k: number): string => given ?? SERIES_COLOURS[k % SERIES_COLOURS.length];
  const layout = planeLayout({
    title,
    x: { label: 'x', unit: 'm', range: options.x ?? x },
    y: { label: 'y', unit: 'm', range: options.y ?? y },
    equalScale: true,
    height,
  });
  return placeWords({
    data: [
      ...paths.map(({ name, points: line, closed, dash, colour }, k) =>
        closed
          ? planeOutline(name, line, colourOf(colour, k))
          : planeLine(name, line, { colour: colourOf(colour, k), ...(dash && { dash }) }),
      ),
      ...points.map(({ name, at, colour }) =>
        planeDot(name, at, { colour: colour ?? COLOUR.grey, place: placeOf(at) }),
      ),
    ],
    layout: {
      ...layout,
      annotations: arrows.flatMap(({ name, at, along, colour }) =>
        planeArrow(name, at, [at[0] + along[0], at[1] + along[1]], colour ?? COLOUR.purple),
      ),
    },
  });
}

const sizeOf = (places: readonly PlanePoint[]): number => {
  const [[left, right], [low, high]] = rangesAround(places, 0);
  return Math.max(right - left, high - low) || 1;
};
