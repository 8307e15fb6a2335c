/** A throw-away course with one exercise made by `lab new`, for tests that break it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Course } from '../../../src/course/disk/course.js';
import { definitionRules } from '../../../src/course/verify/definition-rules.js';
import { folderRules } from '../../../src/course/verify/folder-rules.js';
import { openFolder } from '../../../src/course/verify/folder.js';
import { load } from '../../../src/course/verify/loaded.js';
import { newExercise } from '../../../src/course/verify/new-exercise.js';
import { trialRules } from '../../../src/course/verify/trial-rules.js';
import { tryOut } from '../../../src/course/verify/trial.js';

export const ID = '20-point-energy';

/** A course without an exercise. */
export function emptyCourse(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'course-'));
  mkdirSync(path.join(root, 'exercises'));
  mkdirSync(path.join(root, 'notebooks'));
  writeFileSync(path.join(root, 'notebooks', '20-energy.ipynb'), '{}');
  writeFileSync(
    path.join(root, 'exercises', 'course.json'),
    JSON.stringify({ format: 1, title: 'A course', order: [] }),
  );
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
  };
  return { root, remove };
}

/** What an author does to files: a replacement for a part of a file, or null to delete it. */
export type Edits = Record<string, readonly (readonly [string | RegExp, string])[] | string | null>;

/** Changes files of the exercise. A part that is not there is a mistake of the test. */
export function edit(root: string, edits: Edits, id: string = ID): void {
  for (const [name, change] of Object.entries(edits)) {
    const file = path.join(root, 'exercises', id, name);
    if (change === null) rmSync(file);
    else if (typeof change === 'string') writeFileSync(file, change);
    else {
      const text = change.reduce(
        (old, [part, by]) => {
          const next = old.replace(part, () => by);
          if (next === old) throw new Error(`${name} has no ${String(part)}`);
          return next;
        },
        readFileSync(file, 'utf8'),
      );
      writeFileSync(file, text);
    }
  }
}

/** Everything that the author is still to write. */
export function fillIn(root: string, id: string = ID): void {
  const todo = (name: string): void => {
    const file = path.join(root, 'exercises', id, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/TODO(-\w+|:)?/g, 'Energy'));
  };
  ['README.md', 'hints.md', 'exercise.json'].forEach(todo);
}

/** A course with the exercise, all written, and then changed. */
export function courseWith(edits: Edits = {}): { root: string; remove: () => void } {
  const { root, remove } = emptyCourse();
  newExercise(new Course(root), ID);
  fillIn(root);
  edit(root, edits);
  return { root, remove };
}

/** The problems of an exercise as far as they can be seen without running a submission, by rule. */
export async function problemsBeforeRunning(root: string, overlay?: string): Promise<string[]> {
  const course = new Course(root);
  const folder = openFolder(course, course.find(ID), overlay);
  const found = folderRules.flatMap(({ problems }) => problems(folder));
  if (found.some((problem) => problem.includes('is missing'))) return found;
  const loaded = await load(folder);
  if (Array.isArray(loaded)) return [...found, ...loaded];
  found.push(...definitionRules.flatMap(({ problems }) => problems(loaded)));
  if (definitionRules.some((rule) => rule.first && rule.problems(loaded).length > 0)) return found;
  const trial = await tryOut(loaded);
  if (trial.faults.length > 0) return [...found, ...trial.faults];
  return [...found, ...trialRules.flatMap(({ problems }) => problems(trial))];
}
