/** The whole way of one submission: intake, sandbox, judges, verdict. */
import { judgeCheck, limitsOf, notesOf, planChecks, runHere, verdictOf } from '../judging/judge-check.js';
import type { PlannedCheck } from '../judging/judge-check.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { compile, readSource } from '../sandbox/intake.js';
import { loadDefinitions, loadSolution } from './preparation.js';
import type { Compiled, Refused } from '../sandbox/intake.js';
import type { Limits } from '../guest/limits.js';
import { Sandbox, SandboxFault } from '../guest/supervisor.js';
import type { Seeds } from '../judging/variant.js';
import { roundPoints } from '../judging/verdict.js';
import type { CheckResult, Verdict } from '../judging/verdict.js';

export interface GradeOptions {
  /** The student's file; by default the one in work/. */
  file?: string;
  seeds?: Seeds;
  /** Run the hidden checks too. */
  hidden?: boolean;
  /** Keep what hidden checks found; for the lecturer's eyes. */
  reveal?: boolean;
  /** hidden.ts outside the exercise's folder. */
  hiddenFile?: string;
  /** A sandbox that is used for many submissions; without it one is made and closed. */
  sandbox?: Sandbox;
}

/** Grades one file in the sandbox. Never throws for anything that a submission does. */
export async function gradeSubmission(
  course: Course,
  info: ExerciseInfo,
  options: GradeOptions = {},
): Promise<Verdict> {
  const started = performance.now();
  const limits = limitsOf(info, course.info.limits);
  const sandbox = options.sandbox ?? new Sandbox({ limits });
  const finish = { reveal: options.reveal === true, run: { runner: 'sandbox' as const, durationMs: 0 } };
  try {
    sandbox.warmUp();
    const [planned, solution, compiled] = await Promise.all([
      plan(course, info, options),
      loadSolution(course, info),
      intake(options.file ?? course.workFile(info.id), info, limits),
    ]);
    finish.run.durationMs = Math.round(performance.now() - started);
    if ('refused' in compiled) {
      const { refused, line } = compiled;
      const refusal = { message: refused, ...(line === undefined ? {} : { line }) };
      return verdictOf(info, planned.map(notRun), { ...finish, refused: refusal });
    }
    const names = exportedNames(info);
    const jobs = planned.map(({ definition, encoded, row }) => ({
      source: definition.probe.toString(),
      inputs: encoded,
      group: row.hidden ? ('hidden' as const) : ('public' as const),
    }));
    const outcomes = await sandbox.run({ ...compiled, names, jobs });
    const results = planned.map((check, i) =>
      judgeCheck(check, outcomes[i], solution && runHere(solution, names, check), compiled.others),
    );
    const durationMs = Math.round(performance.now() - started);
    return verdictOf(info, results, {
      ...finish,
      run: { ...finish.run, durationMs, ...notesOf(planned, outcomes, finish.reveal) },
    });
  } catch (error) {
    if (!(error instanceof SandboxFault)) throw error;
    const maxScore = roundPoints(
      info.rubric.reduce((sum, row) => sum + (row.hidden && !options.hidden ? 0 : row.points), 0),
    );
    return { ...verdictOf(info, [], finish), outcome: 'grader-error', message: error.message, score: null, maxScore };
  } finally {
    if (!options.sandbox) sandbox.close();
  }
}

/** All functions that an exercise asks for. */
export function exportedNames(info: ExerciseInfo): string[] {
  return [...new Set(info.tasks.flatMap((task) => task.exports))];
}

/** The checks to run: public ones, and the hidden ones after them if they are asked for. */
export async function plan(course: Course, info: ExerciseInfo, options: GradeOptions): Promise<PlannedCheck[]> {
  const definitions = await loadDefinitions(course, info.id, options.hiddenFile);
  const planned = planChecks(info, definitions, options.seeds ?? course.seeds(info.id));
  const shown = planned.filter(({ row }) => !row.hidden);
  return options.hidden ? [...shown, ...planned.filter(({ row }) => row.hidden)] : shown;
}

/** A student's file that may run, and the names that it exports beside those that the exercise asks for. */
export type Submission = Compiled & { others: string[] };

/** Reads and compiles a student's file. */
export async function intake(file: string, info: ExerciseInfo, limits: Limits): Promise<Submission | Refused> {
  const read = readSource(file, limits);
  if ('refused' in read) return read;
  const compiled = await compile(read.source, { imports: info.imports, limits });
  if ('refused' in compiled) return compiled;
  const exported = read.source.matchAll(/^export (?:async )?(?:function|const|let|var) +([\w$]+)/gm);
  return {
    ...compiled,
    others: otherNames(
      info,
      Array.from(exported, ([, name]) => name),
    ),
  };
}

/** Those of the names that an exercise does not ask for. */
export function otherNames(info: ExerciseInfo, names: readonly string[]): string[] {
  return names.filter((name) => !exportedNames(info).includes(name));
}

/** Nothing of a refused file is run. */
export function notRun(planned: PlannedCheck): CheckResult {
  const result = judgeCheck(planned, { kind: 'not-run' });
  return { ...result, message: 'Not run: the file was not accepted.' };
}
