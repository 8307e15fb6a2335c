/** `lab pack student`. */
import { openCourse } from '../../disk/course.js';
import { IntakeRefused } from '../../intake/intake-refused.js';
import { readRoster } from '../../intake/roster.js';
import { safeNames } from '../../intake/student-keys.js';
import { packStudent } from '../../packing/pack-student.js';
import { EXERCISES, courseExercisesIn, onlyWord } from '../arguments.js';
import { UsageError } from '../command.js';
import type { Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { CopyProgress } from '../terminal/show-progress.js';
import { isReallyInside, keyIn, openKeyText } from './grade-arguments.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = {
  exercises: EXERCISES,
  roster: { type: 'string' },
  key: { type: 'string' },
  bare: { type: 'boolean' },
} as const;

export async function packStudentAction(args: string[], io: Io, signal: AbortSignal): Promise<number> {
  const { values, words } = argumentsIn(args, OPTIONS);
  const course = openCourse();
  const out = onlyWord(words, 'new folder');
  if (isReallyInside(course.root, out)) {
    throw new UsageError(
      `${out} is inside the course itself, ${course.root}, with its answers. Name a new folder outside of it, such as ../copy`,
    );
  }
  const exercises = courseExercisesIn(course, '--exercises', values.exercises);
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
