/**
 * Copies of a student's files in .lab/backups, made before a command or the page puts
 * another text in their place.
 */
import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Course } from './course.js';
import { reasonOf } from './system-errors.js';

/** Copies the student's file beside the backups that there are; returns the copy. */
export function backUp(course: Course, exercise: string): string {
  const folder = course.stateFile('backups');
  try {
    mkdirSync(folder, { recursive: true });
    const taken = readdirSync(folder).map((name) => Number(/\.(\d+)\.ts$/.exec(name)?.[1] ?? 0));
    for (let number = Math.max(0, ...taken) + 1; ; number++) {
      const backup = path.join(folder, `${exercise}.${number}.ts`);
      if (copied(course.workFile(exercise), backup)) return backup;
    }
  } catch (error) {
    throw new Error(`Your file is left as it is, since it cannot be backed up: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Copies to a new file; false if another command has just taken the name. */
function copied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
