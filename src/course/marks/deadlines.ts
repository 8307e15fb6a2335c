/** deadlines.csv: when each exercise is due, and for whom later. */
import type { BatchRefused } from '../batch/batch-refused.js';
import { didYouMean } from '../judging/near-name.js';
import type { Deadline } from './lateness.js';
import { writtenNumber, readTable } from './lecturer-table.js';
import { momentIn } from './moment.js';

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

/** What rows may name. */
export interface KnownNames {
  /** The id of an exercise that is named in some way; undefined where there is none. */
  exercise: (name: string) => string | undefined;
  exercises: readonly string[];
  students: readonly string[];
}

/** Says when something is due for a student; undefined where no row tells. */
export type DeadlineOf = (student: string, exercise: string) => Deadline | undefined;

/** Reads deadlines.csv. A row for a student takes what it leaves empty from the row for all. */
export function readDeadlines(file: string, names: KnownNames): DeadlineOf {
  const rows = new Map<string, { cells: Cells; refuse: (why: string) => BatchRefused }>();
  for (const { cells, refuse } of readTable<Column>(file, COLUMNS)) {
    const exercise = exerciseIn(cells.exercise, names, refuse);
    if (cells.student !== '') expectStudent(cells.student, names, refuse);
    const key = keyOf(cells.student, exercise);
    if (rows.has(key)) throw refuse(`a row for ${cells.student || 'all'} in ${exercise} stands above already.`);
    rows.set(key, { cells, refuse });
  }
  const deadlines = new Map(
    [...rows].map(([key, { cells, refuse }]) => {
      const forAll = rows.get(keyOf('', key.split('\n')[1]))?.cells;
      return [key, deadlineOf(withDefaults(cells, forAll), refuse)] as const;
    }),
  );
  return (student, exercise) => deadlines.get(keyOf(student, exercise)) ?? deadlines.get(keyOf('', exercise));
}

const keyOf = (student: string, exercise: string): string => `${student}\n${exercise}`;

const withDefaults = (cells: Cells, others: Cells | undefined): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell === '' ? (others?.[name as Column] ?? '') : cell]),
  ) as Cells;

/** The exercise that a cell names. */
export function exerciseIn(name: string, names: KnownNames, refuse: (why: string) => BatchRefused): string {
  const found = names.exercise(name);
  if (found !== undefined && names.exercises.includes(found)) return found;
  const isKnown = found !== undefined;
  throw refuse(
    isKnown
      ? `nothing is graded of ${found}. Take the row out, or grade it. Graded are: ${names.exercises.join(', ')}.`
      : `there is no exercise "${name}".${didYouMean(name, names.exercises)} There are: ${names.exercises.join(', ')}.`,
  );
}

/** Refuses a student whom nobody knows: a misspelt name would take an extension from somebody. */
export function expectStudent(student: string, { students }: KnownNames, refuse: (why: string) => BatchRefused): void {
  if (!students.includes(student)) throw refuse(`there is no student "${student}".${didYouMean(student, students)}`);
}

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
