/** `lab hint` and `lab solution`. */
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from '../course.js';
import type { ExerciseInfo } from '../exercise.js';
import { ladders } from '../hints.js';
import { readProgress, writeProgress } from '../progress.js';
import { exerciseOrCurrent, findExercise, parse } from './arguments.js';
import { UsageError } from './command.js';
import type { Command } from './command.js';
import { styleOf, wrap } from './style.js';

export const hintCommand: Command = {
  name: 'hint',
  audience: 'student',
  summary: 'the next hint for a task',
  usage: `Usage: lab hint [exercise] [task] [--all] [--json]

Shows the next hint, from the most general to the most specific. Without a task:
the first one that is not solved. --all shows every hint up to the last.`,
  run: async (args, io) => {
    const { course, words, json, all } = parse(args, 2, ['json', 'all']);
    const info = await exerciseOrCurrent(course, words[0]);
    const task = words[1] === undefined ? unsolvedTask(course, info) : taskNumber(info, words[1]);
    const ladder = ladders(readFileSync(course.file(info.id, 'hints.md'), 'utf8'))[task - 1] ?? [];
    const shown = all ? ladder.length : Math.min(ladder.length, climb(course, info, task));
    const rungs = all ? ladder : ladder.slice(shown - 1, shown);
    if (json) {
      io.out(JSON.stringify({ exercise: info.id, task, hint: shown, of: ladder.length, text: rungs.join('\n') }));
      return 0;
    }
    const style = styleOf(io);
    const count = all ? '' : `  ${shown} of ${ladder.length}`;
    const lines = ['', `  ${style.strong(`${task}. ${info.tasks[task - 1].title}`)}${style.faint(count)}`, ''];
    for (const rung of rungs) lines.push(...wrap(rung, style.width, '  '), '');
    if (!all && shown === ladder.length) lines.push(style.faint('  That was the last hint for this task.'), '');
    io.out(lines.join('\n'));
    return 0;
  },
};

function taskNumber(info: ExerciseInfo, word: string): number {
  const task = Number(word);
  if (Number.isInteger(task) && task >= 1 && task <= info.tasks.length) return task;
  throw new UsageError(`${info.id} has the tasks 1 to ${info.tasks.length}, not "${word}"`);
}

/** The first task that has not got the points of its public checks. */
function unsolvedTask(course: Course, info: ExerciseInfo): number {
  const entry = readProgress(course).exercises[info.id];
  const most = info.tasks.map((_task, i) =>
    info.rubric.filter((row) => !row.hidden && row.task === i + 1).reduce((sum, row) => sum + row.points, 0),
  );
  return (
    Math.max(
      0,
      most.findIndex((points, i) => (entry?.tasks[i] ?? 0) < points),
    ) + 1
  );
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
  usage: `Usage: lab solution <exercise>

Prints the reference solution of an exercise that you have passed.`,
  run: (args, io) => {
    const { course, words } = parse(args, 1, []);
    if (words[0] === undefined) throw new UsageError('which exercise?');
    const info = findExercise(course, words[0]);
    const entry = readProgress(course).exercises[info.id];
    if (!entry?.passed) {
      io.err(`The solution of ${info.id} is shown when all its public checks pass. \`lab hint ${info.id}\` helps.`);
      return Promise.resolve(1);
    }
    const file = course.file(info.id, 'solution.ts');
    if (!existsSync(file)) {
      io.err('This copy of the course has no solutions.');
      return Promise.resolve(1);
    }
    io.out(readFileSync(file, 'utf8').trimEnd());
    return Promise.resolve(0);
  },
};
