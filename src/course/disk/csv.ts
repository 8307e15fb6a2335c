/**
 * Tables as text: read by RFC 4180 with the separator that the file has, and written so that a
 * spreadsheet computes nothing.
 */
import { printable } from '../guest/printable.js';

/** A row, and the line of the file on which it begins, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A text that is no table; the message ends a sentence. */
export class BrokenCsv extends Error {
  override name = 'BrokenCsv';
}

const SEPARATORS = [',', ';', '\t'];

/** The separator that the heading has most often outside of quotes. */
function separatorOf(text: string): string {
  const heading = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)![0].replace(/"(?:[^"]|"")*"/g, '');
  const times = (sign: string): number => heading.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

/** The rows of a table; empty lines are none. */
export function csvRows(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*)`, 'y');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  const endRow = (): void => {
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; ;) {
    cell.lastIndex = at;
    const [whole, quoted, plain] = cell.exec(text)! as unknown as [string, string | undefined, string | undefined];
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    line += whole.split(/\r\n|\n|\r/).length - 1;
    at += whole.length;
    if (at >= text.length) break;
    const [ending] = /^(?:\r\n|\n|\r)?/.exec(text.slice(at, at + 2))!;
    if (ending !== '') {
      line++;
      endRow();
      at += ending.length;
      if (at >= text.length) return rows;
    } else if (text[at] === separator) at++;
    else throw new BrokenCsv(`line ${line} has a quotation mark that does not belong to a pair`);
  }
  endRow();
  return rows;
}

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g;

/** A text that no spreadsheet takes for a formula, nor one that cuts it at other separators than ours. */
export const csvGuarded = (text: string): string => text.replace(/(^|[;|])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");

/** What was written so, as it was. */
export const csvUnguarded = (cell: string): string => cell.replace(/(^|[;|])(\s*)'(?=[=+\-@＝＋－＠])/g, '$1$2');

/** A text as a cell: it shows what it is, and is no formula. */
export const csvCell = (text: string): string => csvGuarded(printable(text.replace(CONTROL, ' ')));

/** A text in quotation marks where a table needs them. */
export const csvQuoted = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * A table of texts, and of numbers that were computed, which are written as they are. Spreadsheets take
 * it for UTF-8 because of the mark at its beginning.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const written = (value: string | number): string =>
    csvQuoted(typeof value === 'number' ? String(value) : csvCell(value));
  return `\ufeff${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
}
