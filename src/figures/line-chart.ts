/** Curves over time or over a step size, labelled at their ends. */
import { messageInWords } from '../linear/expect.js';
import {
  axisField,
  expectOptions,
  numberField,
  listField,
  optionalField,
  numbersField,
  wordField,
  positiveField,
  recordField,
  textField,
  vec2Field,
  switchField,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { Figure, Trace } from './figure.js';
import { samples } from './figure.js';
import type { AxisLabel } from './style.js';
import { AXIS_COLOURS, COLOUR, SERIES_COLOURS, planeLayout } from './style.js';
import type { Plot } from './words.js';
import { halfSize, plotOf } from './words.js';

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
/** Height of a line of labels, and how far a label is pushed before a line leads to it, in pixels. */
const [LABEL_HEIGHT, UNLED] = [17, 6];
/** From the end of a curve to its label, and to one that a line leads to, in pixels. */
const [NEAR, LED] = [6, 20];
/** The letters of a label, in pixels. */
const LABEL_SIZE = 13;

const OPTIONS: Shape = {
  title: textField,
  x: axisField,
  y: axisField,
  series: listField(
    recordField({
      name: textField,
      x: numbersField,
      y: numbersField,
      draw: optionalField(wordField('line', 'points', 'both')),
      dash: optionalField(wordField('solid', 'dash', 'dot')),
      colour: optionalField(textField),
    }),
  ),
  references: optionalField(
    listField(recordField({ slope: numberField, through: vec2Field, from: positiveField, to: positiveField })),
  ),
  height: optionalField(positiveField),
  equalScale: optionalField(switchField),
};

/**
 * Curves with their names at their right ends (no legend to look up), units on both
 * axes, linear or logarithmic.
 *
 * @example
 * const chart = lineChart({
 *   title: 'Fall',
 *   x: { label: 't', unit: 's' },
 *   y: { label: 'z', unit: 'm' },
 *   series: [{ name: 'z', x: [0, 1], y: [0, -4.9] }],
 * });
 * chart.data.length; // => 1
 */
export function lineChart(options: {
  title: string;
  x: AxisLabel;
  y: AxisLabel;
  series: readonly Series[];
  references?: readonly ReferenceSlope[];
  height?: number;
  /** One unit is as long upwards as sideways: for a path in a plane. */
  equalScale?: boolean;
}): Figure {
  expectOptions('lineChart', options, OPTIONS);
  options.series.forEach(({ x, y }, i) => {
    if (x.length === y.length) return;
    const got = `${x.length} and ${y.length}`;
    throw new TypeError(messageInWords('lineChart', `as many y as x in series[${i}]`, got, 'A point has both.'));
  });
  const { height = 380, equalScale = false } = options;
  const usual = coloursOf(options.series.map(({ name }) => name));
  const curves = options.series.map((s, i) => ({ ...s, colour: s.colour ?? usual[i] }));
  const data = curves.map((s): Trace => {
    const mode = MODE[s.draw ?? 'line'];
    return {
      type: 'scatter',
      mode,
      name: s.name,
      x: samples(s.x).map((v) => (Number.isFinite(v) ? v : null)),
      y: samples(s.y).map((v) => (Number.isFinite(v) && (options.y.scale !== 'log' || v > 0) ? v : null)),
      ...(mode !== 'markers' ? { line: { color: s.colour, width: 2, dash: s.dash ?? 'solid' } } : {}),
      ...(mode !== 'lines' ? { marker: { color: s.colour, size: 7 }, cliponaxis: false } : {}),
      ...(s.name === '' ? { showlegend: false } : {}),
    };
  });
  const references = (options.references ?? []).map((r): Trace => {
    const y = (x: number): number => r.through[1] * (x / r.through[0]) ** r.slope;
    const name = `slope ${String(r.slope).replace('-', '−')}`;
    return {
      type: 'scatter',
      mode: 'lines+text',
      name,
      x: [r.from, r.to],
      y: [y(r.from), y(r.to)],
      text: [name, ''],
      // Beside the line, on the side to which it does not go.
      textposition: r.slope < 0 ? 'top right' : 'bottom right',
      textfont: { color: COLOUR.grey, size: 12 },
      line: { color: COLOUR.grey, width: 1, dash: 'dot' },
      hoverinfo: 'skip',
    };
  });
  const x = {
    ...options.x,
    range:
      options.x.range ??
      rangeOf(
        curves.map((c) => c.x),
        options.x,
      ),
  };
  const y =
    options.y.scale === 'log'
      ? {
          ...options.y,
          range:
            options.y.range ??
            rangeOf(
              curves.map((c) => c.y),
              options.y,
            ),
        }
      : options.y;
  const layout = planeLayout({ title: options.title, x, y, height, equalScale });
  const widest = Math.max(0, ...curves.map((s) => 2 * halfSize(s.name, LABEL_SIZE)[0]));
  const figure = { data: [...data, ...references], layout };
  layout['margin'] = { l: 75, r: Math.min(230, 14 + LED + widest), t: 50, b: 55 };
  // A path ends anywhere, often on itself: of a single one the title says the name.
  layout['annotations'] = equalScale && curves.length === 1 ? [] : endLabels(curves, { x, y }, plotOf(figure));
  return figure;
}

/** The usual colours of series; components have those of their axes: ω₁ is red as axis 1 is. */
function coloursOf(names: readonly string[]): string[] {
  const axes = names.map((name) => '₁₂₃'.indexOf(/^[^\s₁₂₃]+([₁₂₃])(?!\S)/.exec(name)?.[1] ?? ' '));
  if (axes.every((axis) => axis >= 0)) return axes.map((axis) => AXIS_COLOURS[axis]);
  return names.map((_, i) => SERIES_COLOURS[i % SERIES_COLOURS.length]);
}

interface Curve extends Series {
  colour: string;
}

/**
 * The values that an axis shows, with a little room; Plotly's own choice would make room for the labels, too.
 */
function rangeOf(columns: readonly ArrayLike<number>[], axis: AxisLabel): [number, number] {
  const log = axis.scale === 'log';
  const values = columns.flatMap((column) => Array.from(column)).filter((v) => Number.isFinite(v) && (!log || v > 0));
  const low = values.reduce((a, b) => Math.min(a, b), Infinity);
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity);
  if (!(low <= high)) return log ? [0.1, 10] : [0, 1];
  if (log) {
    const room = Math.max(1.4, (high / low) ** 0.03);
    return [low / room, high * room];
  }
  const room = high > low ? 0.02 * (high - low) : 1;
  return [low - room, high + room];
}

/** A label at the right end of each curve; those that would cover one another are pushed apart. */
function endLabels(
  curves: readonly Curve[],
  axes: { x: AxisLabel; y: AxisLabel },
  plot: Plot,
): Record<string, unknown>[] {
  const onAxis = (v: number, axis: AxisLabel): number => (axis.scale === 'log' ? Math.log10(v) : v);
  const [lowest, highest] = axes.y.range ?? [-Infinity, Infinity];
  const drawable = (v: number): boolean =>
    Number.isFinite(v) && (axes.y.scale !== 'log' || v > 0) && v >= lowest && v <= highest;
  const ends = curves.flatMap((c) => {
    const count = Math.min(c.x.length, c.y.length);
    // Step sizes are often listed from large to small: then the right end is the first point.
    const descending = count > 1 && Array.from(c.x).every((v, i) => i === 0 || v < c.x[i - 1]);
    const order = Array.from({ length: count }, (_, i) => (descending ? i : count - 1 - i));
    const last = order.find((i) => drawable(c.y[i]) && Number.isFinite(onAxis(c.x[i], axes.x)));
    if (last === undefined || c.name === '') return [];
    const [x, y] = [onAxis(c.x[last], axes.x), onAxis(c.y[last], axes.y)];
    const [across, height] = plot.at(x, y);
    return [{ ...c, x, y, height, place: height, from: across, to: across + 2 * halfSize(c.name, LABEL_SIZE)[0] }];
  });
  ends.sort((a, b) => a.y - b.y);
  pushApart(ends, plot.height);
  return ends.map(({ name, colour, x, y, place, height }) => {
    const isLed = Math.abs(place - height) > UNLED;
    return {
      text: name,
      x,
      y,
      xanchor: 'left',
      yanchor: 'middle',
      font: { color: colour, size: LABEL_SIZE },
      ...(isLed
        ? { showarrow: true, arrowhead: 0, arrowwidth: 1, arrowcolor: colour, ax: LED, ay: Math.round(height - place) }
        : { showarrow: false, xshift: NEAR, yshift: place - height }),
    };
  });
}

/** Moves places, in the order of their heights, until no two side by side are nearer than a line. */
function pushApart(ends: { place: number; from: number; to: number }[], plotHeight: number): void {
  let isResting = false;
  for (let round = 0; round < 500 && !isResting; round++) {
    isResting = true;
    ends.forEach((low, i) => {
      for (const high of ends.slice(i + 1)) {
        const missing = LABEL_HEIGHT - (high.place - low.place);
        if (missing < 0.1 || low.to < high.from || high.to < low.from) continue;
        isResting = false;
        low.place = Math.max(0, low.place - missing / 2);
        high.place = Math.min(plotHeight, high.place + missing / 2);
      }
    });
  }
}
