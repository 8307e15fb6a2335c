/** Which printed numbers and which curves two runs of a cell do not share. */
import type { Figure } from '../../src/figures/figure.js';
import type { CellOutput } from '../../src/course/cells/notebook.js';
import { PLOTLY, SCENE } from '../../src/course/cells/notebook.js';
import { printed } from '../../src/course/cells/outputs.js';

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
/** Less is rounding in print, and not seen in a chart. */
const RELATIVE = 1e-5;

/** A change: its numbers may be printed again, as in a title, and say nothing of its effect. */
export interface ChangedText {
  from: string;
  to: string;
}

/** One line for each printed number and each list of a chart that moved. */
export function movements(before: readonly CellOutput[], after: readonly CellOutput[], change: ChangedText): string[] {
  return [...printedMovements(before, after, change), ...drawnMovements(before, after)];
}

const numbersIn = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);
const near = (a: number, b: number, scale: number): boolean => Object.is(a, b) || Math.abs(a - b) <= RELATIVE * scale;

function printedMovements(before: readonly CellOutput[], after: readonly CellOutput[], change: ChangedText): string[] {
  const [from, to] = [numbersIn(change.from), numbersIn(change.to)];
  const [was, is] = [before, after].map((outputs) => numbersIn(printed(outputs, 'stdout')));
  if (was.length !== is.length) return [`printed ${was.length} numbers, now ${is.length}`];
  return was.flatMap((a, k) => {
    const b = is[k];
    const echo = from.includes(a) && to.includes(b);
    return echo || near(a, b, Math.max(Math.abs(a), Math.abs(b))) ? [] : [`printed ${a}, now ${b}`];
  });
}

type NumberList = [where: string, values: readonly number[]];

function drawnMovements(before: readonly CellOutput[], after: readonly CellOutput[]): string[] {
  const [was, is] = [before, after].map((outputs) => outputs.flatMap(numberLists));
  if (was.length !== is.length) return [`drew ${was.length} lists, now ${is.length}`];
  return was.flatMap(([where, values], k) => {
    const [a, b] = sampled(values, is[k][1]);
    const scale = Math.max(...a.map(Math.abs));
    const first = a.findIndex((value, i) => !near(value, b[i], scale));
    return first < 0 ? [] : [`${where}[${first}]: ${a[first]}, now ${b[first]}`];
  });
}

/**
 * Lists of one length as they are; of lists of two lengths the ends and extremes, because more
 * points alone move nothing.
 */
function sampled(a: readonly number[], b: readonly number[]): [readonly number[], readonly number[]] {
  const essence = (list: readonly number[]): number[] => [
    list[0],
    list[list.length - 1],
    Math.min(...list),
    Math.max(...list),
  ];
  return a.length === b.length ? [a, b] : [essence(a), essence(b)];
}

function numberLists(output: CellOutput, chart: number): NumberList[] {
  if (output.output_type !== 'display_data') return [];
  const { [PLOTLY]: figure, [SCENE]: scene } = output.data;
  return listsIn(figure === undefined ? scene : (figure as Figure).data, `chart ${chart + 1}`);
}

function listsIn(value: unknown, where: string): NumberList[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((v) => v === null || typeof v === 'number')) {
    return [[where, value.map((v: number | null) => v ?? NaN)]];
  }
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${where}.${key}`));
}
