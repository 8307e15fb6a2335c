/** `lab pack student`. */
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { IntakeRefused } from '../../intake/intake-refused.js';
import { readRoster } from '../../intake/roster.js';
import { safeNames } from '../../intake/student-keys.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { packStudent } from '../../packing/pack-student.js';
import { findExercise } from '../arguments.js';
import { UsageError } from '../command.js';
import type { Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { CopyProgress } from '../terminal/show-progress.js';
import { isReallyInside, keyIn, openKeyText } from './grade-arguments.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = {
  exercises: { type: 'string' },
  roster: { type: 'string' },
  key: { type: 'string' },
  bare: { type: 'boolean' },
} as const;

export async function packStudentAction(args: string[], io: Io, signal: AbortSignal): Promise<number> {
  const { values, words } = argumentsIn(args, OPTIONS);
  const course = openCourse();
  const out = onlyFolder(words);
  if (isReallyInside(course.root, out)) {
    throw new UsageError(
      `${out} is inside the course itself, ${course.root}, with its answers. Name a new folder outside of it, such as ../copy`,
    );
  }
  const exercises = exercisesIn(course, values.exercises);
  const students = values.roster === undefined ? undefined : studentsIn(values.roster);
  if (students && values.key === undefined) {
    throw new UsageError(
      '--roster gives each student numbers of their own, drawn from the key that you grade with: add --key <file>',
    );
  }
  if (!students && values.key !== undefined) {
    throw new UsageError('--key draws the numbers of each student of a list: add --roster <csv>');
  }
  const key = values.key === undefined ? undefined : keyIn(values.key);
  for (const line of openKeyText(values.key)) io.err(line);
  const progress = new CopyProgress(students?.length ?? 1);
  await refusalsAsUsage(() =>
    packStudent(course, out, {
      exercises,
      ...{ students, key, bare: values.bare ?? false, signal },
      onCopy: (student, done) => {
        io.err(progress.line(student, done));
      },
    }),
  );
  const what = exercises.length === 1 ? exercises[0].id : `${exercises.length} exercises`;
  io.out(
    students
      ? `${students.length} copies with ${what} are in ${out}, each in a folder that is named by its student.`
      : `The copy with ${what} is in ${out}.`,
  );
  return 0;
}

/** The folder that was named for what is packed. */
export function onlyFolder(words: readonly string[]): string {
  if (words.length === 1 && words[0] !== '') return words[0];
  throw new UsageError(`expected one new folder, got ${words.length === 0 ? 'none' : words.join(' ')}`);
}

/** The exercises of a list, in the order of the course. */
export function exercisesIn(course: Course, list: string | undefined): ExerciseInfo[] {
  if (list === undefined) throw new UsageError('--exercises needs a list such as 01,05, or all');
  if (list === 'all') return [...course.exercises];
  const names = list.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(`--exercises needs a list such as 01,05, or all; got "${list}"`);
  const asked = names.map((name) => findExercise(course, name));
  return course.exercises.filter((info) => asked.includes(info));
}

/** The students of a roster, by the names of their folders. */
function studentsIn(file: string): string[] {
  const { rows } = rosterAsUsage(() => readRoster(file));
  if (rows.length === 0) throw new UsageError(`${file} has no students`);
  const { names } = safeNames(rows.map(({ student }) => student));
  return rows.map(({ student }) => names.get(student)!);
}

/** A roster that cannot be used is a command that cannot be right. */
export function rosterAsUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof IntakeRefused) throw new UsageError(`--roster: ${error.why}`);
    throw error;
  }
}
