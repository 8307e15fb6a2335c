/** The numbers of a chart as tables, for readers who do not see it or want to take them away. */
import type { LineFigure } from './line-figure.js';

export interface ChartTable {
  /** Names of the columns, the variable first. */
  columns: string[];
  rows: string[][];
  /** Rows that the chart has; a table shows at most a screen or two of them, evenly. */
  of: number;
}

const MOST_ROWS = 41;
const DIGITS = 4;

type Axis = 'x' | 'y' | 'z';
type Column = readonly (number | string | null)[];

const textOf = (value: number | string | null | undefined): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : String(Number(value.toPrecision(DIGITS))).replace('-', '−');
};

const plain = (title: unknown): string => {
  const text = typeof title === 'string' ? title : (title as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replace(/<br>/g, ' ').replace(/<[^>]*>/g, '') : '';
};

/** The title of an axis, with its unit; of a chart in space it stands in the scene. */
function axisTitle({ layout }: LineFigure, axis: Axis): string {
  const holder = (layout['scene'] ?? layout) as Record<string, { title?: unknown } | undefined>;
  return plain(holder[`${axis}axis`]?.title) || axis;
}

/** Evenly thinned, with both ends. */
function thinned(length: number): number[] {
  const count = Math.min(length, MOST_ROWS);
  return Array.from({ length: count }, (_, k) => (count === 1 ? 0 : Math.round((k * (length - 1)) / (count - 1))));
}

function tableOf(columns: readonly { name: string; values: Column }[]): ChartTable {
  const length = Math.max(...columns.map(({ values }) => values.length));
  const rows = thinned(length).map((i) => columns.map(({ values }) => textOf(values.at(i))));
  return { columns: columns.map(({ name }) => name), rows, of: length };
}

const isPoints = (column: unknown): column is Column => Array.isArray(column) && !Array.isArray(column[0]);

/**
 * Curves over the same variable share a table; every other trace has its own. Surfaces, whose
 * points are a mesh, have none.
 *
 * @example
 * const layout = { xaxis: { title: { text: 't [s]' } }, yaxis: { title: { text: 'x [m]' } } };
 * const [table] = tablesOf({ data: [{ type: 'scatter', name: 'fall', x: [0, 1], y: [0, -4.905] }], layout });
 * [table.columns, table.rows[1]]; // => [['t [s]', 'fall, x [m]'], ['1', '−4.905']]
 */
export function tablesOf(figure: LineFigure): ChartTable[] {
  const tables: { key: string; columns: { name: string; values: Column }[] }[] = [];
  for (const trace of figure.data) {
    if (trace.meta === 'ghost' || !isPoints(trace.x) || !isPoints(trace.y) || trace.x.length === 0) continue;
    if (/mesh3d|surface/.test(trace.type ?? '')) continue;
    const name = (axis: Axis): string => [trace.name, axisTitle(figure, axis)].filter(Boolean).join(', ');
    const along = { name: axisTitle(figure, 'x'), values: trace.x as Column };
    const { z } = trace as { z?: unknown };
    const values = [{ name: name('y'), values: trace.y as Column }];
    if (isPoints(z)) values.push({ name: name('z'), values: z });
    const key = JSON.stringify(trace.x);
    const known = isPoints(z) ? undefined : tables.find((table) => table.key === key);
    if (known) known.columns.push(...values);
    else tables.push({ key: isPoints(z) ? '' : key, columns: [along, ...values] });
  }
  return tables.map(({ columns }) => tableOf(columns));
}
