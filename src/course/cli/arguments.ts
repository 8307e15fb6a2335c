/** Reading the arguments of a student's command. */
import { parseArgs } from 'node:util';
import { openCourse, UnknownExercise } from '../course.js';
import type { Course } from '../course.js';
import type { ExerciseInfo } from '../exercise.js';
import { UsageError } from './command.js';

export interface Parsed {
  course: Course;
  /** What is not an option. */
  words: (string | undefined)[];
  json: boolean;
  all: boolean;
}

/** Splits the arguments; at most `most` words are allowed. */
export function parse(args: string[], most: number, options: readonly ('json' | 'all')[] = ['json']): Parsed {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }])),
  });
  if (positionals.length > most) throw new UsageError(`too many arguments: ${positionals.slice(most).join(' ')}`);
  const flags = values as { json?: boolean; all?: boolean };
  return { course: openCourse(), words: positionals, json: flags.json === true, all: flags.all === true };
}

/** The exercise of that name; a name that fits none is bad usage. */
export function findExercise(course: Course, name: string): ExerciseInfo {
  try {
    return course.find(name);
  } catch (error) {
    if (error instanceof UnknownExercise) throw new UsageError(error.message);
    throw error;
  }
}

/** The named exercise, or the one that the student is at: the first that is begun and not passed, else the first new one. */
export async function exerciseOrCurrent(course: Course, name: string | undefined): Promise<ExerciseInfo> {
  if (name !== undefined) return findExercise(course, name);
  const { overview } = await import('../progress.js');
  const all = await overview(course);
  const current =
    all.find((e) => e.standing === 'started') ?? all.find((e) => e.standing === 'new') ?? all[all.length - 1];
  return current.info;
}
