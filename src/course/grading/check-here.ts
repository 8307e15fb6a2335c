/**
 * The same checks and judges in the caller's own process: for a notebook cell and for Vitest. Not the grade.
 */
import { openCourse } from '../disk/course.js';
import type { Course } from '../disk/course.js';
import { compile } from '../guest/compile.js';
import type { Uses } from '../guest/declarations.js';
import { lentFunctions } from '../guest/loan.js';
import type { Loan } from '../guest/loan.js';
import { lineInSubmission } from '../guest/reply.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { hostHere } from '../judging/here.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host } from '../judging/host.js';
import { askedNames, limitsOf } from '../judging/plan.js';
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
 * Checks the functions of a notebook cell: `await check('05-inertia-tensor', { inertiaTensor })`. Functions
 * that are not handed in are reported as missing. But for `run`, the verdict equals that of `lab check`,
 * where no function calls a wrong one of an earlier task: a cell's functions are no text into which a right
 * one could be written, so it says which to mend first. It is not the grade, since here the student's code
 * could change what judges it.
 *
 * @throws UnknownExercise if no exercise, or more than one, has the name.
 */
export async function check(exercise: string, functions: object, course: Course = openCourse()): Promise<Verdict> {
  const info = course.find(exercise);
  const names = askedNames(info);
  const { methods = [], constants = [] } = info;
  const limits = limitsOf(info, course.info.limits);
  const options = { names, methods, constants, limits, exported: Object.keys(functions), uses: usesOf(functions) };
  return judgeHere(course, info, hostHere(functions, options), 'notebook');
}

/** A name that is called. */
const CALLED = /[\p{ID_Start}$_][\p{ID_Continue}$]*(?=\()/gu;

/** Which function names which in its text. */
function usesOf(functions: object): Uses[] {
  const names = Object.keys(functions);
  return Object.entries(functions).map(([name, value]): Uses => {
    const called: string[] = typeof value === 'function' ? (String(value).match(CALLED) ?? []) : [];
    return [name, names.filter((other) => other !== name && called.includes(other))];
  });
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
  const names = askedNames(info);
  const program = compile(read.source, info.imports, { names });
  if ('refused' in program) return refusing(program);
  const library = await libraryScript(info.imports);
  const functions = runProgram(program.code, library, 'submission.js');
  const withLoan = (loan: Loan): object => {
    const other = compile(read.source, info.imports, { names, lent: loan.names });
    const right = lentFunctions(loan, library);
    const lent = Object.fromEntries(loan.names.map((name, i) => [name, right[i]]));
    return 'refused' in other ? functions : runProgram(other.code, library, 'submission.js', lent);
  };
  const { exported, uses, replaceable } = program;
  const lending = { replaceable, functions: withLoan };
  return hostHere(functions, {
    ...{ names, exported, uses, lending },
    methods: info.methods ?? [],
    constants: info.constants ?? [],
    limits: limitsOf(info, course.info.limits),
    lineOf: lineInSubmission,
  });
}
