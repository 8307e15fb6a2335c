/** A batch as a lecturer reads it: what needs a person, then the grades, then how many. */
import type { StudentChange } from '../../batch/regrade.js';
import type { Changes } from '../../batch/regrade.js';
import type { Grade, Summary } from '../../batch/summary.js';
import type { Fault } from '../../batch/fault.js';
import { columns, cut, points, wrap } from './style.js';
import type { Style } from './style.js';

/** Whose fault a missing mark is, and what to do. */
export const FAULTS: Readonly<Record<Fault, string>> = {
  none: 'Full marks.',
  student: 'What is missing is missing in the student’s file.',
  exercise: 'The exercise is at fault: mend its check, then grade with --regrade.',
  grader: 'The grader is at fault, or what it was handed: the message says what. Mend it, then grade with --resume.',
  environment: 'This machine is at fault, not the file: --resume tries again.',
};

/** Equal messages are said once, with the results that they are about. */
const MOST_NAMES = 5;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`;

export function summaryLines(summary: Summary, style: Style): string[] {
  return [
    ...faultLines(summary, style),
    ...heldLines(summary.held, style),
    ...tableLines(summary, style),
    '',
    ...wrap(countText(summary), style.width, '  '),
  ];
}

function faultLines({ graderErrors, voidChecks, open }: Summary, style: Style): string[] {
  const byMessage = new Map<string, { fault: Fault; names: string[] }>();
  for (const { student, exercise, fault, message } of graderErrors) {
    const one = byMessage.get(message) ?? { fault, names: [] };
    one.names.push(`${student}/${exercise}`);
    byMessage.set(message, one);
  }
  const errors = [...byMessage].flatMap(([message, { fault, names }]) => [
    `  ${style.bad('!')} ${style.strong(`${names.length} without a mark (${fault})`)}`,
    ...wrap(message, style.width, '    '),
    ...wrap(FAULTS[fault], style.width, '    '),
    ...wrap(listed(names), style.width, '    '),
    '',
  ]);
  const voids = voidChecks.flatMap(({ exercise, check, students }) => [
    `  ${style.bad('!')} ${style.strong(`${exercise}, check "${check}": void for ${students.length}`)}`,
    ...wrap(`The reference solution fails it, so its points do not count. ${FAULTS.exercise}`, style.width, '    '),
    ...wrap(listed(students), style.width, '    '),
    '',
  ]);
  const left = [
    `  ${style.warn('!')} ${style.strong(`${open.length} not graded yet`)}`,
    ...wrap('The run ended before them: the same command with --resume goes on.', style.width, '    '),
    '',
  ];
  return [...errors, ...voids, ...(open.length === 0 ? [] : left)];
}

function heldLines(held: readonly StudentChange[], style: Style): string[] {
  if (held.length === 0) return [];
  return [
    `  ${style.warn('!')} ${style.strong(`${held.length} would be lower now; the mark that was given stands`)}`,
    ...held.slice(0, 20).map((one) => `    ${changeText(one)}`),
    ...(held.length > 20 ? [`    … ${held.length - 20} more in summary.json`] : []),
    ...wrap('--regrade --allow-lower lets the lower marks take their place.', style.width, '    '),
    '',
  ];
}

const mark = ({ score, maxScore }: { score: number | null; maxScore: number }): string =>
  `${score === null ? 'no mark' : points(score)} of ${points(maxScore)}`;

const changeText = ({ student, exercise, from, to }: StudentChange): string =>
  `${student}, ${exercise}: ${mark(from)} -> ${mark(to)}`;

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
  const rows = students.map(({ student, total, maxTotal, missing, grades }) => {
    const sum = `${points(total)}/${points(maxTotal)}${missing > 0 ? ' !' : ''}`;
    return `  ${padded(student)}${cells(exercises.map(({ id }) => cellOf(grades[id])))}${sum.padStart(12)}`;
  });
  return [style.strong(head), ...rows];
}

const cellOf = (grade: Grade | undefined): string | undefined => {
  if (grade === undefined) return undefined;
  if (grade.score === null) return '!';
  return `${points(grade.score)}${grade.void.length > 0 ? '*' : ''}`;
};

function countText({ students, graderErrors, voidChecks }: Summary): string {
  const grades = students.flatMap((one) => Object.values(one.grades));
  const ungradable = grades.filter(({ outcome }) => outcome === 'ungradable').length;
  const full = grades.filter(({ fault }) => fault === 'none').length;
  const notes = [
    '– not handed in',
    ...(graderErrors.length > 0 ? ['! no mark'] : []),
    ...(voidChecks.length > 0 ? ['* without a check that does not count'] : []),
  ];
  return `${grades.length} results of ${students.length} students: ${full} with full marks, ${ungradable} that cannot be run. ${notes.join(', ')}.`;
}

/** What a regrade changed, by check and by student. */
export function changeLines({ checks, students }: Changes, style: Style): string[] {
  if (students.length === 0) return ['', '  Nothing is different from before.'];
  const stands = students.filter(({ held }) => !held);
  return [
    '',
    `  ${style.strong('By check')}`,
    ...checks.map(
      ({ exercise, check, higher, lower, other }) =>
        `    ${exercise}, ${check}: higher for ${higher}, lower for ${lower}, other words for ${other}`,
    ),
    '',
    `  ${style.strong('By student')}`,
    ...stands.flatMap((one) => [
      `    ${changeText(one)}`,
      ...one.checks.map(({ check, from, to }) => `      ${check}: ${stateText(from)} -> ${stateText(to)}`),
    ]),
    ...(stands.length === 0 ? ['    no mark that stands'] : []),
  ];
}

const stateText = (state: StudentChange['checks'][number]['from']): string =>
  state === null ? 'not there' : `${state.status}, ${points(state.score)} of ${points(state.points)}`;
