/**
 * A batch into a folder of results: goes on where it was interrupted, grades again what was mended,
 * and lowers no mark in silence.
 */
import type { Course } from '../disk/course.js';
import type { Intake, Submission } from '../intake/submission.js';
import { BatchExercises } from './batch-exercises.js';
import type { BatchExercisesOptions } from './batch-exercises.js';
import { joinedRecord, batchRecordOf } from './batch-record.js';
import type { BatchRecord } from './batch-record.js';
import { refuseOthers } from './going-on.js';
import { gradeBatch } from './grade-batch.js';
import type { Graded } from './grade-batch.js';
import { marksText } from './marks-file.js';
import { changesIn, decide } from './regrade.js';
import { followsFrom } from './result.js';
import type { BatchResult, Origins } from './result.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';
import { isInShard, rankOf, WHOLE } from './shard.js';
import type { Shard } from './shard.js';
import { batchSummary } from './summary.js';
import type { Summary } from './summary.js';
import { jsonFileText } from '../disk/json-file-text.js';

export interface BatchRunOptions extends BatchExercisesOptions {
  jobs?: number;
  shard?: Shard;
  /** Results are there already: those that agree are kept. */
  resume?: boolean;
  /** Results that were graded with other checks or seeds are graded again. */
  regrade?: boolean;
  /** A regrade may lower marks: of all students, or of these. */
  allowLower?: boolean | readonly string[];
  /** The exercises that this run is about; all. */
  only?: readonly string[];
  signal?: AbortSignal;
  /** Called before the first result, with the number of submissions of this run. */
  onStart?: (submissions: number) => void;
  onResult?: (graded: Graded) => void;
}

type MayLower = (student: string) => boolean;

/**
 * Grades what was taken in, into the folder. The summary is written even where the batch
 * was ended by its signal.
 */
export async function runBatch(
  course: Course,
  intake: Intake,
  folder: ResultsFolder,
  options: BatchRunOptions = {},
): Promise<Summary> {
  const { shard = WHOLE } = options;
  const exercises = new BatchExercises(course, options);
  const own = intake.submissions.filter((one) => isInShard(one, shard));
  // Where a name leads elsewhere, this throws before anything is written.
  for (const one of own) folder.place(one.student, one.exercise);
  const now = await batchRecordOf(intake, exercises, { ...options, shard });
  folder.make();
  const release = folder.hold();
  try {
    return await gradeInto(folder, { course, intake, exercises, own, now }, options);
  } finally {
    release();
  }
}

interface Run {
  course: Course;
  intake: Intake;
  exercises: BatchExercises;
  /** The submissions of this run. */
  own: readonly Submission[];
  now: BatchRecord;
}

/** Grades into a folder that nobody else writes to meanwhile. */
async function gradeInto(
  folder: ResultsFolder,
  { course, intake, exercises, own, now }: Run,
  options: BatchRunOptions,
): Promise<Summary> {
  const { allowLower = false, signal, only } = options;
  const mayLower: MayLower = (student) => (typeof allowLower === 'boolean' ? allowLower : allowLower.includes(student));
  const gone = refuseOthers(folder, now, { ...options, intake });
  const before = folder.record;
  const joined = before ? joinedRecord(now, before, { only, gone }) : now;
  const regraded = before && options.regrade ? regradedIn(folder, { before, now, mayLower }) : undefined;
  const record = regraded ? { ...joined, regraded: { results: regraded, ended: false } } : joined;
  folder.tidy(record.results);
  folder.writeRecord(record);
  options.onStart?.(own.length);
  const inOrder = own.map((one) => [rankOf(one), one] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const kept = (submission: Submission, origins: Origins): BatchResult | undefined =>
    standing(folder, submission, origins, mayLower);
  try {
    // In an order without a pattern: what is measured of the first is true of the rest.
    for await (const graded of gradeBatch(
      course,
      inOrder.map(([, one]) => one),
      { ...options, exercises, kept, problems: intake.problems },
    )) {
      if (signal?.aborted === true) break;
      if (!graded.kept) store(folder, graded, mayLower);
      options.onResult?.(graded);
    }
  } catch (error) {
    writeSummary(course, folder);
    throw error;
  }
  if (record.regraded && signal?.aborted !== true) {
    folder.writeRecord({ ...record, regraded: { ...record.regraded, ended: true } });
  }
  return writeSummary(course, folder);
}

/**
 * summary.json, marks.csv and, where there was a regrade, changes.json: all follow from the
 * results and batch.json alone.
 */
export function writeSummary(course: Course, folder: ResultsFolder): Summary {
  const summary = batchSummary(course, folder);
  folder.writeBeside('summary.json', jsonFileText(summary));
  folder.writeBeside('marks.csv', marksText(summary));
  if (folder.record?.regraded) {
    folder.writeBeside('changes.json', jsonFileText(changesIn(folder)));
  }
  return summary;
}

interface Regrade {
  before: BatchRecord;
  now: BatchRecord;
  mayLower: MayLower;
}

/**
 * The results that a regrade is about: of checks or seeds that have changed, and lower
 * ones that may count now.
 */
function regradedIn(folder: ResultsFolder, { before, now, mayLower }: Regrade): string[] {
  const begun = before.regraded?.ended === false ? before.regraded.results : [];
  const isChanged = (id: string): boolean => before.seeds !== now.seeds || before.checks[id] !== now.checks[id];
  const changed = now.results.filter((name) => {
    const [student, id] = nameParts(name);
    return isChanged(id) || (mayLower(student) && folder.read(student, id, 'held') !== undefined);
  });
  return [...new Set([...begun, ...changed])].sort();
}

/** The result that stands and may go on standing. */
function standing(
  folder: ResultsFolder,
  { student, exercise }: Submission,
  origins: Origins,
  mayLower: MayLower,
): BatchResult | undefined {
  const result = folder.read(student, exercise);
  // What failed for a fault of ours is tried again.
  if (!result || result.verdict.score === null) return undefined;
  if (followsFrom(result, origins)) return result;
  const held = folder.read(student, exercise, 'held');
  const isKnown = held !== undefined && held.verdict.score !== null && followsFrom(held, origins);
  return isKnown && !mayLower(student) && held.hashes.file === result.hashes.file ? result : undefined;
}

/** The text first and the mark last: a mark that is there is whole. */
function store(folder: ResultsFolder, { submission, result, milliseconds }: Graded, mayLower: MayLower): void {
  const { student, exercise } = submission;
  folder.writeText(submission);
  const before = folder.read(student, exercise);
  const decision = decide(result, before, mayLower(student));
  if (decision === 'hold') {
    folder.write(result, 'held');
  } else {
    if (decision === 'replace' && before) folder.write(before, 'previous');
    if (decision !== 'same') folder.write(result);
    folder.dropHeld(result);
  }
  folder.noteTime(submission, milliseconds);
}
