/** `lab new`: the folder of a new exercise. */
import { existsSync } from 'node:fs';
import { openCourse } from '../../disk/course.js';
import { idProblem, newExercise } from '../../verify/new-exercise.js';
import { onlyWord } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';

export const newCommand: Command = {
  name: 'new',
  audience: 'author',
  needsAnswers: true,
  summary: 'begin a new exercise',
  usage: `Usage: ${LAB} new <id> [--title <title>]

Makes the folder exercises/<id> with a small exercise that works, and adds it to
exercises/course.json. Put your own in its place: exercises/README.md tells how.
The id is two digits and words, such as 20-pendulum-period.

  --title <title>  its title; without one a TODO stands there

Example: ${LAB} new 20-pendulum-period --title "The period of a pendulum"`,
  run: (args, io) => {
    const { values, words } = argumentsIn(args, { title: { type: 'string', what: 'a text' } });
    const id = onlyWord(words, 'id');
    if (values.title?.trim() === '') throw new UsageError('--title needs a text');
    const course = openCourse();
    if (existsSync(course.file(id))) throw new UsageError(`exercises/${id} is there already, and is left as it is`);
    const problem = idProblem(course, id);
    if (problem !== undefined) throw new UsageError(problem);
    const files = newExercise(course, id, values.title);
    io.out(
      [
        `Made exercises/${id} with ${files.length} files, and added it to exercises/course.json.`,
        '',
        `  ${LAB} verify ${id}`,
        '',
        'lists what is left to write. exercises/README.md leads through it.',
      ].join('\n'),
    );
    return Promise.resolve(0);
  },
};
