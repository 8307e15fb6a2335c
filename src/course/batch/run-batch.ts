/** A batch into a folder of results: goes on where it was interrupted, grades again what was mended, and lowers no mark in silence. */
import type { Course } from '../disk/course.js';
import type { Intake, Submission } from '../intake/submission.js';
import { BatchExercises } from './batch-exercises.js';
import type { BatchExercisesOptions } from './batch-exercises.js';
import { gradeBatch } from './grade-batch.js';
import type { Graded } from './grade-batch.js';
import { decide } from './regrade.js';
import { followsFrom, resultName, sha256Of } from './result.js';
import type { BatchResult, Origins } from './result.js';
import type { BatchRecord, ResultsFolder } from './results-folder.js';
import { isInShard, rankOf, WHOLE } from './shard.js';
import type { Shard } from './shard.js';
import { changesIn, batchSummary } from './summary.js';
import type { Summary } from './summary.js';

/** What stands in the folder does not fit what is to be done; the message is a sentence with a way out. */
export class BatchRefused extends Error {
  override name = 'BatchRefused';
}

export interface BatchRunOptions extends BatchExercisesOptions {
  jobs?: number;
  shard?: Shard;
  /** Results are there already: those that agree are kept. */
  resume?: boolean;
  /** Results that were graded with other checks or seeds are graded again. */
  regrade?: boolean;
  /** A regrade may lower a mark. */
  allowLower?: boolean;
  /** The exercise that this run is about; all. */
  exercise?: string;
  signal?: AbortSignal;
  /** Called before the first result, with the number of submissions of this run. */
  onStart?: (submissions: number) => void;
  onResult?: (graded: Graded) => void;
}

/** Grades what was taken in, into the folder. The summary is written even where the batch was ended by its signal. */
export async function runBatch(
  course: Course,
  intake: Intake,
  folder: ResultsFolder,
  options: BatchRunOptions = {},
): Promise<Summary> {
  const { shard = WHOLE, allowLower = false, signal } = options;
  const exercises = new BatchExercises(course, options);
  const own = intake.submissions.filter((one) => isInShard(one, shard));
  // Where a name leads elsewhere, this throws before anything is written.
  for (const { student, exercise } of own) folder.place(student, exercise);
  const record = await recordOf(intake, { own, exercises, shard, options });
  const before = folder.record;
  refuseOthers(folder, before, record, options);
  const results = [...new Set([...othersIn(before, options), ...record.results])].sort();
  folder.tidy(results);
  folder.writeRecord({ ...record, checks: inOrderOfNames({ ...before?.checks, ...record.checks }), results });
  options.onStart?.(own.length);
  const inOrder = own.map((one) => [rankOf(one), one] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const kept = (submission: Submission, origins: Origins): BatchResult | undefined =>
    standing(folder, submission, origins, allowLower);
  try {
    // In an order without a pattern: what is measured of the first is true of the rest.
    for await (const graded of gradeBatch(
      course,
      inOrder.map(([, one]) => one),
      { ...options, exercises, kept, problems: intake.problems },
    )) {
      if (signal?.aborted === true) break;
      if (!graded.kept) store(folder, graded, allowLower);
      options.onResult?.(graded);
    }
  } catch (error) {
    writeSummary(course, folder);
    throw error;
  }
  return writeSummary(course, folder);
}

/** summary.json, and changes.json where a regrade changed something: both follow from the results alone. */
export function writeSummary(course: Course, folder: ResultsFolder): Summary {
  const summary = batchSummary(course, folder);
  folder.writeBeside('summary.json', `${JSON.stringify(summary, null, 2)}\n`);
  const changes = changesIn(folder);
  if (changes.students.length > 0) folder.writeBeside('changes.json', `${JSON.stringify(changes, null, 2)}\n`);
  return summary;
}

const inOrderOfNames = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

interface Parts {
  own: readonly Submission[];
  exercises: BatchExercises;
  shard: Shard;
  options: BatchRunOptions;
}

async function recordOf(intake: Intake, { own, exercises, shard, options }: Parts): Promise<BatchRecord> {
  const ids = [...new Set(intake.submissions.map(({ exercise }) => exercise))].sort();
  const checks = await Promise.all(
    // An exercise that cannot be loaded is told with each of its results.
    ids.map(async (id) => [id, await exercises.checks(id).catch(() => 'cannot be loaded')] as const),
  );
  const all = intake.submissions.map((one) => `${resultName(one)} ${sha256Of(one.text ?? '')}`).sort();
  return {
    format: 1,
    shard,
    submissions: sha256Of(all.join('\n')),
    checks: Object.fromEntries(checks),
    seeds: options.key === undefined ? 'public' : sha256Of('seeds', options.key),
    results: own.map(resultName).sort(),
  };
}

/** Results of exercises that this run is not about. */
const othersIn = (before: BatchRecord | undefined, { exercise }: BatchRunOptions): string[] =>
  exercise === undefined ? [] : (before?.results ?? []).filter((name) => !name.endsWith(`/${exercise}`));

function refuseOthers(
  folder: ResultsFolder,
  before: BatchRecord | undefined,
  record: BatchRecord,
  { resume = false, regrade = false }: BatchRunOptions,
): void {
  const { folder: place } = folder;
  if (!folder.isUsed) return;
  if (!before) throw new BatchRefused(`${place} is not empty, and no results of a batch are in it. Name a new folder.`);
  if (!resume && !regrade) {
    throw new BatchRefused(
      `${place} has results. --resume goes on with them, --regrade grades again what has changed; or name a new folder.`,
    );
  }
  const shown = ({ index, count }: Shard): string => `${index}/${count}`;
  if (shown(before.shard) !== shown(record.shard)) {
    throw new BatchRefused(`${place} is shard ${shown(before.shard)}, and not ${shown(record.shard)}.`);
  }
  if (regrade) return;
  if (before.seeds !== record.seeds) {
    throw new BatchRefused(`${place} was graded with another --key. Name that one, or --regrade.`);
  }
  const changed = Object.keys(record.checks).filter(
    (id) => Object.hasOwn(before.checks, id) && before.checks[id] !== record.checks[id],
  );
  if (changed.length > 0) {
    throw new BatchRefused(
      `${changed.join(', ')}: other checks than those that ${place} was graded with. --regrade grades again what they change.`,
    );
  }
}

/** The result that stands and may go on standing. */
function standing(
  folder: ResultsFolder,
  { student, exercise }: Submission,
  origins: Origins,
  allowLower: boolean,
): BatchResult | undefined {
  const result = folder.read(student, exercise);
  // What failed for a fault of ours is tried again.
  if (!result || result.verdict.score === null) return undefined;
  if (followsFrom(result, origins)) return result;
  const held = folder.read(student, exercise, 'held');
  const isKnown = held !== undefined && held.verdict.score !== null && followsFrom(held, origins);
  return isKnown && !allowLower && held.hashes.file === result.hashes.file ? result : undefined;
}

/** The text first and the mark last: a mark that is there is whole. */
function store(folder: ResultsFolder, { submission, result, milliseconds }: Graded, allowLower: boolean): void {
  const { student, exercise } = submission;
  folder.writeText(submission);
  const before = folder.read(student, exercise);
  const decision = decide(result, before, allowLower);
  if (decision === 'hold') {
    folder.write(result, 'held');
  } else {
    if (decision === 'replace' && before) folder.write(before, 'previous');
    if (decision !== 'same') folder.write(result);
    folder.dropHeld(result);
  }
  folder.noteTime(submission, milliseconds);
}
