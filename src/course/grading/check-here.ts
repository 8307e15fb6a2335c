/** The same checks and judges in the caller's own process: for a notebook cell and for Vitest. Not the grade. */
import { judgeCheck, limitsOf, notesOf, runHere, verdictOf } from '../judging/judge-check.js';
import { openCourse } from '../disk/course.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { exportedNames, intake, notRun, otherNames, plan } from './grade-submission.js';
import { runScript } from '../sandbox/load.js';
import { loadSolution } from './preparation.js';
import type { Run, Verdict } from '../judging/verdict.js';

interface Here {
  course: Course;
  info: ExerciseInfo;
  runner: Run['runner'];
  lineOf?: (stack: string) => number | undefined;
  /** Names that were handed in and not asked for. */
  others: readonly string[];
}

async function checkHere(functions: object, { course, info, runner, lineOf, others }: Here): Promise<Verdict> {
  const started = performance.now();
  const [planned, solution] = await Promise.all([plan(course, info, {}), loadSolution(course, info)]);
  const names = exportedNames(info);
  const outcomes = planned.map((one) => runHere(functions, names, one, lineOf));
  const results = planned.map((one, i) =>
    judgeCheck(one, outcomes[i], solution && runHere(solution, names, one), others),
  );
  const durationMs = Math.round(performance.now() - started);
  const notes = notesOf(planned, outcomes, false);
  return verdictOf(info, results, { run: { runner, advisory: 'not the grade', durationMs, ...notes } });
}

/**
 * Checks the functions of a notebook cell: `await check('05-inertia-tensor', { inertiaTensor })`. Functions that are not
 * handed in are reported as missing. But for `run`, the verdict equals that of `lab check`; it is not the grade, since
 * here the student's code could change what judges it.
 *
 * @throws UnknownExercise if no exercise, or more than one, has the name.
 */
export async function check(exercise: string, functions: object, course: Course = openCourse()): Promise<Verdict> {
  const info = course.find(exercise);
  return checkHere(functions, { course, info, runner: 'notebook', others: otherNames(info, Object.keys(functions)) });
}

/** Checks a student's file in this process, where a debugger can stop in it. */
export async function checkFile(
  exercise: string,
  { course = openCourse(), file }: { course?: Course; file?: string } = {},
): Promise<Verdict> {
  const info = course.find(exercise);
  const compiled = await intake(file ?? course.workFile(info.id), info, limitsOf(info, course.info.limits));
  const run: Run = { runner: 'vitest', advisory: 'not the grade', durationMs: 0 };
  if ('refused' in compiled) {
    const { refused, line } = compiled;
    const planned = await plan(course, info, {});
    return verdictOf(info, planned.map(notRun), {
      run,
      refused: { message: refused, ...(line === undefined ? {} : { line }) },
    });
  }
  const functions = runScript(compiled.code, 'submission.js');
  return checkHere(functions, { course, info, runner: 'vitest', lineOf: compiled.lineOf, others: compiled.others });
}
