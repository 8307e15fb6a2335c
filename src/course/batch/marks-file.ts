/** marks.csv: a row for each student, for a spreadsheet. */
import { csvText } from '../disk/csv.js';
import { NO_MARK } from './summary.js';
import type { Summary, StudentSummary } from './summary.js';

const NOTHING = 'nothing handed in';

/** A cell is a number, or empty where nothing was handed in, or the sign of why there is no mark yet. */
export function marksText({ exercises, students, absent }: Summary): string {
  const ids = exercises.map(({ id }) => id);
  const notes = (one: StudentSummary): string[] => (absent.includes(one.student) ? [NOTHING] : notesOf(one));
  return csvText([
    ['student', 'name', ...ids, 'total', 'of', 'notes'],
    ...students.map((one) => [
      ...[one.student, one.name, ...ids.map((id) => cellOf(one, id))],
      // Too low a total would be taken for a mark.
      ...[one.missing > 0 ? '' : String(one.total), String(one.maxTotal), notes(one).join('; ')],
    ]),
  ]);
}

function cellOf({ grades, without }: StudentSummary, id: string): string {
  if (Object.hasOwn(grades, id)) return grades[id].score === null ? NO_MARK.fault.sign : String(grades[id].score);
  return Object.hasOwn(without, id) ? NO_MARK[without[id]].sign : '';
}

function notesOf({ grades, without }: StudentSummary): string[] {
  const said = Object.entries(grades).flatMap(([id, grade]) => [
    ...(grade.score === null ? [`${id}: ${NO_MARK.fault.says}`] : []),
    ...(grade.outcome === 'ungradable' ? [`${id}: could not be run`] : []),
    ...(grade.void.length > 0 ? [`${id}: without ${grade.void.join(', ')}`] : []),
    ...(grade.held ? [`${id}: a regrade came to a lower mark`] : []),
    ...(grade.gone ? [`${id}: its file is gone`] : []),
    ...(grade.late ? [`${id}: late`] : []),
  ]);
  return [...said, ...Object.entries(without).map(([id, why]) => `${id}: ${NO_MARK[why].says}`)];
}
