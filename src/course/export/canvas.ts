/** The gradebook that Canvas exported, filled, so that Canvas takes it back. */
import { finalMarks } from '../marks/final-marks.js';
import { didYouMean } from '../judging/near-name.js';
import type { ExportedTable } from './exported-table.js';
import type { ExportJob, Exported, WantedColumn } from './export-job.js';
import { decided, decimalMark, numberText } from './filling.js';
import { fillColumns } from './fill-columns.js';
import type { FillColumn, FillPlan } from './fill-columns.js';
import type { SystemRow } from './matching.js';

/** Columns of ids, by their headings. Canvas' own id is the one that cannot be taken for another. */
const IDS = [
  { heading: 'ID', kind: 'canvas' },
  { heading: 'SIS User ID', kind: 'sid' },
  { heading: 'SIS Login ID', kind: 'login' },
] as const;

/** Canvas reads no grade from a column whose heading holds one of these. */
const READ_ONLY = /(?:Current|Final) (?:Score|Points|Grade)|Override (?:Score|Grade)|Override Status/i;
const DOUBTFUL = /Current|Final/i;
const LEFT_OUT = (name: string): string =>
  `Canvas leaves out some columns whose names have Current or Final in them: look whether "${name}" arrives.`;
const UNCOMPARED = (name: string): string =>
  `No row "Points Possible" says what "${name}" is out of. Look whether that is what the exercises are out of.`;

export function canvasPlan(table: ExportedTable, job: ExportJob): FillPlan {
  const { heading } = table;
  const named = /^student|last ?name/i.test(heading[0]);
  const ids = IDS.map(({ heading: name, kind }) => ({ at: heading.indexOf(name), kind })).filter(({ at }) => at >= 0);
  const section = heading.indexOf('Section');
  if (!named || ids.length === 0 || section < 0) {
    throw table.refused(
      'it is no gradebook of Canvas, whose columns begin with Student, ID and Section. Export it there: Grades, Export.',
    );
  }
  const idsOf = (row: number): SystemRow['ids'] =>
    ids.flatMap(({ at, kind }): SystemRow['ids'] => {
      const value = table.text(row, at).trim();
      // Where people log in by their address, it is that of the roster.
      const kinds = kind === 'login' && value.includes('@') ? ([kind, 'email'] as const) : [kind];
      return value === '' ? [] : kinds.map((one) => ({ kind: one, value }));
    });
  const possible = table.rows.find((row) => table.text(row, 0).trim() === 'Points Possible');
  const students = table.rows.filter((row) => row !== possible && idsOf(row).length > 0);
  const assignments = heading.flatMap((name, at) => (at > section && !READ_ONLY.test(name) ? [{ name, at }] : []));
  const columns = wantedColumns(job, table, assignments).map((column): FillColumn => {
    const cells = [...students, ...(possible === undefined ? [] : [possible])].map((row) => table.text(row, column.at));
    const mark = decimalMark(cells);
    const most = possible === undefined ? '' : table.text(possible, column.at).trim();
    return {
      ...column,
      most: /^\d+(?:[.,]\d+)?$/.test(most) ? Number(most.replace(',', '.')) : undefined,
      decide: (cell, points) => decided(cell, points, job.allowLower),
      text: (points) => numberText(points, mark),
    };
  });
  return {
    columns,
    rows: students.map((row) => {
      const name = table.text(row, 0).trim();
      return { row, ids: idsOf(row), shown: name, name };
    }),
    // What is not sent back cannot overwrite what was graded since, nor delete it: an empty cell deletes.
    keep: job.whole
      ? undefined
      : { columns: new Set([...heading.keys()].filter((at) => at <= section || columns.some((one) => one.at === at))) },
    told: columns.flatMap(({ name, most }) => [
      ...(DOUBTFUL.test(name) ? [{ says: LEFT_OUT(name) }] : []),
      ...(most === undefined ? [{ says: UNCOMPARED(name) }] : []),
    ]),
  };
}

function wantedColumns(
  { columns, exercises }: ExportJob,
  table: ExportedTable,
  assignments: readonly { name: string; at: number }[],
): { exercises: readonly string[]; name: string; at: number }[] {
  const known = assignments.map(({ name }) => name);
  const there = known.length === 0 ? 'There is no assignment in it.' : `There are: ${known.join('; ')}.`;
  if (columns.length === 0) {
    const example = `--column "${exercises.length === 1 ? exercises[0].slice(0, 2) : 'all'}=${known.at(0) ?? 'Title (4711)'}"`;
    throw table.refused(`say which column takes the marks, such as ${example}. ${there}`);
  }
  return columns.map((wanted) => ({ ...columnOf(wanted, table, assignments, there), exercises: wanted.exercises }));
}

function columnOf(
  { heading }: WantedColumn,
  table: ExportedTable,
  assignments: readonly { name: string; at: number }[],
  there: string,
): { name: string; at: number } {
  if (READ_ONLY.test(heading))
    throw table.refused(`Canvas computes "${heading}", and reads no grade from it. ${there}`);
  const numberOf = (name: string): string | undefined => /\((\d+)\)$/.exec(name)?.[1];
  const ways = [
    (name: string): boolean => name === heading,
    (name: string): boolean => numberOf(name) === heading,
    (name: string): boolean => name.replace(/\s*\(\d+\)$/, '') === heading,
  ];
  for (const fits of ways) {
    const found = assignments.filter(({ name }) => fits(name));
    if (found.length === 1) return found[0];
    if (found.length > 1) throw table.refused(`several columns are "${heading}": name it with its number. ${there}`);
  }
  const meant = didYouMean(
    heading,
    assignments.map(({ name }) => name),
  );
  throw table.refused(`there is no column "${heading}".${meant} ${there} A new heading would make a new assignment.`);
}

export const exportCanvas = (job: ExportJob): Exported =>
  fillColumns(job, canvasPlan, finalMarks(job.term, job.rules, job.exercises));
