/** `lab check`: the verdict on one exercise, or a line for each. */
import { openCourse } from '../../disk/course.js';
import { exerciseOrCurrent } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, FLAG, argumentsIn } from '../options.js';
import { whileWaiting } from '../terminal/waiting.js';
import { checkOnce, exitCode } from './check-once.js';

export const checkCommand: Command = {
  name: 'check',
  audience: 'student',
  summary: 'check your solution of an exercise, or all',
  usage: `Usage: ${LAB} check [exercise | --all] [--json]

Checks work/<exercise>.ts in a sandbox and says what is right, what is wrong and
which mistake it looks like. Without a name: the exercise that you are at, which
is the one that you started, checked or watched last.

  --all    every exercise that has a file in work/: one line each, and the sum
  --json   the verdict as JSON, with the inputs of every check; with --all a
           list of verdicts

Example: ${LAB} check 05

Exit code: 0 all public checks pass; 1 one does not; 2 usage, or there is no file;
3 the checks could not run.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, { ...AS_JSON, all: FLAG }, 1);
    const { json, all } = values;
    const course = openCourse();
    if (all) {
      if (words.length > 0) throw new UsageError(`--all checks every exercise: leave ${words[0] ?? ''} out`);
      const { checkAll } = await import('./check-all.js');
      return checkAll(course, io, { json });
    }
    const info = await exerciseOrCurrent(course, words[0]);
    const verdict = await whileWaiting(io, `checking ${info.id} …`, (shown) =>
      checkOnce(course, info, shown, { json }),
    );
    return exitCode(verdict);
  },
};
