// What a student writes into an exercise's file: its tasks solved one after the other, or a known mistake.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { functionsIn, withFunction } from '../../../dist/course/judging/source-parts.js';
import { root } from '../../../src/course/cli/setup.mjs';

const read = (id, name) => readFileSync(path.join(root, 'exercises', id, name), 'utf8');

export const infoOf = (id) => JSON.parse(read(id, 'exercise.json'));
export const stubOf = (id) => read(id, 'stub.ts');

/** A function of a file, without what another text has already. */
function functionFrom(source, name, text) {
  const parts = functionsIn(source, [name]).split('\n\n');
  return parts.filter((part) => !text.includes(part)).join('\n\n');
}

/** A text with functions of the solution in their places. */
const withSolved = (id, names, text) =>
  names.reduce((all, name) => withFunction(all, name, functionFrom(read(id, 'solution.ts'), name, all)), text);

/** A text with the solution of a task in its place. */
export const withTask = (id, task, text) => withSolved(id, infoOf(id).tasks[task - 1].exports, text);

/** The stub with all of the first task solved but its first function. */
export const butTheFirst = (id) => withSolved(id, infoOf(id).tasks[0].exports.slice(1), stubOf(id));

/** The stub with the first tasks solved. */
export const solvedUpTo = (id, tasks) =>
  Array.from({ length: tasks }, (_, i) => i + 1).reduce((text, task) => withTask(id, task, text), stubOf(id));

/** The stub with the wrong function of a known mistake. */
export function withMistake(id, mistake, name, text = stubOf(id)) {
  return withFunction(text, name, functionFrom(read(id, `mistakes/${mistake}.ts`), name, text));
}

export const hintsOf = (id) => read(id, 'hints.md');
