/** deadlines.csv: when each exercise is due, and for whom later. */
import type { BatchRefused } from '../batch/batch-refused.js';
import type { Deadline } from './lateness.js';
import { writtenNumber, readTable } from './lecturer-table.js';
import { momentIn } from './moment.js';
import { rowsOfBatch, studentIn } from './term-table.js';
import type { KnownNames, TermTable } from './term-table.js';

const COLUMNS = [
  'exercise',
  'student?',
  'due',
  'cutoff?',
  'grace_minutes?',
  'percent_per_day?',
  'cap_percent?',
] as const;
type Column = 'exercise' | 'student' | 'due' | 'cutoff' | 'grace_minutes' | 'percent_per_day' | 'cap_percent';
type Cells = Readonly<Record<Column, string>>;

/** Says when something is due for a student; undefined where no row tells. */
export type DeadlineOf = (student: string, exercise: string) => Deadline | undefined;

/** Reads deadlines.csv. A row for a student takes what it leaves empty from the row for all. */
export function readDeadlines(file: string, names: KnownNames): TermTable<DeadlineOf> {
  const rows = new Map<string, { cells: Cells; refuse: (why: string) => BatchRefused }>();
  const { own, others } = rowsOfBatch(readTable<Column>(file, COLUMNS), names);
  for (const { exercise, cells, refuse } of own) {
    const student = cells.student === '' ? '' : studentIn(cells.student, names, refuse);
    const key = keyOf(student, exercise);
    if (rows.has(key)) throw refuse(`a row for ${student || 'all'} in ${exercise} stands above already.`);
    rows.set(key, { cells, refuse });
  }
  const deadlines = new Map(
    [...rows].map(([key, { cells, refuse }]) => {
      const [, exercise] = key.split('\n');
      const forAll = rows.get(keyOf('', exercise))?.cells;
      // Without it an extension would extend nothing.
      if (!forAll) throw refuse(`there is no row for all in ${exercise}, so nobody else would ever be late: add it.`);
      return [key, deadlineOf(withDefaults(cells, forAll), refuse)] as const;
    }),
  );
  const of: DeadlineOf = (student, exercise) =>
    deadlines.get(keyOf(student, exercise)) ?? deadlines.get(keyOf('', exercise));
  return { of, others };
}

const keyOf = (student: string, exercise: string): string => `${student}\n${exercise}`;

const withDefaults = (cells: Cells, others: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell === '' ? others[name as Column] : cell]),
  ) as Cells;

function deadlineOf(cells: Cells, refuse: (why: string) => BatchRefused): Deadline {
  const moment = (name: 'due' | 'cutoff'): { milliseconds: number; zone: number } => {
    const found = momentIn(cells[name]);
    const wanted = 'as 2026-10-01T23:59:00+02:00, with the offset of your place';
    if (!found) throw refuse(`expected ${name} ${wanted}, got "${cells[name]}".`);
    if (found.offset === undefined) throw refuse(`${name} has no offset: write it ${wanted}.`);
    return { milliseconds: found.milliseconds, zone: found.offset };
  };
  const number = (
    name: 'grace_minutes' | 'percent_per_day' | 'cap_percent',
    most: number,
    otherwise: number,
  ): number => {
    if (cells[name] === '') return otherwise;
    const found = writtenNumber(cells[name].replace(/\s*%$/, ''));
    if (found === undefined || found < 0 || found > most)
      throw refuse(`expected ${name} from 0 to ${most}, got "${cells[name]}".`);
    return found;
  };
  const { milliseconds: due, zone } = moment('due');
  const cutoff = cells.cutoff === '' ? undefined : moment('cutoff').milliseconds;
  if (cutoff !== undefined && cutoff < due)
    throw refuse('the cutoff is before the due time: give this row its own cutoff.');
  return {
    due,
    zone,
    cutoff,
    graceMinutes: number('grace_minutes', 100_000, 0),
    percentPerDay: number('percent_per_day', 100, 0),
    capPercent: number('cap_percent', 100, 100),
  };
}
