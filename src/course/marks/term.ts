/** A folder of results as what is made from it needs it: whole, known, and read one result at a time. */
import { existsSync } from 'node:fs';
import { BatchRefused } from '../batch/batch-refused.js';
import type { BatchRecord } from '../batch/batch-record.js';
import { nameParts, ResultsFolder } from '../batch/results-folder.js';
import type { BatchResult } from '../batch/result.js';
import type { Without } from '../batch/summary.js';
import { timesIn } from '../batch/times-file.js';
import type { HandedIn } from '../batch/times-file.js';
import { csvRows } from '../disk/csv.js';
import type { Course } from '../disk/course.js';
import { UnknownExercise } from '../disk/course.js';
import { LATER_COUNTS } from '../intake/found.js';
import { peopleMeant } from '../intake/roster-join.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import type { KnownNames } from './term-table.js';

/** An exercise of the batch. `points` are full marks there, which an overlay may have changed. */
export interface TermExercise {
  id: string;
  title: string;
  points: number;
  info: ExerciseInfo | undefined;
}

export interface GradedTerm {
  course: Course;
  folder: ResultsFolder;
  record: BatchRecord;
  /** In the order of the course. */
  exercises: readonly TermExercise[];
  /** Everybody of the roster, and whoever handed something in. */
  people: readonly { student: string; name: string }[];
  /** Why there is no result where something was handed in, by `student/exercise`. */
  without: ReadonlyMap<string, Without>;
  times: ReadonlyMap<string, HandedIn>;
  /** `student/exercise` of which an older attempt was left out. */
  attempts: ReadonlySet<string>;
}

/** A result, and what the batch says beside it. */
export interface TermResult {
  student: string;
  exercise: string;
  result: BatchResult;
  /** The system marks it as late. */
  late: boolean;
  /** A regrade came to a lower mark, which does not count. */
  held: boolean;
  /** No file counts for it now. */
  gone: boolean;
}

/** Opens what `lab grade` wrote. Throws a BatchRefused where there is none, or only a part. */
export function openTerm(course: Course, place: string): GradedTerm {
  const folder = new ResultsFolder(place);
  const record = folder.recordThere();
  const { index, count } = record.shard;
  if (count > 1) {
    throw new BatchRefused(`${place} is part ${index} of ${count}: put the parts together first, with node lab merge.`);
  }
  const order = course.exercises.map(({ id }) => id);
  const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const exercises = Object.entries(record.points)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([id, points]) => {
      const info = course.exercises.find((one) => one.id === id);
      return { id, title: info?.title ?? id, points, info };
    });
  const without = new Map<string, Without>();
  for (const { student, exercise } of record.unsettled) without.set(`${student}/${exercise}`, 'unsettled');
  const own = record.results.map((name) => nameParts(name)[0]);
  const known = new Map([...own.map((student) => [student, ''] as const), ...record.people.map(asEntry)]);
  const people = [...known]
    .map(([student, name]) => ({ student, name }))
    .sort((a, b) => (a.student < b.student ? -1 : 1));
  const times = timesIn(folder.times);
  return { course, folder, record, exercises, people, without, times, attempts: attemptsIn(folder) };
}

const asEntry = ({ student, name }: { student: string; name: string }): [string, string] => [student, name];

function attemptsIn(folder: ResultsFolder): Set<string> {
  const rows = csvRows(folder.readBeside('left-out.csv') ?? '').slice(1);
  const replaced = rows.filter(({ cells }) => cells.at(3) === LATER_COUNTS);
  return new Set(replaced.map(({ cells }) => `${cells[1]}/${cells[2]}`));
}

/**
 * All results, one after the other: the evidence of a term is not held in memory.
 * What is not whole is `open`.
 */
export function* resultsOf(
  { folder, record }: GradedTerm,
  wanted: (exercise: string) => boolean = () => true,
): Generator<TermResult | { student: string; exercise: string; result: undefined }> {
  const [late, gone] = [new Set(record.late), new Set(record.gone)];
  for (const name of record.results) {
    const [student, exercise] = nameParts(name);
    if (!wanted(exercise)) continue;
    const result = folder.read(student, exercise);
    if (!result) yield { student, exercise, result };
    else {
      const held = existsSync(folder.place(student, exercise, 'held.json'));
      yield { student, exercise, result, late: late.has(name), gone: gone.has(name), held };
    }
  }
}

/** What tables of a lecturer may name. */
export function knownNames({ course, exercises, people, record }: GradedTerm): KnownNames {
  const find = (name: string): { id: string } | { why: string } => {
    try {
      return { id: course.find(name).id };
    } catch (error) {
      if (error instanceof UnknownExercise) return { why: error.message };
      throw error;
    }
  };
  return {
    exercise: (name) => (name === '' ? { why: 'the exercise is missing' } : find(name)),
    exercises: exercises.map(({ id }) => id),
    students: people.map(({ student }) => student),
    meant: (named) => peopleMeant(named, record.people).map(({ student }) => student),
  };
}
