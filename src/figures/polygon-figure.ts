/**
 * Polygons side by side, with what is right or wrong about each (lecture, "Shape
 * Representation using Polygons").
 */
import {
  expectOptions,
  listField,
  optionalField,
  meshField,
  recordField,
  textField,
  vec3Field,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { Figure, Trace } from './figure.js';
import { pathTrace, pointsTrace, segmentsTrace, surfaceTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { COLOUR, SERIES_COLOURS } from './style.js';

/** A polygon to draw: its corners in order and, if it has been split, its triangles. */
export interface DrawnPolygon {
  name: string;
  vertices: readonly ReadonlyVec3[];
  triangles?: readonly (readonly [number, number, number])[];
}

const OPTIONS: Shape = {
  title: textField,
  polygons: listField((where, name, value) => {
    recordField({ name: textField, vertices: listField(vec3Field, 1), triangles: optionalField(listField(vec3Field)) })(
      where,
      name,
      value,
    );
    if ((value as DrawnPolygon).triangles) meshField(where, name, value);
  }, 1),
};

/** Polygons in a row: with more of them each is too small to see. */
const IN_A_ROW = 3;
const GAP = 0.6;

/**
 * Polygons in rows of three, each named; triangles are drawn where given, and corners off
 * the ground stand on stems.
 *
 * @example
 * const figure = polygonFigure({
 *   title: 'One',
 *   polygons: [
 *     { name: 'triangle', vertices: [[0, 0, 0], [1, 0, 0], [0, 1, 0]] },
 *   ],
 * });
 * figure.data.map((trace) => trace.name); // => ['triangle', 'corners of triangle']
 */
export function polygonFigure(options: { title: string; polygons: readonly DrawnPolygon[] }): Figure {
  expectOptions('polygonFigure', options, OPTIONS);
  const extent = (vertices: readonly ReadonlyVec3[], k: number): [number, number] => {
    const values = vertices.map((v) => v[k]);
    return [Math.min(...values), Math.max(...values)];
  };
  let [right, back, front] = [0, 0, 0];
  const data = options.polygons.flatMap(({ name, vertices, triangles }, index): Trace[] => {
    if (index % IN_A_ROW === 0) [right, back] = [0, front - (index === 0 ? 0 : GAP)];
    const [[left, end], [near, far]] = [extent(vertices, 0), extent(vertices, 1)];
    const shift = right - left;
    right += end - left + GAP;
    front = Math.min(front, back - (far - near));
    const moved = vertices.map(([x, y, z]): Vec3 => [x + shift, y + back - far, z]);
    const stems = moved.filter(([, , z]) => z !== 0).map((corner) => [[corner[0], corner[1], 0], corner] as const);
    const colour = SERIES_COLOURS[index % SERIES_COLOURS.length];
    const edges = (triangles ?? []).flatMap(
      ([a, b, c]) =>
        [
          [moved[a], moved[b]],
          [moved[b], moved[c]],
          [moved[c], moved[a]],
        ] as const,
    );
    return [
      ...(triangles
        ? [
            surfaceTrace(`${name}, filled`, { vertices: moved, triangles }, { colour, opacity: 0.35 }),
            segmentsTrace(`${name}, split`, edges, { colour: COLOUR.grey, width: 2, legend: false }),
          ]
        : []),
      ...(stems.length > 0
        ? [segmentsTrace(`height of ${name}`, stems, { colour: COLOUR.grey, width: 4, legend: false })]
        : []),
      pathTrace(name, [...moved, moved[0]], { colour, width: 5 }),
      { ...pointsTrace(`corners of ${name}`, moved, { colour, size: 4 }), showlegend: false },
    ];
  });
  return spaceFigure(data, { title: options.title, camera: { x: 0.2, y: -1.2, z: 0.85 } });
}
