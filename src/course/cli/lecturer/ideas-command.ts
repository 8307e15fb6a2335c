/** `lab ideas`: the test of ideas for a lecturer's system, for paper, and its key. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canvasZip } from '../../bank/canvas-qti.js';
import type { FormOfTest } from '../../bank/form-of-test.js';
import { KEY_COLUMNS, formOfTest, keyRows } from '../../bank/form-of-test.js';
import { moodleXml } from '../../bank/moodle-xml.js';
import { printedForm } from '../../bank/printed-form.js';
import { loadTest } from '../../bank/question-files.js';
import { writeAtomically } from '../../disk/atomic-write.js';
import { openCourse } from '../../disk/course.js';
import { csvText } from '../../disk/csv.js';
import { FORMS, itemsOf } from '../../questions/test-of-ideas.js';
import { expected } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { FLAG, argumentsIn } from '../options.js';

/** Another system is a row. */
const SYSTEMS: Readonly<
  Record<string, { ending: string; made: (form: FormOfTest) => string | Uint8Array; how: string }>
> = {
  moodle: { ending: 'moodle.xml', made: moodleXml, how: 'Moodle: Question bank, Import, Moodle XML format.' },
  canvas: { ending: 'canvas.zip', made: canvasZip, how: 'Canvas: Settings, Import course content, QTI .zip file.' },
  print: { ending: 'print.html', made: printedForm, how: 'Open it in a browser and print it.' },
  key: {
    ending: 'key.csv',
    made: (form) => csvText([KEY_COLUMNS, ...keyRows(form)]),
    how: 'Item by option: the idea behind it. It gives the answers away.',
  },
};

export const ideasCommand: Command = {
  name: 'ideas',
  audience: 'lecturer',
  summary: 'the test of ideas for Moodle, Canvas or paper',
  usage: `Usage: ${LAB} ideas export --for <system> [--form A|B] [--out <file>] [--replies]

Writes a form of the test of ideas as a file. Form A is for before notebook 00
and after 16, form B for after 12.

  --for <system>  moodle (Moodle XML), canvas (QTI 1.2), print (HTML), or
                  key (CSV: item by option, the idea behind each)
  --form A        the form (A)
  --out <file>    where to (ideas-A.moodle.xml and so on); no file is overwritten
  --replies       with what is said of each answer. It teaches the questions: not
                  before the form is taken for the last time

On the page students save their answers as ideas.csv (student, form, item,
option).

Example: ${LAB} ideas export --for moodle --form B`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, {
      for: { type: 'string', what: `one of ${Object.keys(SYSTEMS).join(', ')}` },
      form: { type: 'string', what: 'A or B', default: 'A' },
      out: { type: 'string', what: 'a new file' },
      replies: FLAG,
    });
    const [action, ...more] = words as [string | undefined, ...string[]];
    if (action !== 'export') throw expected(['export'], action);
    if (more.length > 0) throw new UsageError(`too many arguments: ${more.join(' ')}`);
    const { form: wanted, for: system = 'nothing' } = values;
    const form = FORMS.find((each) => each === wanted.toUpperCase());
    if (form === undefined) throw new UsageError(`--form: expected A or B, got ${wanted}`);
    if (!Object.hasOwn(SYSTEMS, system)) {
      throw new UsageError(`--for: expected ${Object.keys(SYSTEMS).join(', ')}, got ${system}`);
    }
    const { ending, made, how } = SYSTEMS[system];
    const items = itemsOf(await loadTest(openCourse().root), form);
    if (items.length === 0) throw new Error(`this course has no items of form ${form} in questions/test`);
    const file = path.resolve(values.out ?? `ideas-${form}.${ending}`);
    if (existsSync(file)) {
      throw new UsageError(`${file} is there already, and is left as it is. Name another file with --out`);
    }
    writeAtomically(file, made(formOfTest(form, items, values.replies)));
    io.out(`${file}: ${items.length} items of form ${form}. ${how}`);
    return 0;
  },
};
