/** `lab grade`: all submissions of a course, into a folder of results. */
import { existsSync } from 'node:fs';
import { BatchStopped } from '../../batch/grade-batch.js';
import { nameParts, ResultsFolder } from '../../batch/results-folder.js';
import { runBatch } from '../../batch/run-batch.js';
import type { BatchRunOptions } from '../../batch/run-batch.js';
import { changesIn } from '../../batch/regrade.js';
import { resultName } from '../../batch/result.js';
import type { Summary } from '../../batch/summary.js';
import { openCourse } from '../../disk/course.js';
import { IntakeRefused } from '../../intake/intake-refused.js';
import { writeProblems } from '../../intake/problems-file.js';
import { intakeSummary, readSubmissions } from '../../intake/read-submissions.js';
import type { FullIntake, IntakeOptions } from '../../intake/read-submissions.js';
import { didYouMean } from '../../judging/near-name.js';
import { exportedNames } from '../../judging/plan.js';
import { several } from '../../judging/several.js';
import { EXERCISES, needed, onlyWord } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';
import { BatchProgress } from '../terminal/show-progress.js';
import { changeLines } from '../terminal/show-changes.js';
import { listed } from '../terminal/show-needs.js';
import { summaryLines } from '../terminal/show-summary.js';
import { styleOf, wrap } from '../terminal/style.js';
import { onInterrupt } from './interrupts.js';
import { refusalsAsUsage } from './refusals.js';
import {
  given,
  jobsIn,
  keyIn,
  lowerIn,
  onlyIn,
  openKeyText,
  overlayIn,
  refuseInside,
  refuseOpenToGit,
  shardIn,
} from './grade-arguments.js';

const OPTIONS = {
  out: { type: 'string', what: 'a folder for the results' },
  layout: { type: 'string' },
  roster: { type: 'string' },
  exercise: EXERCISES,
  overlay: { type: 'string' },
  key: { type: 'string' },
  jobs: { type: 'string' },
  shard: { type: 'string' },
  resume: { type: 'boolean' },
  regrade: { type: 'boolean' },
  diff: { type: 'boolean' },
  'allow-lower': { type: 'boolean' },
  'allow-lower-for': { type: 'string' },
} as const;

export const gradeCommand: Command = {
  name: 'grade',
  audience: 'lecturer',
  summary: 'grade all submissions of a course',
  usage: `Usage: ${LAB} grade <submissions> --out <folder> [options]

Grades every submission of a folder or zip file with all checks, hidden ones too,
each behind glass, and writes <folder>/<student>/<exercise>/result.json. One file
that hangs, breaks or attacks costs only its own student. More: docs/grading.md.

  --out <folder>      where the results go: outside of the submissions
  --exercise <id>,<id>  these exercises alone; files that fit no other are for it,
                      where it is one
  --layout <name>     how the submissions lie, where it is not found out rightly
  --roster <file>     a CSV file that gives each student's key
  --overlay <folder>  take <folder>/<exercise>/hidden.ts for the hidden checks
  --key <file>        draw each student's inputs from this key; not one in git
  --jobs <n>          files at once (default: the number of cores)
  --resume            go on in a folder with results; those that agree are kept
  --regrade           grade again what was graded with other checks or another key
  --diff              tell what became different, by check and by student
  --allow-lower       let a regrade lower marks; else the old ones stand
  --allow-lower-for <student>,<student>  the same, for these alone
  --shard <i/n>       the i-th of n parts; \`${LAB} merge\` puts them together

Example: ${LAB} grade hand-ins/ --out results/

Exit code: 0 graded, whatever the marks; 2 usage, or nothing to grade; 3 some
have no mark, for a fault that is not theirs, or this machine cannot grade; 130
you stopped it.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS);
    const submissions = onlyWord(words, 'folder or zip file of submissions');
    const out = new ResultsFolder(needed('--out', values.out, OPTIONS.out.what));
    const course = openCourse();
    const only = onlyIn(course, values.exercise);
    const jobs = jobsIn(values.jobs);
    const shard = shardIn(values.shard);
    const needsRegrade = (['diff', 'allow-lower', 'allow-lower-for'] as const).find((name) => values[name]);
    if (needsRegrade && !values.regrade) throw new UsageError(`--${needsRegrade} goes with --regrade`);
    const allowLower = lowerIn({ all: values['allow-lower'], some: values['allow-lower-for'] });
    if (!existsSync(submissions)) throw new UsageError(`there is no folder or zip file ${submissions}`);
    refuseInside(submissions, out);
    refuseOpenToGit(course.root, out);
    await refusalsAsUsage(() => {
      out.refuseIfImpossible();
    });
    if (typeof allowLower === 'object') refuseStrangers(out, allowLower);
    const overlay = overlayIn(values.overlay);
    const key = values.key === undefined ? undefined : keyIn(values.key);
    for (const line of openKeyText(values.key)) io.err(line);
    const found = await takenIn(submissions, {
      exercises: course.exercises.map((info) => ({ id: info.id, exports: exportedNames(info) })),
      ...given({ layout: values.layout, roster: values.roster, exercise: only?.length === 1 ? only[0] : undefined }),
    });
    io.err(intakeSummary(found));
    const hint = found.looksLike === undefined ? '' : `The files look like layout ${found.looksLike}.`;
    const intake = onlyOf(only, found);
    const others = found.submissions.length - intake.submissions.length;
    if (others > 0) io.err(`Files for other exercises than ${only!.join(', ')}: ${others}, listed in left-out.csv.`);
    if (intake.submissions.length === 0) throw new UsageError(nothingFound(intake, submissions, hint));
    if (hint !== '') io.err(hint);
    const count = new Set(intake.submissions.map((one) => one.exercise)).size;
    io.err(`Preparing ${several(count, 'exercise')} …`);
    const progress = new BatchProgress(io, jobs);
    const interrupt = new AbortController();
    const made: string[] = [];
    let kept = 0;
    const options: BatchRunOptions = {
      ...given({ only, key, overlay, shard, allowLower }),
      ...given({ resume: values.resume, regrade: values.regrade }),
      jobs,
      signal: interrupt.signal,
      onStart: (total) => {
        writeProblems(out.folder, intake);
        progress.start(total);
      },
      onResult: (graded) => {
        progress.add(graded);
        if (graded.kept) kept++;
        else made.push(resultName(graded.submission));
      },
    };
    const stopListening = onInterrupt(interrupt, io);
    try {
      const summary = await refusalsAsUsage(() => runBatch(course, intake, out, options));
      progress.end();
      const style = styleOf(io);
      io.out(summaryLines(summary, style).join('\n'));
      if (kept > 0) io.out(['', ...wrap(newText(made.sort(), kept), style.width, '  ')].join('\n'));
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

/** What a run added to results that were there. */
const newText = (made: readonly string[], kept: number): string =>
  `Graded now: ${made.length === 0 ? 'nothing' : `${made.length} (${listed(made)})`}. Kept as they were: ${kept}.`;

/** 3: somebody has no mark, for a fault that is not the student's. */
export const gradeExitCode = ({ graderErrors, notAgain }: Summary): number =>
  graderErrors.length + notAgain.length > 0 ? 3 : 0;

/** The submissions for one exercise, or all. */
function onlyOf(only: readonly string[] | undefined, intake: FullIntake): FullIntake {
  if (only === undefined) return intake;
  const others = intake.submissions.filter((one) => !only.includes(one.exercise));
  const why = (id: string): string => `it is for ${id}, and --exercise names ${only.join(', ')}`;
  return {
    ...intake,
    submissions: intake.submissions.filter((one) => only.includes(one.exercise)),
    // What says no exercise may be for each of them.
    unsettled: intake.unsettled.filter((one) => one.exercise === '' || only.includes(one.exercise)),
    ignored: [
      ...intake.ignored,
      ...others.map(({ origin, student, exercise: id }) => ({ origin, student, exercise: id, why: why(id) })),
    ],
  };
}

/** Why nothing can be graded: no folder is made, so the first problems are told here. */
function nothingFound({ problems }: FullIntake, submissions: string, hint: string): string {
  const first = problems.slice(0, 3).map(({ origin, problem, fix }) => `\n  ${origin}: ${problem} ${fix}`);
  const more = problems.length > 3 ? `\n  and ${problems.length - 3} problems more` : '';
  const way = hint === '' ? '' : ` ${hint} Leave --layout out.`;
  return `there is nothing to grade in ${submissions}, and nothing was written.${way}${first.join('')}${more}`;
}

/** A misspelt name would let a mark stand that was to be lowered. */
function refuseStrangers({ folder, record }: ResultsFolder, names: readonly string[]): void {
  const students = [...new Set(record?.results.map((name) => nameParts(name)[0]))];
  const stranger = names.find((name) => !students.includes(name));
  if (stranger === undefined) return;
  throw new UsageError(`there is no student "${stranger}" in ${folder}.${didYouMean(stranger, students)}`);
}

/** What was handed in. Something that is not a folder, a roster or a layout is bad usage. */
async function takenIn(submissions: string, options: IntakeOptions): Promise<FullIntake> {
  try {
    return await readSubmissions(submissions, options);
  } catch (error) {
    if (error instanceof IntakeRefused) throw new UsageError(error.why);
    throw error;
  }
}
