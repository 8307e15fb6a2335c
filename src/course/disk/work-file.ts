/**
 * A student's file as the page reads and writes it: never through a link, and only in place of the
 * text that the page knows.
 */
import path from 'node:path';
import { fingerprint } from '../judging/progress.js';
import { removeOrphanedDrafts, writeAtomically } from './atomic-write.js';
import { backUp } from './backups.js';
import type { Course } from './course.js';
import { kindAt, readText } from './regular-file.js';
import { reasonOf } from './system-errors.js';

/** A file that cannot be read or written; the message is a sentence. */
export class WorkFileError extends Error {
  override name = 'WorkFileError';
}

/** The text of the file; undefined when there is none. */
export function readWork(course: Course, exercise: string): string | undefined {
  const name = `work/${exercise}.ts`;
  try {
    const kind = kindAt(course.workFile(exercise));
    if (kind === 'nothing') return undefined;
    if (kind === 'a file') return readText(course.workFile(exercise));
    throw new WorkFileError(`${name} is ${kind}, not a file. Move it away.`);
  } catch (error) {
    if (error instanceof WorkFileError) throw error;
    throw new WorkFileError(`${name} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Exercises that have a file. */
export function begunIn(course: Course): string[] {
  const isBegun = (exercise: string): boolean => {
    try {
      return kindAt(course.workFile(exercise)) === 'a file';
    } catch {
      return false;
    }
  };
  return course.exercises.map(({ id }) => id).filter(isBegun);
}

/** What is to be written, and what it may replace. */
export interface WorkChange {
  text: string;
  /** Fingerprint of the text that it replaces; undefined: the file is new. */
  over: string | undefined;
  /** The text replaces another one, instead of going on from it: that one is backed up. */
  backUp: boolean;
}

/**
 * Writes the file; false, and nothing is written, when another text stands there than the one to be replaced.
 */
export function writeWork(course: Course, exercise: string, change: WorkChange): boolean {
  const stands = (): string | undefined => readWork(course, exercise);
  const mayReplace = (text: string | undefined): boolean =>
    (text === undefined ? undefined : fingerprint(text)) === change.over;
  const before = stands();
  if (before === change.text) return true;
  if (!mayReplace(before)) return false;
  if (before !== undefined && change.backUp) backUp(course, exercise);
  try {
    return writeAtomically(course.workFile(exercise), change.text, () => mayReplace(stands()));
  } catch (error) {
    if (error instanceof WorkFileError) throw error;
    throw new WorkFileError(`work/${exercise}.ts cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Removes what a server that was killed has left beside the files. */
export function tidyWork(course: Course): void {
  const files = course.exercises.map(({ id }) => `${id}.ts`);
  removeOrphanedDrafts(path.join(course.root, 'work'), files);
}
