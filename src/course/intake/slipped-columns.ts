/**
 * Columns of a roster that slipped against each other, as happens when one is sorted or loses a cell alone:
 * each mark would go to somebody else. It shows where ids are made of names.
 */
import { namesMayAgree } from './names-agree.js';

/** A row of the roster. */
interface NamedRow {
  name: string;
  ids: readonly { kind: string; value: string }[];
}

/** So many are no accident. */
const FEWEST = 3;
/** A system makes these of the name; what people choose for themselves may be made of any word. */
const MADE_OF_NAMES: readonly string[] = ['login', 'email'];

/** An id that has the name of another row, and not of its own. */
export interface Slip {
  row: NamedRow;
  id: string;
  of: NamedRow;
}

/** The first of the ids that stand in rows of other names; undefined where they may all be right. */
export function slipIn(rows: readonly NamedRow[], kinds: Iterable<string>): Slip | undefined {
  for (const kind of kinds) {
    const found = neighbours(rows, kind) ?? (MADE_OF_NAMES.includes(kind) ? mixed(rows, kind) : undefined);
    if (found) return found;
  }
  return undefined;
}

/** Several ids in a row that have the names of the next row, or of the one before. */
function neighbours(rows: readonly NamedRow[], kind: string): Slip | undefined {
  for (const by of [1, -1]) {
    let run: Slip[] = [];
    for (const [i, row] of rows.entries()) {
      const other = i + by < 0 ? undefined : rows.at(i + by);
      run =
        other && isOf(row, kind, other) && !isOf(row, kind, row)
          ? [...run, { row, id: idOf(row, kind), of: other }]
          : [];
      if (run.length === FEWEST) return run[0];
    }
  }
  return undefined;
}

/** More ids that have other names than such that have their own. */
function mixed(rows: readonly NamedRow[], kind: string): Slip | undefined {
  const strange = rows.filter((row) => !isOf(row, kind, row));
  const slips = strange.flatMap((row): Slip[] => {
    const of = rows.find((other) => isOf(row, kind, other));
    return of ? [{ row, id: idOf(row, kind), of }] : [];
  });
  return slips.length >= FEWEST && slips.length > rows.length - strange.length ? slips[0] : undefined;
}

const idOf = ({ ids }: NamedRow, kind: string): string => ids.find((id) => id.kind === kind)?.value ?? '';

/** Whether the letters of the id may be of the name of that row; false where there are none. */
function isOf(row: NamedRow, kind: string, { name }: NamedRow): boolean {
  const letters = idOf(row, kind)
    .replace(/@.*$/, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return letters.length > 2 && name !== '' && namesMayAgree(letters, name);
}
