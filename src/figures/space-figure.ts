/**
 * What every picture in space has in common: units on the axes, equal scales, and a
 * camera that sees all of it.
 */
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { cross, dot, norm, normalize, scale, subtract, add } from '../linear/vec3.js';
import type { Figure, Trace } from './figure.js';
import { FONT, GRID } from './style.js';

/** From where a picture is seen, by the axis that points upwards, in a picture whose sides are all alike. */
const EYES = { z: { x: 1.15, y: -1.35, z: 0.75 }, y: { x: 0.95, y: 0.7, z: 1.45 } };

type Ends = readonly [number, number];

/** Room between what has a name and the numbers of the axes. */
const ROOM = 0.07;

/** Smallest and largest value of each coordinate over all traces, with room as a part of the longest side. */
function endsOf(data: readonly Trace[], part: number): Ends[] {
  const ends = (['x', 'y', 'z'] as const).map((key): Ends => {
    const values = data.flatMap((trace) => trace[key] as (number | null)[]).filter((v) => v !== null);
    return [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)];
  });
  const room = part * Math.max(...ends.map(([low, high]) => high - low));
  return ends.map(([low, high]) => [low - room, high + room]);
}

/**
 * How far the camera stands back from a cube, and how much more for each part that a body is longer:
 * seen in notebooks 03 to 07.
 */
const [BACK, NEAR_END] = [1.12, 1.6];

/**
 * How much farther the camera must stand for an elongated picture. With equal scales Plotly gives
 * the axes lengths in the ratio of the extents with a geometric mean of one, so a long body reaches
 * out of a view that fits a cube; and its near end, with the numbers and names of the axes around it,
 * is the larger the longer it is.
 */
function elongation(ends: readonly Ends[]): number {
  const extents = ends.map(([low, high]) => high - low);
  const longest = Math.max(...extents);
  if (longest === 0) return 1;
  // A flat picture still gets axes of some depth.
  const sides = extents.map((side) => Math.max(side, 0.05 * longest));
  const mean = Math.cbrt(sides[0] * sides[1] * sides[2]);
  const longer = Math.hypot(...sides) / (Math.sqrt(3) * mean);
  return BACK + NEAR_END * (longer - 1);
}

const SIDES = ['right', 'top right', 'top', 'top left', 'left', 'bottom left', 'bottom', 'bottom right'].map((side) => {
  const [first, second] = side.split(' ');
  if (second) return side;
  return first === 'left' || first === 'right' ? `middle ${first}` : `${first} center`;
});

/** Words of points nearer than this on the screen share a place, as a part of the longest side. */
const NEAR = 0.12;

/** A number that comes back after eight, as the sides do. */
const round8 = (k: number): number => ((k % 8) + 8) % 8;

/**
 * The traces with their words beyond what they name, as the camera sees it: the name of an axis where its
 * arrow goes on, that of a corner away from the middle of the corners. Where two words have one place,
 * the second stands on another side.
 */
function wordsOutward(data: readonly Trace[], ends: readonly Ends[], eye: ReadonlyVec3, up: ReadonlyVec3): Trace[] {
  const right = normalize(cross(up, eye));
  const high = normalize(cross(eye, right));
  const taken: { at: readonly [number, number]; side: number }[] = [];
  const near = NEAR * Math.max(...ends.map(([low, high]) => high - low));
  return data.map((trace) => {
    const words = trace['text'];
    if (!Array.isArray(words)) return trace;
    const [x, y, z] = [trace['x'], trace['y'], trace['z']] as (number | null)[][];
    const points = x.map((v, i) => [v, y[i], z[i]] as Vec3);
    const isArrow = trace['mode'] === 'lines+text';
    const sum = points.reduce<Vec3>((a, p) => add(a, p), [0, 0, 0]);
    const middle = isArrow && !words[0] ? points[0] : scale(sum, 1 / points.length);
    const sides = words.map((word, i) => {
      const way = subtract(points[i], middle);
      if (!word || norm(way) === 0) return 'top center';
      const wanted = Math.round((Math.atan2(dot(way, high), dot(way, right)) * 4) / Math.PI);
      const at = [dot(points[i], right), dot(points[i], high)] as const;
      const isFree = (side: number): boolean =>
        !taken.some(
          (other) => other.side === round8(side) && Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < near,
        );
      const side = round8([0, 1, -1, 2, -2, 3, -3].map((turn) => wanted + turn).find(isFree) ?? wanted);
      taken.push({ at, side });
      return SIDES[side];
    });
    const named = sides.filter((_, i) => words[i]);
    return { ...trace, textposition: named.length === 1 ? named[0] : sides };
  });
}

/** A figure of traces in space; a metre is equally long in all directions. */
export function spaceFigure(
  data: Trace[],
  options: {
    title: string;
    unit?: string;
    height?: number;
    camera?: { x: number; y: number; z: number };
    /** The axis that points upwards; with y, as on the lecture's slides, z points to the reader. */
    up?: 'y' | 'z';
    /** Names in the corner; off when the picture labels its parts itself. */
    legend?: boolean;
    names?: readonly [string, string, string];
  },
): Figure {
  const {
    title,
    unit = 'm',
    height = 460,
    up = 'z',
    camera = EYES[up],
    legend = true,
    names = ['x', 'y', 'z'],
  } = options;
  const hasNames = data.some((trace) => Array.isArray(trace['text']));
  const ends = endsOf(data, hasNames ? ROOM : 0);
  const axis = (k: number): Record<string, unknown> => ({
    title: { text: `${names[k]} [${unit}]` },
    gridcolor: GRID,
    zerolinecolor: '#b5b5b5',
    showbackground: false,
    ...(hasNames && { range: [...ends[k]] }),
  });
  const distance = elongation(ends);
  const eye = { x: camera.x * distance, y: camera.y * distance, z: camera.z * distance };
  // The names of the axes hang below the picture, and nothing is above it.
  const center = { x: 0, y: 0, z: 0, [up]: -0.12 * distance };
  const upright = up === 'z' ? {} : { up: { x: 0, y: 1, z: 0 } };
  return {
    data: wordsOutward(data, ends, [camera.x, camera.y, camera.z], up === 'z' ? [0, 0, 1] : [0, 1, 0]),
    layout: {
      title: { text: title, x: 0.02, xanchor: 'left', font: { size: 16 } },
      font: { ...FONT, size: 12 },
      height,
      margin: { l: 10, r: 10, t: 50, b: 10 },
      scene: {
        aspectmode: 'data',
        xaxis: axis(0),
        yaxis: axis(1),
        zaxis: axis(2),
        camera: { ...upright, eye, center },
      },
      ...(legend
        ? { showlegend: true, legend: { x: 0.02, y: 0.98, bgcolor: 'rgba(0,0,0,0)' } }
        : { showlegend: false }),
    },
  };
}
