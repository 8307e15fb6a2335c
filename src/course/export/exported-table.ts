/**
 * A table that a system exported, to be given back with some cells filled: every other byte stays as it was,
 * the mark at the beginning, quotation marks and line ends too.
 */
import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { BatchRefused } from '../batch/batch-refused.js';
import { csvQuoted } from '../disk/csv.js';
import { reasonOf } from '../disk/system-errors.js';

interface Cell {
  /** As it stands there. */
  raw: string;
  text: string;
}

/** A line of the table. `end` is its line end; an empty line has no cells. */
interface Row {
  line: number;
  cells: Cell[];
  end: string;
}

const SEPARATORS = [',', ';', '\t'];

export class ExportedTable {
  readonly file: string;
  readonly separator: string;
  readonly #mark: string;
  readonly #rows: Row[];

  constructor(file: string, text: string) {
    this.file = file;
    this.#mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    const body = text.slice(this.#mark.length);
    this.separator = separatorOf(body);
    this.#rows = rowsOf(body, this.separator, (why) => this.refused(why));
    const width = this.#rows.at(0)?.cells.length ?? 0;
    if (width < 2)
      throw this.refused('it is no table with a heading. Give the file that the system exported, as it is.');
    const odd = this.#rows.find(({ cells }) => cells.length > 0 && cells.length !== width);
    if (odd) throw this.refused(`line ${odd.line} has ${odd.cells.length} cells, and the heading ${width}.`);
  }

  /** Reads a file. Throws a BatchRefused where it is no table in UTF-8. */
  static read(file: string): ExportedTable {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(file);
    } catch (error) {
      const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
      throw new BatchRefused(
        `${file}: ${isThere ? `it cannot be read: ${reasonOf(error)}` : 'there is no such file'}.`,
      );
    }
    try {
      return new ExportedTable(file, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new BatchRefused(`${file} is no text in UTF-8. Export it anew, and do not save it in a spreadsheet.`);
    }
  }

  refused(why: string): BatchRefused {
    return new BatchRefused(`${this.file}: ${why}`);
  }

  /** The headings without blanks around. */
  get heading(): readonly string[] {
    return this.#rows[0].cells.map(({ text }) => text.trim());
  }

  /** Numbers of the rows that have cells, the heading's not. */
  get rows(): readonly number[] {
    return this.#rows.flatMap(({ cells }, i) => (i > 0 && cells.length > 0 ? [i] : []));
  }

  text(row: number, column: number): string {
    return this.#rows[row].cells[column].text;
  }

  /** The texts of a column, by the rows. */
  column(column: number): readonly string[] {
    return this.rows.map((row) => this.text(row, column));
  }

  lineOf(row: number): number {
    return this.#rows[row].line;
  }

  /** Fills a cell. What stood in quotation marks stands in them again. */
  fill(row: number, column: number, text: string): void {
    const { raw } = this.#rows[row].cells[column];
    const quoted = csvQuoted(text);
    const isQuoted = raw.startsWith('"') && !quoted.startsWith('"');
    this.#rows[row].cells[column] = { text, raw: isQuoted ? `"${quoted}"` : quoted };
  }

  /** The text of the file, or of the rows and columns of it that are wanted; the heading always. */
  written({ rows, columns }: { rows?: ReadonlySet<number>; columns?: ReadonlySet<number> } = {}): string {
    const line = ({ cells, end }: Row): string =>
      cells
        .filter((_cell, i) => columns?.has(i) ?? true)
        .map(({ raw }) => raw)
        .join(this.separator) + end;
    const kept = this.#rows.filter(({ cells }, i) => i === 0 || cells.length === 0 || (rows?.has(i) ?? true));
    return this.#mark + kept.map(line).join('');
  }
}

/** The separator that the heading has most often outside of quotation marks. */
function separatorOf(text: string): string {
  const [heading] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)!;
  const bare = heading.replace(/"(?:[^"]|"")*"/g, '');
  const times = (sign: string): number => bare.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

function rowsOf(text: string, separator: string, refused: (why: string) => BatchRefused): Row[] {
  const cell = new RegExp(`"((?:[^"]|"")*)"|[^"${separator}\\r\\n]*`, 'y');
  const rows: Row[] = [];
  let line = 1;
  let row: Row = { line, cells: [], end: '' };
  for (let at = 0; at < text.length;) {
    cell.lastIndex = at;
    const [raw, quoted] = cell.exec(text)! as unknown as [string, string | undefined];
    row.cells.push({ raw, text: quoted?.replaceAll('""', '"') ?? raw });
    line += raw.split(/\r\n|\n|\r/).length - 1;
    at += raw.length;
    const [end] = /^(?:\r\n|\n|\r)?/.exec(text.slice(at, at + 2))!;
    if (end === '' && at < text.length) {
      if (text[at] !== separator) throw refused(`line ${line} has a quotation mark that does not belong to a pair.`);
      at++;
      // The last cell of a file without a line end may be empty.
      if (at >= text.length) row.cells.push({ raw: '', text: '' });
      else continue;
    }
    at += end.length;
    line += end === '' ? 0 : 1;
    const isEmpty = row.cells.length === 1 && row.cells[0].raw === '';
    rows.push({ ...row, cells: isEmpty ? [] : row.cells, end });
    row = { line, cells: [], end: '' };
  }
  return rows;
}
