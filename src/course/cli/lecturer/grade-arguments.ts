/** What `lab grade` was called with: each argument is read, and refused in one sentence. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gitWouldAdd, KeyError, readKey } from '../../batch/course-key.js';
import type { ResultsFolder } from '../../batch/results-folder.js';
import { readShard } from '../../batch/shard.js';
import type { Shard } from '../../batch/shard.js';
import type { Course } from '../../disk/course.js';
import { isInside } from '../../disk/inside.js';
import { courseExercisesIn } from '../arguments.js';
import { UsageError } from '../command.js';

/** How many files at once. */
export function jobsIn(text: string | undefined): number {
  if (text === undefined) return os.availableParallelism();
  const jobs = Number(text);
  if (!/^\d+$/.test(text) || jobs < 1 || jobs > 256)
    throw new UsageError(`--jobs needs a number from 1 to 256, got "${text}"`);
  return jobs;
}

/** The exercises that are graded alone. */
export const onlyIn = (course: Course, list: string | undefined): string[] | undefined =>
  list === undefined ? undefined : courseExercisesIn(course, '--exercise', list).map(({ id }) => id);

/** The part of the batch. */
export function shardIn(text: string | undefined): Shard | undefined {
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
export const given = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The real place of what may not be there yet. */
function realPlace(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const above = path.dirname(place);
  return above === place ? place : path.join(realPlace(above), path.basename(place));
}

/** Whether a place is a folder, or in it; links are followed. */
export function isReallyInside(folder: string, place: string): boolean {
  const [outer, inner] = [folder, place].map((one) => realPlace(path.resolve(one)));
  return isInside(outer, inner);
}

/** Results among the submissions would be taken for submissions of the next run. */
export function refuseInside(submissions: string, { folder }: ResultsFolder): void {
  if (!isReallyInside(submissions, folder)) return;
  throw new UsageError(
    `--out needs a folder outside of the submissions, got ${folder}. Inside, its files would be taken for submissions.`,
  );
}

/** One line on a key that the next `git add .` would take into a repository. */
export const openKeyText = (file: string | undefined): string[] =>
  file !== undefined && gitWouldAdd(file)
    ? [
        `git does not ignore the key ${file}: \`git add .\` would give it to whoever has the repository. Move it outside.`,
      ]
    : [];

/** Results hold names, marks and hidden inputs: in the course's repository a commit would publish them. */
export function refuseOpenToGit(root: string, { folder }: ResultsFolder): void {
  if (!isReallyInside(root, folder) || !gitWouldAdd(path.join(folder, 'batch.json'))) return;
  throw new UsageError(
    `git would take ${folder} into the course's repository, with names and marks. Name a folder outside of it, or one that .gitignore has, such as results/`,
  );
}

/** The folder of hidden checks, from here. */
export function overlayIn(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  const place = path.resolve(folder);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`--overlay needs a folder with <exercise>/hidden.ts, and there is none at ${place}`);
  }
  return place;
}

/** The students whose marks a regrade may lower: all, some, or none. */
export function lowerIn({
  all,
  some,
}: {
  all: boolean | undefined;
  some: string | undefined;
}): boolean | string[] | undefined {
  if (some === undefined) return all;
  if (all)
    throw new UsageError('--allow-lower is for all students, and --allow-lower-for names some: give one of them');
  const names = some.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(`--allow-lower-for needs students such as ada,bob, got "${some}"`);
  return names;
}
