/** Which section of its notebook teaches a task: by `exercises/sections.json`, in the order of the tasks. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { arrayOf, named, readFile, text } from '../disk/fields.js';

const FILE = 'exercises/sections.json';

/** The section of a task, which is counted from 1; undefined where the table has none. */
export type TaughtIn = (exercise: string, task: number) => string | undefined;

export function taughtIn({ root }: Course): TaughtIn {
  const isThere = existsSync(path.join(root, FILE));
  const table = isThere ? (readFile(root, FILE, named(arrayOf(text))) as Record<string, string[]>) : {};
  return (exercise, task) => (Object.hasOwn(table, exercise) ? table[exercise].at(task - 1) : undefined);
}
