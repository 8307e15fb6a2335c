/**
 * Packs what students get: one copy for all, or one for each student of a roster, with numbers of its own.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COPY_RECORD } from '../disk/copy-record.js';
import type { CopyRecord } from '../disk/copy-record.js';
import type { Course } from '../disk/course.js';
import { jsonFileText } from '../disk/json-file-text.js';
import { sha256Hex } from '../disk/sha256-hex.js';
import { makeWhole, putInto } from '../disk/whole-folder.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { hex, hmacSha256, utf8 } from '../judging/sha256.js';
import { studentSeeds } from '../judging/variant.js';
import { copyManifest } from './copy-manifest.js';
import { copyPapers } from './copy-papers.js';
import { courseFiles } from './course-files.js';
import { commitAll, requireGit } from './git-history.js';
import { PackRefused } from './pack-refused.js';
import { commonFilesOf, sealedFilesOf } from './packed-exercise.js';
import type { PackedFiles } from './packed-exercise.js';
import { Sealing } from './sealing.js';

export interface PackOptions {
  exercises: readonly ExerciseInfo[];
  /** Keys of the students, as grading names their folders; without them one copy for all. */
  students?: readonly string[] | undefined;
  /** The key of the course; there if and only if there are students. */
  key?: string | undefined;
  bare?: boolean;
  /** When it is packed. */
  now?: Date;
  /** Ends it before it is whole: then nothing is left. */
  signal?: AbortSignal | undefined;
  /** Called with each student whose copy is there. */
  onCopy?: (student: string, done: number) => void;
}

/** Writes the copies into a new folder: all of them, or nothing. */
export async function packStudent(course: Course, out: string, options: PackOptions): Promise<void> {
  const { students, onCopy, now = new Date(), signal } = options;
  requireNew(out);
  requireGit();
  const pack = new Pack(course, options, now);
  let done = 0;
  const close = (): void => {
    pack.close();
  };
  signal?.addEventListener('abort', close);
  try {
    await makeWhole(out, async (draft) => {
      if (students === undefined) await writeCopy(draft, await pack.copyFor(null), now);
      else
        await someAtATime(students, async (student) => {
          await writeCopy(path.join(draft, student), await pack.copyFor(student), now);
          signal?.throwIfAborted();
          onCopy?.(student, ++done);
        });
      signal?.throwIfAborted();
    });
  } finally {
    signal?.removeEventListener('abort', close);
    pack.close();
  }
}

/**
 * Works at a few of a list at a time: while one copy is written, the checks of the next are sealed. After
 * a failure nothing is begun; what was, has ended before the failure is thrown.
 */
async function someAtATime<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const one of left) {
      if (failures.length > 0) return;
      await work(one).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, lane));
  if (failures.length > 0) throw failures[0];
}

/** Refuses a place where something is. */
export function requireNew(out: string): void {
  if (existsSync(out)) throw new PackRefused(`${out} is there already. Name a folder that is not.`);
}

/** What copies are made of. */
export class Pack {
  readonly #course: Course;
  readonly #options: PackOptions;
  readonly #now: Date;
  readonly #sealing: Sealing;
  readonly #common: PackedFiles;

  constructor(course: Course, options: PackOptions, now: Date) {
    const { exercises, bare = false } = options;
    this.#course = course;
    this.#options = options;
    this.#now = now;
    this.#sealing = new Sealing(course.root);
    this.#common = new Map([
      ...courseFiles(course.root, { bare }),
      ...copyManifest({ bare }),
      ...commonFilesOf(course, exercises),
    ]);
  }

  /** All files of the copy of a student, or of that for all. */
  async copyFor(student: string | null): Promise<PackedFiles> {
    const { exercises, bare = false, key } = this.#options;
    const { info } = this.#course;
    const seedOf = (exercise: string): string =>
      key === undefined || student === null
        ? this.#course.seeds(exercise).public
        : studentSeeds({ key, exercise, student }).public;
    const seeds = Object.fromEntries(exercises.map(({ id }) => [id, seedOf(id)]));
    const order = info.order.filter((id) => exercises.some((one) => one.id === id));
    const files: PackedFiles = new Map([
      ...this.#common,
      ...(await sealedFilesOf(this.#sealing, exercises, seedOf)),
      ['exercises/course.json', jsonFileText({ ...info, order, seeds })],
      ...copyPapers({ title: info.title, exercises, student, bare }),
    ]);
    const record: CopyRecord = {
      format: 1,
      course: info.title,
      mark: key === undefined ? '' : hex(hmacSha256(utf8(key), utf8('the mark of a pack'))).slice(0, 16),
      student,
      packed: this.#now.toISOString(),
      bare,
      exercises: Object.fromEntries(exercises.map(({ id, version }) => [id, version])),
      files: Object.fromEntries([...files].map(([file, content]) => [file, sha256Hex(content)])),
    };
    return files.set(COPY_RECORD, jsonFileText(record));
  }

  /** Ends the threads that seal. */
  close(): void {
    this.#sealing.close();
  }
}

async function writeCopy(folder: string, files: PackedFiles, now: Date): Promise<void> {
  for (const [name, content] of files) putInto(folder, name, content);
  await commitAll(folder, 'The course as it was handed out', now.toISOString());
}
