/** `lab start`, `lab next` and `lab reset`: they make the student's file. */
import { constants, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { writeAtomically } from '../../disk/atomic-write.js';
import { backUp } from '../../disk/backups.js';
import { ProgressSession } from '../../disk/progress.js';
import { kindAt } from '../../disk/regular-file.js';
import { reasonOf } from '../../disk/system-errors.js';
import { overview } from '../../grading/overview.js';
import type { Overview } from '../../grading/overview.js';
import { nextOpen } from '../../judging/solved.js';
import { findExercise } from '../arguments.js';
import { shortPath, tellNotes } from './telling.js';
import { LAB, UsageError } from '../command.js';
import type { Command, Io } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { jsonText } from '../terminal/screen.js';
import { hung, labelled, sideBySide } from '../terminal/layout.js';
import { points, styleOf, wrap } from '../terminal/style.js';

export const startCommand: Command = {
  name: 'start',
  audience: 'student',
  summary: 'begin an exercise: makes your file in work/',
  usage: `Usage: ${LAB} start [exercise] [--json]

Copies the exercise's stub to work/<exercise>.ts, if you do not have that file
yet, and says where the statement is. Without a name: the exercise that you are
at, or the next one if you have passed it. 5, 05, inertia-tensor and
work/05-inertia-tensor.ts all name 05-inertia-tensor, here and elsewhere.

  --json   the paths as JSON

Example: ${LAB} start 05`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, AS_JSON, 1);
    const { json } = values;
    const course = openCourse();
    const session = new ProgressSession(course);
    const name = words.at(0);
    const info = name === undefined ? await nextExercise(course, session) : findExercise(course, name);
    return info ? begin(course, info, io, { json, session }) : allDone(io, json);
  },
};

export const nextCommand: Command = {
  name: 'next',
  audience: 'student',
  summary: 'go on to the next exercise that you have not passed',
  usage: `Usage: ${LAB} next [--json]

Shows, and if needed begins, the next exercise that you have not passed, counted
from the one that you are at. \`${LAB} start <exercise>\` goes to any other.

  --json   the paths as JSON

Example: ${LAB} next`,
  run: async (args, io) => {
    const { json } = argumentsIn(args, AS_JSON, 0).values;
    const course = openCourse();
    const session = new ProgressSession(course);
    const info = await nextExercise(course, session);
    return info ? begin(course, info, io, { json, session }) : allDone(io, json);
  },
};

export const resetCommand: Command = {
  name: 'reset',
  audience: 'student',
  summary: 'start an exercise anew; your file is backed up first',
  usage: `Usage: ${LAB} reset <exercise> [--json]

Copies work/<exercise>.ts to .lab/backups/ and makes it the stub again. Says how
to take your version back.

  --json   the paths as JSON

Example: ${LAB} reset 05`,
  run: (args, io) => {
    const { values, words } = argumentsIn(args, AS_JSON, 1);
    const { json } = values;
    const course = openCourse();
    const name = words.at(0);
    if (name === undefined) throw new UsageError('which exercise?');
    const info = findExercise(course, name);
    const file = shortPath(course.workFile(info.id));
    if (kindAt(course.workFile(info.id)) === 'nothing') {
      throw new UsageError(`${info.id} is not begun: there is no ${file}. \`${LAB} start ${info.id}\` makes it.`);
    }
    requireFile(course, info);
    const stub = readFileSync(course.file(info.id, 'stub.ts'));
    const isStub = readFileSync(course.workFile(info.id)).equals(stub);
    const backup = isStub ? undefined : backUp(course, info.id);
    if (!isStub) writeAtomically(course.workFile(info.id), stub.toString('utf8'));
    if (json) io.out(jsonText({ file, backup: backup ? shortPath(backup) : null }));
    else if (backup === undefined) io.out(`${file} is the stub already: nothing to back up.`);
    else {
      const text = `${file} is the stub again. To take your version back:`;
      io.out(`${wrap(text, styleOf(io).width, '').join('\n')}\n`);
      io.out(`  ${copyCommand(shortPath(backup), file)}`);
    }
    goTo(info, new ProgressSession(course), io);
    return Promise.resolve(0);
  },
};

/**
 * The first exercise that is not passed, from the one that the student is at on, and then from the beginning.
 */
export async function nextExercise(course: Course, session: ProgressSession): Promise<ExerciseInfo | undefined> {
  return nextOf(session, await overview(course, session))?.info;
}

/** The entry of that exercise. */
export const nextOf = ({ progress }: ProgressSession, all: readonly Overview[]): Overview | undefined =>
  nextOpen(
    all,
    ({ info }) => info.id === progress.current,
    ({ standing }) => standing === 'passed',
  );

/** What there is to say when `nextExercise` finds none. */
export function allDone(io: Io, json: boolean): number {
  io.out(json ? jsonText({ exercise: null }) : 'Every exercise is passed.');
  return 0;
}

/** Copies the stub; COPYFILE_EXCL makes it impossible to overwrite a file that appears meanwhile. */
function makeFile(course: Course, info: ExerciseInfo): boolean {
  const file = course.workFile(info.id);
  if (kindAt(file) !== 'nothing') {
    requireFile(course, info);
    return false;
  }
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(course.file(info.id, 'stub.ts'), file, constants.COPYFILE_EXCL);
  } catch (error) {
    throw new Error(`${shortPath(file)} cannot be made: ${reasonOf(error)}`, { cause: error });
  }
  return true;
}

/** A link would be written through, a pipe waited for: what is no file is the student's to move. */
function requireFile(course: Course, info: ExerciseInfo): void {
  const kind = kindAt(course.workFile(info.id));
  if (kind === 'a file') return;
  const file = shortPath(course.workFile(info.id));
  throw new Error(`${file} is ${kind}, not a file. Move it away; \`${LAB} start ${info.id}\` then makes the file.`);
}

/**
 * What copies a file in the shell at hand: Git Bash, a POSIX shell on Windows, is known
 * by its variable MSYSTEM.
 */
export function copyCommand(from: string, to: string, { platform, env }: Shell = process): string {
  return `${platform === 'win32' && env['MSYSTEM'] === undefined ? 'copy' : 'cp'} "${from}" "${to}"`;
}

type Shell = Pick<typeof process, 'platform' | 'env'>;

/** Notes that this is the exercise that the student is at. */
function goTo(info: ExerciseInfo, session: ProgressSession, io: Io): void {
  session.update((progress) => {
    progress.current = info.id;
  });
  tellNotes(session, io);
}

interface BeginOptions {
  json: boolean;
  session: ProgressSession;
}

/** Makes the file, if need be, and says where things are. */
export function begin(course: Course, info: ExerciseInfo, io: Io, { json, session }: BeginOptions): number {
  const made = makeFile(course, info);
  const file = shortPath(course.workFile(info.id));
  const statement = shortPath(course.file(info.id, 'README.md'));
  const notebook = shortPath(path.join(course.root, 'notebooks', `${info.notebook}.ipynb`));
  if (json) {
    io.out(jsonText({ exercise: info.id, file, made, statement, notebook }));
    goTo(info, session, io);
    return 0;
  }
  const style = styleOf(io);
  const total = info.tasks.reduce((sum, task) => sum + task.points, 0);
  const about = style.faint(`${info.id}, ${points(total)} points`);
  const lines = ['', ...sideBySide(style.strong(info.title), about, style.width), ''];
  for (const objective of info.objectives) lines.push(...hung('  · ', objective, style.width));
  lines.push(
    '',
    ...labelled(
      [
        ['read', statement],
        ['', `${LAB} open ${info.id}   (or its page)`],
        ['notebook', notebook],
        ['write', style.accent(file) + (made ? '' : style.faint('  (yours, untouched)'))],
        ['check', `${LAB} check ${info.id}`],
        ['', `${LAB} watch ${info.id}   (at every save)`],
      ],
      style,
    ),
    '',
  );
  io.out(lines.join('\n'));
  goTo(info, session, io);
  return 0;
}
