/**
 * A new exercise: a copy of the template, which is a small one that works, with TODO where
 * its author has to write.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../disk/atomic-write.js';
import type { Course } from '../disk/course.js';
import { TEMPLATE } from '../disk/places.js';

/** What the template says in place of what each exercise says itself. */
const ID = '00-template';
const TITLE = 'TODO-title';
const NOTEBOOK = 'TODO-notebook';

const numberOf = (id: string): string | undefined => /^\d+/.exec(id)?.[0];

/** Why there can be no exercise of that id; undefined if there can. */
export function idProblem(course: Course, id: string): string | undefined {
  if (!/^\d\d(-[a-z0-9]+)+$/.test(id)) {
    return `expected two digits and words, such as 20-pendulum-period, got "${id}"`;
  }
  const taken = course.exercises.find((other) => numberOf(other.id) === numberOf(id));
  return taken && `the number ${numberOf(id)} is taken by ${taken.id}; a student may name an exercise by it`;
}

/** The notebook of the same number, if there is one. */
function notebookFor(course: Course, id: string): string {
  const folder = path.join(course.root, 'notebooks');
  const fits = (name: string): boolean => name.endsWith('.ipynb') && numberOf(name) === numberOf(id);
  try {
    return path.basename(readdirSync(folder).find(fits) ?? NOTEBOOK, '.ipynb');
  } catch {
    return NOTEBOOK;
  }
}

/**
 * Makes the folder and adds its id to course.json. Returns the files; throws if the folder is there already.
 */
export function newExercise(course: Course, id: string, title: string = TITLE): string[] {
  const folder = course.file(id);
  const names = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    // Last, since a folder with an exercise.json is an exercise.
    .sort((a, b) => Number(a === 'exercise.json') - Number(b === 'exercise.json') || a.localeCompare(b));
  mkdirSync(folder);
  mkdirSync(path.join(folder, 'mistakes'));
  for (const name of names) {
    const bytes = readFileSync(path.join(TEMPLATE, name));
    const own = (text: string): string =>
      text
        .replaceAll(ID, id)
        .replaceAll(TITLE, name.endsWith('.json') ? JSON.stringify(title).slice(1, -1) : title)
        .replaceAll(NOTEBOOK, notebookFor(course, id));
    const content = name.endsWith('.png') ? bytes : own(bytes.toString('utf8'));
    writeFileSync(path.join(folder, name), content, { flag: 'wx' });
  }
  addToOrder(course, id);
  return names;
}

/** As many columns may the order take in one line, as prettier has it. */
const WIDTH = 120;

/** Before the first exercise with a larger number; all else in the file stays as it is written. */
function addToOrder(course: Course, id: string): void {
  const file = path.join(course.root, 'exercises', 'course.json');
  const text = readFileSync(file, 'utf8');
  const { order } = JSON.parse(text) as { order: string[] };
  const at = order.findIndex((other) => other.localeCompare(id) > 0);
  order.splice(at < 0 ? order.length : at, 0, id);
  const line = `  "order": ${JSON.stringify(order).replaceAll(',', ', ')}`;
  const written = line.length <= WIDTH ? line : `  "order": ${JSON.stringify(order, null, 2).replaceAll('\n', '\n  ')}`;
  writeAtomically(
    file,
    text.replace(/"order"\s*:\s*\[[^\]]*\]/, () => written.trimStart()),
  );
}
