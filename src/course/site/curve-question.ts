/**
 * What the page needs to let a reader draw a curve before it is seen: axes that do not give
 * it away, and the curve itself.
 */
import { expandFigure } from '../../figures/compact-figure.js';
import type { Figure } from '../../figures/figure.js';
import type { Cell } from '../cells/notebook.js';
import { PLOTLY } from '../cells/notebook.js';
import type { CurvePrediction } from '../cells/predict-metadata.js';

export interface CurveQuestion {
  xLabel: string;
  yLabel: string;
  /** Ends of the axes. */
  x: [number, number];
  y: [number, number];
  /** Heights of the curve at `COLUMNS + 1` equally spaced places. */
  heights: number[];
}

/** Places at which a drawn curve is kept. */
export const COLUMNS = 96;
/** A range fitted to the data would tell the amplitude. */
const ROOM = 1.25;

type Points = [x: number, y: number][];

function pointsOf(trace: Figure['data'][number]): Points {
  const [x, y] = [trace['x'], trace['y']] as (number | null)[][];
  return y.flatMap((height, i): Points => (height === null || x[i] === null ? [] : [[x[i], height]]));
}

/** The height between the two points beside a place. */
function heightAt(points: Points, x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  if (after <= 0) return after === 0 ? points[0][1] : points.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [points[after - 1], points[after]];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

function labelOf(layout: Figure['layout'], axis: 'xaxis' | 'yaxis'): string {
  const title = (layout[axis] as { title?: { text?: string } | string } | undefined)?.title;
  // Beside an upright axis a long title has its unit in a second line; here it lies in one.
  return ((typeof title === 'string' ? title : title?.text) ?? '').replace('<br>', ' ');
}

/**
 * The question of a prediction asked by cell `asking`. Throws when the cell that it names has no such curve.
 */
export function curveQuestion(cells: readonly Cell[], asking: number, { curve, cell }: CurvePrediction): CurveQuestion {
  const shows = cells.find(({ id, kind }, k) => (cell === undefined ? k > asking && kind === 'code' : id === cell));
  const outputs = shows?.outputs ?? [];
  const figures = outputs.flatMap((o) =>
    o.output_type === 'display_data' && PLOTLY in o.data ? [o.data[PLOTLY]] : [],
  );
  const figure = figures
    .map((f) => expandFigure(f as Figure))
    .find(({ data }) => data.some(({ name }) => name === curve));
  if (!figure) {
    const where = shows?.id ?? cell ?? 'the next cells';
    throw new RangeError(
      `head of ${cells[asking].id}: expected a curve ${curve} in the chart of ${where}, got none. Name a series.`,
    );
  }
  const points = pointsOf(figure.data.find(({ name }) => name === curve)!);
  const all = figure.data.flatMap((trace) => pointsOf(trace).map(([, y]) => y));
  const top = ROOM * Math.max(...all.map(Math.abs));
  const [from, to] = [points[0][0], points.at(-1)![0]];
  return {
    xLabel: labelOf(figure.layout, 'xaxis'),
    yLabel: labelOf(figure.layout, 'yaxis'),
    x: [from, to],
    y: [all.some((y) => y < 0) ? -top : 0, top],
    heights: Array.from({ length: COLUMNS + 1 }, (_, k) =>
      Number(heightAt(points, from + ((to - from) * k) / COLUMNS).toPrecision(4)),
    ),
  };
}
