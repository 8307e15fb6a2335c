/** One check of one exercise: judged, shown, and noted. */
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { hintsFor } from '../../disk/hints.js';
import { fingerprint, record, ProgressSession } from '../../disk/progress.js';
import { kindAt } from '../../disk/regular-file.js';
import { reasonOf } from '../../disk/system-errors.js';
import type { Refused } from '../../guest/refusals.js';
import { isNotBegun } from '../../judging/story.js';
import { allPassed } from '../../judging/verdict.js';
import type { CheckResult, Verdict } from '../../judging/verdict.js';
import { hasSolution } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Io } from '../command.js';
import { jsonText } from '../terminal/screen.js';
import type { HintOf } from '../terminal/show-story.js';
import { firstLines, typeLines, verdictLines } from '../terminal/show-verdict.js';
import { columns, styleOf, wrap } from '../terminal/style.js';
import { shortPath, tellNotes } from './telling.js';

/** Checks, shows and, when everything is shown, records. */
export async function checkOnce(
  course: Course,
  info: ExerciseInfo,
  io: Io,
  { json = false }: { json?: boolean } = {},
): Promise<Verdict> {
  const file = course.workFile(info.id);
  if (kindAt(file) === 'nothing') {
    throw new UsageError(`${shortPath(file)} does not exist. \`${LAB} start ${info.id}\` makes it.`);
  }
  const [{ gradeSubmission, readSubmission }, { typeMessages }] = await Promise.all([
    import('../../grading/grade-submission.js'),
    import('../../grading/type-check.js'),
  ]);
  const session = new ProgressSession(course);
  const style = styleOf(io);
  // Read once: the verdict, the compiler's messages and the fingerprint are about the same text.
  const read = readSubmission(course, info, file);
  // The compiler starts with the checks and is usually the slower one: its messages come below the verdict.
  const compiling = 'refused' in read ? undefined : typeMessages(course, info.id, read.source);
  let shown: readonly CheckResult[] | undefined;
  const onChecks = (results: readonly CheckResult[]): void => {
    // A copy: the sweeps' results follow in the same list.
    shown = [...results];
    if (!json) io.out(firstLines(info, results, style).join('\n'));
  };
  const verdict = await gradeSubmission(course, info, { read, onChecks });
  const hintOf = (task: number): string | undefined => hintCommandFor(course, info, session, task);
  if (!json) io.out(verdictLines(info, verdict, style, { shown, hintOf }).join('\n'));
  const compiler = compiling && (await compiling);
  if (json) io.out(jsonText({ ...verdict, compiler: compiler ?? null }, 2));
  else {
    // Why a file could not be checked has been said: what the compiler says of it is the
    // same, or follows from it.
    const said = verdict.outcome === 'graded' ? typeLines(compiler, shortPath(file), style) : [];
    if (said.length > 0) io.out(said.join('\n'));
    for (const line of advice(course, info, verdict, hintOf)) {
      io.out(style.faint(columns(line) + 2 > style.width ? wrap(line, style.width, '  ').join('\n') : `  ${line}`));
    }
  }
  await keep(course, session, { info, verdict, read, isCurrent: true });
  tellNotes(session, io);
  return verdict;
}

interface Checked {
  info: ExerciseInfo;
  verdict: Verdict;
  read: { source: string } | Refused;
  /** From now on it is the exercise that the student is at. */
  isCurrent: boolean;
}

/** Notes the verdict. Where that fails, the verdict still stands. */
export async function keep(
  course: Course,
  session: ProgressSession,
  { info, verdict, read, isCurrent }: Checked,
): Promise<void> {
  const { writeResult } = await import('../../disk/result-file.js');
  session.update((progress) => {
    if (isCurrent) progress.current = info.id;
    record(progress, info, verdict, 'refused' in read ? '' : fingerprint(read.source));
    // A check opens the next hint.
    delete progress.hintFiles?.[info.id];
  });
  try {
    writeResult(course.stateFile('results', info.id), verdict);
  } catch (error) {
    session.note(`.lab/results is not written: ${reasonOf(error)}.`);
  }
}

/** A hint that has not been shown yet. */
function hintCommandFor(
  course: Course,
  info: ExerciseInfo,
  session: ProgressSession,
  task: number,
): string | undefined {
  const shown = session.progress.hints[info.id]?.[task] ?? 0;
  return shown < hintsFor(course, info, task).length ? `${LAB} hint ${info.id} ${task}` : undefined;
}

/** What to type, or to open, next. */
function advice(course: Course, info: ExerciseInfo, verdict: Verdict, hintOf: HintOf): string[] {
  if (verdict.outcome === 'grader-error') return [`${LAB} doctor`];
  if (verdict.outcome === 'ungradable')
    return [shortPath(course.workFile(info.id)) + (verdict.line === undefined ? '' : `:${verdict.line}`)];
  if (allPassed(verdict)) {
    return [`${LAB} next`, ...(hasSolution(course, info.id) ? [`${LAB} solution ${info.id}`] : [])];
  }
  if (verdict.checks.some((check) => check.got !== undefined)) {
    return [`${LAB} check ${info.id} --json   (all inputs)`];
  }
  // A story ends with its hint; a task that is not begun has no story.
  const next = verdict.checks.find(isNotBegun);
  return [next && hintOf(next.task)].filter((line) => line !== undefined);
}

/** 0 all passed, 1 something did not, 3 our own fault. */
export function exitCode(verdict: Verdict): number {
  if (verdict.outcome === 'grader-error' || verdict.checks.some((check) => check.status === 'void')) return 3;
  return allPassed(verdict) ? 0 : 1;
}
