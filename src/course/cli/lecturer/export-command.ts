/** `lab export`: results as the lecturer's own systems read them. */
import { openCourse } from '../../disk/course.js';
import type { ExportJob, WantedColumn } from '../../export/export-job.js';
import { FEEDBACK_SYSTEMS } from '../../export/feedback.js';
import { FORMATS } from '../../export/formats.js';
import type { ExportFormat, FormatOption } from '../../export/formats.js';
import { writeExport } from '../../export/write-export.js';
import { didYouMean } from '../../judging/near-name.js';
import { openTerm } from '../../marks/term.js';
import type { GradedTerm } from '../../marks/term.js';
import { EXERCISES, needed, onlyWord } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';
import { exportedLines } from '../terminal/show-export.js';
import { styleOf } from '../terminal/style.js';
import { refusalsAsUsage } from './refusals.js';
import { anonymousIn, gradedExercisesIn, rulesIn } from './marks-arguments.js';

const OPTIONS = {
  out: { type: 'string', what: 'a new file or folder' },
  overwrite: { type: 'boolean' },
  exercise: EXERCISES,
  fill: { type: 'string' },
  column: { type: 'string', multiple: true },
  roster: { type: 'string' },
  for: { type: 'string' },
  deadlines: { type: 'string' },
  times: { type: 'string' },
  manual: { type: 'string' },
  'allow-lower': { type: 'boolean' },
  'allow-unchecked': { type: 'boolean' },
  scale: { type: 'boolean' },
  whole: { type: 'boolean' },
  feedback: { type: 'boolean' },
  'with-penalty': { type: 'boolean' },
  anonymous: { type: 'boolean' },
  'anonymous-key': { type: 'string' },
} as const;

const width = Math.max(...Object.keys(FORMATS).map((name) => name.length));
const formats = Object.entries(FORMATS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);

export const exportCommand: Command = {
  name: 'export',
  audience: 'lecturer',
  summary: 'give results back in the files of other systems',
  usage: `Usage: ${LAB} export <format> <results> --out <file or folder> [options]

Writes what \`${LAB} grade\` left in <results> in one of these formats:

${formats.join('\n')}

Files of Canvas and Moodle are those that you exported there, with cells filled:
nobody is found by a name alone, and a mark that is not known is no cell. More:
docs/giving-back.md.

  --out <place>            a new file, or a new folder
  --overwrite              replace the file
  --exercise <id>,<id>     these exercises alone
  --deadlines <file>       late rules: exercise,student,due,cutoff,…
  --manual <file>          points by hand: student,exercise,points,comment
  --times <file>           when it was handed in: student,exercise,submitted_at
  --fill <file>            canvas, moodle: the file that the system exported
  --column <ids>=<title>   canvas: the column that takes the marks of these
  --roster <file>          canvas, moodle, feedback: the list that it was graded
                           with, for the ids; others have it from the results
  --with-penalty           canvas, moodle: what lateness takes is taken here
  --scale                  canvas, moodle: turn marks into the file's points
  --allow-lower            canvas, moodle: write lower grades, too
  --allow-unchecked        moodle, feedback: take a worksheet whose assignment
                           nothing tells, since you have looked
  --whole                  canvas: give back all columns and rows of the file
  --feedback               moodle: a sentence in "Feedback comments"
  --for moodle|canvas      feedback: who takes the zip file
  --anonymous              no names; other ones in each export
  --anonymous-key <file>   no names; the same ones wherever this key is given

Example: ${LAB} export grades results/ --out grades.csv

Exit code: 0 written; 2 usage, and nothing was written; 3 written, but some have
no mark for a fault that is not theirs, and nothing of them was written.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS);
    const [name, ...folders] = words as [string | undefined, ...string[]];
    const format = formatIn(name);
    const results = onlyWord(folders, 'folder of results');
    const out = needed('--out', values.out, `a new ${format.out}`);
    checkOptions(name!, format, Object.keys(values) as (keyof typeof OPTIONS)[]);
    if (values.for !== undefined && !FEEDBACK_SYSTEMS.includes(values.for))
      throw new UsageError(`--for needs one of ${FEEDBACK_SYSTEMS.join(', ')}, got "${values.for}"`);
    if (format.raw && values.deadlines !== undefined && !values['with-penalty']) {
      throw new UsageError(
        'the system may take points for lateness itself, so the score without late rules is written. ' +
          'Leave --deadlines out, or say --with-penalty if they are to be taken here',
      );
    }
    if (values['with-penalty'] && values.deadlines === undefined)
      throw new UsageError('--with-penalty needs the late rules: --deadlines');
    const course = openCourse();
    const { exported, written, notices } = await refusalsAsUsage(async () => {
      const term = openTerm(course, results);
      const exercises = gradedExercisesIn(term, values.exercise);
      const { rules, notices } = rulesIn(term, values);
      const job: ExportJob = {
        ...{ term, exercises, rules },
        anonymous: anonymousIn(values),
        ...{ fill: values.fill, columns: columnsIn(term, exercises, values.column ?? []), roster: values.roster },
        ...{ system: values.for, allowLower: values['allow-lower'] ?? false, scale: values.scale ?? false },
        allowUnchecked: values['allow-unchecked'] ?? false,
        ...{ whole: values.whole ?? false, comments: values.feedback ?? false },
      };
      const made = format.make(job);
      const sources = [values.fill, values.roster, values.deadlines, values.manual, values.times].filter(
        (one) => one !== undefined,
      );
      const written = await writeExport(made, out, { as: format.out, overwrite: values.overwrite ?? false, sources });
      return { exported: made, written, notices };
    });
    io.out(exportedLines(exported, written, styleOf(io), notices).join('\n'));
    return exported.faults().length > 0 ? 3 : 0;
  },
};

function formatIn(name: string | undefined): ExportFormat {
  const names = Object.keys(FORMATS);
  if (name === undefined) throw new UsageError(`expected a format: ${names.join(', ')}`);
  if (Object.hasOwn(FORMATS, name)) return FORMATS[name];
  throw new UsageError(`there is no format "${name}".${didYouMean(name, names)} There are: ${names.join(', ')}`);
}

const WHO = `who is in the class, and by which key and name, stands in the results, from the roster of \`${LAB} grade\``;

/** An option that a format does not know would be taken for one that had an effect. */
function checkOptions(
  name: string,
  { takes, needs = [] }: ExportFormat,
  given: readonly (keyof typeof OPTIONS)[],
): void {
  const common: readonly string[] = ['out', 'overwrite', 'exercise'];
  const strange = given.find((option) => !common.includes(option) && !takes.includes(option as FormatOption));
  if (strange !== undefined) {
    if (strange === 'roster') throw new UsageError(`${name} does not take --roster: ${WHO}`);
    const own = takes.length === 0 ? '' : ` It takes ${takes.map((one) => `--${one}`).join(', ')}.`;
    throw new UsageError(`${name} does not take --${strange}.${own}`);
  }
  const missing = needs.find((option) => !given.includes(option));
  const WHY: Readonly<Partial<Record<FormatOption, string>>> = {
    fill: 'the file that the system exported: it is filled, and none is made up',
    for: FEEDBACK_SYSTEMS.join(' or '),
  };
  if (missing !== undefined) throw new UsageError(`${name} needs --${missing}: ${WHY[missing] ?? ''}`);
}

/** `05=Inertia (4711)`, `05,06=HW 3`, `all=Homework`. */
function columnsIn(term: GradedTerm, exercises: readonly string[], texts: readonly string[]): WantedColumn[] {
  const columns = texts.map((text): WantedColumn => {
    const [, ids, heading] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if ((heading as string | undefined) === undefined)
      throw new UsageError(`--column needs exercises and a title, such as "05=Inertia (4711)", got "${text}"`);
    const own = ids.trim() === 'all' ? exercises : gradedExercisesIn(term, ids, '--column');
    const outside = own.find((id) => !exercises.includes(id));
    if (outside !== undefined) throw new UsageError(`--column names ${outside}, and --exercise does not`);
    return { exercises: own, heading: heading.trim() };
  });
  const titles = columns.map(({ heading }) => heading);
  const twice = titles.find((title, i) => titles.indexOf(title) < i);
  if (twice !== undefined) throw new UsageError(`two --column are for "${twice}"`);
  return columns;
}
