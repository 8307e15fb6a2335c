/** Says where two runs of a notebook differ: texts exactly, numbers within a tolerance. */
import { expandFigure } from '../../figures/compact-figure.js';
import type { Figure } from '../../figures/figure.js';
import type { Cell, CellOutput } from './notebook.js';
import { PLOTLY, SCENE } from './notebook.js';
import { printed } from './outputs.js';
import { tags } from './run-cells.js';

/** Printed numbers agree to six digits; what is below 1e-9 is rounding, which differs between machines. */
const PRINTED = { relative: 1e-6, absolute: 1e-9 };
/**
 * Chart data agree to what a screen shows, relative to the largest value of their list;
 * kept in single precision.
 */
const DRAWN = { relative: 1e-5, absolute: 1e-9 };

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

/** One line for each difference, naming the cell; empty when the second run reproduces the first. */
export function differences(committed: readonly Cell[], executed: readonly Cell[]): string[] {
  return committed.flatMap((cell, i) => {
    const other = executed[i] as Cell | undefined;
    if (cell.kind !== 'code' || !other || tags(cell).includes('measured')) return [];
    const where = `cell ${i + 1} (${cell.id})`;
    const texts = (['stdout', 'stderr'] as const).flatMap((name) =>
      textDifferences(printed(other.outputs, name), printed(cell.outputs, name), PRINTED),
    );
    return [...texts, ...chartDifferences(charts(other.outputs), charts(cell.outputs))].map((d) => `${where}: ${d}`);
  });
}

interface Tolerance {
  relative: number;
  absolute: number;
}

const near = (a: number, b: number, { relative, absolute }: Tolerance, scale: number): boolean =>
  Object.is(a, b) || Math.abs(a - b) <= absolute + relative * scale;

/** Spaces do not count: numbers of another length are padded otherwise. */
const frame = (text: string): string =>
  text
    .replace(NUMBER, '#')
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\w#]) ?/g, '$1');

function textDifferences(got: string, want: string, tolerance: Tolerance): string[] {
  if (frame(got) !== frame(want)) return [`got the text ${short(got)}, committed ${short(want)}`];
  const wanted = want.match(NUMBER) ?? [];
  return (got.match(NUMBER) ?? []).flatMap((text, k) => {
    const [a, b] = [Number(text), Number(wanted[k])];
    const same = near(a, b, tolerance, Math.max(Math.abs(a), Math.abs(b)));
    return same ? [] : [`printed number ${k + 1}: got ${text}, committed ${wanted[k]}`];
  });
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function charts(outputs: readonly CellOutput[]): unknown[] {
  return outputs.flatMap((output): unknown[] => {
    if (output.output_type !== 'display_data') return [];
    const { [PLOTLY]: figure, [SCENE]: scene } = output.data;
    return figure === undefined ? [scene] : [expandFigure(figure as Figure)];
  });
}

function chartDifferences(got: readonly unknown[], want: readonly unknown[]): string[] {
  if (got.length !== want.length) return [`got ${got.length} charts, committed ${want.length}`];
  return got.flatMap((chart, k) => valueDifferences(chart, want[k], `chart ${k + 1}`));
}

function valueDifferences(got: unknown, want: unknown, where: string): string[] {
  if (isNumbers(got) && isNumbers(want) && got.length === want.length) {
    const scale = Math.max(...want.map((v) => Math.abs(v ?? 0)));
    const first = got.findIndex((v, i) => !near(v ?? NaN, want[i] ?? NaN, DRAWN, scale));
    return first < 0 ? [] : [`${where}[${first}]: got ${got[first]}, committed ${want[first]}`];
  }
  if (typeof got === 'number' && typeof want === 'number') return valueDifferences([got], [want], where);
  if (typeof got === 'string' && typeof want === 'string') {
    return textDifferences(got, want, DRAWN).map((d) => `${where}: ${d}`);
  }
  if (isObject(got) && isObject(want)) {
    const keys = [...new Set([...Object.keys(want), ...Object.keys(got)])];
    return keys.flatMap((key) => valueDifferences(got[key], want[key], `${where}.${key}`));
  }
  return Object.is(got, want) ? [] : [`${where}: got ${short(got)}, committed ${short(want)}`];
}

const isNumbers = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.length > 0 && value.every((v) => v === null || typeof v === 'number');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
