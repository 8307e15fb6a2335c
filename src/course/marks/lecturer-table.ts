/**
 * Small tables that a lecturer writes: a heading with known names, and a sentence with
 * the line for what is wrong.
 */
import { BatchRefused } from '../batch/batch-refused.js';
import { BrokenCsv, csvRows } from '../disk/csv.js';
import { reasonOf } from '../disk/system-errors.js';
import { withFile } from '../intake/bytes.js';
import { decodedText } from '../intake/handed-text.js';
import { INTAKE_LIMITS } from '../intake/intake-limits.js';
import { didYouMean } from '../judging/near-name.js';

/** A row by the names of the heading, without blanks around; what a short row lacks is empty. */
export interface TableRow<Column extends string> {
  line: number;
  cells: Readonly<Record<Column, string>>;
  /** What says where something is wrong. */
  refuse: (why: string) => BatchRefused;
}

/** The columns of a table; those that may be missing end in `?`. */
export function readTable<Column extends string>(
  file: string,
  columns: readonly (Column | `${Column}?`)[],
): TableRow<Column>[] {
  const known = columns.map((name) => name.replace(/\?$/, '') as Column);
  const refused = (why: string): BatchRefused => new BatchRefused(`${file}: ${why}`);
  const [heading, ...rows] = rowsIn(file, refused);
  if ((heading as unknown) === undefined) throw refused(`expected the columns ${known.join(', ')}, got an empty file.`);
  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const missing = columns.filter((name) => !name.endsWith('?') && !names.includes(name));
  const strange = names.filter((name) => name !== '' && !known.includes(name as Column));
  if (strange.length > 0)
    throw refused(
      `there is no column "${strange[0]}".${didYouMean(strange[0], known)} There are: ${known.join(', ')}.`,
    );
  if (missing.length > 0) throw refused(`the column "${missing[0]}" is missing. Expected: ${known.join(', ')}.`);
  return rows.map(({ line, cells }) => {
    const refuse = (why: string): BatchRefused => refused(`line ${line}: ${why}`);
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      throw refuse('it has more cells than the heading.');
    const entries = known.map((name) => [name, (cells.at(names.indexOf(name)) ?? '').trim()] as const);
    const own = entries.map(([name, cell]) => [name, names.includes(name) ? cell : ''] as const);
    return { line, cells: Object.fromEntries(own) as Record<Column, string>, refuse };
  });
}

function rowsIn(file: string, refused: (why: string) => BatchRefused): ReturnType<typeof csvRows> {
  let text: string | undefined;
  try {
    text = withFile(file, (bytes) => decodedText(bytes.read(0, INTAKE_LIMITS.listBytes)), { follow: true });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    throw refused(isThere ? `it cannot be read: ${reasonOf(error)}.` : 'there is no such file.');
  }
  if (text === undefined) throw refused('it is no text in UTF-8. Save it as "CSV UTF-8".');
  try {
    return csvRows(text);
  } catch (error) {
    if (error instanceof BrokenCsv) throw refused(`${error.message}.`);
    throw error;
  }
}

/** A number as people write it, with a point or a comma; undefined where it is none. */
export function writtenNumber(text: string): number | undefined {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
