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

/** A text with the solution of a task in its place. */
export function withTask(id, task, text) {
  const [name] = infoOf(id).tasks[task - 1].exports;
  return withFunction(text, name, functionFrom(read(id, 'solution.ts'), name, text));
}

/** The stub with the first tasks solved. */
export const solvedUpTo = (id, tasks) =>
  Array.from({ length: tasks }, (_, i) => i + 1).reduce((text, task) => withTask(id, task, text), stubOf(id));

/** The stub with the wrong function of a known mistake. */
export function withMistake(id, mistake, name, text = stubOf(id)) {
  return withFunction(text, name, functionFrom(read(id, `mistakes/${mistake}.ts`), name, text));
}

export const hintsOf = (id) => read(id, 'hints.md');
