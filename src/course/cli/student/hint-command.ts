/** `lab hint` and `lab solution`. */
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { hintsFor } from '../../disk/hints.js';
import { ProgressSession } from '../../disk/progress.js';
import { kindAt, readText } from '../../disk/regular-file.js';
import { currentExercise, exerciseOrCurrent, findExercise, parse } from '../arguments.js';
import { shortPath, tellNotes } from './check-command.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { jsonText } from '../terminal/screen.js';
import { styleOf, wrap } from '../terminal/style.js';

export const hintCommand: Command = {
  name: 'hint',
  audience: 'student',
  summary: 'the next hint for a task',
  usage: `Usage: ${LAB} hint [exercise] [task] [--all] [--json]

Shows the next hint, from the most general to the most specific. Without an
exercise: the one that you are at. Without a task: the first one that is not
solved. --all shows every hint up to the last.

A single digit alone is a task of the exercise that you are at, if it has one of
that number: hint 2 is its task 2, hint 02 is exercise 02.`,
  run: async (args, io) => {
    const { course, words, json, all } = parse(args, 2, ['json', 'all']);
    const session = new ProgressSession(course);
    const { info, task } = await target(course, words, session);
    if (task === undefined) {
      const text = `Every task of ${info.id} is solved: there is nothing left to hint at.`;
      io.out(json ? jsonText({ exercise: info.id, task: null, text }) : text);
      tellNotes(session, io);
      return 0;
    }
    const ladder = hintsFor(course, info, task);
    if (ladder.length === 0) {
      io.err(`This copy of the course has no hints for task ${task} of ${info.id}.`);
      return 1;
    }
    const shown = all ? ladder.length : climb(session, info, task, ladder.length);
    const rungs = all ? ladder : ladder.slice(shown - 1, shown);
    if (json) {
      io.out(jsonText({ exercise: info.id, task, hint: shown, of: ladder.length, text: rungs.join('\n') }));
      tellNotes(session, io);
      return 0;
    }
    const style = styleOf(io);
    const title = style.strong(`${task}. ${info.tasks[task - 1].title}`);
    const lines = ['', `  ${style.faint(`${info.id}, task ${task}`)}`, '', `  ${title}`, ''];
    for (const rung of rungs) lines.push(...wrap(rung, style.width, '  '), '');
    if (!all && shown === ladder.length) lines.push(style.faint('  That was the last hint for this task.'), '');
    io.out(lines.join('\n'));
    tellNotes(session, io);
    return 0;
  },
};

interface Target {
  info: ExerciseInfo;
  /** Absent when every task is solved. */
  task?: number | undefined;
}

/** The exercise and the task that the words mean. */
async function target(
  course: Course,
  [first, second]: readonly (string | undefined)[],
  session: ProgressSession,
): Promise<Target> {
  if (second === undefined && first !== undefined && /^\d$/.test(first)) {
    const current = await currentExercise(course, session);
    if (isTask(current, first)) return { info: current, task: Number(first) };
  }
  const info = await exerciseOrCurrent(course, first, session);
  if (second === undefined) return { info, task: unsolvedTask(session, info) };
  if (isTask(info, second)) return { info, task: Number(second) };
  throw new UsageError(`${info.id} has the tasks 1 to ${info.tasks.length}, not "${second}"`);
}

function isTask(info: ExerciseInfo, word: string): boolean {
  const task = Number(word);
  return Number.isInteger(task) && task >= 1 && task <= info.tasks.length;
}

/** The first task that has not got the points of its public checks. */
function unsolvedTask({ progress }: ProgressSession, info: ExerciseInfo): number | undefined {
  const reached = progress.exercises[info.id]?.tasks ?? [];
  const most = info.tasks.map((_task, i) =>
    info.rubric.filter((row) => !row.hidden && row.task === i + 1).reduce((sum, row) => sum + row.points, 0),
  );
  const unsolved = most.findIndex((points, i) => (reached[i] ?? 0) < points);
  return unsolved < 0 ? undefined : unsolved + 1;
}

/** The next rung, or the last one again. */
function climb(session: ProgressSession, info: ExerciseInfo, task: number, most: number): number {
  let shown = 1;
  session.update(({ hints }) => {
    const ofExercise = (hints[info.id] ??= {});
    shown = Math.min(most, (ofExercise[task] ?? 0) + 1);
    ofExercise[task] = shown;
  });
  return shown;
}

export const solutionCommand: Command = {
  name: 'solution',
  audience: 'student',
  summary: 'the reference solution, after you have passed',
  usage: `Usage: ${LAB} solution <exercise>

Prints the reference solution of an exercise that you have passed.`,
  run: (args, io) => {
    const { course, words } = parse(args, 1, []);
    if (words[0] === undefined) throw new UsageError('which exercise?');
    const info = findExercise(course, words[0]);
    const session = new ProgressSession(course);
    tellNotes(session, io);
    if (!session.progress.exercises[info.id]?.passed) {
      io.err(`The solution of ${info.id} is shown when all its public checks pass. \`${LAB} hint ${info.id}\` helps.`);
      return Promise.resolve(1);
    }
    const file = course.file(info.id, 'solution.ts');
    if (kindAt(file) === 'nothing') {
      io.err('This copy of the course has no solutions.');
      return Promise.resolve(1);
    }
    io.out(`// ${shortPath(file)}:\n// one way to do it. Another one can be as right.\n`);
    io.out(readText(file).trimEnd());
    return Promise.resolve(0);
  },
};
