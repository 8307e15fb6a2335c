/** batch.json: which results belong to a folder, and what they were made from. */
import type { Intake, Person } from '../intake/submission.js';
import type { BatchExercises } from './batch-exercises.js';
import { resultName, sha256Of } from './result.js';
import type { Shard } from './shard.js';
import { isInShard } from './shard.js';

/** Stands for the checks of an exercise that cannot be loaded: each of its results tells why. */
export const UNLOADED = 'cannot be loaded';

/** How the submissions were read. */
export interface MadeFrom {
  layout: string;
  /** SHA-256 of the roster; null without one. */
  roster: string | null;
  /** `--exercise`, or null. */
  exercise: string | null;
  /** Whether hidden checks came from an overlay; which, the hash of the checks tells. */
  overlay: boolean;
}

export interface BatchRecord {
  format: 2;
  shard: Shard;
  made: MadeFrom;
  /** SHA-256 of all submissions of the batch, those of other shards too. */
  submissions: string;
  /** By exercise: its checks. */
  checks: Record<string, string>;
  /** By exercise: full marks. */
  points: Record<string, number>;
  /** SHA-256 of what the seeds are drawn from. */
  seeds: string;
  /** The results that belong here, as `student/exercise`, in order. */
  results: string[];
  /** Those of other shards. */
  elsewhere: string[];
  /** Results that stand, though no file counts for them now. */
  gone: string[];
  /** Those whose files the system marks as late. */
  late: string[];
  people: Person[];
  /** Exercises in which a student has no mark until a person decides. */
  unsettled: { student: string; exercise: string }[];
  /** What the last regrade was about; absent where there was none. */
  regraded?: { results: string[]; ended: boolean };
}

export interface RecordOptions {
  shard: Shard;
  only?: readonly string[] | undefined;
  overlay?: string | undefined;
  key?: string | undefined;
}

/** What a run is about. */
export async function batchRecordOf(
  intake: Intake,
  exercises: BatchExercises,
  { shard, only, overlay, key }: RecordOptions,
): Promise<BatchRecord> {
  const { submissions, unsettled } = intake;
  const ids = inOrder([...submissions, ...unsettled].map((one) => one.exercise).filter((id) => id !== ''));
  const byId = async <T>(of: (id: string) => Promise<T>): Promise<Record<string, T>> =>
    Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await of(id)] as const)));
  const names = (wanted: (one: (typeof submissions)[number]) => boolean): string[] =>
    submissions.filter(wanted).map(resultName).sort();
  return {
    format: 2,
    shard,
    made: {
      layout: intake.layout,
      roster: intake.roster ?? null,
      exercise: only?.join(',') ?? null,
      overlay: overlay !== undefined,
    },
    submissions: sha256Of(
      submissions
        .map((one) => `${resultName(one)} ${sha256Of(one.text ?? '')}`)
        .sort()
        .join('\n'),
    ),
    checks: await byId((id) => exercises.checks(id).catch(() => UNLOADED)),
    points: await byId((id) => exercises.points(id)),
    seeds: key === undefined ? 'public' : sha256Of('seeds', key),
    results: names((one) => isInShard(one, shard)),
    elsewhere: names((one) => !isInShard(one, shard)),
    gone: [],
    late: names(({ late }) => late === true),
    people: [...intake.people],
    unsettled: unsettledIn(intake, ids),
  };
}

/** What is for an exercise that nobody knows may be for each of which its student has no other file. */
function unsettledIn({ submissions, unsettled }: Intake, ids: readonly string[]): BatchRecord['unsettled'] {
  const has = new Set(submissions.map(resultName));
  const known = new Map<string, { student: string; exercise: string }>();
  for (const { student, exercise } of unsettled) {
    for (const id of exercise === '' ? ids : [exercise]) {
      const one = { student, exercise: id };
      if (!has.has(resultName(one))) known.set(resultName(one), one);
    }
  }
  return [...known.values()].sort((a, b) => (resultName(a) < resultName(b) ? -1 : 1));
}

/** Whether a run for some exercises, or for all, is about a result. */
export const isAbout = (only: readonly string[] | undefined, name: string): boolean =>
  only === undefined || only.some((id) => name.endsWith(`/${id}`));

interface Standing {
  only?: readonly string[] | undefined;
  /** Results of this run's exercises that stand, and that no file of it is for. */
  gone: readonly string[];
}

/** The record of a folder in which an earlier run has left results: nothing of it is lost. */
export function joinedRecord(now: BatchRecord, before: BatchRecord, { only, gone }: Standing): BatchRecord {
  const others = (names: readonly string[]): string[] => names.filter((name) => !isAbout(only, name));
  const people = new Map([...before.people, ...now.people].map((one) => [one.student, one]));
  const isOther = (one: { exercise: string }): boolean =>
    only !== undefined && one.exercise !== '' && !only.includes(one.exercise);
  return {
    ...now,
    checks: inOrderOfNames({ ...before.checks, ...now.checks }),
    points: inOrderOfNames({ ...before.points, ...now.points }),
    results: inOrder([...others(before.results), ...gone, ...now.results]),
    elsewhere: inOrder([...others(before.elsewhere), ...now.elsewhere]),
    gone: inOrder([...others(before.gone), ...gone]),
    late: inOrder([...others(before.late), ...gone.filter((name) => before.late.includes(name)), ...now.late]),
    // Of a run for all exercises, who was on a list before and is not now has left;
    // whose result stands has not.
    people: [...people.values()]
      .filter(({ student }) => only !== undefined || isNamed(now, student) || isOf(gone, student))
      .sort((a, b) => (a.student < b.student ? -1 : 1)),
    unsettled: [...before.unsettled.filter(isOther), ...now.unsettled],
    ...(before.regraded && { regraded: before.regraded }),
  };
}

const isNamed = ({ people }: BatchRecord, student: string): boolean => people.some((one) => one.student === student);
const isOf = (names: readonly string[], student: string): boolean =>
  names.some((name) => name.startsWith(`${student}/`));

const inOrder = (names: readonly string[]): string[] => [...new Set(names)].sort();

const inOrderOfNames = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
