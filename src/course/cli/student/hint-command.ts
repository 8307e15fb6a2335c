/** `lab hint` and `lab solution`. */
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { hintsFor } from '../../disk/hints.js';
import { readProgress, writeProgress } from '../../disk/progress.js';
import { currentExercise, exerciseOrCurrent, findExercise, parse } from '../arguments.js';
import { shortPath } from './check-command.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
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
    const { info, task } = await target(course, words);
    if (task === undefined) {
      const text = `Every task of ${info.id} is solved: there is nothing left to hint at.`;
      io.out(json ? JSON.stringify({ exercise: info.id, task: null, text }) : text);
      return 0;
    }
    const ladder = hintsFor(course, info, task);
    const shown = all ? ladder.length : Math.min(ladder.length, climb(course, info, task));
    const rungs = all ? ladder : ladder.slice(shown - 1, shown);
    if (json) {
      io.out(JSON.stringify({ exercise: info.id, task, hint: shown, of: ladder.length, text: rungs.join('\n') }));
      return 0;
    }
    const style = styleOf(io);
    const count = all ? '' : `, hint ${shown} of ${ladder.length}`;
    const title = style.strong(`${task}. ${info.tasks[task - 1].title}`);
    const lines = ['', `  ${style.faint(`${info.id}, task ${task}${count}`)}`, '', `  ${title}`, ''];
    for (const rung of rungs) lines.push(...wrap(rung, style.width, '  '), '');
    if (!all && shown === ladder.length) lines.push(style.faint('  That was the last hint for this task.'), '');
    io.out(lines.join('\n'));
    return 0;
  },
};

interface Target {
  info: ExerciseInfo;
  /** Absent when every task is solved. */
  task?: number | undefined;
}

/** The exercise and the task that the words mean. */
async function target(course: Course, [first, second]: readonly (string | undefined)[]): Promise<Target> {
  if (second === undefined && first !== undefined && /^\d$/.test(first)) {
    const current = await currentExercise(course);
    if (isTask(current, first)) return { info: current, task: Number(first) };
  }
  const info = await exerciseOrCurrent(course, first);
  if (second === undefined) return { info, task: unsolvedTask(course, info) };
  if (isTask(info, second)) return { info, task: Number(second) };
  throw new UsageError(`${info.id} has the tasks 1 to ${info.tasks.length}, not "${second}"`);
}

function isTask(info: ExerciseInfo, word: string): boolean {
  const task = Number(word);
  return Number.isInteger(task) && task >= 1 && task <= info.tasks.length;
}

/** The first task that has not got the points of its public checks. */
function unsolvedTask(course: Course, info: ExerciseInfo): number | undefined {
  const reached = readProgress(course).exercises[info.id]?.tasks ?? [];
  const most = info.tasks.map((_task, i) =>
    info.rubric.filter((row) => !row.hidden && row.task === i + 1).reduce((sum, row) => sum + row.points, 0),
  );
  const unsolved = most.findIndex((points, i) => (reached[i] ?? 0) < points);
  return unsolved < 0 ? undefined : unsolved + 1;
}

function climb(course: Course, info: ExerciseInfo, task: number): number {
  const progress = readProgress(course);
  const ofExercise = (progress.hints[info.id] ??= {});
  const shown = (ofExercise[task] ?? 0) + 1;
  ofExercise[task] = shown;
  writeProgress(course, progress);
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
    const entry = readProgress(course).exercises[info.id];
    if (!entry?.passed) {
      io.err(`The solution of ${info.id} is shown when all its public checks pass. \`${LAB} hint ${info.id}\` helps.`);
      return Promise.resolve(1);
    }
    const file = course.file(info.id, 'solution.ts');
    if (!existsSync(file)) {
      io.err('This copy of the course has no solutions.');
      return Promise.resolve(1);
    }
    io.out(`// ${shortPath(file)}:\n// one way to do it. Another one can be as right.\n`);
    io.out(readFileSync(file, 'utf8').trimEnd());
    return Promise.resolve(0);
  },
};
