/** The same checks and judges in the caller's own process: for a notebook cell and for Vitest. Not the grade. */
import { openCourse } from '../disk/course.js';
import type { Course } from '../disk/course.js';
import { compile } from '../guest/compile.js';
import { lineInSubmission } from '../guest/reply.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { hostHere } from '../judging/here.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host } from '../judging/judge-submission.js';
import { exportedNames, limitsOf } from '../judging/plan.js';
import { refusing } from '../judging/submission.js';
import type { RunNotes, Verdict } from '../judging/verdict.js';
import { readSource } from '../sandbox/intake.js';
import { libraryScript } from '../sandbox/library.js';
import { runProgram } from '../sandbox/load.js';
import { prepare } from './preparation.js';

async function judgeHere(course: Course, info: ExerciseInfo, host: Host, runner: RunNotes['runner']): Promise<Verdict> {
  const now = (): number => performance.now();
  return judgeSubmission(await prepare(course, info), host, { run: { runner, advisory: 'not the grade' }, now });
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
  const options = { names: exportedNames(info), methods: info.methods ?? [], exported: Object.keys(functions) };
  return judgeHere(course, info, hostHere(functions, options), 'notebook');
}

/** Checks a student's file in this process, where a debugger can stop in it. */
export async function checkFile(
  exercise: string,
  { course = openCourse(), file }: { course?: Course; file?: string } = {},
): Promise<Verdict> {
  const info = course.find(exercise);
  return judgeHere(course, info, await hostOfFile(file ?? course.workFile(info.id), info, course), 'vitest');
}

async function hostOfFile(file: string, info: ExerciseInfo, course: Course): Promise<Host> {
  const read = readSource(file, limitsOf(info, course.info.limits));
  if ('refused' in read) return refusing(read);
  const program = compile(read.source, info.imports);
  if ('refused' in program) return refusing(program);
  const names = exportedNames(info);
  const functions = runProgram(program.code, await libraryScript(info.imports), 'submission.js');
  const { exported } = program;
  return hostHere(functions, { names, methods: info.methods ?? [], exported, lineOf: lineInSubmission });
}
