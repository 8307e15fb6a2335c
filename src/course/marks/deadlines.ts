/** deadlines.csv: when each exercise is due, and for whom later. */
import type { BatchRefused } from '../batch/batch-refused.js';
import type { Deadline } from './lateness.js';
import { writtenNumber, readTable } from './lecturer-table.js';
import type { TableRow } from './lecturer-table.js';
import { momentIn, offsetText } from './moment.js';
import type { Notice } from './notice.js';
import { rowsOfBatch, studentIn } from './term-table.js';
import type { KnownNames, TermTable } from './term-table.js';
import { isZone, momentsAt, offsetAt, zoneMeant } from './zone.js';

const COLUMNS = [
  'exercise',
  'student?',
  'due',
  'cutoff?',
  'zone?',
  'grace_minutes?',
  'percent_per_day?',
  'cap_percent?',
] as const;
type Column = 'exercise' | 'student' | 'due' | 'cutoff' | 'zone' | 'grace_minutes' | 'percent_per_day' | 'cap_percent';
type Cells = Readonly<Record<Column, string>>;

/** Says when something is due for a student; undefined where no row tells. */
export type DeadlineOf = (student: string, exercise: string) => Deadline | undefined;

/** Reads deadlines.csv. A row for a student takes what it leaves empty from the row for all. */
export function readDeadlines(file: string, names: KnownNames): TermTable<DeadlineOf> {
  const rows = new Map<string, Row>();
  const { own, others } = rowsOfBatch(readTable<Column>(file, COLUMNS), names);
  for (const { exercise, ...row } of own) {
    const student = row.cells.student === '' ? '' : studentIn(row.cells.student, names, row.refuse);
    const key = keyOf(student, exercise);
    if (rows.has(key)) throw row.refuse(`a row for ${student || 'all'} in ${exercise} stands above already.`);
    rows.set(key, row);
  }
  const deadlines = new Map(
    [...rows].map(([key, row]) => {
      const [, exercise] = key.split('\n');
      const forAll = rows.get(keyOf('', exercise));
      // Without it an extension would extend nothing.
      if (!forAll)
        throw row.refuse(`there is no row for all in ${exercise}, so nobody else would ever be late: add it.`);
      return [key, row === forAll ? deadlineOf(row) : extensionOf(row, forAll)] as const;
    }),
  );
  const of: DeadlineOf = (student, exercise) =>
    deadlines.get(keyOf(student, exercise)) ?? deadlines.get(keyOf('', exercise));
  return { of, others, told: tinyTold(file, own) };
}

type Row = TableRow<Column>;

const keyOf = (student: string, exercise: string): string => `${student}\n${exercise}`;

/** A deadline of one student, which takes nothing from them. */
function extensionOf(row: Row, forAll: Row): Deadline {
  const all = deadlineOf(forAll);
  const own = deadlineOf({ ...row, cells: withDefaults(row.cells, forAll.cells) });
  const earlier = (name: 'due' | 'cutoff'): BatchRefused =>
    row.refuse(`${name} is before that of the row for all, ${forAll.cells[name]}: an extension is later.`);
  if (own.due < all.due) throw earlier('due');
  if ((own.cutoff ?? Infinity) < (all.cutoff ?? -Infinity)) throw earlier('cutoff');
  return own;
}

const withDefaults = (cells: Cells, others: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell === '' ? others[name as Column] : cell]),
  ) as Cells;

function deadlineOf({ cells, refuse }: Row): Deadline {
  const number = (name: Percent | 'grace_minutes', most: number, otherwise: number): number => {
    if (cells[name] === '') return otherwise;
    const found = numberIn(cells[name]);
    if (found === undefined || found < 0 || found > most)
      throw refuse(`expected ${name} from 0 to ${most}, got "${cells[name]}".`);
    return found;
  };
  if (cells.zone !== '' && !isZone(cells.zone))
    throw refuse(`expected zone as Europe/Berlin, got "${cells.zone}".${zoneMeant(cells.zone)}`);
  const { milliseconds: due, offset } = momentOf('due', cells, refuse);
  const cutoff = cells.cutoff === '' ? undefined : momentOf('cutoff', cells, refuse).milliseconds;
  if (cutoff !== undefined && cutoff < due)
    throw refuse('the cutoff is before the due time: give this row its own cutoff.');
  return {
    ...{ due, cutoff, zone: cells.zone || offset },
    graceMinutes: number('grace_minutes', 100_000, 0),
    percentPerDay: number('percent_per_day', 100, 0),
    capPercent: number('cap_percent', 100, 100),
  };
}

type Percent = 'percent_per_day' | 'cap_percent';

const numberIn = (cell: string): number | undefined => writtenNumber(cell.replace(/\s*%$/, ''));

/** A time that is told by its offset, by the clocks of a zone, or by both, which then agree. */
function momentOf(
  name: 'due' | 'cutoff',
  { zone, ...cells }: Cells,
  refuse: Row['refuse'],
): { milliseconds: number; offset: number } {
  const found = momentIn(cells[name]);
  const wanted = 'as 2026-10-01T23:59:00+02:00, with the offset of your place';
  if (!found) throw refuse(`expected ${name} ${wanted}, got "${cells[name]}".`);
  const { milliseconds, offset } = found;
  if (offset === undefined) {
    if (zone === '') throw refuse(`${name} has no offset: write it ${wanted}, or name its zone in a column "zone".`);
    const moments = momentsAt(zone, milliseconds);
    if (moments.length !== 1) {
      const times = moments.length === 0 ? 'never show' : 'show twice';
      throw refuse(`${name} is a time that the clocks of ${zone} ${times}: write it ${wanted}.`);
    }
    return { milliseconds: moments[0], offset: offsetAt(zone, moments[0]) };
  }
  const there = zone === '' ? offset : offsetAt(zone, milliseconds);
  if (there === offset) return { milliseconds, offset };
  throw refuse(
    `${name} has the offset ${offsetText(offset)}, and the clocks of ${zone} have ${offsetText(there)} then.`,
  );
}

/** A tenth for ten percent would take next to nothing from anybody. */
function tinyTold(file: string, rows: readonly Row[]): Notice[] {
  const isTiny = (cell: string): boolean => (numberIn(cell) ?? 0) > 0 && numberIn(cell)! < 1;
  const about = rows.flatMap(({ line, cells }) =>
    (['percent_per_day', 'cap_percent'] as const)
      .filter((name) => isTiny(cells[name]))
      .map((name) => `line ${line} (${name} ${cells[name]})`),
  );
  if (about.length === 0) return [];
  return [{ says: `Less than one percent of full marks; for ten percent write 10. In ${file}:`, about }];
}
