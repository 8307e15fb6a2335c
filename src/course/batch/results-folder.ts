/**
 * The folder of a batch's results. `<student>/<exercise>/result.json` is whole as soon as it is there,
 * and is there last; what differs from run to run stands in times.csv alone.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeOrphanedDrafts, writeAtomically } from '../disk/atomic-write.js';
import { csvGuarded, csvQuoted } from '../disk/csv.js';
import { hold, LockHeld } from '../disk/lock.js';
import { kindAt, readText, textIn } from '../disk/regular-file.js';
import type { Submission } from '../intake/submission.js';
import { batchResultText, readBatchResult } from './result.js';
import type { BatchResult } from './result.js';
import { BatchRefused } from './batch-refused.js';
import { refuseNoFolder, makeFolder } from './new-folder.js';
import type { BatchRecord } from './batch-record.js';
import { jsonFileText } from '../disk/json-file-text.js';

/**
 * Files of one result. `held` would have been a lower mark than the one that stands,
 * `previous` stood there before.
 */
const FILES = { result: 'result.json', held: 'held.json', previous: 'previous.json', text: 'submission.ts' } as const;
type Kept = 'result' | 'held' | 'previous';

const BATCH = 'batch.json';
const BESIDE = ['summary.json', 'marks.csv', 'problems.csv', 'left-out.csv', 'changes.json'];
/** Says which process grades here. */
const LOCK = '.grading';
const TIMES = 'times.csv';
const TIMES_HEAD = 'student,exercise,origin,handed_in,milliseconds\n';

/** Who writes the name of a folder must not lead out of it. */
const SAFE = /^(?!\.{1,2}$)[^/\\\0]{1,200}$/;

export class ResultsFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  /** Throws a BatchRefused where the folder cannot be made or written to; nothing is. */
  refuseIfImpossible(): void {
    refuseNoFolder(this.folder);
  }

  /** Makes the folder. Throws a BatchRefused where that cannot be. */
  make(): void {
    makeFolder(this.folder);
  }

  /** Keeps other commands out until what it returns is called. A BatchRefused says who writes here. */
  hold(): () => void {
    const lock = path.join(this.folder, LOCK);
    try {
      return hold(lock);
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      throw new BatchRefused(
        `expected a folder that no other command writes results to, got ${this.folder}, which ${error.message} writes to. Wait for it, or name another folder; where there is no such grader any more, remove ${lock}.`,
      );
    }
  }

  /** Whether anything stands here that a batch would write over. */
  get isUsed(): boolean {
    return existsSync(this.folder) && readdirSync(this.folder).some((name) => name !== LOCK);
  }

  /** A file or folder of one result. Throws for a name that would lead elsewhere. */
  place(student: string, exercise: string, ...more: string[]): string {
    for (const name of [student, exercise]) {
      if (!SAFE.test(name))
        throw new RangeError(`expected a name that can be a folder's, got ${JSON.stringify(name)}.`);
    }
    return path.join(this.folder, student, exercise, ...more);
  }

  read(student: string, exercise: string, which: Kept = 'result'): BatchResult | undefined {
    const result = readBatchResult(textIn(this.place(student, exercise, FILES[which])));
    return result?.student === student && result.exercise === exercise ? result : undefined;
  }

  write(result: BatchResult, which: Kept = 'result'): void {
    writeAtomically(this.place(result.student, result.exercise, FILES[which]), batchResultText(result));
  }

  /** The text that was graded, beside its mark. */
  writeText({ student, exercise, text }: Submission): void {
    const file = this.place(student, exercise, FILES.text);
    if (text === undefined) rmSync(file, { force: true });
    else if (kindAt(file) === 'nothing' || textIn(file) !== text) writeAtomically(file, text);
  }

  /** The text that was graded; undefined where none could be read. */
  readText(student: string, exercise: string): string | undefined {
    return textOrUndefined(this.place(student, exercise, FILES.text));
  }

  get record(): BatchRecord | undefined {
    try {
      const record = JSON.parse(readText(path.join(this.folder, BATCH))) as BatchRecord | null;
      return record?.format === 2 ? record : undefined;
    } catch {
      return undefined;
    }
  }

  /** The record; a BatchRefused where there is none. */
  recordThere(): BatchRecord {
    const { record } = this;
    if (record) return record;
    throw new BatchRefused(`${this.folder} has no results of a batch: there is no ${BATCH}.`);
  }

  writeRecord(record: BatchRecord): void {
    writeAtomically(path.join(this.folder, BATCH), jsonFileText(record));
  }

  /** One line at the end of times.csv. */
  noteTime({ student, exercise, origin, handedIn = '' }: Submission, milliseconds: number): void {
    const file = path.join(this.folder, TIMES);
    mkdirSync(this.folder, { recursive: true });
    const line = [student, exercise, origin, handedIn, String(milliseconds)].map(field).join(',');
    appendFileSync(file, existsSync(file) ? `${line}\n` : `${TIMES_HEAD}${line}\n`);
  }

  /** The lines of times.csv without its head. */
  get times(): string {
    return textIn(path.join(this.folder, TIMES)).slice(TIMES_HEAD.length);
  }

  writeTimes(lines: string): void {
    writeAtomically(path.join(this.folder, TIMES), TIMES_HEAD + lines);
  }

  /** Writes a file beside the results, such as summary.json. */
  writeBeside(name: string, text: string): void {
    writeAtomically(path.join(this.folder, name), text);
  }

  readBeside(name: string): string | undefined {
    return textOrUndefined(path.join(this.folder, name));
  }

  /** What would have been a lower mark is settled. */
  dropHeld({ student, exercise }: BatchResult): void {
    rmSync(this.place(student, exercise, FILES.held), { force: true });
  }

  /** Removes what a run that was killed has left half written. */
  tidy(results: readonly string[]): void {
    removeOrphanedDrafts(this.folder, [BATCH, TIMES, ...BESIDE]);
    for (const name of results) {
      const [student, exercise] = nameParts(name);
      removeOrphanedDrafts(this.place(student, exercise), Object.values(FILES));
    }
  }
}

/** Student and exercise of a name in batch.json. */
export function nameParts(name: string): [student: string, exercise: string] {
  const at = name.lastIndexOf('/');
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The text as it is: it is read again, to find whose file is where. */
const field = (text: string): string => csvQuoted(csvGuarded(text));

const textOrUndefined = (file: string): string | undefined => (kindAt(file) === 'nothing' ? undefined : readText(file));
