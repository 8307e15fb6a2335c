/** Puts the shards of a batch together; the result is what one run would have written. */
import { cpSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { reasonOf } from '../disk/system-errors.js';
import { makeWhole } from '../disk/whole-folder.js';
import type { BatchRecord } from './batch-record.js';
import { BatchRefused } from './batch-refused.js';
import { writeSummary } from './run-batch.js';
import { nameParts, ResultsFolder } from './results-folder.js';
import { WHOLE } from './shard.js';
import type { Summary } from './summary.js';

interface Part {
  folder: ResultsFolder;
  record: BatchRecord;
}

/**
 * Refuses shards that are of different batches, given twice, missing or not graded to their end;
 * then nothing is written.
 */
export async function mergeShards(
  course: Course,
  folders: readonly ResultsFolder[],
  out: ResultsFolder,
): Promise<Summary> {
  if (out.isUsed) throw new BatchRefused(`${out.folder} is not empty. Name a new folder.`);
  const parts = folders.map((folder): Part => ({ folder, record: folder.recordThere() }));
  refuseDisagreement(parts);
  refuseGaps(parts);
  refuseUnfinished(parts);
  out.make();
  try {
    return await makeWhole(out.folder, (draft) => mergeInto(course, parts, new ResultsFolder(draft)));
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    throw new BatchRefused(`${out.folder} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}

function mergeInto(course: Course, parts: readonly Part[], out: ResultsFolder): Summary {
  const [first] = parts;
  for (const { folder, record } of parts) {
    for (const name of record.results) {
      cpSync(folder.place(...nameParts(name)), out.place(...nameParts(name)), { recursive: true });
    }
  }
  out.writeTimes(parts.map(({ folder }) => folder.times).join(''));
  for (const name of ['problems.csv', 'left-out.csv']) {
    const text = first.folder.readBeside(name);
    if (text !== undefined) out.writeBeside(name, text);
  }
  out.writeRecord(wholeRecord(parts.map(({ record }) => record)));
  return writeSummary(course, out);
}

function wholeRecord(records: readonly BatchRecord[]): BatchRecord {
  const all = (of: (record: BatchRecord) => readonly string[]): string[] => [...new Set(records.flatMap(of))].sort();
  const isRegraded = records.some(({ regraded }) => regraded !== undefined);
  return {
    ...records[0],
    shard: WHOLE,
    results: all(({ results }) => results),
    elsewhere: [],
    gone: all(({ gone }) => gone),
    late: all(({ late }) => late),
    ...(isRegraded && { regraded: { results: all(({ regraded }) => regraded?.results ?? []), ended: true } }),
  };
}

/** What all shards of one batch have in common, in words. */
const COMMON: readonly [keyof BatchRecord, string][] = [
  ['submissions', 'other submissions'],
  ['checks', 'other checks'],
  ['seeds', 'another key'],
  ['made', 'another roster, layout or --exercise'],
];

function refuseDisagreement([first, ...others]: readonly Part[]): void {
  for (const { folder, record } of others) {
    const differs = COMMON.find(([name]) => JSON.stringify(record[name]) !== JSON.stringify(first.record[name]));
    if (differs) {
      throw new BatchRefused(
        `${folder.folder} and ${first.folder.folder} are of different batches: ${differs[1]}. Grade one of them again.`,
      );
    }
    if (record.shard.count !== first.record.shard.count) {
      const [a, b] = [first.record.shard.count, record.shard.count];
      throw new BatchRefused(`${first.folder.folder} is one of ${a} shards, ${folder.folder} one of ${b}.`);
    }
  }
}

function refuseGaps(parts: readonly Part[]): void {
  const { count } = parts[0].record.shard;
  const given = parts.map(({ record }) => record.shard.index);
  const twice = given.find((index, i) => given.indexOf(index) !== i);
  if (twice !== undefined) throw new BatchRefused(`shard ${twice}/${count} is given twice.`);
  const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !given.includes(index));
  if (missing.length > 0) throw new BatchRefused(`shard ${missing.join(', ')} of ${count} is missing.`);
}

function refuseUnfinished(parts: readonly Part[]): void {
  for (const { folder, record } of parts) {
    const open = record.results.filter((name) => !folder.read(...nameParts(name)));
    if (open.length > 0) {
      throw new BatchRefused(
        `${folder.folder} is not graded to its end: ${open[0]} has no result, ${open.length} in all. Go on with --resume.`,
      );
    }
  }
}
