/** Fills columns of a system's table with marks, one plan for each system. */
import type { MarkTable } from '../marks/final-marks.js';
import { several } from '../judging/several.js';
import { roundPoints } from '../judging/verdict.js';
import { BatchRefused } from '../batch/batch-refused.js';
import type { Notice } from '../marks/notice.js';
import { marksTold } from '../marks/told.js';
import type { ExportJob, Exported } from './export-job.js';
import { faultNames } from './export-job.js';
import { ExportedTable } from './exported-table.js';
import { hundredths, KEPT, sumOfMarks } from './filling.js';
import type { Filled, KeptReason } from './filling.js';
import { matchRows } from './matching.js';
import type { Matched, SystemRow } from './matching.js';

/** A column that takes the marks of some exercises. */
export interface FillColumn {
  name: string;
  at: number;
  exercises: readonly string[];
  /** Full marks, as the system has them; undefined where it does not say. */
  most: number | undefined;
  /** The system leaves out a grade above this without a word. */
  cap?: number;
  decide: (cell: string, points: number, row: number) => 'write' | 'same' | KeptReason;
  text: (points: number) => string;
}

/** How a system's table is filled. */
export interface FillPlan {
  columns: readonly FillColumn[];
  rows: readonly SystemRow[];
  /** The columns that are given back, and only the rows that were filled; all where it is undefined. */
  keep: { columns: ReadonlySet<number> } | undefined;
  told: readonly Notice[];
  /** What else is written into the row of a mark. */
  beside?: (row: number, student: string, mark: { points: number; max: number }) => void;
}

export function fillColumns(
  job: ExportJob,
  planOf: (table: ExportedTable, job: ExportJob) => FillPlan,
  marks: MarkTable,
): Exported {
  const table = ExportedTable.read(job.fill!);
  const plan = planOf(table, job);
  for (const column of plan.columns) refuseOtherMaximum(job, column, marks, table);
  const matched = matchRows(job, plan.rows);
  if (matched.doubt !== undefined) throw table.refused(matched.doubt);
  const touched = new Set<number>();
  const results = plan.columns.map((column) => ({
    column,
    filled: filledBy(table, column, { plan, matched, marks, scale: job.scale, touched }),
  }));
  const rows = plan.keep ? new Set([...table.rows].filter((row) => isHead(plan, row) || touched.has(row))) : undefined;
  const content = table.written(rows && plan.keep ? { rows, columns: plan.keep.columns } : {});
  const faults = faultNames(marks.values());
  return {
    files: [{ name: 'filled.csv', content }],
    count: () => results.reduce((sum, { filled: { written, same } }) => sum + written + same, 0),
    says: () => results.map(({ column, filled }) => filledText(column, filled)).join(' '),
    told: () => [
      ...plan.told,
      ...marksTold(marks.values()),
      ...matched.notes.map((says) => ({ says })),
      ...results.flatMap(({ column, filled }) => [...cappedTold(column, filled), ...keptTold(column.name, filled)]),
      ...strangerTold(matched, job, marks),
    ],
    faults: () => faults,
  };
}

/** Rows that are nobody's, such as that of the points. */
const isHead = ({ rows }: FillPlan, row: number): boolean => !rows.some((one) => one.row === row);

interface Filling {
  plan: FillPlan;
  matched: Matched;
  marks: MarkTable;
  scale: boolean;
  touched: Set<number>;
}

function filledBy(
  table: ExportedTable,
  { at, exercises, most, cap = Infinity, decide, text }: FillColumn,
  { plan, matched, marks, scale, touched }: Filling,
): Filled {
  const filled: Filled = { written: 0, same: 0, kept: [], capped: [] };
  for (const [row, student] of matched.students) {
    const sum = sumOfMarks(marks, student, exercises);
    if (sum === 'none') continue;
    if (typeof sum === 'string') {
      filled.kept.push({ student, why: sum });
      continue;
    }
    const points = scale && most !== undefined ? (sum.points * most) / sum.max : sum.points;
    const taken = Math.min(points, cap);
    const what = decide(table.text(row, at), taken, row);
    if (what !== 'write' && what !== 'same') {
      filled.kept.push({ student, why: what });
      continue;
    }
    touched.add(row);
    if (hundredths(points) > taken) filled.capped.push(`${student} (${hundredths(points)})`);
    if (what === 'same') filled.same++;
    else {
      filled.written++;
      table.fill(row, at, text(taken));
      plan.beside?.(row, student, { points: hundredths(points), max: scale && most !== undefined ? most : sum.max });
    }
  }
  return filled;
}

/** Points out of ten in a column out of twenty would be half a mark. */
function refuseOtherMaximum(
  { scale }: ExportJob,
  { name, most, exercises }: FillColumn,
  marks: MarkTable,
  table: ExportedTable,
): void {
  if (scale && most === undefined)
    throw table.refused(`--scale needs what "${name}" is out of, and no row "Points Possible" says it.`);
  if (most === undefined || scale) return;
  const students = new Set([...marks.values()].map(({ student }) => student));
  const own = new Set<number>();
  for (const student of students) {
    const sum = sumOfMarks(marks, student, exercises);
    if (typeof sum !== 'string') own.add(roundPoints(sum.max));
  }
  const others = [...own].filter((max) => max !== most);
  if (others.length === 0) return;
  throw new BatchRefused(
    `${table.file}: "${name}" is out of ${most}, and the marks are out of ${others.join(' and ')}. ` +
      'Change it there and export anew, or let --scale turn the marks into its points.',
  );
}

const filledText = ({ name }: FillColumn, { written, same }: Filled): string =>
  `${several(written, 'mark')} in "${name}"${same > 0 ? `, and ${same} that stood there already` : ''}.`;

const cappedTold = ({ name, cap }: FillColumn, { capped }: Filled): Notice[] =>
  capped.length === 0
    ? []
    : [
        {
          says: `"${name}" has its maximum, ${cap!}, for each who has more, since the system takes no more:`,
          about: capped,
        },
      ];

function keptTold(column: string, { kept }: Filled): Notice[] {
  const reasons = [...new Set(kept.map(({ why }) => why))];
  return reasons.map((why) => ({
    says: `"${column}" is left as it was for each who ${KEPT[why]}:`,
    about: kept.filter((one) => one.why === why).map(({ student }) => student),
  }));
}

function strangerTold({ students, strangers }: Matched, { exercises }: ExportJob, marks: MarkTable): Notice[] {
  const found = new Set(students.values());
  const lost = [...new Set([...marks.values()].map(({ student }) => student))].filter(
    (student) => !found.has(student) && sumOfMarks(marks, student, exercises) !== 'none',
  );
  const reasons = [...new Set(strangers.map(({ why }) => why))];
  return [
    ...(lost.length > 0 ? [{ says: 'Their marks are in no row of the file:', about: lost }] : []),
    ...reasons.map((why) => ({
      says: `Rows of the file that got nothing, because ${why}:`,
      about: strangers.filter((one) => one.why === why).map(({ shown }) => shown),
    })),
  ];
}
