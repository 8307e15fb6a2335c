/** Grades one file in the sandbox: what a lecturer's script calls. */
import type { Course } from '../disk/course.js';
import type { SubmittedFile } from '../guest/supervisor.js';
import type { Refused } from '../guest/refusals.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host, Preparation } from '../judging/host.js';
import { limitsOf } from '../judging/plan.js';
import { refusing, submissionWith } from '../judging/submission.js';
import { faultOf } from '../judging/verdict.js';
import type { CheckResult, Verdict } from '../judging/verdict.js';
import { readSource } from '../sandbox/intake.js';
import { libraryScript } from '../sandbox/library.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { prepare } from './preparation.js';
import type { PreparationOptions } from './preparation.js';
import { messageOf } from '../guest/thrown.js';

export interface GradeOptions extends PreparationOptions {
  /** The student's file; by default the one in work/. */
  file?: string;
  /** Its text, where it has been read already. */
  read?: { source: string } | Refused;
  /** Keep what hidden checks found; for the lecturer's eyes. */
  reveal?: boolean;
  /** A sandbox that is used for many submissions; without it one is made and closed. */
  sandbox?: Sandbox;
  /** A preparation that is used for many submissions with the same seeds. */
  preparation?: Preparation;
  /** Called with the results of the fixed checks, before the sweeps begin. */
  onChecks?: (results: readonly CheckResult[]) => void;
}

/**
 * Grades one file of an exercise, given by its name or as `course.find` gives it. Never throws:
 * what fails on our side is the outcome `grader-error`.
 */
export async function gradeSubmission(
  course: Course,
  exercise: ExerciseInfo | string,
  options: GradeOptions = {},
): Promise<Verdict> {
  if (typeof exercise !== 'string') return grade(course, exercise, options);
  try {
    return await grade(course, course.find(exercise), options);
  } catch (error) {
    return faultOf(NO_EXERCISE(exercise), messageOf(error), { hidden: false, run: { ...RUN, durationMs: 0 } });
  }
}

const RUN = { runner: 'sandbox' as const };

/** What there is to say of an exercise that the course does not have. */
export const NO_EXERCISE = (id: string): Pick<ExerciseInfo, 'id' | 'version' | 'title' | 'rubric'> => ({
  id,
  version: 0,
  title: '',
  rubric: [],
});

async function grade(course: Course, info: ExerciseInfo, options: GradeOptions): Promise<Verdict> {
  const { hidden = false, reveal = false, onChecks } = options;
  let sandbox = options.sandbox;
  try {
    sandbox ??= new Sandbox({ limits: limitsOf(info, course.info.limits) });
    sandbox.warmUp();
    const [preparation, host] = await Promise.all([
      options.preparation ?? prepare(course, info, options),
      hostFor(sandbox, options.read ?? readSource(options.file ?? course.workFile(info.id), sandbox.limits), info),
    ]);
    const now = (): number => performance.now();
    // A sandbox for many exercises has limits of its own.
    return await judgeSubmission({ ...preparation, limits: sandbox.limits }, host, {
      run: RUN,
      reveal,
      now,
      ...(onChecks ? { onChecks } : {}),
    });
  } catch (error) {
    return faultOf(info, messageOf(error), { hidden, run: { ...RUN, durationMs: 0 } });
  } finally {
    if (!options.sandbox) sandbox?.close();
  }
}

/** The text of a student's file, or why it is not read. */
export function readSubmission(course: Course, info: ExerciseInfo, file?: string): { source: string } | Refused {
  return readSource(file ?? course.workFile(info.id), limitsOf(info, course.info.limits));
}

/** A session of the sandbox for a text, or a host that refuses it. */
async function hostFor(sandbox: Sandbox, read: { source: string } | Refused, info: ExerciseInfo): Promise<Host> {
  return 'refused' in read ? refusing(read) : sandbox.open(await submissionOf(info, read.source));
}

/** A file's text with all that its exercise allows. */
export async function submissionOf(info: ExerciseInfo, source: string): Promise<SubmittedFile> {
  return submissionWith(info, source, await libraryScript(info.imports));
}
