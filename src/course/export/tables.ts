/** Our own tables: grades.csv has a row for each mark, matrix.csv one for each student. */
import { csvText } from '../disk/csv.js';
import { several } from '../judging/several.js';
import { roundPoints } from '../judging/verdict.js';
import { finalMarks } from '../marks/final-marks.js';
import type { FinalMark } from '../marks/final-marks.js';
import { marksTold, openTold } from '../marks/told.js';
import type { ExportJob, Exported } from './export-job.js';
import { faultNames } from './export-job.js';

const GRADES = [
  ...['student', 'exercise', 'version', 'outcome', 'score', 'max', 'public_score', 'public_max'],
  ...['late_hours', 'penalty', 'manual', 'final', 'submitted_at', 'attention'],
];

const orEmpty = (value: number | null | undefined): number | '' => value ?? '';

/**
 * Students in the order of what is shown: of names that stand for others the order must not tell who it is.
 */
function studentsIn({ term, anonymous }: ExportJob): { student: string; shown: string; name: string }[] {
  const shown = term.people.map(({ student, name }) => ({
    student,
    shown: anonymous?.(student) ?? student,
    name: anonymous ? '' : name,
  }));
  return shown.sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

export function exportGrades(job: ExportJob): Exported {
  const marks = finalMarks(job.term, job.rules, job.exercises);
  const rows = studentsIn(job).flatMap(({ student, shown }) =>
    job.exercises.map((exercise) => gradeRow(marks.get(`${student}/${exercise}`)!, shown, job.anonymous !== undefined)),
  );
  return made('grades.csv', csvText([GRADES, ...rows]), rows.length, marks.values());
}

function gradeRow(mark: FinalMark, student: string, isAnonymous: boolean): (string | number)[] {
  const isMarked = mark.score !== null;
  return [
    ...[student, mark.exercise, orEmpty(mark.version), mark.outcome, orEmpty(mark.score), mark.max],
    ...[orEmpty(mark.publicScore), mark.publicScore === null ? '' : mark.publicMax, orEmpty(mark.late?.hours)],
    ...[isMarked ? mark.penalty : '', orEmpty(mark.manual?.points), orEmpty(mark.final)],
    // To the second a time tells who it was.
    ...[isAnonymous ? '' : mark.handedIn, mark.attention.join('; ')],
  ];
}

export function exportMatrix(job: ExportJob): Exported {
  const marks = finalMarks(job.term, job.rules, job.exercises);
  const { exercises, term } = job;
  const points = exercises.map((id) => term.exercises.find((one) => one.id === id)!.points);
  const sum = (values: readonly number[]): number => roundPoints(values.reduce((a, b) => a + b, 0));
  const rows = studentsIn(job).map(({ student, shown, name }) => {
    const own = exercises.map((exercise) => marks.get(`${student}/${exercise}`)!);
    // Too low a total would be taken for a mark.
    const isOpen = own.some(({ final, outcome }) => final === null && outcome !== 'none');
    return [
      ...[shown, name, ...own.map(({ final }) => orEmpty(final))],
      isOpen ? '' : sum(own.map(({ final }) => final ?? 0)),
      isOpen ? '' : sum(own.map(({ score }) => score ?? 0)),
    ];
  });
  const head = ['student', 'name', ...exercises, 'total', 'total_raw'];
  const most = ['max', '', ...points, sum(points), sum(points)];
  return made('matrix.csv', csvText([head, most, ...rows]), rows.length, marks.values());
}

function made(name: string, content: string, rows: number, all: Iterable<FinalMark>): Exported {
  const marks = [...all];
  const faults = faultNames(marks);
  return {
    files: [{ name, content }],
    count: () => rows,
    says: () => `${several(rows, 'row')}.`,
    told: () => [...openTold(marks), ...marksTold(marks)],
    faults: () => faults,
  };
}
