/** `lab verify`: the author's gate. */
import path from 'node:path';
import { openCourse } from '../../disk/course.js';
import type { RuleReport } from '../../verify/verify.js';
import { findExercise } from '../arguments.js';
import { LAB } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

function reportLines({ rule, problems, untried }: RuleReport, style: Style): string[] {
  if (untried) return [style.faint(`  ○ ${rule}`)];
  return [
    `  ${problems.length === 0 ? style.good('✓') : style.bad('✗')} ${rule}`,
    ...problems.flatMap((problem) => wrap(`- ${problem}`, style.width, '      ')),
  ];
}

const OPTIONS = { overlay: { type: 'string', what: 'a folder' }, ...AS_JSON } as const;

export const verifyCommand: Command = {
  name: 'verify',
  audience: 'author',
  needsAnswers: true,
  summary: 'prove that an exercise tells right from wrong',
  usage: `Usage: ${LAB} verify [exercise] [--overlay <folder>] [--json]

Runs the stub, the solution on 50 variants and every known mistake on 20, and
checks files, types, domains, scores, diagnoses, hints, rubric and secrecy.
Without a name: all exercises. What it says, and what to do:
exercises/README.md.

  --overlay <folder>  take <folder>/<exercise>/hidden.ts for the hidden checks
  --json              the same as JSON

Example: ${LAB} verify 05

Exit code: 0 everything holds; 1 something does not; 2 usage; 3 exercise.json
cannot be read.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS, 1);
    const { overlay: folder, json } = values;
    const course = openCourse();
    const { verifyExercise } = await import('../../verify/verify.js');
    const name = words.at(0);
    const chosen = name === undefined ? course.exercises : [findExercise(course, name)];
    const style = styleOf(io);
    const reports = [];
    for (const info of chosen) {
      const rules = await verifyExercise(course, info, folder === undefined ? {} : { overlay: path.resolve(folder) });
      reports.push({ exercise: info.id, rules });
      if (json) continue;
      const untried = rules.some((report) => report.untried);
      io.out(
        [
          '',
          `  ${style.strong(info.id)}`,
          '',
          ...rules.flatMap((report) => reportLines(report, style)),
          ...(untried ? ['', '  ○ is not tried before what stands above it holds.'] : []),
          '',
        ].join('\n'),
      );
    }
    if (json) io.out(JSON.stringify(reports, null, 2));
    return reports.every(({ rules }) => rules.every(({ problems }) => problems.length === 0)) ? 0 : 1;
  },
};
