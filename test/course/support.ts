/** Throw-away courses in the temporary folder. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Course } from '../../src/course/disk/course.js';
import { bundleTrusted } from '../../src/course/sandbox/load.js';

export const EXERCISE = '05-inertia-tensor';

/** A course of one exercise, with an empty work/ folder. */
export function temporaryCourse(exercise: string = EXERCISE): { course: Course; remove: () => void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'course-'));
  const source = fileURLToPath(new URL(`../../exercises/${exercise}`, import.meta.url));
  const mistakes = path.join(source, 'mistakes');
  cpSync(source, path.join(root, 'exercises', exercise), { recursive: true, filter: (file) => file !== mistakes });
  // A hundred files, which are only read: hundreds of tests make a course.
  if (existsSync(mistakes)) symlinkSync(mistakes, path.join(root, 'exercises', exercise, 'mistakes'), 'junction');
  const info = { format: 1, title: 'A course', order: [exercise] };
  writeFileSync(path.join(root, 'exercises', 'course.json'), JSON.stringify(info));
  mkdirSync(path.join(root, 'work'));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
  };
  return { course: new Course(root), remove };
}

/** Writes a student's file. */
export function handIn(course: Course, text: string, exercise: string = EXERCISE): string {
  const file = course.workFile(exercise);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/**
 * A file of the exercise as a student could hand it in: with its imports from the exercise's folder inlined.
 */
export async function asSubmission(course: Course, ...name: string[]): Promise<string> {
  return bundleTrusted(course.file(EXERCISE, ...name));
}
