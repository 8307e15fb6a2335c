/** `lab report`: what a class believes, as pages. */
import path from 'node:path';
import { loadTest } from '../../bank/question-files.js';
import { openCourse } from '../../disk/course.js';
import { refuseTaken, writeExport } from '../../export/write-export.js';
import { finalMarks } from '../../marks/final-marks.js';
import { openTerm } from '../../marks/term.js';
import { marksTold } from '../../marks/told.js';
import { mostFrequentText, unfinishedText } from '../../report/first-said.js';
import { ideaKeyOf } from '../../report/idea-test.js';
import { makeReport } from '../../report/write-report.js';
import { EXERCISES, needed, onlyWord } from '../arguments.js';
import { LAB } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';
import { noticeLines } from '../terminal/show-export.js';
import { styleOf, wrap } from '../terminal/style.js';
import { refusalsAsUsage } from './refusals.js';
import { anonymousIn, gradedExercisesIn, rulesIn } from './marks-arguments.js';

const OPTIONS = {
  out: { type: 'string', what: 'a new folder' },
  exercise: EXERCISES,
  deadlines: { type: 'string' },
  manual: { type: 'string' },
  times: { type: 'string' },
  ideas: { type: 'string' },
  'class-only': { type: 'boolean' },
  anonymous: { type: 'boolean' },
  'anonymous-key': { type: 'string' },
} as const;

export const reportCommand: Command = {
  name: 'report',
  audience: 'lecturer',
  summary: 'tell what a class believes, as pages',
  usage: `Usage: ${LAB} report <results> --out <folder> [options]

Makes pages of what \`${LAB} grade\` left in <results>. They need no network and
no server: open index.html. It has no name in it and tells which misconceptions
are frequent, in the words that students saw, and what to take up again; where
files are wrong in ways that nobody knows, with the keys of students folded; how
many pass each task and check; and what could not be graded. students.html leads
to a page for each student, which shows no more of hidden checks than before.

  --out <folder>           a new folder
  --exercise <id>,<id>     these exercises alone
  --deadlines <file>       late rules; the report shows when files came in
  --manual <file>          points by hand: student,exercise,points,comment
  --times <file>           when it was handed in: student,exercise,submitted_at
  --ideas <file>           test of ideas: student,form,item,option
  --class-only             no pages of students, and no keys in that of the class
  --anonymous              no names, no keys, and no texts of students
  --anonymous-key <file>   the same names wherever this key is given

Example: ${LAB} report results/ --out report/

Exit code: 0 written; 2 usage, and nothing was written.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS);
    const results = onlyWord(words, 'folder of results');
    const out = needed('--out', values.out, OPTIONS.out.what);
    const course = openCourse();
    const file = values.ideas;
    const ideas = file === undefined ? undefined : { file, key: ideaKeyOf(await loadTest(course.root)) };
    const { report, notices } = await refusalsAsUsage(async () => {
      const as = { as: 'folder', overwrite: false, sources: [] } as const;
      refuseTaken(out, as);
      const term = openTerm(course, results);
      const { rules, notices: told } = rulesIn(term, values);
      const exercises = gradedExercisesIn(term, values.exercise);
      const made = makeReport(term, {
        ...{ exercises, rules, ideas },
        anonymous: anonymousIn(values),
        withStudents: !values['class-only'],
      });
      await writeExport(made, out, as);
      return { report: made.report, notices: [...told, ...marksTold(finalMarks(term, rules, exercises).values())] };
    });
    const style = styleOf(io);
    const unfinished = unfinishedText(report);
    io.out(
      [
        ...(unfinished ? noticeLines([{ says: `${unfinished.says} ${unfinished.todo}` }], style, 'bad') : []),
        `  ${style.good('✓')} ${style.strong(path.join(out, 'index.html'))}`,
        ...wrap(mostFrequentText(report), style.width, '    '),
        ...noticeLines(notices, style),
        '',
      ].join('\n'),
    );
    return 0;
  },
};
