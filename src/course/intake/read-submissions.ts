/** Reads what was handed in: a folder for each student with a file for each exercise. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import { readSource } from '../sandbox/intake.js';
import type { Intake, IntakeProblem, Submission } from './submission.js';

export interface ReadOptions {
  exercises: readonly { readonly id: string; readonly exports: readonly string[] }[];
  layout?: string;
  roster?: string;
  exercise?: string;
}

export function readSubmissions(folder: string, { exercises, exercise }: ReadOptions): Promise<Intake> {
  const submissions: Submission[] = [];
  const problems: IntakeProblem[] = [];
  const students = readdirSync(folder).filter((name) => !/^[.~]/.test(name));
  for (const student of students) {
    for (const file of readdirSync(path.join(folder, student))) {
      const id = path.basename(file, '.ts');
      if (!exercises.some((one) => one.id === id) || (exercise !== undefined && exercise !== id)) continue;
      const origin = `${student}/${file}`;
      const read = readSource(path.join(folder, student, file), DEFAULT_LIMITS);
      const text = 'refused' in read ? undefined : read.source;
      submissions.push({ student, exercise: id, text, origin });
      if ('refused' in read) problems.push({ origin, student, exercise: id, problem: read.refused, fix: 'Ask for it again.' });
    }
  }
  return Promise.resolve({ layout: 'plain', students: students.length, submissions, problems });
}
