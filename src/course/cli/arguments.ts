/** What the words of a command mean. */
import { UnknownExercise } from '../disk/course.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { didYouMean } from '../judging/near-name.js';
import { ProgressSession } from '../disk/progress.js';
import { kindAt } from '../disk/regular-file.js';
import { UsageError } from './command.js';

/** The refusal of a word at a place where one of these is expected. */
export function expected(known: readonly string[], word: string | undefined): UsageError {
  const list = `${known.slice(0, -1).join(', ')}${known.length > 1 ? ' or ' : ''}${known.at(-1) ?? ''}`;
  const got = word === undefined || word === '' ? 'nothing.' : `${word}.${didYouMean(word, known)}`;
  return new UsageError(`expected ${list}, got ${got}`);
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

/** An option that names exercises. */
export const EXERCISES = { type: 'string', what: 'a list such as 01,05, or all' } as const;

/** Those that a list such as `01,05` names, each once and in the order of all there are; `all` names all. */
export function exercisesIn<T>(
  option: string,
  list: string | undefined,
  { all, find }: { all: readonly T[]; find: (name: string) => T },
): T[] {
  const names = list?.split(',').map((name) => name.trim()) ?? [''];
  if (names.includes('')) {
    throw new UsageError(`${option} needs ${EXERCISES.what}${list === undefined ? '' : `; got "${list}"`}`);
  }
  if (names.length === 1 && names[0] === 'all') return [...all];
  const named = names.map(find);
  return all.filter((one) => named.includes(one));
}

/** The same of the exercises of a course. */
export const courseExercisesIn = (course: Course, option: string, list: string | undefined): ExerciseInfo[] =>
  exercisesIn(option, list, { all: course.exercises, find: (name) => findExercise(course, name) });

/** The only word there is. */
export function onlyWord(words: readonly string[], what: string): string {
  if (words.length === 1 && words[0] !== '') return words[0];
  throw new UsageError(`expected one ${what}, got ${words.length === 0 ? 'none' : words.join(' ')}`);
}

/** The value of an option that cannot be left out. */
export function needed(option: string, value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${option} needs ${what}`);
  return value;
}

/** Whether this copy of the course holds the solution of an exercise. */
export const hasSolution = (course: Course, exercise: string): boolean =>
  kindAt(course.file(exercise, 'solution.ts')) !== 'nothing';

/** The named exercise, or the one that the student is at. */
export async function exerciseOrCurrent(
  course: Course,
  name: string | undefined,
  session?: ProgressSession,
): Promise<ExerciseInfo> {
  return name === undefined ? currentExercise(course, session) : findExercise(course, name);
}

/**
 * The exercise begun or checked last; where nobody has noted it, the first that is
 * begun and not passed, or new.
 */
export async function currentExercise(
  course: Course,
  session: ProgressSession = new ProgressSession(course),
): Promise<ExerciseInfo> {
  const { current } = session.progress;
  const noted = course.exercises.find(({ id }) => id === current);
  if (noted) return noted;
  const { overview } = await import('../grading/overview.js');
  const all = await overview(course, session);
  const first =
    all.find((e) => e.standing === 'started') ?? all.find((e) => e.standing === 'new') ?? all[all.length - 1];
  return first.info;
}
