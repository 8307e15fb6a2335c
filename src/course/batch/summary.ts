/** All results of a folder in one object: what needs a person first, then the grades. */
import type { Course } from '../disk/course.js';
import { roundPoints } from '../judging/verdict.js';
import type { VerdictOutcome } from '../judging/verdict.js';
import type { Fault } from './fault.js';
import { changeBetween, totalsOf } from './regrade.js';
import type { Changes, StudentChange } from './regrade.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';
import type { BatchResult } from './result.js';

/** A mark; `score` is null where there is none for a fault that is not the student's. */
export interface Grade {
  score: number | null;
  maxScore: number;
  outcome: VerdictOutcome;
  fault: Fault;
  /** Checks that do not count. */
  void: string[];
}

/** A result without a mark, and why. */
export interface MissingMark {
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

/** summary.json. */
export interface Summary {
  format: 1;
  graderErrors: MissingMark[];
  voidChecks: VoidCheck[];
  /** Marks that stand, though a regrade came to a lower one. */
  held: StudentChange[];
  /** Not graded yet: the run was interrupted. */
  open: string[];
  exercises: { id: string; title: string }[];
  /** `total` and `maxTotal` are sums over what was handed in and has a mark; `missing` counts what has none yet. */
  students: { student: string; total: number; maxTotal: number; missing: number; grades: Record<string, Grade> }[];
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A result with what the summary says of it: the evidence of a whole term is not held in memory. */
interface Row {
  student: string;
  exercise: string;
  grade: Grade;
  message: string;
}

/** The summary of a folder, the same whenever and on whichever machine it is made. */
export function batchSummary(course: Course, folder: ResultsFolder): Summary {
  const order = course.exercises.map(({ id }) => id);
  const open: string[] = [];
  const rows: Row[] = [];
  for (const name of folder.record?.results ?? []) {
    const result = folder.read(...nameParts(name));
    if (result) rows.push(rowOf(result));
    else open.push(name);
  }
  rows.sort((a, b) => byCodeUnits(a.student, b.student) || order.indexOf(a.exercise) - order.indexOf(b.exercise));
  const ids = new Set(rows.map(({ exercise }) => exercise));
  const grades = new Map<string, Record<string, Grade>>();
  for (const { student, exercise, grade } of rows) {
    grades.set(student, { ...grades.get(student), [exercise]: grade });
  }
  return {
    format: 1,
    graderErrors: rows.filter(({ grade }) => grade.score === null).map(missingMark),
    voidChecks: voidChecks(rows),
    held: changesIn(folder).students.filter(({ held }) => held),
    open,
    exercises: [
      ...course.exercises.filter(({ id }) => ids.has(id)).map(({ id, title }) => ({ id, title })),
      ...[...ids].filter((id) => !order.includes(id)).map((id) => ({ id, title: '' })),
    ],
    students: [...grades].map(([student, all]) => ({ student, ...totalOf(all) })),
  };
}

/** What became different in the last regrade of each exercise, and what would have. */
export function changesIn(folder: ResultsFolder): Changes {
  const students = (folder.record?.results ?? []).flatMap((name): StudentChange[] => {
    const [before, held] = (['previous', 'held'] as const).map((which) => folder.read(...nameParts(name), which));
    const result = before || held ? folder.read(...nameParts(name)) : undefined;
    if (!result) return [];
    const isSameFile = (other: BatchResult): boolean => other.hashes.file === result.hashes.file;
    return [
      before && isSameFile(before) ? changeBetween(before, result, false) : undefined,
      held && isSameFile(held) ? changeBetween(result, held, true) : undefined,
    ].filter((change) => change !== undefined);
  });
  return { students, checks: totalsOf(students) };
}

function rowOf(result: BatchResult): Row {
  const { student, exercise, verdict } = result;
  return { student, exercise, grade: gradeOf(result), message: verdict.message ?? '' };
}

function gradeOf({ verdict, fault }: BatchResult): Grade {
  const { score, maxScore, outcome, checks } = verdict;
  return { score, maxScore, outcome, fault, void: checks.filter((c) => c.status === 'void').map((c) => c.check) };
}

const missingMark = ({ student, exercise, grade: { fault }, message }: Row): MissingMark => ({
  ...{ student, exercise, fault, message },
});

function voidChecks(rows: readonly Row[]): VoidCheck[] {
  const found = new Map<string, VoidCheck>();
  for (const { student, exercise, grade } of rows) {
    for (const check of grade.void) {
      const name = `${exercise}/${check}`;
      const one = found.get(name) ?? { exercise, check, students: [] };
      one.students.push(student);
      found.set(name, one);
    }
  }
  return [...found.values()];
}

function totalOf(grades: Record<string, Grade>): Omit<Summary['students'][number], 'student'> {
  const all = Object.values(grades);
  const marked = all.filter(({ score }) => score !== null);
  return {
    total: roundPoints(marked.reduce((sum, { score }) => sum + score!, 0)),
    maxTotal: roundPoints(marked.reduce((sum, { maxScore }) => sum + maxScore, 0)),
    missing: all.length - marked.length,
    grades,
  };
}
