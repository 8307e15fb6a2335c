/** `lab check --all`: one line for each exercise that has a file in work/, and the sum. */
import type { Course } from '../../disk/course.js';
import { ProgressSession } from '../../disk/progress.js';
import { kindAt } from '../../disk/regular-file.js';
import { gradeSubmission, readSubmission } from '../../grading/grade-submission.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { allPassed } from '../../judging/verdict.js';
import type { Verdict } from '../../judging/verdict.js';
import { LAB, UsageError } from '../command.js';
import type { Io } from '../command.js';
import { jsonText } from '../terminal/screen.js';
import { points, spread, styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';
import { whileWaiting } from '../terminal/waiting.js';
import { exitCode, keep } from './check-once.js';
import { tellNotes } from './telling.js';

/** Returns the exit code: the worst of all. The exercise that the student is at stays the same. */
export async function checkAll(course: Course, io: Io, { json }: { json: boolean }): Promise<number> {
  const begun = course.exercises.filter(({ id }) => kindAt(course.workFile(id)) !== 'nothing');
  if (begun.length === 0) throw new UsageError(`no exercise has a file in work/ yet. \`${LAB} start\` makes the first`);
  const style = styleOf(io);
  const session = new ProgressSession(course);
  const verdicts: Verdict[] = [];
  if (!json) io.out('');
  for (const [i, info] of begun.entries()) {
    const says = `checking ${info.id}, ${i + 1} of ${begun.length} …`;
    const verdict = await whileWaiting(io, says, () => checked(course, info, session));
    verdicts.push(verdict);
    if (!json) io.out(rowLines(info, verdict, style).join('\n'));
  }
  if (json) io.out(jsonText(verdicts, 2));
  else io.out(sumLines(verdicts, course.exercises.length, style).join('\n'));
  tellNotes(session, io);
  return Math.max(...verdicts.map(exitCode));
}

async function checked(course: Course, info: ExerciseInfo, session: ProgressSession): Promise<Verdict> {
  const read = readSubmission(course, info);
  const verdict = await gradeSubmission(course, info, { read });
  await keep(course, session, { info, verdict, read, isCurrent: false });
  return verdict;
}

/** A line, and below it why a file was not judged. */
function rowLines(info: ExerciseInfo, verdict: Verdict, style: Style): string[] {
  const { outcome, score, maxScore, message = '', line } = verdict;
  const sign = allPassed(verdict) ? style.good('✓') : score ? style.warn('◐') : style.bad('✗');
  const right = score === null ? 'not judged' : `${points(score)}/${points(maxScore)}`;
  const row = `  ${sign} ${spread(`    ${info.id}`, right, style.width).slice(4)}`;
  if (outcome === 'graded') return [row];
  const says = `${line === undefined ? '' : `line ${line}: `}${message}`;
  return [row, ...wrap(says, style.width, '      ').map(style.faint)];
}

function sumLines(verdicts: readonly Verdict[], exercises: number, style: Style): string[] {
  const sum = (of: (verdict: Verdict) => number): string => points(verdicts.reduce((all, one) => all + of(one), 0));
  const full = verdicts.filter(allPassed).length;
  const sign = full === verdicts.length ? style.good('✓') : style.warn('•');
  const text = `${full} of ${verdicts.length} passed, ${sum(({ score }) => score ?? 0)} of ${sum((one) => one.maxScore)} points`;
  const others = exercises - verdicts.length;
  const rest = others === 0 ? [] : [`${others} of the course's ${exercises} exercises have no file in work/ yet.`];
  const worst = verdicts.find((verdict) => !allPassed(verdict));
  const advice = worst ? [`${LAB} check ${worst.exercise}`] : [];
  return [
    '',
    `  ${sign} ${style.strong(text)}`,
    '',
    ...[...rest, ...advice].flatMap((line) => wrap(line, style.width, '  ').map(style.faint)),
  ];
}
