/** Curves over time or over a step size, labelled at their ends. */
import type { Figure, Trace } from './figure.js';
import { samples } from './figure.js';
import type { AxisLabel } from './style.js';
import { COLOUR, SERIES_COLOURS, planeLayout } from './style.js';

/** One curve. */
export interface Series {
  name: string;
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  /** `points` for measured values, `both` for few of them; default `line`. */
  draw?: 'line' | 'points' | 'both';
  dash?: 'solid' | 'dash' | 'dot';
  colour?: string;
}

/** A straight line of a given slope in a log-log chart, to compare an order of convergence with. */
export interface ReferenceSlope {
  slope: number;
  /** The line passes through this point. */
  through: readonly [x: number, y: number];
  /** Where it begins and ends in x. */
  from: number;
  to: number;
}

const MODE = { line: 'lines', points: 'markers', both: 'lines+markers' } as const;
/** Height of a label line and of everything around the plot area, in pixels. */
const LABEL_HEIGHT = 17;
const FRAME_HEIGHT = 105;

/**
 * Curves with their names at their right ends (no legend to look up), units on both axes, linear or logarithmic.
 *
 * @example
 * const chart = lineChart({ title: 'Fall', x: { label: 't', unit: 's' }, y: { label: 'z', unit: 'm' }, series: [{ name: 'z', x: [0, 1], y: [0, -4.9] }] });
 * chart.data.length; // => 1
 */
export function lineChart(options: {
  title: string;
  x: AxisLabel;
  y: AxisLabel;
  series: readonly Series[];
  references?: readonly ReferenceSlope[];
  height?: number;
}): Figure {
  const height = options.height ?? 380;
  const curves = options.series.map((s, i) => ({
    ...s,
    colour: s.colour ?? SERIES_COLOURS[i % SERIES_COLOURS.length],
  }));
  const data = curves.map((s): Trace => {
    const mode = MODE[s.draw ?? 'line'];
    return {
      type: 'scatter',
      mode,
      name: s.name,
      x: samples(s.x),
      y: samples(s.y).map((v) => (options.y.scale === 'log' && !(v > 0) ? null : v)),
      line: { color: s.colour, width: 2, dash: s.dash ?? 'solid' },
      marker: { color: s.colour, size: 7 },
    };
  });
  const references = (options.references ?? []).map((r): Trace => {
    const y = (x: number): number => r.through[1] * (x / r.through[0]) ** r.slope;
    return {
      type: 'scatter',
      mode: 'lines+text',
      name: `slope ${String(r.slope)}`,
      x: [r.from, r.to],
      y: [y(r.from), y(r.to)],
      text: [`slope ${String(r.slope)}`, ''],
      textposition: 'bottom right',
      textfont: { color: COLOUR.grey, size: 12 },
      line: { color: COLOUR.grey, width: 1, dash: 'dot' },
      hoverinfo: 'skip',
    };
  });
  const layout = planeLayout({ title: options.title, x: options.x, y: options.y, height });
  const longest = Math.max(0, ...curves.map((s) => s.name.length));
  layout['margin'] = { l: 75, r: Math.min(230, 20 + 7.6 * longest), t: 50, b: 55 };
  layout['annotations'] = endLabels(curves, options, height - FRAME_HEIGHT);
  return { data: [...data, ...references], layout };
}

interface Curve extends Series {
  colour: string;
}

/** A label at the last drawable point of each curve, pushed apart where they would cover each other. */
function endLabels(
  curves: readonly Curve[],
  axes: { x: AxisLabel; y: AxisLabel },
  plotHeight: number,
): Record<string, unknown>[] {
  const onAxis = (v: number, axis: AxisLabel): number => (axis.scale === 'log' ? Math.log10(v) : v);
  const drawable = (v: number, axis: AxisLabel): boolean => Number.isFinite(v) && (axis.scale !== 'log' || v > 0);
  const heights = curves.flatMap((c) =>
    Array.from(c.y)
      .filter((v) => drawable(v, axes.y))
      .map((v) => onAxis(v, axes.y)),
  );
  const low = heights.reduce((a, b) => Math.min(a, b), axes.y.range ? onAxis(axes.y.range[0], axes.y) : Infinity);
  const high = heights.reduce((a, b) => Math.max(a, b), axes.y.range ? onAxis(axes.y.range[1], axes.y) : -Infinity);
  const pixels = (v: number): number => (high > low ? ((v - low) / (high - low)) * plotHeight : plotHeight / 2);
  const ends = curves.flatMap((c) => {
    for (let i = Math.min(c.x.length, c.y.length) - 1; i >= 0; i--) {
      if (drawable(c.y[i], axes.y)) {
        return [{ name: c.name, colour: c.colour, x: onAxis(c.x[i], axes.x), y: onAxis(c.y[i], axes.y) }];
      }
    }
    return [];
  });
  ends.sort((a, b) => a.y - b.y);
  let previous = -Infinity;
  return ends.map((end) => {
    const place = Math.max(pixels(end.y), previous + LABEL_HEIGHT);
    previous = place;
    return {
      text: end.name,
      x: end.x,
      y: end.y,
      xanchor: 'left',
      yanchor: 'middle',
      xshift: 6,
      yshift: place - pixels(end.y),
      showarrow: false,
      font: { color: end.colour, size: 13 },
    };
  });
}
