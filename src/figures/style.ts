/** The one visual language of all figures. */

/**
 * Colours that people with any colour vision can tell apart (Okabe and Ito's set, 2008), on white and on dark
 * alike. Axes x, y and z are red, green and blue everywhere.
 */
export const COLOUR = {
  blue: '#0072b2',
  orange: '#e69f00',
  green: '#009e73',
  red: '#d55e00',
  purple: '#cc79a7',
  sky: '#56b4e9',
  grey: '#8a8a8a',
  ink: '#24262b',
} as const;

/** The order in which series take colours. */
export const SERIES_COLOURS: readonly string[] = [
  COLOUR.blue,
  COLOUR.red,
  COLOUR.green,
  COLOUR.orange,
  COLOUR.purple,
  COLOUR.sky,
];

/** Colours of the x, y and z axes of a frame. */
export const AXIS_COLOURS: readonly [string, string, string] = [COLOUR.red, COLOUR.green, COLOUR.blue];

/** The lettering of every figure. */
export const FONT = {
  family: 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif',
  size: 14,
  color: '#333',
};
/** The colour of grid lines. */
export const GRID = '#e3e3e3';

/** What an axis shows: a quantity and its unit. A pure number has the unit '1'. */
export interface AxisLabel {
  label: string;
  unit: string;
  scale?: 'linear' | 'log';
  range?: readonly [number, number];
}

/** The title of an axis, with its unit in brackets: `t [s]`. */
export function axisTitle({ label, unit }: AxisLabel): string {
  // A long title of an upright axis would run into the title of the chart: the unit goes to a second line.
  return `${label}${label.length > 22 ? '<br>' : ' '}[${unit}]`;
}

/**
 * What is labelled on a logarithmic axis: at most eight decades, and of fewer than two also their 2 and 5,
 * since one label alone shows no scale.
 */
const decadeStep = ([low, high]: readonly [number, number]): number | 'D2' =>
  high - low < 2 ? 'D2' : Math.ceil((high - low) / 8);

/** One axis of a plane chart. */
export function planeAxis(axis: AxisLabel): Record<string, unknown> {
  const log = axis.scale === 'log';
  const range = axis.range && (log ? ([Math.log10(axis.range[0]), Math.log10(axis.range[1])] as const) : axis.range);
  return {
    title: { text: axisTitle(axis), standoff: 10 },
    type: log ? 'log' : 'linear',
    gridcolor: GRID,
    ...(log ? { zeroline: false } : { zeroline: true, zerolinecolor: '#b5b5b5' }),
    automargin: true,
    // In the corner the first numbers of both axes would touch.
    ticklabelstandoff: 4,
    // 30,000, not 30k: a prefix belongs to the unit.
    exponentformat: 'power',
    minexponent: 4,
    ...(log && range ? { dtick: decadeStep(range) } : {}),
    ...(range ? { range: [...range] } : {}),
  };
}

/** The layout that every plane chart starts from. */
export function planeLayout(options: {
  title: string;
  x: AxisLabel;
  y: AxisLabel;
  height?: number;
  /** One metre is as long upwards as sideways: for pictures of positions. */
  equalScale?: boolean;
}): Record<string, unknown> {
  return {
    title: { text: options.title, x: 0.02, xanchor: 'left', font: { size: 16 } },
    font: FONT,
    height: options.height ?? 380,
    margin: { l: 70, r: 30, t: 50, b: 55 },
    xaxis: planeAxis(options.x),
    yaxis: { ...planeAxis(options.y), ...(options.equalScale ? { scaleanchor: 'x', scaleratio: 1 } : {}) },
    showlegend: false,
    hovermode: options.equalScale ? 'closest' : 'x unified',
  };
}
