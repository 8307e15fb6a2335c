/** All results of a folder in one object: what needs a person first, then the grades. */
import type { Course } from '../disk/course.js';
import { roundPoints } from '../judging/verdict.js';
import type { VerdictOutcome } from '../judging/verdict.js';
import { sumOf } from './batch-exercises.js';
import type { BatchRecord } from './batch-record.js';
import type { Fault } from './fault.js';
import { heldChange, heldFault } from './regrade.js';
import type { StudentChange } from './regrade.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';
import { resultName } from './result.js';
import type { BatchResult } from './result.js';

/** A mark; `score` is null where there is none for a fault that is not the student's. */
export interface Grade {
  score: number | null;
  maxScore: number;
  outcome: VerdictOutcome;
  fault: Fault;
  /** Checks that do not count. */
  void: string[];
  /** A regrade came to a lower one, which does not count. */
  held: boolean;
  /** No file counts for it now. */
  gone: boolean;
  /** The system marks the file as late. */
  late: boolean;
}

/** Why there is no mark where something was handed in: how a table shows it, and in words. */
export const NO_MARK = {
  fault: { sign: '!', says: 'no mark, for a fault that is not the student’s' },
  unsettled: { sign: '?', says: 'something is there, and nothing says what counts: see problems.csv' },
  open: { sign: '…', says: 'not graded yet' },
  elsewhere: { sign: '…', says: 'in another shard' },
} as const;
export type Without = Exclude<keyof typeof NO_MARK, 'fault'>;

/** A result without a mark, or that of a file that could not be run, and why. */
export interface Explained {
  student: string;
  exercise: string;
  fault: Fault;
  message: string;
}

/** A check whose reference solution fails, and for whom. */
export interface VoidCheck {
  exercise: string;
  check: string;
  students: string[];
}

/**
 * One student. `total` is over what has a mark, `maxTotal` over all exercises of the batch;
 * `missing` counts marks to come.
 */
export interface StudentSummary {
  student: string;
  name: string;
  total: number;
  maxTotal: number;
  missing: number;
  grades: Record<string, Grade>;
  /** Exercises without a result, where something was handed in. */
  without: Record<string, Without>;
}

/** summary.json. */
export interface Summary {
  format: 2;
  graderErrors: Explained[];
  /** What could not be graded again, for a fault that is not the student's: the mark stands. */
  notAgain: Explained[];
  voidChecks: VoidCheck[];
  /** Marks that stand, though a regrade came to a lower one. */
  held: StudentChange[];
  /** Results that stand, though no file counts for them now. */
  gone: string[];
  /**
   * Something is there, and none of it counts; of what says no exercise, each that its
   * student has no other file for.
   */
  unsettled: { student: string; exercise: string }[];
  /** Files that could not be run, and have 0 points. */
  notRun: Explained[];
  /** Files with nothing in them, which have 0 points. */
  empty: string[];
  /** Not graded yet: the run was interrupted. */
  open: string[];
  /** Students of the roster of whom nothing was found. */
  absent: string[];
  /** `points` are full marks; `ownPoints` those of exercise.json, which an overlay may change. */
  exercises: { id: string; title: string; points: number; ownPoints: number }[];
  students: StudentSummary[];
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A result with what the summary says of it: the evidence of a whole term is not held in memory. */
interface Row {
  student: string;
  exercise: string;
  grade: Grade;
  message: string;
  isEmpty: boolean;
  held: StudentChange | undefined;
  notAgain: Explained | undefined;
  /** Checks that are void now: those of a lower result that is held, and not of the one that stands. */
  voidNow: string[];
}

/** The summary of a folder, the same whenever and on whichever machine it is made. */
export function batchSummary(course: Course, folder: ResultsFolder): Summary {
  const { record } = folder;
  if (!record) throw new Error(`${folder.folder} has no batch.json`);
  const order = course.exercises.map(({ id }) => id);
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const open: string[] = [];
  const rows: Row[] = [];
  for (const name of record.results) {
    const result = folder.read(...nameParts(name));
    if (result) rows.push(rowOf(folder, record, result));
    else open.push(name);
  }
  rows.sort((a, b) => byCodeUnits(a.student, b.student) || place(a.exercise) - place(b.exercise));
  const exercises = Object.entries(record.points)
    .sort(([a], [b]) => place(a) - place(b) || byCodeUnits(a, b))
    .map(([id, points]) => {
      const info = course.exercises.find((one) => one.id === id);
      return { id, title: info?.title ?? '', points, ownPoints: sumOf(info?.rubric ?? []) };
    });
  const students = studentsOf(record, rows, open);
  const hasResult = new Set(rows.map(resultName));
  const isWhole = record.shard.count === 1;
  const isNothing = ({ student, grades, without }: StudentSummary): boolean =>
    Object.keys({ ...grades, ...without }).length === 0 && !record.unsettled.some((one) => one.student === student);
  return {
    format: 2,
    graderErrors: rows.filter(({ grade }) => grade.score === null).map(explained),
    notAgain: rows.flatMap(({ notAgain }) => notAgain ?? []),
    voidChecks: voidChecks(rows),
    held: rows.flatMap(({ held }) => held ?? []),
    gone: rows.filter(({ grade }) => grade.gone).map(({ student, exercise }) => `${student}/${exercise}`),
    unsettled: isWhole ? record.unsettled.filter((one) => !hasResult.has(resultName(one))) : [],
    notRun: rows.filter(({ grade }) => grade.outcome === 'ungradable').map(explained),
    empty: rows.filter(({ isEmpty }) => isEmpty).map(resultName),
    open,
    absent: students.filter(isNothing).map(({ student }) => student),
    exercises,
    students,
  };
}

function studentsOf(record: BatchRecord, rows: readonly Row[], open: readonly string[]): StudentSummary[] {
  const grades = new Map<string, Record<string, Grade>>();
  for (const { student, exercise, grade } of rows) {
    grades.set(student, { ...grades.get(student), [exercise]: grade });
  }
  const without = new Map<string, Record<string, Without>>();
  const note = (student: string, exercise: string, why: Without): void => {
    without.set(student, { ...without.get(student), [exercise]: why });
  };
  for (const { student, exercise } of record.unsettled) note(student, exercise, 'unsettled');
  for (const name of record.elsewhere) note(...nameParts(name), 'elsewhere');
  for (const name of open) note(...nameParts(name), 'open');
  const own = new Set(record.results.map((name) => nameParts(name)[0]));
  const isWhole = record.shard.count === 1;
  const people = new Map(record.people.map(({ student, name }) => [student, name]));
  const all = [...new Set([...people.keys(), ...own])].filter((student) => isWhole || own.has(student));
  return all.sort(byCodeUnits).map((student) => {
    const [marks, others] = [grades.get(student) ?? {}, without.get(student) ?? {}];
    const rest = Object.fromEntries(Object.entries(others).filter(([id]) => !Object.hasOwn(marks, id)));
    const name = people.get(student) ?? '';
    return { student, name, ...totalOf(record.points, marks, rest), grades: marks, without: rest };
  });
}

function rowOf(folder: ResultsFolder, record: BatchRecord, result: BatchResult): Row {
  const { student, exercise, verdict, fault } = result;
  const { score, maxScore, outcome } = verdict;
  const name = `${student}/${exercise}`;
  const held = heldChange(folder, name);
  const again = heldFault(folder, name);
  const voidIn = (one: BatchResult | undefined): string[] =>
    (one?.verdict.checks ?? []).filter(({ status }) => status === 'void').map(({ check }) => check);
  const marks = { held: held !== undefined, gone: record.gone.includes(name), late: record.late.includes(name) };
  return {
    student,
    exercise,
    grade: { score, maxScore, outcome, fault, void: voidIn(result), ...marks },
    message: `${verdict.message ?? ''}${verdict.line === undefined ? '' : ` (line ${verdict.line})`}`,
    isEmpty: outcome === 'graded' && score === 0 && folder.readText(student, exercise)?.trim() === '',
    held,
    notAgain: again && { student, exercise, fault: again.fault, message: again.verdict.message ?? '' },
    voidNow: voidIn(held ? folder.read(student, exercise, 'held') : result),
  };
}

const explained = ({ student, exercise, grade: { fault }, message }: Row): Explained => ({
  ...{ student, exercise, fault, message },
});

function voidChecks(rows: readonly Row[]): VoidCheck[] {
  const found = new Map<string, VoidCheck>();
  for (const { student, exercise, voidNow } of rows) {
    for (const check of voidNow) {
      const name = `${exercise}/${check}`;
      const one = found.get(name) ?? { exercise, check, students: [] };
      one.students.push(student);
      found.set(name, one);
    }
  }
  return [...found.values()];
}

function totalOf(
  points: Readonly<Record<string, number>>,
  grades: Readonly<Record<string, Grade>>,
  without: Readonly<Record<string, Without>>,
): Pick<StudentSummary, 'total' | 'maxTotal' | 'missing'> {
  const all = Object.values(grades);
  const of = Object.entries({
    ...points,
    ...Object.fromEntries(Object.entries(grades).map(([id, g]) => [id, g.maxScore])),
  });
  return {
    total: roundPoints(all.reduce((sum, { score }) => sum + (score ?? 0), 0)),
    maxTotal: roundPoints(of.reduce((sum, [, most]) => sum + most, 0)),
    missing: all.filter(({ score }) => score === null).length + Object.keys(without).length,
  };
}
