/** Grades many submissions: what a lecturer's script and `node lab grade` call. */
import type { Course } from '../disk/course.js';
import { NO_EXERCISE } from '../grading/grade-submission.js';
import { faultOf } from '../judging/verdict.js';
import type { Verdict } from '../judging/verdict.js';
import type { IntakeProblem, Submission } from '../intake/submission.js';
import { BatchExercises, seedsHash } from './batch-exercises.js';
import type { BatchExercisesOptions } from './batch-exercises.js';
import { blameIn, blameOf, GraderFault } from './fault.js';
import type { Fault } from './fault.js';
import { Lane } from './lane.js';
import { batchResult, resultName, sha256Of } from './result.js';
import type { BatchResult, Origins } from './result.js';

export interface BatchOptions extends BatchExercisesOptions {
  /** Files that are graded at once; 1. More than the machine has cores gains nothing. */
  jobs?: number;
  /** A result that is there already: it is handed on instead of grading. Asked once for each submission. */
  kept?: (submission: Submission, origins: Origins) => BatchResult | undefined;
  /** Why a submission has no text. */
  problems?: readonly IntakeProblem[];
  /** Ends the batch: what is not graded by then is not handed on. */
  signal?: AbortSignal;
  /** The exercises, where they are loaded already. */
  exercises?: BatchExercises;
}

/** One submission, graded. */
export interface Graded {
  submission: Submission;
  result: BatchResult;
  /** It was there already. */
  kept: boolean;
  /** On the clock on the wall. */
  milliseconds: number;
}

/** The machine cannot grade; the message says why. What was graded before stands. */
export class BatchStopped extends Error {
  override name = 'BatchStopped';
}

/** So many in a row whose fault is the machine's, each after a second try: the next would be no better. */
const MOST_TROUBLES = 5;

/**
 * Grades submissions with all checks, hidden ones too, `jobs` at a time,
 * and hands on each result as it is there, in no order that counts. What one file
 * does stops no other. A result is a function of the text, the checks and the seeds
 * alone: `{ student, exercise, hashes: { file, checks, seeds, verdict }, fault, verdict }`.
 *
 * @throws RangeError before anything is graded where `jobs` is no whole number from 1.
 * @throws BatchStopped where this machine cannot grade, such as without memory for a sandbox.
 * @example
 * const text = 'export const centreOfMass = () => [0, 0, 0];';
 * const submissions = [{ student: 'ada', exercise: '05-inertia-tensor', text, origin: 'ada/05.ts' }];
 * for await (const { result } of gradeBatch(openCourse(), submissions, { jobs: 2 })) {
 *   console.log(result.student, result.fault, result.verdict.score, 'of', result.verdict.maxScore);
 * }
 */
export async function* gradeBatch(
  course: Course,
  submissions: Iterable<Submission>,
  options: BatchOptions = {},
): AsyncGenerator<Graded, void, void> {
  const { jobs = 1, signal } = options;
  if (!Number.isInteger(jobs) || jobs < 1) {
    throw new RangeError(`gradeBatch: expected jobs to be a whole number from 1, got ${jobs}. Two cores do 2 at once.`);
  }
  const exercises = options.exercises ?? new BatchExercises(course, options);
  const waiting = [...submissions];
  const twice = namesThatRepeat(waiting);
  const ready: Graded[] = [];
  let wake: () => void = () => undefined;
  const end = { isOver: false, troubles: 0, reason: '' };

  const work = async (): Promise<void> => {
    const lane = new Lane();
    try {
      while (!end.isOver && end.troubles < MOST_TROUBLES) {
        const submission = waiting.shift();
        if (!submission) break;
        const graded = await gradeOne(course, submission, { ...options, exercises, lane, twice });
        // A worker that Ctrl-C has ended as well says nothing about its file.
        if (signal?.aborted === true) break;
        end.troubles = graded.result.fault === 'environment' ? end.troubles + 1 : graded.kept ? end.troubles : 0;
        end.reason = graded.result.verdict.message ?? '';
        ready.push(graded);
        wake();
      }
    } finally {
      lane.close();
    }
  };
  const stop = (): void => {
    end.isOver = true;
    wake();
  };
  signal?.addEventListener('abort', stop);
  const all = Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, work)).finally(() => {
    end.isOver = true;
    wake();
  });
  // Awaited below; a fault of ours in the meantime is not to end the process.
  all.catch(() => undefined);
  try {
    for (;;) {
      while (ready.length > 0) yield ready.shift()!;
      if (end.isOver) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    end.isOver = true;
    signal?.removeEventListener('abort', stop);
    if (signal?.aborted !== true) await all;
  }
  if (end.troubles >= MOST_TROUBLES) throw new BatchStopped(end.reason);
}

interface OneOptions extends Pick<BatchOptions, 'kept' | 'problems'> {
  exercises: BatchExercises;
  lane: Lane;
  twice: ReadonlySet<string>;
}

/** Never rejects: what fails is a result that says whose fault it is. */
async function gradeOne(
  course: Course,
  submission: Submission,
  { exercises, lane, twice, kept, problems }: OneOptions,
): Promise<Graded> {
  const started = performance.now();
  const { student, exercise, text } = submission;
  const why = problems?.find((one) => one.origin === submission.origin && one.exercise === exercise);
  const refused = why?.problem ?? 'The file cannot be read.';
  const file = text === undefined ? sha256Of('no text', refused) : sha256Of(text);
  const origins: Origins = { file, checks: '', seeds: seedsHash(exercises.seeds(exercise, student)) };
  const graded = (verdict: Verdict, fault: Fault): Graded => ({
    submission,
    result: batchResult(submission, origins, verdict, fault),
    kept: false,
    milliseconds: Math.round(performance.now() - started),
  });
  try {
    if (twice.has(resultName(submission)))
      throw new GraderFault(`two files of ${student} are for ${exercise}: hand in one.`);
    origins.checks = await exercises.checks(exercise);
    const before = kept?.(submission, origins);
    if (before) return { submission, result: before, kept: true, milliseconds: 0 };
    const preparation = await exercises.preparation(exercise, student);
    const verdict = await lane.grade(preparation, text === undefined ? { refused } : { text });
    return graded(verdict, blameIn(verdict));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const info = course.exercises.find(({ id }) => id === exercise) ?? NO_EXERCISE(exercise);
    const run = { runner: 'sandbox' as const, durationMs: 0 };
    return graded(faultOf(info, exercises.withoutPlaces(message), { hidden: true, run }), blameOf(error));
  }
}

function namesThatRepeat(submissions: readonly Submission[]): Set<string> {
  const seen = new Set<string>();
  return new Set(submissions.map(resultName).filter((name) => seen.size === seen.add(name).size));
}
