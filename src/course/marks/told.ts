/** What a person should know of marks, whatever is made of them. */
import { several } from '../judging/several.js';
import { isOpen, SYSTEM_LATE, UNKNOWN_CLOCK, UNKNOWN_TIME } from './final-marks.js';
import type { FinalMark } from './final-marks.js';
import { TOO_FEW, TOO_MANY } from './manual-points.js';
import type { Notice } from './notice.js';

/** What came of the tables of the lecturer, and may be meant otherwise. */
export function marksTold(all: Iterable<FinalMark>): Notice[] {
  const marks = [...all];
  return [...earlyTold(marks), ...clocksTold(marks), ...untimedTold(marks), ...pointsTold(marks)];
}

const nameOf = ({ student, exercise }: FinalMark): string => `${student}/${exercise}`;

const told = (says: string, about: readonly string[]): Notice[] => (about.length === 0 ? [] : [{ says, about }]);

/** Deadlines before which nothing came: of another year, more often than not. */
function earlyTold(marks: readonly FinalMark[]): Notice[] {
  const timed = marks.filter(({ late }) => late !== undefined);
  const all = [...new Set(timed.map(({ exercise }) => exercise))].map((exercise) => ({
    exercise,
    own: timed.filter((one) => one.exercise === exercise),
  }));
  const about = all
    .filter(({ own }) => own.every(({ late }) => late!.hours > 0))
    .map(({ exercise, own }) => `${exercise} (${several(own.length, 'file')})`);
  return told('All files whose time is known are late. Look whether the deadline has the right year and month:', about);
}

/** Times whose days of lateness hang on clocks that nobody named. */
function clocksTold(marks: readonly FinalMark[]): Notice[] {
  const about = marks.filter(({ attention }) => attention.includes(UNKNOWN_CLOCK)).map(nameOf);
  const says =
    `${several(about.length, 'time has', 'times have')} no offset, and where clocks were changed since ` +
    'the due time the days of lateness are others. A column "zone" in the deadlines, such as Europe/Berlin, tells it:';
  return told(says, about);
}

/** Who is spared by a late rule because nobody knows when it was handed in. */
function untimedTold(marks: readonly FinalMark[]): Notice[] {
  const untimed = marks.filter(({ score, attention }) => score !== null && attention.includes(UNKNOWN_TIME));
  const late = untimed.filter(({ attention }) => attention.includes(SYSTEM_LATE));
  return [
    ...told('The system marks as late, and does not tell the time, of:', late.map(nameOf)),
    ...told(
      `No time is known of ${several(untimed.length, 'file')}, so nothing is taken for lateness; --times tells it:`,
      untimed.map(nameOf),
    ),
  ];
}

/** Points by hand that hardly anybody means, such as 100 for 10. */
function pointsTold(marks: readonly FinalMark[]): Notice[] {
  const strange = marks.filter(({ attention }) => [TOO_MANY, TOO_FEW].some((one) => attention.includes(one)));
  const about = strange.map(
    (one) => `${nameOf(one)} (${one.manual!.points}; ${one.score ?? 0} of ${one.max} by checks)`,
  );
  return told('Points by hand are above the maximum or below minus the score. Look whether they are meant:', about);
}

/** What the batch did not come to. */
export const openTold = (marks: Iterable<FinalMark>): Notice[] => ungradedTold([...marks].filter(isOpen).map(nameOf));

/** The same of files that are named as `student/exercise`. */
export const ungradedTold = (about: readonly string[]): Notice[] =>
  told(
    `The batch did not end: ${several(about.length, 'file')} not graded yet. node lab grade with --resume goes on:`,
    about,
  );
