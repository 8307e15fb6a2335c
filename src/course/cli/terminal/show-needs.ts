/** What of a batch needs a person, one block each: it stands above the grades. */
import type { StudentChange } from '../../batch/regrade.js';
import type { Explained, Summary } from '../../batch/summary.js';
import type { Fault } from '../../batch/fault.js';
import { EMPTY } from '../../intake/found.js';
import { changeText, checkText } from './show-changes.js';
import { points, wrap } from './style.js';
import type { Style } from './style.js';

/** Whose fault a missing mark is, and what to do. */
export const FAULTS: Readonly<Record<Fault, string>> = {
  none: 'Full marks.',
  student: 'What is missing is missing in the student’s file.',
  exercise: 'The exercise is at fault: mend its check, then grade with --regrade.',
  grader: 'The grader is at fault, or what it was handed: the message says what. Mend it, then grade with --resume.',
  environment: 'This machine is at fault, not the file: --resume tries again.',
};

/** The same of a regrade. */
export const AGAIN: Readonly<Record<Fault, string>> = {
  ...FAULTS,
  grader: 'What the regrade was handed is at fault, such as its --overlay. Mend it, and the same command again.',
  environment: 'This machine is at fault, not the file: the same command tries again.',
};

/** Equal messages are said once, with the results that they are about. */
const MOST_NAMES = 5;

export const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`;

/** What needs a person, one block each. */
const BLOCKS: readonly ((summary: Summary, style: Style) => string[])[] = [
  faultLines,
  notAgainLines,
  voidLines,
  pointLines,
  unsettledLines,
  notRunLines,
  emptyLines,
  heldLines,
  goneLines,
  openLines,
];

export const needLines = (summary: Summary, style: Style): string[] => BLOCKS.flatMap((block) => block(summary, style));

type Sign = 'bad' | 'warn';

/** A block: what it is about, sentences, and then lines of their own. */
function block(
  style: Style,
  sign: Sign,
  title: string,
  texts: readonly string[],
  lines: readonly string[] = [],
): string[] {
  return [
    `  ${style[sign]('!')} ${style.strong(title)}`,
    ...lines.slice(0, MOST_LINES).flatMap((line) => wrap(line, style.width, '    ')),
    ...(lines.length > MOST_LINES ? [`    … ${lines.length - MOST_LINES} more in summary.json`] : []),
    ...texts.flatMap((text) => wrap(text, style.width, '    ')),
    '',
  ];
}

/** Lines of a block: the rest stands in a file. */
const MOST_LINES = 20;

function byMessage(all: readonly Explained[]): { message: string; fault: Fault; names: string[] }[] {
  const found = new Map<string, { message: string; fault: Fault; names: string[] }>();
  for (const { student, exercise, fault, message } of all) {
    const one = found.get(message) ?? { message, fault, names: [] };
    one.names.push(`${student}/${exercise}`);
    found.set(message, one);
  }
  return [...found.values()];
}

function faultLines({ graderErrors }: Summary, style: Style): string[] {
  return byMessage(graderErrors).flatMap(({ message, fault, names }) =>
    block(style, 'bad', `${names.length} without a mark (${fault})`, [message, FAULTS[fault], listed(names)]),
  );
}

function notAgainLines({ notAgain }: Summary, style: Style): string[] {
  return byMessage(notAgain).flatMap(({ message, fault, names }) =>
    block(style, 'bad', `${names.length} could not be graded again (${fault}); the mark that was given stands`, [
      ...[message, AGAIN[fault], listed(names)],
    ]),
  );
}

function voidLines({ voidChecks }: Summary, style: Style): string[] {
  return voidChecks.flatMap(({ exercise, check, students }) =>
    block(style, 'bad', `${exercise}, check "${check}": void for ${students.length}`, [
      `The reference solution fails it, so its points do not count. ${FAULTS.exercise}`,
      listed(students),
    ]),
  );
}

function pointLines({ exercises }: Summary, style: Style): string[] {
  return exercises
    .filter((one) => one.points !== one.ownPoints)
    .flatMap(({ id, points: full, ownPoints }) =>
      block(style, 'warn', `${id}: full marks are ${points(full)}, and not ${points(ownPoints)}`, [
        'The hidden checks of the overlay, with the points of their rubric, take the place of the exercise’s own.',
      ]),
    );
}

function unsettledLines({ unsettled }: Summary, style: Style): string[] {
  if (unsettled.length === 0) return [];
  const byStudent = new Map<string, string[]>();
  for (const { student, exercise } of unsettled) {
    byStudent.set(student, [...(byStudent.get(student) ?? []), exercise]);
  }
  const lines = [...byStudent].map(([student, ids]) => `${student}${ids.length === 1 ? '/' : ': '}${listed(ids)}`);
  const text = 'Something of theirs is there, and nothing of it counts. problems.csv says why, and what to do.';
  return block(style, 'warn', `${byStudent.size} without a mark until you decide`, [text], lines);
}

function notRunLines({ notRun }: Summary, style: Style): string[] {
  if (notRun.length === 0) return [];
  const lines = notRun.map(({ student, exercise, message }) => `${student}/${exercise}: ${message}`);
  return block(
    style,
    'warn',
    `${notRun.length} could not be run, and ${notRun.length === 1 ? 'has' : 'have'} 0 points`,
    [],
    lines,
  );
}

function emptyLines({ empty }: Summary, style: Style): string[] {
  if (empty.length === 0) return [];
  const title =
    empty.length === 1 ? '1 file is empty, and has 0 points' : `${empty.length} files are empty, and have 0 points`;
  return block(style, 'warn', title, [EMPTY.fix], empty);
}

function goneLines({ gone }: Summary, style: Style): string[] {
  if (gone.length === 0) return [];
  const text = 'The marks stand. To take one out, delete its folder, and run again with --resume.';
  return block(style, 'warn', `${gone.length} whose file is not there any more, or does not count`, [text], gone);
}

function openLines({ open }: Summary, style: Style): string[] {
  if (open.length === 0) return [];
  return block(style, 'warn', `${open.length} not graded yet`, [
    'The run ended before them: the same command with --resume goes on.',
  ]);
}

function heldLines({ held }: Summary, style: Style): string[] {
  if (held.length === 0) return [];
  const texts = [
    '--regrade --allow-lower lets the lower marks take their place; --regrade --allow-lower-for <student>,<student> those of some students.',
  ];
  return block(
    style,
    'warn',
    `${held.length} would be lower now; the mark that was given stands`,
    texts,
    held.flatMap(heldText),
  );
}

const heldText = (one: StudentChange): string[] => [
  changeText(one),
  ...one.checks.map((check) => `- ${checkText(check)}`),
];
