/** Tables of a whole term: each batch takes the rows of its exercises, and tells which ones are of others. */
import type { BatchRefused } from '../batch/batch-refused.js';
import { keyMeant } from '../intake/roster-join.js';
import { didYouMean } from '../judging/near-name.js';
import type { TableRow } from './lecturer-table.js';
import type { Notice } from './notice.js';

/** What rows may name. */
export interface KnownNames {
  /** The id of an exercise of the course that is named in some way, or why there is none. */
  exercise: (name: string) => { id: string } | { why: string };
  /** Those of the batch. */
  exercises: readonly string[];
  students: readonly string[];
  /** Keys of whom a name, login or e-mail of the roster may mean. */
  meant: (named: string) => readonly string[];
}

/** What a table says of the batch, and the exercises of its other rows, once for each row. */
export interface TermTable<T> {
  of: T;
  others: readonly string[];
  /** What is taken as it stands, and hardly meant. */
  told?: readonly Notice[];
}

type ExerciseRow<Column extends string> = TableRow<Column> & { exercise: string };

/** The rows of the batch. A misspelt exercise is refused: its row would be lost without a word. */
export function rowsOfBatch<Column extends string>(
  rows: readonly TableRow<Column | 'exercise'>[],
  names: KnownNames,
): { own: ExerciseRow<Column | 'exercise'>[]; others: string[] } {
  const all = rows.map((row) => ({ ...row, exercise: exerciseIn(row, names) }));
  const isOwn = ({ exercise }: { exercise: string }): boolean => names.exercises.includes(exercise);
  return { own: all.filter(isOwn), others: all.filter((row) => !isOwn(row)).map(({ exercise }) => exercise) };
}

function exerciseIn({ cells, refuse }: TableRow<'exercise'>, { exercise }: KnownNames): string {
  const found = exercise(cells.exercise);
  if ('id' in found) return found.id;
  throw refuse(`${found.why}.`);
}

/** The student's key. Whom nobody knows is refused: a misspelt name would take an extension from somebody. */
export function studentIn(
  named: string,
  { students, meant }: KnownNames,
  refuse: (why: string) => BatchRefused,
): string {
  const student = keyMeant(named, students);
  if (student !== undefined) return student;
  const keys = meant(named);
  const hint =
    keys.length === 0 ? didYouMean(named, students) : ` By the roster that is ${keys.join(' or ')}: write the key.`;
  throw refuse(`there is no student "${named}".${hint}`);
}

/** One sentence on the rows of these files that are of other exercises; undefined where there are none. */
export function othersText(tables: readonly { file: string; others: readonly string[] }[]): string | undefined {
  const parts = tables.flatMap(({ file, others }) =>
    others.length === 0 ? [] : [`${others.length} of ${file} (${[...new Set(others)].sort().join(', ')})`],
  );
  return parts.length === 0
    ? undefined
    : `Rows of exercises that are not in this batch are left aside: ${parts.join('; ')}.`;
}
