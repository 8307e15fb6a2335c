/** A batch as a lecturer reads it: what needs a person, then the grades, then how many. */
import { NO_MARK } from '../../batch/summary.js';
import type { Grade, StudentSummary, Summary, Without } from '../../batch/summary.js';
import { several } from '../../judging/several.js';
import { listed, needLines } from './show-needs.js';
import { columns, cut, points, wrap } from './style.js';
import type { Style } from './style.js';

export function summaryLines(summary: Summary, style: Style): string[] {
  return [
    ...needLines(summary, style),
    ...tableLines(summary, style),
    '',
    ...wrap(countText(summary), style.width, '  '),
  ];
}

/** Columns of a name in the table. */
const MOST_NAME = 24;

function tableLines({ exercises, students }: Summary, style: Style): string[] {
  if (students.length === 0) return [];
  const name = Math.min(MOST_NAME, Math.max(...students.map(({ student }) => columns(student)), 7));
  const cells = (row: (string | undefined)[]): string => row.map((cell = '–') => cell.padStart(6)).join('');
  const padded = (text: string): string => {
    const shown = columns(text) > name ? `${cut(text, name - 1)}…` : text;
    return shown + ' '.repeat(name - columns(shown));
  };
  const head = `  ${padded('')}${cells(exercises.map(({ id }) => id.slice(0, 2)))}${'total'.padStart(12)}`;
  const rows = students.map((one) => {
    const { student, total, maxTotal, missing } = one;
    const sum = `${points(total)}/${points(maxTotal)}${missing > 0 ? ' !' : ''}`;
    return `  ${padded(student)}${cells(exercises.map(({ id }) => cellOf(one, id)))}${sum.padStart(12)}`;
  });
  return [style.strong(head), ...rows];
}

/** Signs behind or instead of a mark, as far as they occur. */
const SIGNS: readonly { sign: string; says: string; has: (one: Grade) => boolean }[] = [
  { sign: 'x', says: 'could not be run', has: ({ outcome }) => outcome === 'ungradable' },
  { sign: '*', says: 'without a check that does not count', has: (one) => one.void.length > 0 && !one.held },
  { sign: '^', says: 'a regrade came to a lower mark', has: ({ held }) => held },
];

function cellOf({ grades, without }: StudentSummary, id: string): string | undefined {
  if (Object.hasOwn(without, id)) return NO_MARK[without[id]].sign;
  if (!Object.hasOwn(grades, id)) return undefined;
  const grade = grades[id];
  if (grade.score === null) return NO_MARK.fault.sign;
  return `${points(grade.score)}${SIGNS.flatMap(({ sign, has }) => (has(grade) ? sign : [])).join('')}`;
}

function countText(summary: Summary): string {
  const { students, exercises, absent } = summary;
  const grades = students.flatMap((one) => Object.values(one.grades));
  const full = grades.filter(({ fault }) => fault === 'none').length;
  const count = students.filter((one) => Object.keys(one.grades).length > 0).length;
  const late = students.flatMap(({ student, grades: all }) =>
    Object.entries(all).flatMap(([id, grade]) => (grade.late ? `${student}/${id}` : [])),
  );
  const most = exercises.reduce((sum, one) => sum + one.points, 0);
  const results = `${several(grades.length, 'result')} of ${several(count, 'student')}: ${full} with full marks.`;
  return [
    `${grades.length === 0 ? 'No result is there yet.' : results} The total is of all exercises of the batch, ${points(most)} points.`,
    ...(absent.length > 0 ? [`No file is there of ${listed(absent)}: see marks.csv.`] : []),
    ...(late.length > 0 ? [`Marked as late: ${listed(late)}.`] : []),
    ...legendOf(summary, grades),
  ].join(' ');
}

function legendOf({ students, exercises }: Summary, grades: readonly Grade[]): string[] {
  const reasons = new Set(students.flatMap(({ without }) => Object.values(without)));
  const isBlank = students.some((one) => exercises.some(({ id }) => cellOf(one, id) === undefined));
  const notes = [
    ...(isBlank ? ['– not handed in'] : []),
    ...(grades.some(({ score }) => score === null) ? ['! no mark'] : []),
    ...[...reasons].map((why) => `${NO_MARK[why].sign} ${SHORT[why]}`),
    ...SIGNS.filter(({ has }) => grades.some(has)).map(({ sign, says }) => `${sign} ${says}`),
    ...(students.some(({ missing }) => missing > 0) ? ['! behind a total: a mark is missing in it'] : []),
  ];
  return notes.length === 0 ? [] : [`${notes.join(', ')}.`];
}

const SHORT: Readonly<Record<Without, string>> = {
  unsettled: 'nothing counts yet',
  open: 'not graded yet',
  elsewhere: 'in another shard',
};
