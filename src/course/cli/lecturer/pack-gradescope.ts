/** `lab pack gradescope`. */
import { readFileSync } from 'node:fs';
import { openCourse } from '../../disk/course.js';
import { reasonOf } from '../../disk/system-errors.js';
import { readRoster } from '../../intake/roster.js';
import { safeNames } from '../../intake/student-keys.js';
import { packGradescope } from '../../packing/gradescope-zip.js';
import { linuxNode } from '../../packing/linux-node.js';
import { findExercise } from '../arguments.js';
import { UsageError } from '../command.js';
import type { Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { keyIn, overlayIn } from './grade-arguments.js';
import { rosterAsUsage } from './pack-student.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = {
  overlay: { type: 'string' },
  roster: { type: 'string' },
  key: { type: 'string' },
  processor: { type: 'string', default: 'x64' },
  node: { type: 'string' },
} as const;

export async function packGradescopeAction(args: string[], io: Io, signal: AbortSignal): Promise<number> {
  const { values, words } = argumentsIn(args, OPTIONS);
  if (words.length !== 2) {
    throw new UsageError(`expected an exercise and a new zip file, got ${words.join(' ') || 'nothing'}`);
  }
  const [name, out] = words;
  const course = openCourse();
  const exercise = findExercise(course, name);
  if (!out.endsWith('.zip')) throw new UsageError(`Gradescope takes a file that ends in .zip, got ${out}`);
  const { roster, key, processor, node: file } = values;
  if (!['x64', 'arm64'].includes(processor)) throw new UsageError(`--processor is x64 or arm64, got ${processor}`);
  if ((roster === undefined) !== (key === undefined)) throw new UsageError('--roster and --key go together');
  const overlay = overlayIn(values.overlay);
  const students = roster === undefined ? undefined : { byEmail: studentsByEmail(roster), key: keyIn(key!) };
  const points = await refusalsAsUsage(() => {
    const node = file === undefined ? linuxNode(course.stateFile('cache'), processor) : programIn(file);
    return packGradescope(course, out, { exercise, node, overlay, students, signal });
  });
  io.out(
    `${out} is the autograder for ${exercise.id}. Give the assignment ${points} autograder points: Gradescope asks for them.`,
  );
  return 0;
}

function programIn(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`--node: ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** Gradescope tells of a student the e-mail alone. */
function studentsByEmail(file: string): Map<string, string> {
  const { rows, kinds } = rosterAsUsage(() => readRoster(file));
  if (!kinds.has('email'))
    throw new UsageError(`${file} has no column of e-mail addresses, by which Gradescope knows its students`);
  const { names } = safeNames(rows.map(({ student }) => student));
  return new Map(
    rows.flatMap(({ student, ids }) =>
      ids.filter(({ kind }) => kind === 'email').map(({ value }) => [value, names.get(student)!] as const),
    ),
  );
}
