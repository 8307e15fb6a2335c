/** `lab verify`: the author's gate. */
import { findExercise, parse } from '../arguments.js';
import { LAB } from '../command.js';
import type { Command } from '../command.js';
import { styleOf, wrap } from '../terminal/style.js';

/** More of one kind tell nothing new. */
const PROBLEMS_SHOWN = 5;

export const verifyCommand: Command = {
  name: 'verify',
  audience: 'author',
  summary: 'prove that an exercise tells right from wrong',
  usage: `Usage: ${LAB} verify [exercise] [--json]

Runs the stub, the solution on 50 variants and every known mistake on 21, and
checks scores, diagnoses, hints, rubric and secrecy. Without a name: all exercises.

Exit code: 0 everything holds, 1 something does not.`,
  run: async (args, io) => {
    const { course, words, json } = parse(args, 1);
    const { verifyExercise } = await import('../../verify/verify.js');
    const chosen = words[0] === undefined ? course.exercises : [findExercise(course, words[0])];
    const style = styleOf(io);
    const reports = [];
    for (const info of chosen) {
      const rules = await verifyExercise(course, info);
      reports.push({ exercise: info.id, rules });
      if (json) continue;
      const lines = rules.flatMap(({ rule, problems }) => [
        `  ${problems.length === 0 ? style.good('✓') : style.bad('✗')} ${rule}`,
        ...problems.slice(0, PROBLEMS_SHOWN).flatMap((problem) => wrap(problem, style.width, '      ')),
        ...(problems.length > PROBLEMS_SHOWN ? [`      … ${problems.length - PROBLEMS_SHOWN} more`] : []),
      ]);
      io.out(['', `  ${style.strong(info.id)}`, '', ...lines, ''].join('\n'));
    }
    if (json) io.out(JSON.stringify(reports, null, 2));
    return reports.every(({ rules }) => rules.every(({ problems }) => problems.length === 0)) ? 0 : 1;
  },
};
