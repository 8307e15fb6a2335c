/** What a figure is: plain JSON for Plotly, made by pure functions. */

/** One Plotly trace, for instance `{type: 'scatter', x, y}`. */
export interface Trace {
  type: string;
  name?: string;
  [attribute: string]: unknown;
}

/** A Plotly figure. `show(figure)` draws it in a notebook; any Plotly (2.35 or newer) draws it elsewhere. */
export interface Figure {
  data: Trace[];
  layout: Record<string, unknown>;
  frames?: Record<string, unknown>[];
  config?: Record<string, unknown>;
}

/** Charts stay small: more points than this cannot be told apart on a screen. */
export const MAX_POINTS = 1000;

/**
 * Numbers as a plain array, thinned to at most `MAX_POINTS + 1` evenly spaced samples (the last one is kept).
 * A typed array in JSON would become an object with keys "0", "1", …, and the chart would stay empty.
 *
 * @example
 * samples(new Float64Array([0, 0.5, 1])); // => [0, 0.5, 1]
 */
export function samples(values: ArrayLike<number>, limit: number = MAX_POINTS): number[] {
  const stride = Math.max(1, Math.ceil((values.length - 1) / limit));
  const kept: number[] = [];
  for (let i = 0; i < values.length; i += stride) kept.push(values[i]);
  if ((values.length - 1) % stride !== 0 && values.length > 0) kept.push(values[values.length - 1]);
  return kept;
}
