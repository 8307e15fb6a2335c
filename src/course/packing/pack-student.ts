/**
 * Packs what students get: one copy for all, or one for each student of a roster, with numbers of its own.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { renameWithRetry } from '../disk/atomic-write.js';
import { COPY_RECORD } from '../disk/copy-record.js';
import type { CopyRecord } from '../disk/copy-record.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { hex, hmacSha256, utf8 } from '../judging/sha256.js';
import { studentSeeds } from '../judging/variant.js';
import { copyManifest } from './copy-manifest.js';
import { copyPapers } from './copy-papers.js';
import { courseFiles } from './course-files.js';
import { commitAll, requireGit } from './git-history.js';
import { PackRefused } from './pack-refused.js';
import { jsonFileText } from '../disk/json-file-text.js';
import { PackedExercises } from './packed-exercise.js';
import type { PackedFiles } from './packed-exercise.js';
import { sha256Hex } from '../disk/sha256-hex.js';

export interface PackOptions {
  exercises: readonly ExerciseInfo[];
  /** Keys of the students, as grading names their folders; without them one copy for all. */
  students?: readonly string[] | undefined;
  /** The key of the course; there if and only if there are students. */
  key?: string | undefined;
  bare?: boolean;
  /** When it is packed. */
  now?: Date;
  /** Called with each student whose copy is there. */
  onCopy?: (student: string, done: number) => void;
}

/** Writes the copies into a new folder: all of them, or nothing. */
export async function packStudent(course: Course, out: string, options: PackOptions): Promise<void> {
  const { students, onCopy, now = new Date() } = options;
  requireNew(out);
  requireGit();
  const pack = new Pack(course, options, now);
  const draft = `${path.resolve(out)}.${process.pid}.tmp`;
  try {
    if (students === undefined) writeCopy(draft, await pack.copyFor(null), now);
    for (const [i, student] of (students ?? []).entries()) {
      writeCopy(path.join(draft, student), await pack.copyFor(student), now);
      onCopy?.(student, i + 1);
    }
    renameWithRetry(draft, out);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
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
  readonly #exercises: PackedExercises;
  readonly #common: PackedFiles;

  constructor(course: Course, options: PackOptions, now: Date) {
    const { exercises, bare = false } = options;
    this.#course = course;
    this.#options = options;
    this.#now = now;
    this.#exercises = new PackedExercises(course, exercises);
    this.#common = new Map([
      ...courseFiles(course.root, { bare }),
      ...copyManifest({ bare }),
      ...this.#exercises.common(),
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
      ...(await this.#exercises.sealed(seedOf)),
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
}

function writeCopy(folder: string, files: PackedFiles, now: Date): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  commitAll(folder, 'The course as it was handed out', now.toISOString());
}
