/** `lab check`: the verdict on one exercise. */
import path from 'node:path';
import process from 'node:process';
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { hintsFor } from '../../disk/hints.js';
import { fingerprint, record, ProgressSession } from '../../disk/progress.js';
import { kindAt } from '../../disk/regular-file.js';
import { reasonOf } from '../../disk/system-errors.js';
import { isNotBegun } from '../../judging/story.js';
import { allPassed } from '../../judging/verdict.js';
import type { CheckResult, Verdict } from '../../judging/verdict.js';
import { exerciseOrCurrent, hasSolution, parse } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command, Io } from '../command.js';
import { jsonText } from '../terminal/screen.js';

import type { HintOf } from '../terminal/show-story.js';
import { firstLines, typeLines, verdictLines } from '../terminal/show-verdict.js';
import { styleOf } from '../terminal/style.js';

export const checkCommand: Command = {
  name: 'check',
  audience: 'student',
  summary: 'check your solution of an exercise',
  usage: `Usage: ${LAB} check [exercise] [--json]

Checks work/<exercise>.ts in a sandbox and says what is right, what is wrong and
which mistake it looks like. Without a name: the exercise that you are at, which
is the one that you started, checked or watched last.

  --json   the verdict as JSON, with the inputs of every check

Exit code: 0 all public checks pass, 1 one does not, 3 the checks could not run.`,
  run: async (args, io) => {
    const { course, words, json } = parse(args, 1);
    const info = await exerciseOrCurrent(course, words[0]);
    return exitCode(await checkOnce(course, info, io, { json }));
  },
};

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
    for (const line of advice(course, info, verdict, hintOf)) io.out(style.faint(`  ${line}`));
  }
  await keep(course, info, verdict, session, 'refused' in read ? '' : fingerprint(read.source));
  tellNotes(session, io);
  return verdict;
}

/** Notes the verdict. Where that fails, the verdict still stands. */
async function keep(
  course: Course,
  info: ExerciseInfo,
  verdict: Verdict,
  session: ProgressSession,
  file: string,
): Promise<void> {
  const { writeResult } = await import('../../disk/result-file.js');
  session.update((progress) => {
    progress.current = info.id;
    record(progress, info, verdict, file);
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
    return [`${LAB} next${hasSolution(course, info.id) ? `      ${LAB} solution ${info.id}` : ''}`];
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

/** The path as one would type it here. */
export function shortPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('../..') ? file : relative;
}

/** What the student should know about the stored state, beside the output: also JSON stays whole. */
export function tellNotes(session: ProgressSession, io: Io): void {
  for (const note of session.notes) io.err(note);
}
