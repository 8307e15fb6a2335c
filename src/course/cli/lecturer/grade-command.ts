/** `lab grade`: all submissions of a course, into a folder of results. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readKey, KeyError } from '../../batch/course-key.js';
import { BatchStopped } from '../../batch/grade-batch.js';
import { ResultsFolder } from '../../batch/results-folder.js';
import { BatchRefused, runBatch } from '../../batch/run-batch.js';
import type { BatchRunOptions } from '../../batch/run-batch.js';
import { readShard } from '../../batch/shard.js';
import type { Shard } from '../../batch/shard.js';
import { changesIn } from '../../batch/summary.js';
import type { Summary } from '../../batch/summary.js';
import { openCourse } from '../../disk/course.js';
import { writeProblems } from '../../intake/problems-file.js';
import { intakeSummary, readSubmissions } from '../../intake/read-submissions.js';
import type { FullIntake, IntakeOptions } from '../../intake/read-submissions.js';
import { exportedNames } from '../../judging/plan.js';
import { findExercise } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command, Io } from '../command.js';
import { BatchProgress } from '../terminal/show-progress.js';
import { changeLines, summaryLines } from '../terminal/show-summary.js';
import { styleOf } from '../terminal/style.js';

const OPTIONS = {
  out: { type: 'string' },
  layout: { type: 'string' },
  roster: { type: 'string' },
  exercise: { type: 'string' },
  overlay: { type: 'string' },
  key: { type: 'string' },
  jobs: { type: 'string' },
  shard: { type: 'string' },
  resume: { type: 'boolean' },
  regrade: { type: 'boolean' },
  diff: { type: 'boolean' },
  'allow-lower': { type: 'boolean' },
} as const;

export const gradeCommand: Command = {
  name: 'grade',
  audience: 'lecturer',
  summary: 'grade all submissions of a course',
  usage: `Usage: ${LAB} grade <submissions> --out <folder> [options]

Grades every submission of a folder or zip file with all checks, hidden ones too,
each behind glass, and writes <folder>/<student>/<exercise>/result.json. One file
that hangs, breaks or attacks costs only its own student. More: docs/grading.md.

  --out <folder>      where the results go
  --exercise <id>     this exercise alone; files that do not say theirs are for it
  --layout <name>     how the submissions lie, where it is not found out rightly
  --roster <file>     a CSV file that gives each student's key
  --overlay <folder>  take <folder>/<exercise>/hidden.ts for the hidden checks
  --key <file>        draw each student's inputs from this key; not one in git
  --jobs <n>          files at once (default: the number of cores)
  --resume            go on in a folder with results; those that agree are kept
  --regrade           grade again what was graded with other checks or another key
  --diff              tell what became different, by check and by student
  --allow-lower       let a regrade lower marks; else the old ones stand
  --shard <i/n>       the i-th of n parts; \`${LAB} merge\` puts them together

Exit code: 0 graded, whatever the marks; 2 usage; 3 a grader-error: some have no
mark, for a fault that is not theirs.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const submissions = onlyOne(positionals);
    const out = new ResultsFolder(needed(values.out));
    const course = openCourse();
    const exercise = values.exercise === undefined ? undefined : findExercise(course, values.exercise).id;
    const jobs = jobsIn(values.jobs);
    if ((values['allow-lower'] ?? values.diff) && !values.regrade) {
      throw new UsageError(`${values.diff ? '--diff' : '--allow-lower'} goes with --regrade`);
    }
    if (!existsSync(submissions)) throw new UsageError(`there is no folder or zip file ${submissions}`);
    const key = values.key === undefined ? undefined : keyIn(values.key);
    const found = await takenIn(submissions, {
      exercises: course.exercises.map((info) => ({ id: info.id, exports: exportedNames(info) })),
      ...given({ layout: values.layout, roster: values.roster, exercise }),
    });
    io.err(intakeSummary(found));
    const intake = onlyOf(exercise, found);
    const others = found.submissions.length - intake.submissions.length;
    if (others > 0) io.err(`${others} files for other exercises than ${exercise} are left out.`);
    const progress = new BatchProgress(io, jobs);
    const interrupt = new AbortController();
    const options: BatchRunOptions = {
      ...given({ exercise, key, overlay: values.overlay && path.resolve(values.overlay) }),
      ...given({ shard: shardIn(values.shard) }),
      ...given({ resume: values.resume, regrade: values.regrade, allowLower: values['allow-lower'] }),
      jobs,
      signal: interrupt.signal,
      onStart: (total) => {
        writeProblems(out.folder, intake.problems);
        progress.start(total);
      },
      onResult: (graded) => {
        progress.add(graded);
      },
    };
    const stopListening = onInterrupt(interrupt, io);
    try {
      const summary = await refusalsAsUsage(() => runBatch(course, intake, out, options));
      progress.end();
      const style = styleOf(io);
      io.out(summaryLines(summary, style).join('\n'));
      if (values.diff) io.out(changeLines(changesIn(out), style).join('\n'));
      if (interrupt.signal.aborted) {
        io.err(`Interrupted. The same command with --resume goes on.`);
        return 130;
      }
      return gradeExitCode(summary);
    } catch (error) {
      progress.end();
      if (!(error instanceof BatchStopped)) throw error;
      throw new Error(`stopped, because this machine cannot grade: ${error.message} Then go on with --resume.`, {
        cause: error,
      });
    } finally {
      stopListening();
    }
  },
};

/** 3: somebody has no mark, for a fault that is not the student's. */
export const gradeExitCode = ({ graderErrors }: Summary): number => (graderErrors.length > 0 ? 3 : 0);

/** What stands in the way of a batch is told as bad usage: nothing has been written. */
export async function refusalsAsUsage<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BatchRefused) throw new UsageError(error.message);
    throw error;
  }
}

/** The submissions for one exercise, or all. */
const onlyOf = (exercise: string | undefined, intake: FullIntake): FullIntake => ({
  ...intake,
  submissions: intake.submissions.filter((one) => exercise === undefined || one.exercise === exercise),
});

/** What was handed in. A folder, a roster or a layout that is none is bad usage. */
async function takenIn(submissions: string, options: IntakeOptions): Promise<FullIntake> {
  try {
    return await readSubmissions(submissions, options);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message.replace(/^readSubmissions: /, ''));
    throw error;
  }
}

/** The first Ctrl-C ends after what is whole, the second at once. */
function onInterrupt(interrupt: AbortController, io: Io): () => void {
  const stop = (): void => {
    if (interrupt.signal.aborted) process.exit(130);
    io.err('');
    interrupt.abort();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

function onlyOne(positionals: readonly string[]): string {
  if (positionals.length === 1) return positionals[0];
  throw new UsageError(`expected one folder or zip file of submissions, got ${positionals.length}`);
}

function needed(out: string | undefined): string {
  if (out === undefined || out === '') throw new UsageError('--out needs a folder for the results');
  return out;
}

function jobsIn(text: string | undefined): number {
  if (text === undefined) return os.availableParallelism();
  const jobs = Number(text);
  if (!/^\d+$/.test(text) || jobs < 1 || jobs > 256)
    throw new UsageError(`--jobs needs a number from 1 to 256, got "${text}"`);
  return jobs;
}

function shardIn(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const shard = readShard(text);
  if (!shard) throw new UsageError(`--shard needs a part such as 3/16, got "${text}"`);
  return shard;
}

/** The key in a file that was named. */
export function keyIn(file: string): string {
  try {
    return readKey(file);
  } catch (error) {
    if (error instanceof KeyError) throw new UsageError(error.message);
    throw error;
  }
}

/** The options that were given. */
const given = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
