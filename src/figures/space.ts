/**
 * Pieces of pictures in space: arrows, frames, edges, masses, surfaces. Arrow heads are drawn with lines:
 * Plotly's cones spoil the equal scale of the axes.
 */
import { expectOptions, matrixField, optionalField, vec3Field } from './expect-figure.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { add, cross, norm, normalize, scale, subtract } from '../linear/vec3.js';
import type { Trace } from './figure.js';
import { AXIS_COLOURS } from './style.js';

type Gap = [null, null, null];
type Pen = readonly (ReadonlyVec3 | Gap)[];
const GAP: Gap = [null, null, null];

/** Places where the line is to break are `null`. */
function lines(
  name: string,
  points: Pen,
  style: { colour: string; width?: number; legend?: boolean; dash?: string },
): Trace {
  return {
    type: 'scatter3d',
    mode: 'lines',
    name,
    x: points.map((p) => p[0]),
    y: points.map((p) => p[1]),
    z: points.map((p) => p[2]),
    line: { color: style.colour, width: style.width ?? 4, dash: style.dash ?? 'solid' },
    showlegend: style.legend ?? true,
    hoverinfo: 'name',
  };
}

/** A line through points in space. */
export function pathTrace(
  name: string,
  points: readonly ReadonlyVec3[],
  style: { colour: string; width?: number; legend?: boolean; dash?: string },
): Trace {
  return lines(name, points, style);
}

/** Separate segments, for instance the edges of a box. */
export function segmentsTrace(
  name: string,
  segments: readonly (readonly [ReadonlyVec3, ReadonlyVec3])[],
  style: { colour: string; width?: number; legend?: boolean; dash?: string },
): Trace {
  return lines(
    name,
    segments.flatMap(([a, b]) => [a, b, GAP]),
    style,
  );
}

/** The pen strokes of an arrow: shaft and four barbs. */
function arrow(from: ReadonlyVec3, to: ReadonlyVec3): (ReadonlyVec3 | Gap)[] {
  const along = subtract(to, from);
  const length = norm(along);
  if (length === 0) return [];
  const direction = scale(along, 1 / length);
  // Any axis that is not nearly parallel to the arrow gives a sideways direction.
  const helper: Vec3 = Math.abs(direction[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const side = normalize(cross(direction, helper));
  const up = cross(side, direction);
  const neck = subtract(to, scale(direction, 0.14 * length));
  const barbs = [side, scale(side, -1), up, scale(up, -1)].map((d) => add(neck, scale(d, 0.05 * length)));
  return [from, to, GAP, ...barbs.flatMap((b): (ReadonlyVec3 | Gap)[] => [b, to, GAP])];
}

/** An arrow from one point to another. */
export function arrowTrace(
  name: string,
  from: ReadonlyVec3,
  to: ReadonlyVec3,
  style: { colour: string; width?: number; legend?: boolean },
): Trace {
  return lines(name, arrow(from, to), { width: 6, ...style });
}

/** A right-handed or skew frame as three arrows: x red, y green, z blue, with their names at the tips. */
export function frameTraces(options: {
  origin: ReadonlyVec3;
  /** The basis vectors, one after the other. */
  axes: readonly [ReadonlyVec3, ReadonlyVec3, ReadonlyVec3];
  length?: number;
  names?: readonly [string, string, string];
  dash?: string;
}): Trace[] {
  const { origin, axes, length = 1, names = ['x', 'y', 'z'] } = options;
  return axes.map((axis, k): Trace => {
    const strokes = arrow(origin, add(origin, scale(axis, length)));
    return {
      ...lines(names[k], strokes, {
        colour: AXIS_COLOURS[k],
        width: 5,
        legend: false,
        dash: options.dash ?? 'solid',
      }),
      mode: 'lines+text',
      text: strokes.map((_, i) => (i === 1 ? names[k] : '')),
      textfont: { color: AXIS_COLOURS[k], size: 13 },
    };
  });
}

/** Points in space, drawn as dots whose area is proportional to the mass when masses are given. */
export function pointsTrace(
  name: string,
  positions: readonly ReadonlyVec3[],
  style: { colour: string; masses?: readonly number[]; size?: number; labels?: readonly string[]; symbol?: string },
): Trace {
  const heaviest = Math.max(...(style.masses ?? [1]));
  const largest = style.size ?? 9;
  return {
    type: 'scatter3d',
    mode: style.labels ? 'markers+text' : 'markers',
    name,
    x: positions.map((p) => p[0]),
    y: positions.map((p) => p[1]),
    z: positions.map((p) => p[2]),
    marker: {
      color: style.colour,
      symbol: style.symbol ?? 'circle',
      size: style.masses ? style.masses.map((m) => Math.max(3, largest * Math.sqrt(m / heaviest))) : largest,
    },
    ...(style.labels ? { text: [...style.labels], textposition: 'top center', textfont: { size: 12 } } : {}),
    hovertemplate: style.masses
      ? `${name}<br>%{customdata} kg<br>(%{x:.4g}, %{y:.4g}, %{z:.4g}) m<extra></extra>`
      : `${name}<br>(%{x:.4g}, %{y:.4g}, %{z:.4g})<extra></extra>`,
    ...(style.masses ? { customdata: [...style.masses] } : {}),
  };
}

/** A surface of triangles. */
export function surfaceTrace(
  name: string,
  mesh: { vertices: readonly ReadonlyVec3[]; triangles: readonly (readonly [number, number, number])[] },
  style: { colour: string; opacity?: number; flat?: boolean; legend?: boolean },
): Trace {
  return {
    type: 'mesh3d',
    name,
    x: mesh.vertices.map((v) => v[0]),
    y: mesh.vertices.map((v) => v[1]),
    z: mesh.vertices.map((v) => v[2]),
    i: mesh.triangles.map((t) => t[0]),
    j: mesh.triangles.map((t) => t[1]),
    k: mesh.triangles.map((t) => t[2]),
    color: style.colour,
    opacity: style.opacity ?? 1,
    flatshading: style.flat ?? true,
    showlegend: style.legend ?? false,
    hoverinfo: 'name',
  };
}

/**
 * The twelve edges of a box about a centre, its sides along three unit vectors (those
 * of the world by default).
 *
 * @example
 * boxEdges({ size: [4, 2, 1] }).length; // => 12
 */
export function boxEdges(options: {
  size: ReadonlyVec3;
  centre?: ReadonlyVec3;
  axes?: readonly [ReadonlyVec3, ReadonlyVec3, ReadonlyVec3];
}): (readonly [Vec3, Vec3])[] {
  expectOptions('boxEdges', options, {
    size: vec3Field,
    centre: optionalField(vec3Field),
    axes: optionalField(matrixField),
  });
  const {
    size,
    centre = [0, 0, 0],
    axes = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  } = options;
  const corner = (code: number): Vec3 =>
    axes.reduce<Vec3>(
      (p, axis, k) => add(p, scale(axis, (size[k] / 2) * ((code >> k) & 1 ? 1 : -1))),
      add(centre, [0, 0, 0]),
    );
  const edges: (readonly [Vec3, Vec3])[] = [];
  for (let code = 0; code < 8; code++) {
    for (let k = 0; k < 3; k++) if (!((code >> k) & 1)) edges.push([corner(code), corner(code | (1 << k))]);
  }
  return edges;
}
