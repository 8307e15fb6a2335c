/** `lab solution`. */
import { openCourse } from '../../disk/course.js';
import { ProgressSession } from '../../disk/progress.js';
import { readText } from '../../disk/regular-file.js';
import { solvedTasks } from '../../judging/solved.js';
import { functionsIn } from '../../judging/source-parts.js';
import { findExercise, hasSolution } from '../arguments.js';
import { shortPath, tellNotes } from './telling.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { FLAG, argumentsIn } from '../options.js';
import { taskOf } from './hint-command.js';

export const solutionCommand: Command = {
  name: 'solution',
  audience: 'student',
  summary: 'the reference solution, when you have passed or are stuck',
  usage: `Usage: ${LAB} solution <exercise> [task] [--stuck]

Prints the reference solution of an exercise that you have passed; with a task,
its functions alone.

  --stuck   also of what you have not solved. The task is marked "shown" in
            ${LAB} list, and stays so when you solve it

Example: ${LAB} solution 05 2

Exit code: 0 shown; 1 not solved yet, or this copy does not hold it; 2 usage.`,
  run: (args, io) => {
    const { values, words } = argumentsIn(args, { stuck: FLAG }, 2);
    const course = openCourse();
    const [exercise, number] = [words.at(0), words.at(1)];
    if (exercise === undefined) throw new UsageError('which exercise?');
    const info = findExercise(course, exercise);
    const tasks = number === undefined ? info.tasks.map((_task, i) => i + 1) : [taskOf(info, number)];
    const session = new ProgressSession(course);
    if (!hasSolution(course, info.id)) {
      io.err(`This copy of the course does not hold the solution of ${info.id}.`);
      tellNotes(session, io);
      return Promise.resolve(1);
    }
    const { passed = false, tasks: reached = [] } = session.progress.exercises[info.id] ?? {};
    const solved = solvedTasks(info, reached);
    const early = passed ? [] : tasks.filter((task) => !solved[task - 1]);
    if (early.length > 0 && !values.stuck) {
      const name = [info.id, ...words.slice(1)].join(' ');
      io.err(
        `${number === undefined ? info.id : `Task ${number} of ${info.id}`} is not solved yet. \`${LAB} hint ${name}\` ` +
          `helps. \`${LAB} solution ${name} --stuck\` shows the solution all the same, and notes that it was shown.`,
      );
      tellNotes(session, io);
      return Promise.resolve(1);
    }
    const file = course.file(info.id, 'solution.ts');
    const text = readText(file).trimEnd();
    io.out(`// ${shortPath(file)}:\n// one way to do it. Another one can be as right.\n`);
    io.out(number === undefined ? text : functionsIn(text, info.tasks[tasks[0] - 1].exports));
    if (early.length > 0) {
      session.update((progress) => {
        const shown = (progress.shown ??= {});
        shown[info.id] = [...new Set([...(shown[info.id] ?? []), ...early])].sort((a, b) => a - b);
      });
    }
    tellNotes(session, io);
    return Promise.resolve(0);
  },
};
