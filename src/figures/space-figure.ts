/**
 * What every picture in space has in common: units on the axes, equal scales, and a
 * camera that sees all of it.
 */
import type { Figure, Trace } from './figure.js';
import { FONT, GRID } from './style.js';

/** From where a picture is seen, by the axis that points upwards, in a picture whose sides are all alike. */
const EYES = { z: { x: 1.15, y: -1.35, z: 0.75 }, y: { x: 0.95, y: 0.7, z: 1.45 } };

/** Smallest and largest value of a coordinate over all traces. */
function extent(data: readonly Trace[], key: 'x' | 'y' | 'z'): number {
  const values = data.flatMap((trace) => trace[key] as (number | null)[]).filter((v) => v !== null);
  return values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity);
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
function elongation(data: readonly Trace[]): number {
  const extents = (['x', 'y', 'z'] as const).map((key) => extent(data, key));
  const longest = Math.max(...extents);
  if (longest === 0) return 1;
  // A flat picture still gets axes of some depth.
  const sides = extents.map((side) => Math.max(side, 0.05 * longest));
  const mean = Math.cbrt(sides[0] * sides[1] * sides[2]);
  const longer = Math.hypot(...sides) / (Math.sqrt(3) * mean);
  return BACK + NEAR_END * (longer - 1);
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
  const axis = (k: number): Record<string, unknown> => ({
    title: { text: `${names[k]} [${unit}]` },
    gridcolor: GRID,
    zerolinecolor: '#b5b5b5',
    showbackground: false,
  });
  const distance = elongation(data);
  const eye = { x: camera.x * distance, y: camera.y * distance, z: camera.z * distance };
  // The names of the axes hang below the picture, and nothing is above it.
  const center = { x: 0, y: 0, z: 0, [up]: -0.12 * distance };
  const upright = up === 'z' ? {} : { up: { x: 0, y: 1, z: 0 } };
  return {
    data,
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
