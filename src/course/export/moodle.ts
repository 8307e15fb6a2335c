/**
 * The grading worksheet that Moodle gave, filled, so that Moodle takes it back. It may be in any language.
 */
import { finalMarks } from '../marks/final-marks.js';
import type { FinalMark, MarkTable } from '../marks/final-marks.js';
import type { ExportedTable } from './exported-table.js';
import type { ExportJob, Exported } from './export-job.js';
import { decided, gradeIn, hundredths, numberText } from './filling.js';
import { fillColumns } from './fill-columns.js';
import type { FillColumn, FillPlan } from './fill-columns.js';
import type { SystemRow } from './matching.js';

/** Where the columns are. */
interface Places {
  grade: number;
  /** The maximum, as it stands there. */
  most: string;
  /** Whether the grade can be changed; -1 where no column says. */
  open: number;
  comment: number;
  /** Columns that may hold ids, between the name and the grade. */
  ids: readonly number[];
}

/** "No" in the languages that worksheets have most often. */
const NO = /^(?:no|nein|non|nee|não|nie|nej|nei|ei|ne|nem|nu|hayır|нет|ні|όχι|いいえ|否)$/iu;

const NOT_ONE =
  'it is no grading worksheet of Moodle, with Identifier, Grade and Maximum Grade. Switch on "Offline grading worksheet" ' +
  'in the assignment, and take "Download grading worksheet".';

const NO_COMMENTS =
  'it has no column "Feedback comments", or, in another language, none behind the times of the grades. Switch on "Feedback comments" ' +
  'in the assignment and download the worksheet anew, with Moodle in English if this one has the column; or leave --feedback out.';

function placesIn(table: ExportedTable): Places {
  const { heading } = table;
  const isParticipant = table.column(0).every((cell) => /\d$/.test(cell.trim()));
  if (table.rows.length === 0 || !isParticipant) throw table.refused(NOT_ONE);
  const most = maximumColumn(table);
  const open = [most + 1, most + 2].find((at) => {
    const values = new Set(table.rows.map((row) => (at < heading.length ? table.text(row, at).trim() : '')));
    return heading[at] === 'Grade can be changed' || (values.size <= 2 && [...values].some((one) => NO.test(one)));
  });
  return {
    grade: most - 1,
    most: table.text(table.rows[0], most).trim(),
    open: open ?? -1,
    comment: commentColumn(table, most),
    ids: [...heading.keys()].slice(2, most - 1).filter((at) => tellsApart(table, at)),
  };
}

/**
 * By its heading; in another language the one column of the same number in each row,
 * with grades or nothing before it.
 */
function maximumColumn(table: ExportedTable): number {
  const named = table.heading.indexOf('Maximum Grade');
  const number = (cell: string): boolean => /^\d+[.,]\d+$/.test(cell.trim());
  const fits = (at: number): boolean =>
    new Set(table.column(at)).size === 1 &&
    number(table.column(at)[0]) &&
    table.column(at - 1).every((cell) => gradeIn(cell) !== 'text');
  if (named > 1) {
    if (fits(named)) return named;
    throw table.refused('the assignment is not graded by points with one maximum: "Maximum Grade" is no number.');
  }
  const found = [...table.heading.keys()].filter((at) => at > 2 && fits(at));
  if (found.length !== 1) throw table.refused(NOT_ONE);
  return found[0];
}

/** Moodle writes `-` where there is no time, in every language, and nothing where there is no comment. */
const isTime = (cell: string): boolean => /^-$|\p{Nd}{4}/u.test(cell.trim());

/**
 * By its heading; in another language the last column, behind that of the times of
 * grades. -1 where there is none.
 */
function commentColumn(table: ExportedTable, most: number): number {
  const named = table.heading.indexOf('Feedback comments');
  const last = table.heading.length - 1;
  if (named >= 0 || last < most + 3) return named;
  return table.column(last - 1).every(isTime) && !table.column(last).every(isTime) ? last : -1;
}

/** "Full name" in languages of Europe; where participants are blind there is none. */
const NAMES = /\bnom|name\b|navn|namn|naam|nome/i;

export function moodlePlan(table: ExportedTable, job: ExportJob, marks: MarkTable): FillPlan {
  const { grade, most, open, comment, ids } = placesIn(table);
  const mark = most.includes(',') ? ',' : '.';
  const full = Number(most.replace(',', '.'));
  if (job.columns.length > 0)
    throw table.refused('a worksheet has one grade, and --column is for gradebooks of Canvas.');
  if (job.comments && comment < 0) throw table.refused(NO_COMMENTS);
  const decide: FillColumn['decide'] = (cell, points, row) => {
    if (open >= 0 && NO.test(table.text(row, open).trim())) return 'locked';
    return decided(cell, points, job.allowLower);
  };
  const decimals = most.split(/[.,]/)[1].length;
  const column: FillColumn = {
    ...{ name: table.heading[grade], at: grade, exercises: job.exercises, most: full, cap: full, decide },
    text: (points) => numberText(points, mark, decimals),
  };
  return {
    columns: [column],
    rows: table.rows.map((row) => ({
      row,
      ids: [participantIn(table.text(row, 0)), ...ids.flatMap((at) => idIn(table.text(row, at)))],
      shown: table.text(row, 0).trim(),
      ...(NAMES.test(table.heading[1]) && { name: table.text(row, 1).trim() }),
    })),
    keep: undefined,
    told: [],
    ...(job.comments && {
      beside: (row, student, own) => {
        // What somebody wrote there is not replaced.
        if (table.text(row, comment).trim() !== '') return;
        const all = job.exercises.flatMap((exercise) => marks.get(`${student}/${exercise}`) ?? []);
        table.fill(row, comment, commentText(all, own));
      },
    }),
  };
}

const participantIn = (cell: string): SystemRow['ids'][number] => ({
  kind: 'moodle',
  value: /\d+$/.exec(cell.trim())![0],
});

/** An identity field of the site: an address, or what may be a number or a login. */
function idIn(cell: string): SystemRow['ids'] {
  const value = cell.trim();
  if (value === '' || /\s/.test(value)) return [];
  if (value.includes('@')) return [{ kind: 'email', value }];
  return (['sid', 'login'] as const).map((kind) => ({ kind, value }));
}

/** A state or a group stands in many rows, an id in one. */
function tellsApart(table: ExportedTable, at: number): boolean {
  const values = table.column(at).filter((cell) => cell.trim() !== '');
  return values.length > 0 && new Set(values).size === values.length;
}

/**
 * Begins with a digit, so that no spreadsheet takes it for a formula, and holds numbers, ids, our words and
 * what the lecturer said: nothing that a student wrote.
 */
function commentText(marks: readonly FinalMark[], { points, max }: { points: number; max: number }): string {
  const parts = marks.map((mark) => {
    const { exercise, score, max: most } = mark;
    const own = `${hundredths(score ?? 0)} of ${most}`;
    return { exercise, own, more: reasonsOf(mark) };
  });
  const whole = `${points} of ${max}`;
  const [{ exercise, own, more }] = parts;
  if (parts.length === 1) {
    const all = [...(own === whole ? [] : [`the checks gave ${own}`]), ...more];
    return `${whole} for ${exercise}${all.length > 0 ? `: ${all.join('; ')}` : ''}.`;
  }
  return `${whole}: ${parts
    .map((one) => `${one.exercise} ${one.own}${one.more.length > 0 ? ` (${one.more.join('; ')})` : ''}`)
    .join('; ')}.`;
}

/** What beside the checks the mark comes from. */
function reasonsOf({ outcome, penalty, manual }: FinalMark): string[] {
  const { points, comments } = manual ?? { points: 0, comments: [] };
  const said = comments.map((text) => text.replace(/\s+/g, ' ').replace(/\.$/, '')).join('. ');
  const byHand =
    hundredths(points) === 0 ? '' : `${hundredths(Math.abs(points))} ${points > 0 ? 'added' : 'taken off'} by hand`;
  return [
    ...(outcome === 'none' ? ['nothing was handed in'] : []),
    ...(outcome === 'ungradable' ? ['the file could not be run'] : []),
    ...(penalty > 0 ? [`${hundredths(penalty)} taken off for lateness`] : []),
    ...(byHand === '' && said === '' ? [] : [[byHand || 'said by hand', said].filter((one) => one !== '').join(': ')]),
  ];
}

export function exportMoodle(job: ExportJob): Exported {
  const marks = finalMarks(job.term, job.rules, job.exercises);
  return fillColumns(job, (table) => moodlePlan(table, job, marks), marks);
}
