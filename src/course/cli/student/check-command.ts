/** `lab check`: the verdict on one exercise. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { hintsFor } from '../../disk/hints.js';
import { readProgress, record, setCurrent } from '../../disk/progress.js';
import { allPassed } from '../../judging/verdict.js';
import type { Verdict } from '../../judging/verdict.js';
import { exerciseOrCurrent, parse } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command, Io } from '../command.js';
import { styleOf } from '../terminal/style.js';
import { typeLines, verdictLines } from '../terminal/show-verdict.js';

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

/** Checks, shows and records. */
export async function checkOnce(
  course: Course,
  info: ExerciseInfo,
  io: Io,
  { json = false }: { json?: boolean } = {},
): Promise<Verdict> {
  const file = course.workFile(info.id);
  if (!existsSync(file)) {
    throw new UsageError(`${shortPath(file)} does not exist. \`${LAB} start ${info.id}\` makes it.`);
  }
  const [{ gradeSubmission }, { typeMessages }, { writeResult }] = await Promise.all([
    import('../../grading/grade-submission.js'),
    import('../../grading/type-check.js'),
    import('../../disk/result-file.js'),
  ]);
  setCurrent(course, info);
  // The type checker starts with the checks and is usually the slower one: its messages come below the verdict.
  const typeChecking = typeMessages(course, file);
  const verdict = await gradeSubmission(course, info);
  const style = styleOf(io);
  if (!json) io.out(verdictLines(info, verdict, style).join('\n'));
  record(course, info, verdict);
  writeResult(course.stateFile('results', info.id), verdict);
  const messages = await typeChecking;
  if (json) {
    io.out(JSON.stringify({ ...verdict, compiler: messages }, null, 2));
    return verdict;
  }
  // Why a file could not be checked has been said: what the type checker says of it is the same, or follows from it.
  const said = verdict.outcome === 'graded' ? typeLines(messages, shortPath(file), style) : [];
  if (said.length > 0) io.out(said.join('\n'));
  for (const line of advice(course, info, verdict)) io.out(style.faint(`  ${line}`));
  return verdict;
}

/** What to type, or to open, next. */
function advice(course: Course, info: ExerciseInfo, verdict: Verdict): string[] {
  if (verdict.outcome === 'grader-error') return [`${LAB} doctor`];
  if (verdict.outcome === 'ungradable')
    return [shortPath(course.workFile(info.id)) + (verdict.line === undefined ? '' : `:${verdict.line}`)];
  if (allPassed(verdict)) return [`${LAB} next      ${LAB} solution ${info.id}`];
  const shown = readProgress(course).hints[info.id] ?? {};
  const task = verdict.checks
    .filter((check) => check.status !== 'pass' && check.status !== 'void')
    .map((check) => check.task)
    .find((failed) => (shown[failed] ?? 0) < hintsFor(course, info, failed).length);
  const compared = verdict.checks.some((check) => check.got !== undefined);
  return [
    ...(compared ? [`${LAB} check ${info.id} --json   (all inputs)`] : []),
    ...(task === undefined ? [] : [`${LAB} hint ${info.id} ${task}`]),
  ];
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
